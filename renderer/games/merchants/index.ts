import { begin } from '../../../engine/games/merchants/begin.ts'
import type { Event } from '../../../engine/games/merchants/events.ts'
import { evolve } from '../../../engine/games/merchants/evolve.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { TableGame } from '../../table/contract.ts'
import { layout } from './layout.ts'
import { motion, opening } from './motion.ts'
import { pieces } from './pieces/index.ts'

/** Merchants on the table. */
export const tableGame: TableGame<State, Event> = {
  id: 'merchants',
  begin(event) {
    if (event.type !== 'dealt') throw new Error(`a game opens with the deal, not with ${event.type}`)
    return begin(event)
  },
  evolve,
  layout,
  motion,
  opening,
  pieces,
  atlases: ['games/merchants/merchants', 'games/merchants/events'],
  pictures: ['games/merchants/deck', 'games/merchants/deck-tall'],
}
