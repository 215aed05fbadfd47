import { COUNTRIES } from '../../../../engine/games/parley/cards.ts'
import { neighboursOf } from '../../../../engine/games/parley/map.ts'
import { stepNow } from '../../../../engine/games/parley/options.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { Rect } from '../../../table/contract.ts'
import { columns } from '../../../table/frame.ts'
import { middle, rest } from '../../../table/rest.ts'
import { DEPTH, type Placing } from './rest.ts'
import { isVoteUnderWay } from './votes.ts'

const SIEGES = 16
/** What is fought for and what may be bought: port card and pile, letters, prices, the pile of votes and the discard. */
export function placeStake(placing: Placing): void {
  placePortCard(placing)
  placePiles(placing)
  placeSieges(placing)
  placeLetters(placing)
  placePrices(placing)
}

function placePortCard({ view, regions, layout }: Placing): void {
  const card = regions.portCard
  const kind = regions.compact ? 'port-strip' : card.width > card.height ? 'port-board' : 'port-card'
  layout[`port-card:${view.portDeck.length}`] = rest([kind, view.portCard.join(' ')], middle(card), DEPTH.stake, { values: gains(view) })
  const flat = regions.compact
  const attack: Rect = flat ? { ...card, width: card.width / 2 } : { ...card, height: card.height / 2 }
  const defence: Rect = flat ? { ...attack, x: card.x + card.width / 2 } : { ...attack, y: card.y + card.height / 2 }
  layout['side:attack'] = rest(['half', 'attack'], middle(attack), DEPTH.onStake, { target: 'side:attack' })
  layout['side:defence'] = rest(['half', 'defence'], middle(defence), DEPTH.onStake, { target: 'side:defence' })
}

/** 4.7 What each country would score at the anchor's port; nothing while there is no anchor. */
function gains({ anchor, options, markers }: State): Record<string, number> {
  if (anchor === null) return {}
  const near = neighboursOf(options.map).get(anchor) ?? []
  const gain = (country: string) => 1 + near.filter((port) => markers[port]?.some((one) => one === country)).length
  return Object.fromEntries(COUNTRIES.map((country) => [country, gain(country)]))
}

function placePiles({ view, regions, layout }: Placing): void {
  const { portPile, pile, discard } = regions
  if (portPile)
    layout['port-pile'] = rest(['pile', 'port-back'], middle(portPile), DEPTH.stake, { values: { count: view.portDeck.length }, up: false })
  layout.pile = rest(['pile', 'vote-back-mini'], middle(pile), DEPTH.stake, {
    values: { count: view.pile.length },
    up: false,
    target: 'pile:votes',
  })
  const top = view.discard.at(-1)
  const face = top ? (top.card ?? 'back') : 'none'
  layout.discard = rest(['discard', face], middle(discard), DEPTH.stake, {
    values: { count: view.discard.length },
    target: 'discard:votes',
  })
}

function placeSieges({ view, regions, layout }: Placing): void {
  const { sieges, dots } = regions
  const now = Math.min(SIEGES, view.sieges + (view.phase === 'over' ? 0 : 1))
  if (sieges) layout.sieges = rest(['sieges', ''], middle(sieges), DEPTH.stake, { values: { siege: now, total: SIEGES } })
  if (dots) layout.dots = rest(['dots', ''], middle(dots), DEPTH.stake, { values: { done: view.sieges, total: SIEGES } })
}

function placeLetters({ view, regions, layout }: Placing): void {
  const { letters, compact, scale } = regions
  if ((compact || regions.arrangement === 'room') && isVoteUnderWay(view)) return
  const headHeight = compact ? 0 : 36 * scale
  const price = stepNow(view.options.privateerCost, view.sieges)
  const head = { ...letters, height: compact ? 18 * scale : headHeight }
  if (!compact) layout.letters = rest(['letters-head', ''], middle(head), DEPTH.stake, { values: { price } })
  const perRow = compact || letters.width > letters.height * 2.2 ? 6 : 3
  const rows = 6 / perRow
  const body = { ...letters, y: letters.y + headHeight, height: letters.height - headHeight }
  for (const [index, country] of COUNTRIES.entries()) {
    const row = { ...body, y: body.y + Math.floor(index / perRow) * (body.height / rows), height: body.height / rows }
    const box = columns(row, perRow, (compact ? 4 : 9) * scale)[index % perRow]! // within the row
    const size = within(box, 120 / 104)
    const sold = view.letters.find((letter) => letter.country === country)
    const drawing: [string, string] = sold ? ['letter-sold', `${country} ${sold.seat}`] : ['letter', country]
    layout[sold ? `sold:${country}` : `letter:${country}`] = rest(drawing, size, DEPTH.onStake, { target: `letter:${country}` })
  }
}

function within(box: Rect, aspect: number): { x: number; y: number; width: number; height: number } {
  const width = Math.min(box.width, box.height * aspect * 0.96)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, height: width / aspect }
}

function placePrices({ view, regions, layout }: Placing): void {
  const { blackmail } = regions
  if (!blackmail) return
  const values = { yes: stepNow(view.options.blackmailPay, view.sieges), maybe: 2 }
  layout.blackmail = rest(['blackmail-price', ''], middle(blackmail), DEPTH.panel, { values })
}
