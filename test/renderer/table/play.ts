import { fastChance, pick } from '../../../engine/core/chance.ts'
import type { AnyGame, Chance, Game, Seat, Typed, Viewer } from '../../../engine/core/game.ts'
import { readOptions } from '../../../engine/core/options.ts'
import type { ChoosingAt } from '../../../renderer/app/play.ts'

/** A moment of a game: the views around one event, as one viewer has them. */
export type Moment<State = unknown, Event extends Typed = Typed> = { event: Event; before: State; after: State }

/** More actions than a test has the time to look at: a game that chance cannot end breaks off there. */
const ENOUGH = 1500

/** The rules as printed, but for what is named. */
function optionsOf(game: AnyGame, seats: number, named: Record<string, unknown> = {}): unknown {
  const read = readOptions(game.options, named, seats)
  if (!read.ok) throw new Error(`${read.field}: ${read.text}`)
  return read.value
}

/** Each kind of act as often as the next, so that rare ones come up. */
function anyAct(legal: Typed[], chance: Chance): Typed {
  const kind = pick([...new Set(legal.map(({ type }) => type))], chance)
  return pick(
    legal.filter(({ type }) => type === kind),
    chance,
  )
}

type Play<Event> = { asked?: (state: unknown, seat: Seat) => void; happened?: (event: Event) => void; options?: Record<string, unknown> }

/** A random game, whole: who is asked, and what happens. */
function play(game: AnyGame, seats: number, seed: number, { asked, happened, options }: Play<Typed>): void {
  const chance = fastChance(seed)
  const opening = game.open({ seats, options: optionsOf(game, seats, options), deal: null, chance })
  const state = game.begin(opening)
  happened?.(opening)
  for (let acts = 0; acts < ENOUGH && game.result(state) === null; acts++) {
    const seat = pick(game.waiting(state), chance)
    asked?.(state, seat)
    const decision = game.decide(state, seat, anyAct(game.legal(state, seat), chance), chance)
    if (!decision.ok) throw new Error(decision.reason)
    for (const event of decision.events) {
      game.evolve(state, event)
      happened?.(event)
    }
  }
}

/** All events of a random game, whole; the first is the deal. */
export function randomGame<State, Event extends Typed, Action extends Typed, Options, Deal>(
  game: Game<State, Event, Action, Options, Deal>,
  seats: number,
  seed: number,
): Event[] {
  const events: Event[] = []
  // What the game says is of its own type.
  play(game, seats, seed, { happened: (event) => events.push(event as Event) })
  return events
}

/** The same game as a viewer sees it, event by event. */
export function moments<State, Event extends Typed, Action extends Typed, Options, Deal>(
  game: Game<State, Event, Action, Options, Deal>,
  events: readonly Event[],
  viewer: Viewer,
): Moment<State, Event>[] {
  const [opening, ...rest] = events.map((event) => game.see(event, viewer))
  if (!opening) return []
  let before = game.begin(opening)
  return rest.map((event) => {
    const after = structuredClone(before)
    game.evolve(after, event)
    const moment = { event, before, after }
    before = after
    return moment
  })
}

/** Where a seat chooses, as it knows the table. */
function situation<State, Event extends Typed, Action extends Typed, Options, Deal>(
  game: Game<State, Event, Action, Options, Deal>,
  state: State,
  seat: Seat,
): ChoosingAt<State, Action> {
  const view = game.mask(state, seat)
  return { view, shown: view, seat, legal: game.legal(view, seat) }
}

/** Every situation of one random game in which somebody must decide, as that seat knows it. */
export function situations<State, Event extends Typed, Action extends Typed, Options, Deal>(
  game: Game<State, Event, Action, Options, Deal>,
  seats: number,
  seed: number,
): ChoosingAt<State, Action>[] {
  const found: ChoosingAt<State, Action>[] = []
  // The state is the game's own.
  play(game, seats, seed, { asked: (state, seat) => found.push(situation(game, state as State, seat)) })
  return found
}
