import { fastChance, pick } from '../../engine/core/chance.ts'
import type { AnyGame, Chance, Seat, Typed, Viewer } from '../../engine/core/game.ts'
import { anyOptions } from './options.ts'
import { freeze } from './plain.ts'

/** A random game under way, as a law watches it. */
export type Table = {
  game: AnyGame
  seats: number
  /** The seats and `table`. */
  viewers: Viewer[]
  opening: Typed
  /** Whole. */
  state: unknown
  /** Actions taken. */
  acts: number
  /** The law's own: what it draws does not disturb the play. */
  chance: Chance
}

/** What a law looks at; it throws when it is broken. */
type Watch = {
  /** The table is dealt. */
  opened?(): void
  /** Before a legal action is decided. */
  acting?(seat: Seat, action: Typed): void
  /** An event has evolved the state. */
  happened?(event: Typed): void
  /** After the opening, and after all the events of an action. */
  settled?(): void
  ended?(): void
}

export type Law = { number: number; title: string; watch(table: Table): Watch }

/** Walks one random game under the eyes of a law. The seed settles everything: seats, options, chance, choices. */
export function walk(game: AnyGame, law: Law, seed: number): void {
  const chance = fastChance(seed)
  const seats = game.seats.min + chance.below(game.seats.max - game.seats.min + 1)
  let acts = 0
  try {
    for (const done of steps(game, law, seats, chance, fastChance(seed + 2 ** 40))) acts = done
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause)
    const replay = `LAWS_SEED=${seed} npm run laws`
    throw new Error(`${game.id}, ${seats} seats, after ${acts} actions: law ${law.number}, ${law.title}: ${what}\nreplay: ${replay}`, {
      cause,
    })
  }
}

function* steps(game: AnyGame, law: Law, seats: number, chance: Chance, own: Chance): Generator<number> {
  const options = freeze(anyOptions(game, seats, chance))
  const opening: Typed = game.open({ seats, options, deal: null, chance })
  const viewers: Viewer[] = [...Array(seats).keys(), 'table']
  const table: Table = { game, seats, viewers, opening, state: game.begin(opening), acts: 0, chance: own }
  const watch = law.watch(table)
  watch.opened?.()
  watch.settled?.()
  while (table.acts < 2 * game.bound(seats)) {
    const waiting = game.waiting(table.state)
    if (waiting.length === 0) break
    const seat = pick(waiting, chance)
    const action: Typed = pick(game.legal(table.state, seat), chance)
    watch.acting?.(seat, action)
    const decision = game.decide(table.state, seat, action, chance)
    if (!decision.ok) throw new Error(`the legal ${JSON.stringify(action)} of seat ${seat} is refused: ${decision.reason}`)
    for (const event of decision.events) {
      game.evolve(table.state, event)
      watch.happened?.(event)
    }
    table.acts++
    watch.settled?.()
    yield table.acts
  }
  watch.ended?.()
}

/** Plays on at random until the end or so many actions; the state is changed. */
export function playOn(game: AnyGame, state: unknown, chance: Chance, actions: number): void {
  for (let act = 0; act < actions; act++) {
    const waiting = game.waiting(state)
    if (waiting.length === 0) return
    const seat = pick(waiting, chance)
    const decision = game.decide(state, seat, pick(game.legal(state, seat), chance), chance)
    if (!decision.ok) throw new Error(`a legal action of seat ${seat} is refused: ${decision.reason}`)
    for (const event of decision.events) game.evolve(state, event)
  }
}

/** True once in so many times. */
export function now(table: Table, times: number): boolean {
  return table.chance.below(times) === 0
}

/** Throws what differs. */
export function mustBeAlike(what: string, found: string | null): void {
  if (found !== null) throw new Error(`${what} ${found}`)
}
