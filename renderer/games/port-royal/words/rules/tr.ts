import type { RulesBook } from '../../../../words/book.ts'
import { background } from './tr/background.ts'
import { harbourSections } from './tr/harbour.ts'
import { questions } from './tr/questions.ts'
import { tradeSections } from './tr/trade.ts'

export const rules: RulesBook = {
  title: 'Port Royal’in kuralları',
  lead: 'Gemiler limana girer, insanlar rıhtımda bekler, siz de kart üstüne kart açarsınız. Zamanında durursanız ticaret yapar, insan tutarsınız; bir kart fazla açarsanız hepsi batar. Sizin bıraktığınızı başkaları alabilir, karşılığını da size öderler. On iki puan son turu başlatır.',
  sections: [...harbourSections, ...tradeSections],
  backgroundTitle: 'Eskiden nasıldı',
  background,
  questionsTitle: 'Sorular ve cevaplar',
  questions,
}
