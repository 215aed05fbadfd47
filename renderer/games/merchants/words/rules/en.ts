import type { RulesBook } from '../../../../words/book.ts'
import { background } from './en/background.ts'
import { fightSections } from './en/fight.ts'
import { questions } from './en/questions.ts'
import { voyageSections } from './en/voyage.ts'

export const rules: RulesBook = {
  title: 'The rules of Merchants',
  lead: 'One of you is the Pirate. All the others are Merchants with treasure in the hold, and win or lose together. The Pirate steals, attacks, and counts the cards in your hand when you think that nobody is looking. Get the treasure home, or take it back. In the end it is weighed: theirs against the Pirate’s.',
  sections: [...voyageSections, ...fightSections],
  backgroundTitle: 'Background',
  background,
  questionsTitle: 'Questions and answers',
  questions,
}
