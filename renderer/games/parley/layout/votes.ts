import type { Seat } from '../../../../engine/core/game.ts'
import { shieldsOf, swordsOf, type VoteCard } from '../../../../engine/games/parley/cards.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { Rect } from '../../../table/contract.ts'
import { columns } from '../../../table/frame.ts'
import { middle, rest } from '../../../table/rest.ts'
import { DEPTH, type Placing } from './rest.ts'

const CARD_ASPECT = 176 / 254

/** Is there a vote whose cards lie, or may lie, on the table? Not any more once the port has fallen and they are gone. */
export function isVoteUnderWay({ vote, phase, anchor, markers }: State): boolean {
  if (vote === null || anchor === null) return false
  return vote.laid.length > 0 || (phase === 'vote' && markers[anchor] === undefined)
}

/** 4.2 From the captain's left, the captain last. */
function votersInOrder({ seats, captain }: State): Seat[] {
  return Array.from({ length: seats }, (_, index) => (captain + 1 + index) % seats)
}

/** 4.3 Opened cards in the order in which they are turned: the light ones first, what decides or overturns at the end. */
export function openedInOrder(cards: readonly VoteCard[]): VoteCard[] {
  const weight = (card: VoteCard) => {
    const counted = swordsOf(card) + shieldsOf(card)
    if (counted > 0) return counted
    return card === 'abstain' ? 0 : 10
  }
  return cards.toSorted((a, b) => weight(a) - weight(b) || (a < b ? -1 : a > b ? 1 : 0))
}

/** The votes of the siege under way, each at its voter's place, or opened in a row that tells nothing of who laid them. */
export function placeVotes(placing: Placing): void {
  const { view, regions, layout } = placing
  const stage = middle(regions.chart)
  const height = regions.chart.height * 0.36
  for (const [id, share] of [
    ['riffle', 0],
    ['riffle:left', -0.7],
    ['riffle:right', 0.7],
  ] as const) {
    const width = height * CARD_ASPECT
    layout[id] = rest(['nothing', ''], { x: stage.x + width * share, y: stage.y, width, height }, DEPTH.vote, { up: false })
  }
  for (let index = 0; index < view.seats + 1; index++) placeStagePlace(placing, index, height)
  if (!view.vote || !isVoteUnderWay(view)) return
  if (view.vote.opened === null) placeLaid(placing)
  else placeOpened(placing, view.vote.opened)
  placeSums(placing)
}

/** Where a card is held up while it is turned. */
function placeStagePlace({ view, regions, layout }: Placing, index: number, height: number): void {
  const { x, y, width } = middle(regions.chart)
  const step = Math.min(height * CARD_ASPECT * 1.14, (width * 0.92) / (view.seats + 1))
  const at = { x: x + (index - (view.seats - 1) / 2) * step, y, width: height * CARD_ASPECT, height }
  layout[`stage:${index}`] = rest(['nothing', ''], at, DEPTH.vote)
}

/** Places for all voters, one for the extra card of 5.2, and the sums at the end of the row. */
function row({ regions, view }: Placing, sumsShare = 0.17): { places: Rect[]; sums: Rect } {
  const area = regions.arrangement === 'room' ? regions.letters : regions.votes
  const width = area.width * (1 - sumsShare)
  const longest = (area.height / 0.9) * 2
  const each = Math.min(longest, width / (view.seats + (hasExtra(view) ? 1 : 0)))
  const count = view.seats + (hasExtra(view) ? 1 : 0)
  const places = columns({ ...area, width: each * count }, count, each * 0.06)
  return { places, sums: { ...area, x: area.x + area.width * (1 - sumsShare * 0.94), width: area.width * sumsShare * 0.94 } }
}

const hasExtra = ({ vote }: State) => vote?.laid.some((laid) => laid.extra) === true

function cardIn(rect: Rect, share: number): { x: number; y: number; width: number; height: number } {
  const height = Math.min(rect.height, (rect.width * 0.96) / CARD_ASPECT)
  const width = height * CARD_ASPECT
  const x = Math.min(rect.x + rect.width - width / 2, rect.x + rect.width * share + width * 0.1)
  return { x, y: rect.y + rect.height / 2, width, height }
}

