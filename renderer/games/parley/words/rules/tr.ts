import type { RulesBook } from '../../../../words/book.ts'
import { background } from './tr/background.ts'
import { purseSections } from './tr/purse.ts'
import { questions } from './tr/questions.ts'
import { siegeSections } from './tr/siege.ts'

export const rules: RulesBook = {
  title: 'Parley’in kuralları',
  lead: 'Birinin parasıyla yelken açmış bir korsansınız. Kaptanlar hangi limanın kime düşeceğini oylar; gizli tacınız bundan ya kazanır ya kaybeder. Ülkenizi ileri taşıyın, kesenizi dolu getirin, kime hizmet ettiğinizi de kimse anlamasın. Her şeyi on altı kuşatma belirler.',
  sections: [...siegeSections, ...purseSections],
  backgroundTitle: 'Eskiden nasıldı',
  background,
  questionsTitle: 'Sorular ve cevaplar',
  questions,
}
