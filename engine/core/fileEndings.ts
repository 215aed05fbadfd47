/** By these a person's system knows what it opens with the program; what a file is, its content tells. */
export const RULES_ENDING = '.corsair-rules'
export const GAME_ENDING = '.corsair-game'

/** The scheme of links that lead into the program: `corsair-table://join/…`. */
export const LINK_SCHEME = 'corsair-table'
