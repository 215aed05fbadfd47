import { begin } from '../../../engine/games/parley/begin.ts'
import type { Event } from '../../../engine/games/parley/events.ts'
import { evolve } from '../../../engine/games/parley/evolve.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import type { TableGame } from '../../table/contract.ts'
import { layout } from './layout.ts'
import { motion, opening } from './motion.ts'
import { pieces } from './pieces/index.ts'

/** Parley on the table. */
export const tableGame: TableGame<State, Event> = {
  id: 'parley',
  begin(event) {
    if (event.type !== 'dealt') throw new Error(`a game opens with the deal, not with ${event.type}`)
    return begin(event)
  },
  evolve,
  layout,
  motion,
  opening,
  pieces,
  atlases: ['games/parley/parley'],
  pictures: ['games/parley/table', 'games/parley/chart'],
}
