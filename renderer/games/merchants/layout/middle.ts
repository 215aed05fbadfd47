import type { Seat } from '../../../../engine/core/game.ts'
import { asked } from '../../../../engine/games/merchants/asked.ts'
import type { PileCard } from '../../../../engine/games/merchants/cards.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { Rect } from '../../../table/contract.ts'
import { type Box, middle, rest } from '../../../table/rest.ts'
import { eventValues } from '../explorations.ts'
import { ATTACK, ATTACK_PLACE, DEFENCE_PLACE, eventId, OFFER_PLACE, pickIds, seenPlace } from '../ids.ts'
import { CARD_ASPECT, DEPTH, type Placing } from './placing.ts'

/** Numbers of piles, in shares of the height from the middle: where cards have names they stand below them. */
const LOW_BADGE = 0.48

/** Pile and discard, and whatever lies between us: an attack, an offer, an event, cards laid out. */
export function placeMiddle(placing: Placing): void {
  placePiles(placing)
  placeDuel(placing)
  placeEvents(placing)
  placeLaid(placing)
}

function placePiles({ view, regions, layout }: Placing): void {
  const low = regions.compact ? {} : { badge: LOW_BADGE }
  layout.pile = rest(['pile', 'back'], middle(regions.pile), DEPTH.pile, {
    up: false,
    target: 'pile:',
    values: { count: view.pile.length, ...low },
  })
  const lying = liesInTheMiddle(view) ? view.discard.slice(0, -1) : view.discard
  layout.discard = rest(['discard', lying.at(-1) ?? 'none'], middle(regions.discard), DEPTH.pile, {
    target: 'discard:',
    values: { count: lying.length, ...low, ...eventValues(view, lying.at(-1) ?? '') },
  })
}

/** The attack is over its place until it is answered, or other cards have come on top of it. */
function liesInTheMiddle({ attack, discard }: State): boolean {
  return attack !== null && discard.at(-1) === attack.card
}

function placeDuel(placing: Placing): void {
  const { view, regions, layout } = placing
  layout[ATTACK_PLACE] = rest(['nothing', ''], middle(regions.attack), DEPTH.middle)
  layout[DEFENCE_PLACE] = rest(['nothing', ''], middle(regions.defence), DEPTH.middle)
  layout[OFFER_PLACE] = rest(['nothing', ''], middle(regions.offer), DEPTH.middle, { up: false })
  const { attack, offer } = view
  if (attack && liesInTheMiddle(view)) {
    layout[ATTACK] = rest(['card', attack.card], middle(regions.attack), DEPTH.middle + 1, { turn: -3 })
    if (view.phase === 'defend') layout.answer = rest(['slot', 'slot'], middle(regions.defence), DEPTH.middle, { turn: 2 })
  }
  if (offer && offer.from !== placing.viewer)
    layout.offer = rest(['card', 'back'], middle(regions.offer), DEPTH.middle, { up: false, target: 'offer:' })
}

/** 7.1 Events under way: the present one is read aloud, but where I need the room to decide. */
function placeEvents(placing: Placing): void {
  const { view, regions, layout } = placing
  for (const [index, event] of view.running.entries()) {
    const nested = view.running.length - 1 - index
    const values = eventValues(view, event)
    if (nested === 0 && !needsRoom(placing)) {
      layout[eventId(event)] = rest(['event-large', String(values.art)], middle(regions.event), DEPTH.event, {
        target: 'event:',
        values,
        turn: regions.compact ? 0 : -0.8,
      })
      continue
    }
    const { running } = regions
    const aside = { ...running, x: running.x + running.width * 0.3 * nested, y: running.y - running.height * 0.06 * nested }
    layout[eventId(event)] = rest(['card', event], middle(aside), DEPTH.middle - nested, {
      target: nested === 0 ? 'event:' : null,
      values,
    })
  }
}

/** Cards are laid out in the middle of the sea, and a phone has no room beside the event at all. */
function needsRoom({ view, viewer, regions }: Placing): boolean {
  if (viewer === 'table' || asked(view) !== viewer || view.phase === 'turn') return false
  return regions.compact || (view.pick !== null && view.pick.of !== viewer)
}

/** 4.6, 7.2 Another's hand, or the top of the pile: laid out for whoever picks. */
function placeLaid(placing: Placing): void {
  const { view, viewer, regions, layout } = placing
  const { pick } = view
  if (viewer === 'table' || !regions.pick) return
  for (const [index, box] of spread(regions.pick, longestOther(view, viewer)).entries())
    layout[seenPlace(index)] = rest(['nothing', ''], box, DEPTH.laid)
  if (pick?.seat !== viewer || pick.of === viewer) return
  const boxes = spread(regions.pick, pick.cards.length)
  layout.sheet = rest(['panel', ''], framed(boxes, regions.pick, regions.scale), DEPTH.sheet)
  for (const [index, id] of pickIds(pick.cards).entries()) {
    const box = boxes[index]
    const card = pick.cards[index]
    if (box) layout[id] = laid(view, card ?? null, box, index)
  }
}

function laid(view: State, card: PileCard | null, box: Box, index: number) {
  return rest(['card', card ?? 'back'], box, DEPTH.laid + index * 0.1, {
    up: card !== null,
    target: `pick:${index}`,
    values: eventValues(view, card ?? ''),
  })
}

function longestOther({ hands }: State, viewer: Seat): number {
  return Math.max(0, ...hands.map((hand, seat) => (seat === viewer ? 0 : hand.length)))
}

const GAP = 0.07

/** As large as they can be in one to four lines, whole. */
function spread(area: Rect, count: number): Box[] {
  const fits = (length: number, cards: number): number => length / (cards + (cards + 1) * GAP)
  const tries = [1, 2, 3, 4].map((rows) => {
    const columns = Math.max(1, Math.ceil(count / rows))
    return { rows, columns, height: Math.min(fits(area.width, columns) / CARD_ASPECT, fits(area.height, rows), 300) }
  })
  const { columns, height } = tries.reduce((one, other) => (other.height > one.height ? other : one))
  const width = height * CARD_ASPECT
  const lines = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns)
    const inLine = Math.min(columns, count - line * columns)
    return {
      x: area.x + area.width / 2 + ((index % columns) - (inLine - 1) / 2) * width * (1 + GAP),
      y: area.y + area.height / 2 + (line - (lines - 1) / 2) * height * (1 + GAP),
      width,
      height,
    }
  })
}

/** The board under them. */
function framed(boxes: readonly Box[], within: Rect, scale: number): Box {
  const air = 14 * scale
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2)) - air
  const right = Math.max(...boxes.map(({ x, width }) => x + width / 2)) + air
  const top = Math.max(within.y, Math.min(...boxes.map(({ y, height }) => y - height / 2)) - air)
  const bottom = Math.min(within.y + within.height, Math.max(...boxes.map(({ y, height }) => y + height / 2)) + air)
  return middle({ x: left, y: top, width: right - left, height: bottom - top })
}
