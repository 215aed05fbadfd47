import { fastChance, pick } from '../../../engine/core/chance.ts'
import type { Chance, Viewer } from '../../../engine/core/game.ts'
import type { Event } from '../../../engine/games/parley/events.ts'
import { game } from '../../../engine/games/parley/index.ts'
import { MEDITERRANEAN } from '../../../engine/games/parley/mediterranean.ts'
import type { Options } from '../../../engine/games/parley/options.ts'
import { OPTION_FIELDS } from '../../../engine/games/parley/options.ts'
import type { State } from '../../../engine/games/parley/state.ts'

/** A moment of a game: the views around one event, as one viewer has them. */
export type Moment = { event: Event; before: State; after: State }

const numbers = (key: string): number[] => {
  const field = OPTION_FIELDS.find((one) => one.key === key)
  if (field?.kind !== 'numbers') throw new Error(`no numbers: ${key}`)
  return field.default.slice()
}

const options = (): Options => ({
  firstCaptain: null,
  privateerCost: numbers('privateerCost'),
  blackmailPay: numbers('blackmailPay'),
  map: MEDITERRANEAN,
})

/** Each kind of act as often as the next, so that rare ones come up. */
function anyAct(state: State, seat: number, chance: Chance): ReturnType<typeof game.legal>[number] {
  const legal = game.legal(state, seat)
  const kind = pick([...new Set(legal.map(({ type }) => type))], chance)
  return pick(
    legal.filter(({ type }) => type === kind),
    chance,
  )
}

/** All events of a random game, whole; the first is the deal. */
export function randomGame(seats: number, seed: number): Event[] {
  const chance = fastChance(seed)
  const opening = game.open({ seats, options: options(), deal: null, chance })
  const state = game.begin(opening)
  const events = [opening]
  while (game.result(state) === null) {
    const seat = pick(game.waiting(state), chance)
    const decision = game.decide(state, seat, anyAct(state, seat, chance), chance)
    if (!decision.ok) throw new Error(decision.reason)
    for (const event of decision.events) {
      game.evolve(state, event)
      events.push(event)
    }
  }
  return events
}

/** The same game as a viewer sees it, event by event. */
export function moments(events: readonly Event[], viewer: Viewer): Moment[] {
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
