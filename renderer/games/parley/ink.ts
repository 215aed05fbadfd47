/** The colours of the chart room. */
export const ATTACK = '#8d2a1d'
export const DEFENCE = '#2c4a63'
export const COIN_GOLD = '#ffe39a'
export const COIN_SILVER = '#e6ebee'
