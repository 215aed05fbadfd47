import { type Card, COLOURS, factsOf, type Ship, shipOf } from '../../../../engine/games/port-royal/cards.ts'
import { canRepel } from '../../../../engine/games/port-royal/display.ts'
import type { EventOf } from '../../../../engine/games/port-royal/events.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import type { Motion, Step } from '../../../table/contract.ts'
import { type Around as AroundOf, flight, step } from '../../../table/steps.ts'
import { expeditionId, harbourIds } from '../ids.ts'
import { coloursIn, HERALD_ASPECT } from '../layout/harbour.ts'

type Around = AroundOf<State>

/** A card of the pile, face down. */
const BACK = { kind: 'coin', face: '', aspect: 86 / 123, size: 0.94 }
const ARC_MS = 420
/** By the colours that lie there: how long a card hangs over its berth before it shows its face, and how slowly it turns. */
const HANG_MS = [120, 180, 380, 720, 1000, 1200] as const
const FLIP_MS = [340, 340, 380, 460, 520, 560] as const
/** From so many colours on the next card is feared: it beats like a heart while it hangs. */
const FEARED = 2
const BEAT_MS = 240
/** The eye needs so long to see that two are alike. */
const DISMAY_MS = 520
const RELIEF_MS = 160
/** The whole harbour rocks before it sinks. */
const ROCK_MS = 640
const SINK_MS = 560
const SINK_APART_MS = 90

/** The id of a harbour card by its place. */
export const inHarbour = ({ harbour }: State, at: number): string => harbourIds(harbour)[at] ?? 'pile'

/** The discard shows the card that comes only when it has come. */
export const landsAt = (at: number): Step => step('discard', 'tick', [at, 140], { values: {} })

/** In large letters across the harbour; `words` is their key. */
export const called = (words: string, at: [delay: number, duration: number]): Step =>
  flight('herald', 'herald', { path: 'stamp', at, as: { kind: 'news', face: words, aspect: HERALD_ASPECT, size: 1 } })

/** 3.1 It comes off the pile, hangs over its berth, and turns. What it changes on the table waits until then. */
export function revealed({ card }: EventOf<'card-revealed'>, around: Around): Motion {
  const facts = factsOf(card)
  const { sort } = facts
  const { hang, end, beats } = suspense(around)
  if (sort === 'expedition') return heardOf(card, around)
  const isTax = sort === 'tax'
  const id = isTax ? 'tax' : inHarbour(around.after, around.after.harbour.length - 1)
  const steps = [
    step(id, 'arc', [0, ARC_MS], { from: 'pile', sound: 'card-draw' }),
    ...Array.from({ length: beats }, (_, beat) => step(id, 'tick', [ARC_MS + (beat * hang) / beats, BEAT_MS], { sound: 'pennant-tick' })),
    step(id, 'flip', [ARC_MS + hang, end - ARC_MS - hang], { sound: isTax ? 'page' : 'card-flip' }),
    ...kept(end, around),
  ]
  const sounds = beats > 2 ? ['crowd-murmur'] : []
  if (isTax) return { steps, sounds: [...sounds, 'bell'], holdMs: end + 900 }
  if (sort === 'ship') return sighted(facts, { steps, sounds, end }, around)
  return { steps, sounds, holdMs: end + 60 }
}

/** 3.5 It hangs as long as any other, for nobody knows yet; then it comes to lie beside the harbour. */
function heardOf(card: Card, around: Around): Motion {
  const { before } = around
  const { hang } = suspense(around)
  const over = coloursIn(before).length > 0 ? 'danger' : (harbourIds(before.harbour).at(-1) ?? 'berth')
  const steps = [
    flight('pile', over, { path: 'arc', at: [0, ARC_MS + hang], as: BACK, sound: 'card-draw' }),
    step(expeditionId(card), 'arc', [ARC_MS + hang, ARC_MS + 60], { from: over, sound: 'page' }),
    ...kept(ARC_MS + hang, around),
  ]
  return { steps, holdMs: 2 * ARC_MS + hang + 160 }
}

function suspense({ before }: Around): { hang: number; end: number; beats: number } {
  const colours = Math.min(coloursIn(before).length, HANG_MS.length - 1)
  const hang = HANG_MS[colours] ?? 0
  return { hang, end: ARC_MS + hang + (FLIP_MS[colours] ?? 0), beats: Math.max(0, colours - FEARED + 1) }
}

/** Flags, the berth that warns and the odds keep what they show until the card has turned. */
function kept(end: number, { before, after }: Around): Step[] {
  const warning = coloursIn(before).length + coloursIn(after).length > 0 ? ['danger', 'ember'] : []
  const odds = after.options.showOdds ? ['odds'] : []
  const flags = COLOURS.map((colour) => `flag:${colour}`)
  return [...flags, 'takes:1', 'takes:2', 'takes:3', ...warning, ...odds].map((id) => step(id, 'tick', [end, 240], { values: {} }))
}

type Turned = { steps: Step[]; sounds: string[]; end: number }

/** 3.2, 3.3 A sail of a new colour is hoisted; of one that lies there already, both rock and everybody holds his breath. */
function sighted(ship: Ship, { steps, sounds, end }: Turned, { before, after }: Around): Motion {
  const place = before.harbour.findIndex((card) => shipOf(card)?.colour === ship.colour)
  if (place < 0)
    return { steps: [...steps, step(`flag:${ship.colour}`, 'tick', [end + 240, 220], { sound: 'sail' })], sounds, holdMs: end + 460 }
  const isEnd = !canRepel(after.displays[after.active] ?? [], ship)
  const twins = [inHarbour(after, place), inHarbour(after, after.harbour.length - 1)]
  const rocking = twins.map((id, at) =>
    step(id, 'sail', [end, isEnd ? DISMAY_MS : 2 * RELIEF_MS], at === 0 && isEnd ? { sound: 'gasp' } : {}),
  )
  return { steps: [...steps, ...rocking], sounds, holdMs: end + (isEnd ? DISMAY_MS : RELIEF_MS) }
}

/** 3.3 A red flash, all ships rock, the words fall across the harbour; then the sea takes one after the other. */
export function wentUnder({ cards }: EventOf<'went-under'>, { before }: Around): Motion {
  const ids = harbourIds(before.harbour)
  const ember = { kind: 'effect', face: 'ember', aspect: 1, size: 6 }
  const steps = ids.flatMap((id, at): Step[] => {
    const delay = ROCK_MS + at * SINK_APART_MS
    const card = cards[at]
    const splash =
      card !== undefined && shipOf(card)
        ? [flight(id, id, { path: 'burst', at: [delay, 620], as: { kind: 'effect', face: 'splash', aspect: 0.8, size: 0.8 } })]
        : []
    return [
      step(id, 'sail', [at * 25, ROCK_MS - 60]),
      ...splash,
      step(id, 'sail', [delay, SINK_MS], { to: 'discard', sound: at === 0 ? 'cannon' : 'card-slide' }),
    ]
  })
  const end = ROCK_MS + ids.length * SINK_APART_MS + SINK_MS
  return {
    steps: [
      flight('herald', 'herald', { path: 'burst', at: [0, 700], as: ember }),
      ...steps,
      called('panel.wentUnder', [200, end - 100]),
      landsAt(end - 100),
    ],
    sounds: ['groan', 'crowd-murmur'],
    holdMs: end + 100,
  }
}
