import type { Viewer } from '../../../../engine/core/game.ts'
import { type Card, COLOURS, type Colour, expeditionOf, type Sign, shipOf, signOf } from '../../../../engine/games/port-royal/cards.ts'
import { oddsOfGoingUnder } from '../../../../engine/games/port-royal/odds.ts'
import { isLastRound } from '../../../../engine/games/port-royal/rules/turn.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import { type Box, middle, rest } from '../../../table/rest.ts'
import { expeditionId, harbourIds } from '../ids.ts'
import type { Regions } from '../regions.ts'
import { worthOf } from '../worth.ts'
import { CARD_ASPECT, DEPTH, grid, type Placing } from './placing.ts'

const EXPEDITION_ASPECT = 272 / 140
/** What is said across the harbour is so much wider than high. */
export const HERALD_ASPECT = 5

/** Colours of the ships in the harbour, in the order of their coming. */
export function coloursIn({ harbour }: State): Colour[] {
  return [...new Set(harbour.flatMap((card) => shipOf(card)?.colour ?? []))]
}

/** Pile, discard, flags, the harbour itself and the expeditions beside it. */
export function placeHarbour(placing: Placing): void {
  const { view, regions, layout } = placing
  layout.pile = rest(['pile', 'back'], middle(regions.pile), DEPTH.pile, {
    up: false,
    target: 'pile:',
    values: { count: view.pile.length },
  })
  const top = view.discard.at(-1)
  layout.discard = rest(['discard', top ?? 'none'], middle(regions.discard), DEPTH.pile, {
    target: 'discard:',
    values: { count: view.discard.length },
  })
  placeCards(placing)
  placeNews(placing)
  placeFlags(placing)
  placeExpeditions(placing)
}

/** What is said across the harbour, the tax card while it is gathered (3.4), the odds where agreed to, and the last round (6.1). */
function placeNews({ view, regions, layout }: Placing): void {
  const { harbour, pile } = regions
  const centre = { x: harbour.x + harbour.width / 2, y: harbour.y + harbour.height / 2 }
  const high = Math.min(harbour.height * 0.34, harbour.width / HERALD_ASPECT)
  layout.herald = rest(['nothing', ''], { ...centre, width: high * HERALD_ASPECT, height: high }, DEPTH.card)
  if (view.tax !== null) {
    const height = Math.min(harbour.height, 300 * regions.scale)
    layout.tax = rest(['card', view.tax], { ...centre, width: height * CARD_ASPECT, height }, DEPTH.display - 1)
  }
  if (view.options.showOdds && view.phase === 'discover' && view.revealed) {
    const height = Math.max(13, pile.height * 0.16)
    layout.odds = rest(['odds', ''], { x: pile.x + pile.width / 2, y: pile.y + height * 0.2, width: pile.width, height }, DEPTH.pile + 1, {
      values: { percent: Math.round(oddsOfGoingUnder(view) * 100) },
    })
  }
  if (view.phase !== 'over' && isLastRound(view))
    layout.lastRound = rest(['news', 'panel.lastRound'], middle(regions.news), DEPTH.flag + 2, { target: regions.compact ? null : 'news:' })
}

/** While the active player may go on, one more berth says what would be the end of it (3.3). */
function placeCards({ view, viewer, regions, layout }: Placing): void {
  const colours = coloursIn(view)
  const warns = view.phase === 'discover' && colours.length > 0
  const berths = view.harbour.length + (warns ? 1 : 0)
  const boxes = grid(regions.harbour, Math.max(berths, 1), regions.compact ? 126 * regions.scale : 206 * regions.scale)
  for (const [at, id] of harbourIds(view.harbour).entries()) {
    const card = view.harbour[at]
    const box = boxes[at]
    if (card === undefined || box === undefined) continue
    const worth = worthOf(view, viewer, card)
    layout[id] = rest(['card', card], box, DEPTH.card + at * 0.1, {
      target: `harbour:${at}`,
      turn: at % 2 ? 0.5 : -0.6,
      ...(worth === null ? {} : { values: { worth: worth.coins, dear: worth.isDear ? 1 : 0 } }),
    })
  }
  const last = boxes.at(-1)
  if (last === undefined) return
  if (warns) {
    layout.danger = rest(['danger', colours.join(' ')], last, DEPTH.berth, { values: { ships: colours.length }, target: 'danger:' })
    layout.ember = rest(['ember', ''], { ...last, width: last.width * 1.6, height: last.height * 1.48 }, DEPTH.berth - 1, {
      values: { ships: colours.length },
    })
  } else if (view.harbour.length === 0) layout.berth = rest(['berth', 'berth'], last, DEPTH.berth)
}

