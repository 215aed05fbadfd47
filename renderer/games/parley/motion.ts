import type { Viewer } from '../../../engine/core/game.ts'
import type { Event } from '../../../engine/games/parley/events.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import type { Motion, Step } from '../../table/contract.ts'
import { cardMoves, dealt } from './motion/cards.ts'
import { dealingMoves } from './motion/dealings.ts'
import { siegeMoves } from './motion/siege.ts'
import type { Around, Moves } from './motion/step.ts'
import { voteMoves } from './motion/votes.ts'

/** Every event has its movement; a new one does not compile without. */
const MOVES: Moves<Event['type']> = { ...cardMoves, ...siegeMoves, ...voteMoves, ...dealingMoves }

/** How the table shows an event: as long for a hidden face as for an open one. */
export function motion(event: Event, before: State, after: State, viewer: Viewer): Motion {
  // the table gives each type its own function; the compiler cannot follow that through an index
  const move = MOVES[event.type] as (event: Event, around: Around) => Motion
  const moved = move(event, { before, after, viewer })
  return { ...moved, steps: moved.steps.map(unsilent) }
}

/** Section 2 as it is seen, for a table that has just been dealt. */
export function opening(view: State, viewer: Viewer): Motion {
  const { steps, ...rest } = dealt({ before: view, after: view, viewer })
  return { ...rest, steps: steps.map(unsilent) }
}

/** Steps without a sound of their own carry none. */
function unsilent(step: Step): Step {
  if (step.sound !== '') return step
  const { sound: _, ...rest } = step
  return rest
}
