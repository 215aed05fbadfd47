import type { RulesBook } from '../../../../words/book.ts'
import { background } from './en/background.ts'
import { purseSections } from './en/purse.ts'
import { questions } from './en/questions.ts'
import { siegeSections } from './en/siege.ts'

export const rules: RulesBook = {
  title: 'The rules of Parley',
  lead: 'You are a corsair in somebody’s pay. The captains vote on which port falls to whom; your hidden crown gains or loses by it. Bring your country far, your purse home full, and let nobody guess whom you serve. Sixteen sieges decide it.',
  sections: [...siegeSections, ...purseSections],
  backgroundTitle: 'Background',
  background,
  questionsTitle: 'Questions and answers',
  questions,
}
