import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { Card } from '../../../engine/games/port-royal/cards.ts'
import { pointsIn } from '../../../engine/games/port-royal/display.ts'
import type { Event } from '../../../engine/games/port-royal/events.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import type { Motion, Step } from '../../table/contract.ts'
import { type Around as AroundOf, flight, type Moves, moveOf, step, still, unsilent } from '../../table/steps.ts'
import { coinsId, displayIds, expeditionId, harbourIds, heapId } from './ids.ts'
import { called, inHarbour, landsAt, revealed, wentUnder } from './motion/reveal.ts'

type Around = AroundOf<State>

const COIN = { kind: 'coin', face: '', aspect: 86 / 123, size: 0.7 }
const HOP_MS = 430
const NOD_MS = 150
const APART_MS = 110
/** All coins of a payment have set off by then. */
const LONGEST_MS = 900

/** Coins hop one after another; the purses count along. Places without a purse (pile, discard) keep no count. */
function coinsHop(from: string, to: string, count: number, { before }: Around, start = 0): { steps: Step[]; endMs: number } {
  const apart = Math.min(APART_MS, LONGEST_MS / Math.max(1, count))
  const had = (id: string): number | null => (id.startsWith('coins:') ? (before.coins[Number(id.slice(6))]?.length ?? 0) : null)
  const steps = Array.from({ length: count }, (_, index): Step[] => {
    const at = start + index * apart
    const [less, more] = [had(from), had(to)]
    return [
      ...(less === null ? [] : [step(from, 'tick', [at, NOD_MS], { values: { count: less - index - 1 } })]),
      flight(from, to, { path: 'hop', at: [at, HOP_MS], as: COIN, sound: 'coin' }),
      ...(more === null ? [] : [step(to, 'tick', [at + HOP_MS * 0.8, NOD_MS], { values: { count: more + index + 1 } })]),
    ]
  })
  const landing = to === 'discard' && count > 0 ? [landsAt(start + HOP_MS * 0.8)] : []
  return { steps: [...steps.flat(), ...landing], endMs: count === 0 ? 0 : start + (count - 1) * apart + HOP_MS }
}

/** Ids of my display that are in one view and not in the other. */
function mineGone(seat: Seat, { before, after }: Around): string[] {
  const left = new Set(displayIds(after.displays[seat] ?? []))
  return displayIds(before.displays[seat] ?? []).filter((id) => !left.has(id))
}

function mineCome(seat: Seat, { before, after }: Around): string | undefined {
  const had = new Set(displayIds(before.displays[seat] ?? []))
  return displayIds(after.displays[seat] ?? []).find((id) => !had.has(id))
}

/** To whoever gets it: a card of mine, or one more on a heap of another's. */
function won(seat: Seat, from: string, card: Card, around: Around): Step {
  const mine = seat === around.viewer ? mineCome(seat, around) : undefined
  return step(mine ?? heapId(seat, card), 'arc', [0, 560], { from, sound: 'card-slide' })
}

