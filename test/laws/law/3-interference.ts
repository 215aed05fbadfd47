import { fastChance, pick } from '../../../engine/core/chance.ts'
import type { Bot, Level, Seat, Typed } from '../../../engine/core/game.ts'
import { hostileActions } from '../hostile.ts'
import { isListed } from '../listed.ts'
import { copy, difference, freeze } from '../plain.ts'
import { type Law, mustBeAlike, now, type Table } from '../walk.ts'

const MOMENTS = 24
const TWIN_ACTIONS = 12

/** What a seat cannot see is dealt anew: nothing that it observes may change, to the letter of the messages. */
export const interference: Law = {
  number: 3,
  title: 'what a seat cannot know never reaches it',
  watch(table) {
    return {
      settled() {
        if (!now(table, MOMENTS)) return
        const seat = table.chance.below(table.seats)
        const twin = table.game.imagine(table.game.mask(table.state, seat), seat, table.chance)
        alike(table, table.state, twin, seat)
        sameRefusals(table, twin, seat)
        sameBots(table, twin, seat)
        twinWalk(table, twin, seat)
      },
    }
  },
}

/** Compared as text: the order of keys, the length and the order of lists could tell something too. */
function alike({ game }: Table, state: unknown, twin: unknown, seat: Seat): void {
  for (const viewer of [seat, 'table'] as const)
    mustBeAlike(`the view of ${viewer}`, difference(JSON.stringify(game.mask(twin, viewer)), JSON.stringify(game.mask(state, viewer))))
  mustBeAlike(`legal of ${seat}`, difference(JSON.stringify(game.legal(twin, seat)), JSON.stringify(game.legal(state, seat))))
  mustBeAlike('waiting', difference(game.waiting(twin), game.waiting(state)))
}

function sameRefusals(table: Table, twin: unknown, seat: Seat): void {
  const { game, chance } = table
  for (const action of hostileActions(table, seat)) {
    const seed = chance.below(2 ** 32)
    const [here, there] = [table.state, twin].map((state) => game.decide(state, seat, action, fastChance(seed)))
    if (here?.ok && there?.ok) continue
    mustBeAlike(`the refusal of ${JSON.stringify(action)}`, difference(there, here))
  }
}

/** A bot gets the view alone, frozen, and may keep nothing from one move to the next. */
function sameBots({ game, state, chance }: Table, twin: unknown, seat: Seat): void {
  if (!game.waiting(state).includes(seat)) return
  const seed = chance.below(2 ** 32)
  for (const [level, bot] of Object.entries(game.bots) as [Level, Bot<unknown, Typed>][]) {
    const move = bot(freeze(game.mask(state, seat)), seat, fastChance(seed))
    const other = bot(freeze(game.mask(twin, seat)), seat, fastChance(seed))
    mustBeAlike(`the move of the ${level}`, difference(other, move))
    if (isListed(game, state, seat, move) === 'no') throw new Error(`the ${level} plays ${JSON.stringify(move)}`)
  }
}

/** Both tables play on, as long as others can do there what looks the same to the seat. */
function twinWalk(table: Table, twin: unknown, seat: Seat): void {
  const { game, chance } = table
  const here = copy(table.state)
  const there = copy(twin)
  for (let act = 0; act < TWIN_ACTIONS; act++) {
    const waiting = game.waiting(here)
    if (waiting.length === 0) return
    const actor = pick(waiting, chance)
    const seed = chance.below(2 ** 32)
    const seenAfter = (state: unknown, action: Typed) => {
      const decision = game.decide(state, actor, action, fastChance(seed))
      if (!decision.ok) throw new Error(`the legal ${JSON.stringify(action)} of seat ${actor} is refused: ${decision.reason}`)
      return { events: decision.events, seen: JSON.stringify(decision.events.map((event: Typed) => game.see(event, seat))) }
    }
    const action: Typed = pick(game.legal(here, actor), chance)
    const played = seenAfter(here, action)
    const answers: Typed[] = actor === seat ? [action] : game.legal(there, actor)
    const answer = answers.map((other) => seenAfter(there, other)).find((other) => other.seen === played.seen)
    if (answer === undefined) return
    for (const event of played.events) game.evolve(here, event)
    for (const event of answer.events) game.evolve(there, event)
    alike(table, here, there, seat)
  }
}
