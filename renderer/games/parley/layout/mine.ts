import type { Seat } from '../../../../engine/core/game.ts'
import type { Rect } from '../../../table/contract.ts'
import { middle, rest } from '../../../table/rest.ts'
import { coinsFor } from '../coins.ts'
import { DEPTH, type Placing } from './rest.ts'

const CARD_ASPECT = 176 / 254
const BLACKMAIL_ASPECT = 132 / 190
/** A fanned card still shows so much of itself. */
const GAP_SHARE = 0.09

/** What only the viewer sees: hand, blackmail cards, secret crown; and the own purse as piles of coins. */
export function placeMine(placing: Placing): void {
  const { viewer } = placing
  if (viewer === 'table') return
  placeHand(placing, viewer)
  placeBlackmailCards(placing, viewer)
  placeMission(placing, viewer)
  placePurse(placing, viewer)
}

/** Copies of a kind are told apart by their number, so that a card keeps its id while others come and go. */
function placeHand({ view, regions, layout }: Placing, seat: Seat): void {
  if (!regions.hand) return
  const cards = view.hands[seat] ?? []
  const seen = new Map<string, number>()
  for (const [index, card] of cards.entries()) {
    const kind = card ?? 'back'
    const copy = seen.get(kind) ?? 0
    seen.set(kind, copy + 1)
    const { box, turn } = inRow(regions.hand, { index, count: cards.length, aspect: CARD_ASPECT, flat: regions.compact })
    layout[`hand:${kind}:${copy}`] = rest(['vote', kind], box, DEPTH.hand + index * 0.1, {
      turn,
      up: card !== null,
      target: `card:${index}`,
    })
  }
}

type Place = { index: number; count: number; aspect: number; flat: boolean }

/** A row as loose as it can be; on a desk it lies as a hand lays cards down. */
function inRow(
  area: Rect,
  { index, count, aspect, flat }: Place,
): { box: { x: number; y: number; width: number; height: number }; turn: number } {
  const room = flat ? area : { ...area, y: area.y + area.height * 0.01, height: area.height * 0.98 }
  const most = Math.max(count, 6)
  const height = Math.min(room.height, room.width / (most * (1 + GAP_SHARE) * aspect))
  const width = height * aspect
  const step = Math.min(width * (1 + GAP_SHARE), count > 1 ? (room.width - width) / (count - 1) : 0)
  const away = index - (count - 1) / 2
  const sink = flat ? 0 : away * away * height * 0.0026
  return {
    box: { x: room.x + room.width / 2 + away * step, y: room.y + room.height / 2 + sink, width, height },
    turn: flat ? 0 : away * 0.7,
  }
}

function placeBlackmailCards(placing: Placing, seat: Seat): void {
  const { view, regions, layout } = placing
  const area = regions.blackmailCards
  if (!area) return
  const cards = view.blackmailCards[seat] ?? []
  if (regions.compact) {
    placeInRow(placing, area, cards)
    return
  }
  const height = Math.min(area.height * 0.74, area.width * 0.48)
  const width = height * BLACKMAIL_ASPECT
  const step = Math.min(width * 0.47, (area.width - width * 1.2) / 5)
  for (const [index, country] of cards.entries()) {
    if (country === null) continue
    const away = index - (cards.length - 1) / 2
    const box = { x: area.x + area.width / 2 + away * step, y: area.y + height * 0.56 + away * away * height * 0.018, width, height }
    layout[`mine:${country}`] = rest(['blackmail', country], box, DEPTH.hand + index * 0.1, {
      turn: away * 4.6,
      target: `blackmail:${country}`,
    })
  }
  const line = { x: area.x + area.width / 2, y: area.y + area.height * 0.93, width: area.width, height: area.height * 0.13 }
  layout.blackmails = rest(['caption', 'blackmails'], line, DEPTH.onPanel, { values: { count: cards.length } })
}

/** On a phone they lie in a row that a thumb can hit, below those of my hand. */
function placeInRow({ layout }: Placing, area: Rect, cards: readonly (string | null)[]): void {
  for (const [index, country] of cards.entries()) {
    if (country === null) continue
    const { box } = inRow(area, { index, count: cards.length, aspect: BLACKMAIL_ASPECT, flat: true })
    layout[`mine:${country}`] = rest(['blackmail', country], box, DEPTH.hand + index * 0.1, { target: `blackmail:${country}` })
  }
}

function placeMission({ view, regions, layout }: Placing, seat: Seat): void {
  const { mission, missionCard } = regions
  if (!mission || !missionCard) return
  layout.crown = rest(['panel', ''], middle(mission), DEPTH.panel)
  const title = titlePlace(regions.missionButton, mission)
  if (title) layout['crown-title'] = rest(['caption', 'crown'], middle(title), DEPTH.onPanel)
  layout.mission = rest(['mission', view.missions[seat] ?? ''], middle(missionCard), DEPTH.mission, {
    up: false,
    turn: regions.compact ? 0 : -2,
    target: 'mission:mine',
  })
}

/** Above the button, if there is room. */
function titlePlace(button: Rect | null, mission: Rect): Rect | null {
  if (!button) return null
  const height = button.y - mission.y
  return height < button.height * 0.6 ? null : { x: button.x, y: mission.y + height * 0.2, width: button.width, height: height * 0.7 }
}

function placePurse({ view, regions, layout }: Placing, seat: Seat): void {
  const { purse } = regions
  if (!purse) return
  const coins = coinsFor(view.silver[seat] ?? 0)
  const upright = purse.height > purse.width * 1.4
  const half = upright ? { ...purse, height: purse.height / 2 } : { ...purse, width: purse.width / 2 }
  const other = upright ? { ...half, y: purse.y + half.height } : { ...half, x: purse.x + half.width }
  layout[`gold:${seat}`] = rest(['stack', 'gold'], middle(half), DEPTH.onPanel, { values: { count: coins.gold } })
  layout[`silver:${seat}`] = rest(['stack', 'silver'], middle(other), DEPTH.onPanel, { values: { count: coins.silver } })
  const size = 44 * regions.scale
  layout[`coin:gold:${seat}`] = rest(['nothing', ''], { ...middle(half), width: size, height: size }, DEPTH.place)
  layout[`coin:silver:${seat}`] = rest(['nothing', ''], { ...middle(other), width: size, height: size }, DEPTH.place)
}
