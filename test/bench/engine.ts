import { fastChance } from '../../engine/core/chance.ts'
import type { AnyGame, Chance } from '../../engine/core/game.ts'
import { readOptions } from '../../engine/core/options.ts'
import { games } from '../../engine/games/index.ts'
import type { Row } from './row.ts'

const WARM_UP_SECONDS = 2
const MEASURED_SECONDS = 2
/** Games between two looks at the clock, which takes as long as some acts. */
const GAMES_AT_ONCE = 16
/** Actions a second that are asked for, by game; of the first for five seats, of the others for all. */
const TARGETS: Record<string, (seats: number) => number | null> = {
  parley: (seats) => (seats === 5 ? 400_000 : null),
  'port-royal': () => 300_000,
  merchants: () => 300_000,
}

/**
 * Random games: a waiting seat, one of its legal actions, what follows from it, event by event; opening and all. Seconds of one core's
 * time, that of the garbage collector counted in, so that other programs do not matter.
 */
export function rows(): Promise<Row[]> {
  const found: Row[] = []
  for (const game of games)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      measure(game, seats, WARM_UP_SECONDS)
      const { actions, whole, seconds } = measure(game, seats, MEASURED_SECONDS)
      const atLeast = TARGETS[game.id]?.(seats) ?? null
      const target = atLeast === null ? {} : { target: { atLeast } }
      found.push({ name: `${game.id}, ${seats} seats: random actions`, value: actions / seconds, unit: 'actions/s', ...target })
      found.push({ name: `${game.id}, ${seats} seats: random games`, value: whole / seconds, unit: 'games/s' })
    }
  return Promise.resolve(found)
}

function measure(played: AnyGame, seats: number, forSeconds: number): { actions: number; whole: number; seconds: number } {
  const options = readOptions(played.options, {}, seats)
  if (!options.ok) throw new Error(options.text)
  const chance = fastChance(seats)
  const before = process.cpuUsage()
  let actions = 0
  let whole = 0
  let seconds = 0
  while (seconds < forSeconds) {
    for (let game = 0; game < GAMES_AT_ONCE; game++) actions += playAtRandom(played, { seats, options: options.value, deal: null, chance })
    whole += GAMES_AT_ONCE
    const { user, system } = process.cpuUsage(before)
    seconds = (user + system) / 1e6
  }
  return { actions, whole, seconds }
}

/** Gives how many actions it took. */
function playAtRandom(game: AnyGame, setup: { seats: number; options: unknown; deal: null; chance: Chance }): number {
  const { chance } = setup
  const state = game.begin(game.open(setup))
  for (let actions = 0; ; actions++) {
    const waiting = game.waiting(state)
    if (waiting.length === 0) return actions
    const seat = waiting[chance.below(waiting.length)]
    if (seat === undefined) throw new Error('nobody is waited for')
    const legal = game.legal(state, seat)
    const decision = game.decide(state, seat, legal[chance.below(legal.length)], chance)
    if (!decision.ok) throw new Error(`a legal action is refused: ${decision.reason}`)
    for (const event of decision.events) game.evolve(state, event)
  }
}
