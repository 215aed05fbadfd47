import type { RulesBook } from '../../../../words/book.ts'
import { background } from './ru/background.ts'
import { purseSections } from './ru/purse.ts'
import { questions } from './ru/questions.ts'
import { siegeSections } from './ru/siege.ts'

export const rules: RulesBook = {
  title: 'Правила игры «Парлей»',
  lead: 'Вы корсар на чьём-то жалованье. Капитаны голосуют, кому достанется порт, и ваша тайная корона на этом выигрывает или теряет. Ведите свою страну вперёд, везите домой полный кошель, и пусть никто не догадается, кому вы служите. Всё решат шестнадцать осад.',
  sections: [...siegeSections, ...purseSections],
  backgroundTitle: 'Как это было',
  background,
  questionsTitle: 'Вопросы и ответы',
  questions,
}
