import { fastChance } from '../../../engine/core/chance.ts'
import type { VoteWay } from '../../../engine/games/parley/actions.ts'
import { allPortCards, allVoteCards, COUNTRIES, type VoteCard } from '../../../engine/games/parley/cards.ts'
import type { Event } from '../../../engine/games/parley/events.ts'
import { game } from '../../../engine/games/parley/index.ts'
import { MEDITERRANEAN } from '../../../engine/games/parley/mediterranean.ts'
import type { Options } from '../../../engine/games/parley/options.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import { playing } from '../playing.ts'

export const PRINTED: Options = {
  firstCaptain: null,
  privateerCost: [7, 6, 5, 6, 7, 8],
  blackmailPay: [1, 8, 7, 6, 5, 4],
  map: MEDITERRANEAN,
}

/**
 * A table of Parley, three seats unless `seats` or `hands` say otherwise, seat 0 captain, missions in the order of 1.1, the
 * first port card berberis, venetians and spaniards against the rest; whatever is named replaces the dealt state.
 */
export function table(changes: Partial<State> = {}): State {
  const seats = changes.seats ?? changes.hands?.length ?? 3
  const deal = { missions: COUNTRIES.slice(0, seats), votes: [...allVoteCards()], ports: [...allPortCards()], firstCaptain: 0 }
  const opening = game.open({ seats, options: changes.options ?? PRINTED, deal, chance: fastChance(1) })
  const state = { ...game.begin(opening), ...changes }
  return { ...state, hands: state.hands.map((hand) => hand.toSorted()) }
}

export const { act, refusal } = playing(game)

/** The captain besieges `port`, and the seats that are asked lay these cards, in this order; gives all events. */
export function siege(state: State, port: string, way: VoteWay, ...cards: VoteCard[]): Event[] {
  return [...act(state, state.captain, { type: 'siege', port, vote: way }), ...lay(state, ...cards)]
}

/** Each card by the first seat that is asked; gives all events. */
export function lay(state: State, ...cards: VoteCard[]): Event[] {
  return cards.flatMap((card) => {
    const [seat] = game.waiting(state)
    if (seat === undefined) throw new Error('nobody is asked')
    return act(state, seat, { type: 'vote', card })
  })
}

/** Everybody who is asked declines the extra discard; gives all events. */
export function declineAll(state: State): Event[] {
  return game.waiting(state).flatMap((seat) => act(state, seat, { type: 'discard', card: null }))
}

/** Markers on ports that no test here besieges, so that so many sieges are over. */
export function besieged(count: number): State['markers'] {
  const far = MEDITERRANEAN.ports.filter(({ id }) => id !== 'malta' && !MEDITERRANEAN.admirals.includes(id))
  return Object.fromEntries(far.slice(0, count).map(({ id }) => [id, []]))
}
