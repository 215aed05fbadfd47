import { type Card, COLOURS, type Trade } from '../../../engine/games/port-royal/cards.ts'
import { countOf, swordsIn, tradersIn } from '../../../engine/games/port-royal/display.ts'
import type { SayGame } from '../../words/language.ts'

/** `sign` = its picture in the atlas; `told` = what so many of them mean, in words. */
type Sign = { sign: string; count(display: readonly Card[]): number; told(count: number, words: SayGame): string }

const people = (sign: string, trade: Trade, told: Sign['told']): Sign => ({ sign, count: (display) => countOf(display, trade), told })

/** 5.1 */
const forExpeditions =
  (sign: string): Sign['told'] =>
  (count, words) =>
    `${words(`signs.${sign}`)}: ${count}`

/** 4.3 */
const ADMIRAL_COINS = 2

/** What a display is worth at a glance. */
export const SIGNS: readonly Sign[] = [
  { sign: 'sign-sword', count: swordsIn, told: (count, words) => words('panel.swords', { count }) },
  people('sign-house', 'settler', forExpeditions('H')),
  people('sign-anchor', 'captain', forExpeditions('A')),
  people('sign-cross', 'priest', forExpeditions('C')),
  people('sign-jack', 'jack', forExpeditions('any')),
  people('sign-less', 'mademoiselle', (count, words) => words('panel.discount', { coins: count })),
  people('sign-governor', 'governor', (count, words) => words('panel.governors', { cards: count })),
  people('sign-admiral', 'admiral', (count, words) => words('panel.admirals', { coins: ADMIRAL_COINS * count })),
  people('sign-jester', 'jester', (count, words) => words('panel.jesters', { coins: count })),
  ...COLOURS.map(
    (colour): Sign => ({
      sign: `colour-${colour}`,
      count: (display) => tradersIn(display, colour),
      told: (count, words) => words('panel.traders', { colour: words(`colours.${colour}.name`), coins: count }),
    }),
  ),
]
