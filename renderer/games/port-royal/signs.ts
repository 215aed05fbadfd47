import { type Card, COLOURS, type Trade } from '../../../engine/games/port-royal/cards.ts'
import { countOf, swordsIn, tradersIn } from '../../../engine/games/port-royal/display.ts'

type Sign = { sign: string; count(display: readonly Card[]): number }

const people = (sign: string, trade: Trade): Sign => ({ sign, count: (display) => countOf(display, trade) })

/** What a display is worth at a glance: signs of the atlas, and how many of each. */
export const SIGNS: readonly Sign[] = [
  { sign: 'sign-sword', count: swordsIn },
  people('sign-house', 'settler'),
  people('sign-anchor', 'captain'),
  people('sign-cross', 'priest'),
  people('sign-jack', 'jack'),
  people('sign-less', 'mademoiselle'),
  people('sign-governor', 'governor'),
  people('sign-admiral', 'admiral'),
  people('sign-jester', 'jester'),
  ...COLOURS.map((colour): Sign => ({ sign: `colour-${colour}`, count: (display) => tradersIn(display, colour) })),
]
