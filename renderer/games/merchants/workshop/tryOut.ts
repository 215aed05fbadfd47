import { fastChance } from '../../../../engine/core/chance.ts'
import type { Line, Seat } from '../../../../engine/core/game.ts'
import { readOptions } from '../../../../engine/core/options.ts'
import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { asked } from '../../../../engine/games/merchants/asked.ts'
import { begin } from '../../../../engine/games/merchants/begin.ts'
import { deckhand } from '../../../../engine/games/merchants/bot/deckhand.ts'
import { type Card, isCard } from '../../../../engine/games/merchants/cards.ts'
import { decide } from '../../../../engine/games/merchants/decide.ts'
import { describe as lineOf } from '../../../../engine/games/merchants/describe.ts'
import type { Event } from '../../../../engine/games/merchants/events.ts'
import { evolve } from '../../../../engine/games/merchants/evolve.ts'
import type { Exploration, ExplorationSet } from '../../../../engine/games/merchants/explorations.ts'
import { OPTION_FIELDS, type Options } from '../../../../engine/games/merchants/options.ts'
import { readEvents } from '../../../../engine/games/merchants/readEvents.ts'
import { mask } from '../../../../engine/games/merchants/see.ts'
import { open } from '../../../../engine/games/merchants/setup.ts'
import type { Place, State } from '../../../../engine/games/merchants/state.ts'
import type { Draft } from './draft.ts'
import { documentOf } from './draft.ts'
import { among } from './problems.ts'

/** Who draws the card in the sample. */
export const DRAWERS = ['merchant', 'pirate'] as const
export type Drawer = (typeof DRAWERS)[number]

/** A sample table on which one event is tried: all of it lies open. */
export type TryOut = {
  event: string
  seed: number
  drawer: Seat
  /** How the ships lay before the card was drawn. */
  before: State
  state: State
  happened: Event[]
  phase: 'dealt' | 'under-way' | 'done'
  /** Acts so far: each has chance of its own, so that the same seed tells the same tale. */
  acts: number
}

export type Told = { type: 'step'; event: string; step: number; seats: Seat[] } | { type: 'line'; line: Line }

const SEATS = 4
/** Vessel cards in the discard of the sample, so that there is something to salvage. */
const DISCARDED = 6
/** An event of six steps that touches all asks fewer times; nested ones are of the same kind. */
const MOST_ACTS = 500

/** The set that the event is tried in: the draft, if it is right, else the printed events around this one; null = it is not right itself. */
export function trySet(draft: Draft, { id, title, text, steps }: Exploration): ExplorationSet | null {
  const whole = readEvents(documentOf(draft))
  if (whole.ok) return whole.value
  const alone = readEvents(among({ id, title, text, steps }))
  return alone.ok ? alone.value : null
}

/** Deals the sample: the engine's own deal, the event on top, some cards in the discard, and a Merchant in port if the event calls one out. */
export function dealTryOut(set: ExplorationSet, event: string, { seed, by }: { seed: number; by: Drawer }): TryOut {
  const options = readOptions(OPTION_FIELDS, { events: set }, SEATS)
  if (!options.ok) throw new Error(`${options.field} ${options.text}`)
  // The engine's reader has filled in every option of this game.
  const dealt = open({ seats: SEATS, options: options.value as Options, deal: null, chance: fastChance(seed) })
  const drawer = by === 'pirate' ? dealt.pirate : dealt.turn
  const rest = dealt.pile.filter((card) => card !== event)
  const discard = rest.filter((card) => card !== null && isCard(card)).slice(0, DISCARDED)
  const pile = [event, ...without(rest, discard)]
  const state: State = { ...begin({ ...dealt, turn: drawer, pile }), discard: discard.filter((card) => card !== null) }
  if (set.events.find(({ id }) => id === event)?.steps.some(({ what }) => what === 'return-to-sea'))
    state.places = placesWithPort(state, drawer)
  return { event, seed, drawer, before: state, state, happened: [], phase: 'dealt', acts: 0 }
}

/** The drawer draws the card. */
export const drawCard = (tryOut: TryOut): TryOut => act(tryOut, tryOut.drawer, { type: 'draw' })

/** Who has to answer, and how: a player, or cards. */
export function askedNow({ state, phase }: TryOut): Seat | null {
  return phase === 'under-way' ? asked(state) : null
}

export function answer(tryOut: TryOut, action: Action): TryOut {
  const seat = askedNow(tryOut)
  return seat === null ? tryOut : act(tryOut, seat, action)
}

/** A bot answers whatever is asked, to the end. */
export function letRun(tryOut: TryOut): TryOut {
  let now = tryOut.phase === 'dealt' ? drawCard(tryOut) : tryOut
  for (let seat = askedNow(now); seat !== null && now.acts < MOST_ACTS; seat = askedNow(now))
    now = act(now, seat, deckhand(mask(now.state, seat), seat, fastChance(now.seed + now.acts)))
  return now
}

/** What happened, as lines of the log, with each step and whom it touched. */
export function toldOf({ happened }: TryOut): Told[] {
  return happened.flatMap((event): Told[] => {
    if (event.type === 'step-begun') return [{ type: 'step', event: event.event, step: event.step, seats: event.seats }]
    const line = lineOf(event)
    return line === null ? [] : [{ type: 'line', line }]
  })
}

export type Change = { seat: Seat; places: [Place, Place]; before: Card[]; after: Card[]; gained: Card[]; lost: Card[] }

/** Each seat before and after: hands sorted, and what has come and gone. */
export function changesOf({ before, state }: TryOut): Change[] {
  return before.places.map((place, seat) => {
    const [own, now] = [wholeHand(before, seat), wholeHand(state, seat)]
    return {
      seat,
      places: [place, state.places[seat] ?? place],
      before: own,
      after: now,
      gained: without(now, own),
      lost: without(own, now),
    }
  })
}

/** The engine acts; what comes after the event is done is of no interest here, but for the end of the game. */
function act(tryOut: TryOut, seat: Seat, action: Action): TryOut {
  const decision = decide(tryOut.state, seat, action, fastChance(tryOut.seed * MOST_ACTS + tryOut.acts))
  if (!decision.ok) throw new Error(`the sample refuses ${JSON.stringify(action)}: ${decision.reason}`)
  const { events } = decision
  const end = events.findIndex((event) => event.type === 'event-discarded' && event.event === tryOut.event)
  const isOver = end >= 0 && events[end + 1]?.type === 'game-ended'
  const told = end < 0 ? events : events.slice(0, end + (isOver ? 2 : 1))
  const state = structuredClone(tryOut.state)
  for (const event of told) evolve(state, event)
  return { ...tryOut, state, happened: [...tryOut.happened, ...told], phase: end < 0 ? 'under-way' : 'done', acts: tryOut.acts + 1 }
}

/** The last Merchant before the drawer lies in port. */
function placesWithPort({ places, pirate, seats }: State, drawer: Seat): Place[] {
  const inPort = Array.from({ length: seats - 1 }, (_, back) => (drawer + seats - 1 - back) % seats).find((seat) => seat !== pirate)
  return places.map((place, seat) => (seat === inPort ? 'port' : place))
}

function wholeHand({ hands }: State, seat: Seat): Card[] {
  return (hands[seat] ?? []).filter((card) => card !== null)
}

/** The list less those, each as often as it is among them. */
function without<T>(list: readonly T[], those: readonly T[]): T[] {
  const left = those.slice()
  return list.filter((item) => {
    const place = left.indexOf(item)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
