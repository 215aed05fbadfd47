import { fastChance } from '../../../engine/core/chance.ts'
import { allCards, type Card, type Coin } from '../../../engine/games/port-royal/cards.ts'
import type { Event } from '../../../engine/games/port-royal/events.ts'
import { game } from '../../../engine/games/port-royal/index.ts'
import type { Options } from '../../../engine/games/port-royal/options.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import { playing } from '../playing.ts'

export const PRINTED: Options = { firstPlayer: null, goal: 12, governorAtOnce: true, expeditionNeeded: false, showOdds: false }

/** What a test lays out; coins of a seat also by their number. */
type Changes = Partial<Omit<State, 'coins'>> & { coins?: (Coin[] | number)[] }

/**
 * A table of Port Royal, three seats unless `seats` or `displays` say otherwise, seat 0 active and first; whatever is named replaces
 * the dealt state. Displays are sorted.
 */
export function table({ coins, ...changes }: Changes = {}): State {
  const seats = changes.seats ?? changes.displays?.length ?? 3
  const deal = { pile: allCards(), firstPlayer: 0 }
  const opening = game.open({ seats, options: changes.options ?? PRINTED, deal, chance: fastChance(1) })
  const state = { ...game.begin(opening), ...changes }
  return {
    ...state,
    displays: state.displays.map((display) => display.toSorted()),
    coins: coins?.map((own) => (typeof own === 'number' ? purse(own) : own)) ?? state.coins,
  }
}

/** So many coins. */
export function purse(count: number): Card[] {
  return Array.from({ length: count }, () => 'settler:1:4')
}

export const { act, refusal } = playing(game)

/** The active seat reveals these cards, which are put on top of the pile; gives all events. */
export function reveal(state: State, ...cards: Card[]): Event[] {
  state.pile.unshift(...cards)
  return cards.flatMap(() => act(state, state.active, { type: 'reveal' }))
}

/** Everybody who is asked passes, until the turn is over. */
export function passAll(state: State): Event[] {
  const events: Event[] = []
  while (state.taking !== null) events.push(...act(state, state.taking, { type: 'pass' }))
  return events
}

/** How many coins each seat has. */
export function wealth({ coins }: State): number[] {
  return coins.map((own) => own.length)
}
