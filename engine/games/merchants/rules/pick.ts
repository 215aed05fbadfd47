import { type Decision, refuse, unreachable } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { type Card, isCard } from '../cards.ts'
import type { Event } from '../events.ts'
import { done, happen, type Play, play } from '../play.ts'
import type { Pick, State } from '../state.ts'
import { goOn, tasksAfter } from './exploration.ts'
import { finishTurn } from './finishTurn.ts'
import { shufflePile } from './step.ts'

/** 4.6, 5.3, 7.2, 8.1 As many cards as are asked for, out of those that are asked about. */
export function pickCards(state: State, _seat: Seat, { cards }: ActionOf<'pick'>, chance: Chance): Decision<Event> {
  const { pick } = state
  if (pick === null) throw new Error(`no pick in phase ${state.phase}`)
  if (cards.length !== pick.count) return refuse('wrong-number', { count: pick.count })
  const missing = firstMissing(cards, pick.cards)
  if (missing !== null) return refuse(isCard(missing) ? 'card-not-held' : 'no-such-card', { card: missing })
  return done(take(play(state, chance), pick, cards.toSorted()))
}

/** The first that is not there, or not so often; or no vessel card. Null = all are. */
export function firstMissing(cards: readonly string[], held: readonly (string | null)[]): string | null {
  const left = held.slice()
  for (const card of cards) {
    const place = isCard(card) ? left.indexOf(card) : -1
    if (place < 0) return card
    left.splice(place, 1)
  }
  return null
}

function take(play: Play, { seat, why, of }: Pick, cards: Card[]): Play {
  const tasks = tasksAfter(play.state)
  switch (why) {
    case 'beaten':
      happen(play, { type: 'discarded', seat, cards, why })
      return finishTurn(play)
    case 'caught':
      // 4.6 It is no turn: the one under way goes on.
      return happen(play, { type: 'cards-taken', from: of ?? seat, to: seat, cards })
    case 'discard':
      happen(play, { type: 'discarded', seat, cards, why: 'event' })
      return goOn(play, tasks)
    case 'give':
      happen(play, { type: 'cards-given', from: seat, to: drawerOf(tasks), cards })
      return goOn(play, tasks)
    case 'search':
      happen(play, { type: 'cards-found', seat, cards })
      shufflePile(play)
      return goOn(play, tasks)
    default:
      return unreachable(why)
  }
}

/** 7.2 The drawer of the innermost event. */
function drawerOf(tasks: State['tasks']): Seat {
  const task = tasks.at(-1)
  if (task?.type !== 'event') throw new Error('no event is under way')
  return task.drawer
}