/** Every event has its movement; a new one does not compile without. */
const MOVES: Moves<Event, State> = {
  dealt: (_, around) => dealt(around),
  'pile-renewed': () => ({
    steps: Array.from({ length: 7 }, (_, index) =>
      flight('discard', 'pile', { path: 'hop', at: [index * 55, 360], as: { ...COIN, size: 0.84 } }),
    ),
    sounds: ['shuffle'],
    holdMs: 760,
  }),
  'card-revealed': revealed,
  'repel-asked': () => still(120, 'gasp'),
  'ship-repelled': (_, { before }) => ({
    steps: [step(inHarbour(before, before.harbour.length - 1), 'sail', [180, 620], { to: 'discard', sound: 'card-slide' }), landsAt(800)],
    sounds: ['cannon'],
    holdMs: 760,
  }),
  'ship-kept': () => still(160, 'anchor-thud'),
  'went-under': wentUnder,
  'tax-paid': ({ seat, cards }, around) => {
    const { steps, endMs } = coinsHop(coinsId(seat), 'discard', cards.length, around)
    return { steps, sounds: ['purse'], holdMs: endMs + 120 }
  },
  'tax-settled': () => ({ steps: [step('tax', 'sail', [0, 460], { to: 'discard', sound: 'card-slide' })], holdMs: 480 }),
  'coins-drawn': ({ seat, cards }, around) => {
    const { steps, endMs } = coinsHop('pile', coinsId(seat), cards.length, around)
    return { steps, sounds: cards.length > 3 ? ['purse'] : [], holdMs: endMs + 60 }
  },
  'taking-begun': ({ seat }) => ({ steps: [step(`seat:${seat}`, 'tick', [0, 200])], holdMs: 180 }),
  'ship-taken': ({ at }, { before }) => ({
    steps: [step(inHarbour(before, at), 'sail', [0, 620], { to: 'discard', sound: 'sail' }), landsAt(620)],
    holdMs: 520,
  }),
  'person-paid': ({ seat, cards }, around) => {
    const { steps, endMs } = coinsHop(coinsId(seat), 'discard', cards.length, around)
    return { steps, holdMs: endMs + 40 }
  },
  'person-hired': ({ seat, at, card }, around) => ({
    steps: [
      won(seat, inHarbour(around.before, at), card, around),
      step(`points:${seat}`, 'tick', [480, 220], { values: { points: pointsIn(around.after.displays[seat] ?? []) } }),
    ],
    holdMs: 640,
  }),
  'coin-handed': ({ from, to }, around) => {
    const { steps, endMs } = coinsHop(coinsId(from), coinsId(to), 1, around)
    return { steps: [...steps, step(`seat:${to}`, 'tick', [HOP_MS * 0.8, 260])], sounds: ['purse'], holdMs: endMs + 220 }
  },
  'expedition-fulfilled': ({ seat, card, persons }, around) => {
    const gone = seat === around.viewer ? mineGone(seat, around) : []
    const leaving = gone.map((id, index) => step(id, 'arc', [index * 90, 460], { to: 'discard', sound: 'card-slide' }))
    const start = persons.length * 90 + 200
    const coming = { ...won(seat, expeditionId(card), card, around), delayMs: start }
    return { steps: [...leaving, landsAt(460), coming], sounds: ['cheer'], holdMs: start + 640 }
  },
  passed: ({ seat }) => ({ steps: [step(`seat:${seat}`, 'tick', [0, 160])], holdMs: 140 }),
  'goal-reached': ({ seat }) => ({
    steps: [step(`points:${seat}`, 'tick', [0, 500]), called('panel.lastRound', [160, 1500])],
    sounds: ['fanfare-short', 'bell'],
    holdMs: 1700,
  }),
  'harbour-cleared': (_, { before }) => ({
    steps: harbourIds(before.harbour)
      .map((id, at) => step(id, 'straight', [at * 50, 320], { to: 'discard', sound: at === 0 ? 'card-slide' : '' }))
      .concat(landsAt(before.harbour.length * 50 + 270)),
    holdMs: before.harbour.length * 50 + 300,
  }),
  'turn-passed': ({ active }) => ({ steps: [step(`seat:${active}`, 'tick', [0, 260])], holdMs: 240 }),
  'game-ended': ({ ending }, { viewer }) => {
    const cheered = viewer === 'table' || ending.rank[viewer] === 1
    return cheered ? still(700, 'fanfare-short', 'cheer') : still(700, 'fanfare-short')
  },
}

/** Section 2 as it is seen: three coins for everybody. */
function dealt(around: Around): Motion {
  const { after } = around
  const steps: Step[] = []
  for (let round = 0; round < 3; round++)
    for (let seat = 0; seat < after.seats; seat++) {
      const at = (round * after.seats + seat) * 60
      steps.push(flight('pile', coinsId(seat), { path: 'arc', at: [at, 380], as: COIN, sound: 'deal' }))
      steps.push(step(coinsId(seat), 'tick', [at + 340, 100], { values: { count: round + 1 } }))
    }
  return { steps, sounds: ['shuffle'], holdMs: 3 * after.seats * 60 + 520 }
}

/** How the table shows an event. */
export function motion(event: Event, before: State, after: State, viewer: Viewer): Motion {
  return moveOf(MOVES, event, { before, after, viewer })
}

export function opening(view: State, viewer: Viewer): Motion {
  return unsilent(dealt({ before: view, after: view, viewer }))
}
