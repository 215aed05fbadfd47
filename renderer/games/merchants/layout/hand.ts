import type { Seat } from '../../../../engine/core/game.ts'
import { type Card, isTreasure, isWeapon } from '../../../../engine/games/merchants/cards.ts'
import type { Rect } from '../../../table/contract.ts'
import { type Box, middle, rest } from '../../../table/rest.ts'
import { fanId, handIds } from '../ids.ts'
import { CARD_ASPECT, DEPTH, type Placing } from './placing.ts'

/** How far the next card lies, against one of another variety. */
const ALIKE = 0.5
const OTHER_FAMILY = 1.3
/** Of a card's width: how loose a hand is, and what of a covered card must still be seen. */
const LOOSE = 0.84
const ENOUGH = 0.9
const ROWS = [1, 2, 3] as const
/** Of a whole fan. */
const MOST_TURN = 5

const familyOf = (card: Card | null): number => (isTreasure(card) ? 0 : isWeapon(card) ? 1 : 2)

/** My cards by family, as a fan. */
export function placeHand(placing: Placing): void {
  const { view, viewer, regions, layout } = placing
  if (viewer === 'table' || !regions.hand) return
  layout[fanId(viewer)] = rest(['nothing', ''], middle(handPlace(regions.hand)), DEPTH.hand)
  const hand = view.hands[viewer] ?? []
  const ids = handIds(hand)
  const offered = offeredPlace(placing, viewer)
  const order = hand.map((_, place) => place).filter((place) => place !== offered)
  order.sort((one, other) => familyOf(hand[one] ?? null) - familyOf(hand[other] ?? null) || one - other)
  const kinds = order.map((place) => hand[place] ?? null)
  const boxes = regions.compact ? lines(regions.hand, kinds) : fan(regions.hand, kinds)
  for (const [index, place] of order.entries()) {
    const [id, box] = [ids[place], boxes[index]]
    const card = hand[place] ?? null
    if (id === undefined || box === undefined) continue
    layout[id] = rest(['card', card ?? 'back'], raised(placing, card, box), DEPTH.hand + index * 0.1, {
      turn: box.turn,
      up: card !== null,
      target: `card:${place}`,
    })
  }
  if (offered === null) return
  layout[ids[offered] ?? 'offer'] = rest(['card', hand[offered] ?? 'back'], middle(regions.offer), DEPTH.middle, {
    up: false,
    target: 'offer:',
  })
}

/** 6.3 At the end treasure is shown. */
function raised({ view, regions }: Placing, card: Card | null, { turn: _, ...box }: Turned): Box {
  return view.phase === 'over' && isTreasure(card) && !regions.compact ? { ...box, y: box.y - box.height * 0.09 } : box
}

/** A single card in the middle of the hand: where others see mine come and go. */
function handPlace({ x, y, width, height }: Rect): Rect {
  const high = Math.min(height, 236)
  return { x: x + width / 2 - (high * CARD_ASPECT) / 2, y: y + (height - high) / 2, width: high * CARD_ASPECT, height: high }
}

/** 4.2 Of the cards alike the last lies on the table. */
function offeredPlace({ view }: Placing, seat: Seat): number | null {
  const { offer } = view
  if (offer?.from !== seat) return null
  const place = (view.hands[seat] ?? []).lastIndexOf(offer.card)
  return place < 0 ? null : place
}

type Turned = Box & { turn: number }

/** How far each card lies from the first, in steps. */
function offsets(kinds: readonly (Card | null)[]): number[] {
  let at = 0
  return kinds.map((kind, index) => {
    if (index > 0) {
      const before = kinds[index - 1] ?? null
      at += kind === before ? ALIKE : familyOf(kind) === familyOf(before) ? 1 : OTHER_FAMILY
    }
    return at
  })
}

/** On a desk: one fan, the tighter the fuller. */
function fan(area: Rect, kinds: readonly (Card | null)[]): Turned[] {
  const height = area.height * 0.8
  const width = height * CARD_ASPECT
  const places = offsets(kinds)
  const total = places.at(-1) ?? 0
  const step = total > 0 ? Math.min(width * LOOSE, (area.width - width * 1.08) / total) : 0
  const half = Math.max((total * step) / 2, width)
  return places.map((place) => {
    const away = place * step - (total * step) / 2
    const share = away / half
    const bend = Math.min(1, half / (area.width / 2))
    return {
      x: Math.round(area.x + area.width / 2 + away),
      y: Math.round(area.y + area.height * 0.47 + share * share * area.height * 0.07 * bend),
      width,
      height,
      turn: share * MOST_TURN * bend,
    }
  })
}

/** On a phone: in as many lines as show most of every card. */
function lines(area: Rect, kinds: readonly (Card | null)[]): Turned[] {
  const plans = ROWS.filter((rows) => rows <= Math.max(1, kinds.length)).map((rows) => {
    const inLine = Math.ceil(kinds.length / rows)
    const height = Math.min((area.height - (rows - 1) * 4) / rows, 190)
    const width = height * CARD_ASPECT
    const step = inLine > 1 ? Math.min(width * 1.04, (area.width - width) / (inLine - 1)) : width
    return { rows, inLine, width, height, step, worth: width * Math.min(1, step / width / ENOUGH) }
  })
  const best = plans.reduce((one, other) => (other.worth > one.worth * 1.02 ? other : one))
  const { inLine, width, height, step } = best
  const rows = Math.max(1, Math.ceil(kinds.length / inLine))
  return kinds.map((_, index) => {
    const line = Math.floor(index / inLine)
    const count = Math.min(inLine, kinds.length - line * inLine)
    return {
      x: Math.round(area.x + area.width / 2 + ((index % inLine) - (count - 1) / 2) * step),
      y: Math.round(area.y + area.height / 2 + (line - (rows - 1) / 2) * (height + 4)),
      width,
      height,
      turn: 0,
    }
  })
}
