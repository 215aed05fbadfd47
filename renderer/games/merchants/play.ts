import { game } from '../../../engine/games/merchants/index.ts'
import type { GamePlay } from '../../app/play.ts'
import { about } from './about.ts'
import { choosing } from './choice.ts'
import { tableGame } from './index.ts'
import { label, phase } from './label.ts'
import { Panels } from './Panels.tsx'
import { reason, tell } from './tell.ts'

/** All of Merchants that its table needs. */
export const play: GamePlay = { engine: game, table: tableGame, choosing, Panels, label, phase, tell, about, reason }