/** 4.1 The third flag still means one card, the fourth two, the fifth three. */
function placeFlags({ view, regions, layout }: Placing): void {
  const hoisted = coloursIn(view)
  const others = COLOURS.filter((colour) => !hoisted.includes(colour))
  const { x, y, width, height } = regions.flags
  const step = width / COLOURS.length
  const kind = regions.arrangement === 'landscape' ? 'pennon' : 'flag'
  for (const [place, colour] of [...hoisted, ...others].entries()) {
    const box = { x: x + step * (place + 0.5), y: y + height / 2, width: step, height }
    layout[`flag:${colour}`] = rest([kind, colour], box, DEPTH.flag, {
      values: { out: hoisted.includes(colour) ? 0 : 1 },
      target: `flag:${colour}`,
    })
    const takes = place - 1
    if (takes < 1 || (takes < 2 && regions.compact)) continue
    const now = hoisted.length > place ? (hoisted.length === place + 1 ? 1 : 0) : 0
    const first = takes === 1 && hoisted.length > 0 && hoisted.length <= 3 ? 1 : 0
    layout[`takes:${takes}`] = rest(['takes', ''], takesBox(regions, box), DEPTH.flag + 1, {
      values: { count: takes, now: takes === 1 ? first : now },
    })
  }
}

/** Below the cloth of a flag; on the lower rim of a pennon, which fills its place. */
function takesBox({ arrangement, scale }: Regions, flag: Box): Box {
  if (arrangement !== 'landscape') {
    const high = arrangement === 'portrait' ? 0.28 : 0.2
    return { ...flag, y: flag.y + flag.height * (high / 2), width: flag.width * 0.84, height: flag.height * high }
  }
  const height = 15 * scale
  return { x: flag.x, y: flag.y + flag.height / 2 - height / 2, width: height * 1.5, height }
}

/** From one expedition to the next, in lengths of one. */
const APART = { across: 1.1, down: 1.12 }

/** As many as lie open, side by side: in as many columns as make them largest. */
function placeExpeditions({ view, viewer, regions, layout }: Placing): void {
  const count = view.expeditions.length
  const { x, y, width, height } = regions.expeditions
  const rowsIn = (columns: number): number => Math.ceil(count / columns)
  const widthIn = (columns: number): number =>
    Math.min(width / (columns * APART.across - 0.06), (height / rowsIn(columns)) * 0.95 * EXPEDITION_ASPECT, width * 0.9)
  const columns = Array.from({ length: count }, (_, less) => less + 1).reduce(
    (one, other) => (widthIn(other) > widthIn(one) ? other : one),
    1,
  )
  const cardWidth = widthIn(columns)
  const cardHeight = cardWidth / EXPEDITION_ASPECT
  const down = Math.min(height / rowsIn(columns), cardHeight * APART.down)
  for (const [at, card] of view.expeditions.entries()) {
    const box = {
      x: x + width / 2 + ((at % columns) - (columns - 1) / 2) * cardWidth * APART.across,
      y: y + down * (Math.floor(at / columns) + 0.5),
      width: cardWidth,
      height: cardHeight,
    }
    layout[expeditionId(card)] = rest(['expedition', card], box, DEPTH.expedition + at * 0.1, {
      target: `expedition:${at}`,
      values: { met: metBy(view, viewer, card) },
    })
  }
}

/** 5.1 Of the needs of an expedition, in order, which ones the viewer's persons meet: `101`. Jacks step in where others lack. */
function metBy(view: State, viewer: Viewer, card: Card): string {
  const display = viewer === 'table' ? [] : (view.displays[viewer] ?? [])
  const left = new Map<Sign | 'any', number>()
  for (const person of display) {
    const sign = signOf(person)
    if (sign !== null) left.set(sign, (left.get(sign) ?? 0) + 1)
  }
  const needs = expeditionOf(card)?.needs ?? []
  return needs
    .map((need) => {
      const by = (left.get(need) ?? 0) > 0 ? need : 'any'
      const owned = left.get(by) ?? 0
      if (owned > 0) left.set(by, owned - 1)
      return owned > 0 ? '1' : '0'
    })
    .join('')
}