/** A voter's place in the row, or on the plaque in the room. */
function voterPlace(placing: Placing, seat: Seat, index: number): { x: number; y: number; width: number; height: number } {
  const { regions } = placing
  const plaque = regions.plaques[seat]
  if (regions.arrangement === 'room' && plaque) {
    // beside the portrait, above the name
    const height = plaque.height * 0.5
    return {
      x: plaque.x + plaque.width - height * CARD_ASPECT * 0.62,
      y: plaque.y + plaque.height * 0.28,
      width: height * CARD_ASPECT,
      height,
    }
  }
  const place = row(placing).places[index]
  return cardIn(place ?? regions.votes, 0.62)
}

function placeLaid(placing: Placing): void {
  const { view, regions, layout } = placing
  const vote = view.vote
  if (!vote) return
  for (const [index, seat] of votersInOrder(view).entries()) {
    const at = voterPlace(placing, seat, index)
    const cards = vote.laid.filter((laid) => laid.seat === seat && !laid.extra)
    const passed = vote.passed.includes(seat)
    layout[`slot:${seat}`] = rest(['slot', passed ? 'passed' : 'open'], at, DEPTH.stake)
    if (regions.arrangement !== 'room') placeVoter(placing, seat, at)
    for (const { card } of cards) layout[`vote:${seat}`] = voteCard(card, at, vote.way === 'open')
  }
  placeExtra(placing)
}

/** The voter's face beside the card; on a phone, on its corner. */
function placeVoter({ regions, layout }: Placing, seat: Seat, at: { x: number; y: number; width: number; height: number }): void {
  const size = at.height * (regions.compact ? 0.46 : 0.62)
  const away = regions.compact ? { x: at.width * 0.34, y: at.height * 0.28 } : { x: at.width * 0.5 + size * 0.42, y: 0 }
  const box = { x: at.x - away.x, y: at.y + away.y, width: size * 0.86, height: size }
  layout[`voter:${seat}`] = rest(['voter', String(seat)], box, regions.compact ? DEPTH.vote + 1 : DEPTH.stake + 1)
}

function placeExtra(placing: Placing): void {
  const { view, regions, layout } = placing
  const extra = view.vote?.laid.find((laid) => laid.extra)
  if (!extra) return
  const place = row(placing).places[view.seats]
  const at = cardIn(place ?? regions.votes, 0.62)
  layout['vote:extra'] = voteCard(extra.card, at, true)
  placeVoter(placing, extra.seat, at)
}

function voteCard(
  card: VoteCard | null,
  at: { x: number; y: number; width: number; height: number },
  up: boolean,
): ReturnType<typeof rest> {
  return rest(['vote', card ?? 'back'], at, DEPTH.vote, { up: up && card !== null })
}

/** 4.3 Known cards of nobody; 5.3 faces come to the cards again once it is public who laid them. */
function placeOpened(placing: Placing, opened: readonly VoteCard[]): void {
  const { view, layout, regions } = placing
  const vote = view.vote
  const { places } = row(placing)
  const owners = vote?.laid.filter((laid) => laid.shown && !laid.extra) ?? []
  for (const [index, card] of openedInOrder(opened).entries()) {
    const at = cardIn(places[index] ?? regions.votes, 0.62)
    layout[`opened:${index}`] = voteCard(card, at, true)
    const owner = owners.findIndex((laid) => laid.card === card)
    const known = owners[owner]
    if (!known) continue
    owners.splice(owner, 1)
    placeVoter(placing, known.seat, at)
  }
  placeExtra(placing)
}

/** Swords against shields of all cards that lie open. */
function placeSums(placing: Placing): void {
  const { view, layout } = placing
  const vote = view.vote
  if (!vote) return
  const open = [
    ...(vote.opened ?? []),
    ...vote.laid.filter((laid) => laid.extra || (vote.opened === null && vote.way === 'open')).map(({ card }) => card),
  ]
  const cards = open.filter((card) => card !== null)
  const sum = (count: (card: VoteCard) => number) => cards.reduce((total, card) => total + count(card), 0)
  const values = vote.sums ?? { swords: sum(swordsOf), shields: sum(shieldsOf) }
  if (cards.length === 0 && !vote.sums) return
  layout.sums = rest(['sums', vote.sums ? 'counted' : 'open'], middle(row(placing).sums), DEPTH.stake, { values })
}
