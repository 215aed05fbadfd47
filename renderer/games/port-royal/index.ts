import { begin } from '../../../engine/games/port-royal/begin.ts'
import type { Event } from '../../../engine/games/port-royal/events.ts'
import { evolve } from '../../../engine/games/port-royal/evolve.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import type { TableGame } from '../../table/contract.ts'
import { layout } from './layout.ts'
import { motion, opening } from './motion.ts'
import { pieces } from './pieces/index.ts'

/** Port Royal on the table. */
export const tableGame: TableGame<State, Event> = {
  id: 'port-royal',
  begin(event) {
    if (event.type !== 'dealt') throw new Error(`a game opens with the deal, not with ${event.type}`)
    return begin(event)
  },
  evolve,
  layout,
  motion,
  opening,
  pieces,
  atlases: ['games/port-royal/port-royal'],
  pictures: ['games/port-royal/quay', 'games/port-royal/quay-tall'],
}
