import type { Country } from '../../../../engine/games/parley/cards.ts'
import type { Motion, Step } from '../../../table/contract.ts'
import { flight, step, still } from '../../../table/steps.ts'
import type { Around, Moves } from './step.ts'

/** A pennant takes so long for each point that it runs. */
const TICK_MS = 75

/** Rings on the water where the anchor has gone down. */
const ringAt = (delayMs: number): Step =>
  flight('ring', 'ring', { path: 'burst', at: [delayMs, 760], as: { kind: 'effect', face: 'ring', aspect: 140 / 84, size: 1.5 } })

const puffAt = (piece: string, delayMs: number): Step =>
  flight(piece, piece, { path: 'burst', at: [delayMs, 420], as: { kind: 'effect', face: 'puff', aspect: 1, size: 2.1 } })

/** The pennant runs along the border, box by box, and says its points when it has come. */
function pennantRuns(country: Country, points: number, { after }: Around, delayMs: number): Step[] {
  const running = TICK_MS * points + 120
  const clicks = Array.from({ length: Math.min(points, 8) }, (_, index) =>
    flight(`pennant:${country}`, `pennant:${country}`, {
      path: 'tick',
      at: [delayMs + index * TICK_MS, 20],
      as: { kind: 'nothing', face: '', aspect: 1, size: 1 },
      sound: 'pennant-tick',
    }),
  )
  return [
    ...clicks,
    step(`pennant:${country}`, 'straight', [delayMs, running]),
    step(`pennant:${country}`, 'tick', [delayMs + running, 180], { values: { points: after.points[country] } }),
  ]
}

/**
 * Cheered is what I am privateer to, which all know. My crown is not: whoever sits near me would hear whom I serve.
 */
export const siegeMoves: Moves<
  | 'siege-begun'
  | 'anchor-moved'
  | 'siege-won'
  | 'marker-placed'
  | 'letter-scored'
  | 'admiral-moved'
  | 'captaincy-passed'
  | 'mutinied'
  | 'port-card-turned'
> = {
  'siege-begun': (): Motion => ({
    steps: [step('anchor', 'drop', [0, 820], { sound: 'anchor-thud' }), ringAt(410)],
    sounds: ['anchor-chain'],
    holdMs: 860,
  }),
  'anchor-moved': ({ from, port }) => {
    if (from === port) return { steps: [step('anchor', 'tick', [0, 260])], holdMs: 320 }
    return { steps: [step('anchor', 'arc', [0, 760]), ringAt(720)], sounds: ['anchor-chain'], holdMs: 900 }
  },
  'siege-won': ({ countries }, { before, viewer }) => {
    const mine = before.letters.some(({ country, seat }) => seat === viewer && countries.includes(country))
    return mine ? still(140, 'cannon', 'cheer') : still(140, 'cannon')
  },
  'marker-placed': ({ country, port, points, marker }, around) => {
    const seal = `seal:${port}:${country}`
    const stamped = marker ? [step(seal, 'stamp', [0, 420], { sound: 'wax-stamp' }), puffAt(seal, 190)] : []
    return { steps: [...stamped, ...pennantRuns(country, points, around, 150)], holdMs: 280 }
  },
  'letter-scored': ({ country, points }, around) => ({ steps: pennantRuns(country, points, around, 0), holdMs: 380 }),
  'admiral-moved': ({ admiral }) => ({ steps: [step(`admiral:${admiral}`, 'sail', [0, 1150])], sounds: ['sail'], holdMs: 1000 }),
  'captaincy-passed': () => ({ steps: [step('captain', 'arc', [0, 480])], holdMs: 360 }),
  mutinied: () => ({ steps: [step('captain', 'arc', [120, 620])], sounds: ['groan'], holdMs: 760 }),
  'port-card-turned': (_, { after }) => ({
    steps: [step(`port-card:${after.portDeck.length}`, 'arc', [120, 560], { from: 'port-pile', sound: 'card-flip' })],
    holdMs: 520,
  }),
}
