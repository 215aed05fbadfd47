import type { RulesBook } from '../../../../words/book.ts'
import { background } from './en/background.ts'
import { harbourSections } from './en/harbour.ts'
import { questions } from './en/questions.ts'
import { tradeSections } from './en/trade.ts'

export const rules: RulesBook = {
  title: 'The rules of Port Royal',
  lead: 'Ships come in, people wait on the quay, and you turn one card after another. Stop in time and you may trade and hire; turn one card too many and all of it goes under. Whatever you leave, the others may take, and they pay you for it. Twelve points begin the last round.',
  sections: [...harbourSections, ...tradeSections],
  backgroundTitle: 'Background',
  background,
  questionsTitle: 'Questions and answers',
  questions,
}
