import type { AnyGame } from '../core/game.ts'
import { game as merchants } from './merchants/index.ts'
import { game as parley } from './parley/index.ts'
import { game as portRoyal } from './port-royal/index.ts'

/** Every game of the program; the only list of them. */
export const games: readonly AnyGame[] = [parley, portRoyal, merchants]
