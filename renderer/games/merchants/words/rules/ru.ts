import type { RulesBook } from '../../../../words/book.ts'
import { background } from './ru/background.ts'
import { fightSections } from './ru/fight.ts'
import { questions } from './ru/questions.ts'
import { voyageSections } from './ru/voyage.ts'

export const rules: RulesBook = {
  title: 'Правила игры «Купцы»',
  lead: 'Один из вас пират. Все остальные купцы с сокровищами в трюме, и побеждают или проигрывают они вместе. Пират крадёт, нападает и считает карты в вашей руке, когда вам кажется, что никто не смотрит. Довезите сокровища до дома или отберите их назад. В конце их взвесят: купеческие против пиратских.',
  sections: [...voyageSections, ...fightSections],
  backgroundTitle: 'Как это было',
  background,
  questionsTitle: 'Вопросы и ответы',
  questions,
}
