import type { RulesBook } from '../../../../words/book.ts'
import { background } from './ru/background.ts'
import { harbourSections } from './ru/harbour.ts'
import { questions } from './ru/questions.ts'
import { tradeSections } from './ru/trade.ts'

export const rules: RulesBook = {
  title: 'Правила игры «Порт-Ройал»',
  lead: 'Корабли входят в гавань, люди ждут на причале, а вы открываете карту за картой. Остановитесь вовремя — будете торговать и нанимать; откроете лишнюю — и всё пойдёт ко дну. Что оставите вы, могут взять другие, и за это вам заплатят. Двенадцать очков открывают последний круг.',
  sections: [...harbourSections, ...tradeSections],
  backgroundTitle: 'Как это было',
  background,
  questionsTitle: 'Вопросы и ответы',
  questions,
}
