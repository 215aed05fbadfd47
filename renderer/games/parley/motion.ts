import type { Viewer } from '../../../engine/core/game.ts'
import type { Event } from '../../../engine/games/parley/events.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import type { Motion } from '../../table/contract.ts'
import { moveOf, unsilent } from '../../table/steps.ts'
import { cardMoves, dealt } from './motion/cards.ts'
import { dealingMoves } from './motion/dealings.ts'
import { siegeMoves } from './motion/siege.ts'
import type { Moves } from './motion/step.ts'
import { voteMoves } from './motion/votes.ts'

/** Every event has its movement; a new one does not compile without. */
const MOVES: Moves<Event['type']> = { ...cardMoves, ...siegeMoves, ...voteMoves, ...dealingMoves }

/** How the table shows an event: as long for a hidden face as for an open one. */
export function motion(event: Event, before: State, after: State, viewer: Viewer): Motion {
  return moveOf(MOVES, event, { before, after, viewer })
}

/** Section 2 as it is seen, for a table that has just been dealt. */
export function opening(view: State, viewer: Viewer): Motion {
  return unsilent(dealt({ before: view, after: view, viewer }))
}
