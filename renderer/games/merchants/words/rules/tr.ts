import type { RulesBook } from '../../../../words/book.ts'
import { background } from './tr/background.ts'
import { fightSections } from './tr/fight.ts'
import { questions } from './tr/questions.ts'
import { voyageSections } from './tr/voyage.ts'

export const rules: RulesBook = {
  title: 'Tüccarlar’ın kuralları',
  lead: 'Biriniz korsan. Ötekiler, ambarı hazine dolu tüccarlar; birlikte kazanır, birlikte kaybederler. Korsan çalar, saldırır ve kimse bakmıyor sandığınızda elinizdeki kartları sayar. Hazineyi eve götürün ya da geri alın. Sonunda tartılır: sizinki bir kefede, korsanınki ötekinde.',
  sections: [...voyageSections, ...fightSections],
  backgroundTitle: 'Eskiden nasıldı',
  background,
  questionsTitle: 'Sorular ve cevaplar',
  questions,
}
