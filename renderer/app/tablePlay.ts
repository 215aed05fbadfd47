import { bringPlays, type GamePlay, playOf } from './play.ts'

bringPlays(import.meta.glob<{ play: GamePlay }>('../games/*/play.ts'))

/** A game as its table needs it: the page with the tables brings no others. */
export const tablePlayOf = (game: string): GamePlay => playOf(game) as GamePlay
