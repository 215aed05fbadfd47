import type { WordsOf } from '../../../../words/shape.ts'
import { log } from '../../words/ru/log.ts'
import { phone } from '../../words/ru/phone.ts'
import { decisions, panel, phases, score } from '../../words/ru/play.ts'
import { reasons } from '../../words/ru/reasons.ts'
import { acts, cards, corsairs, countries, mission, monsters, ports } from '../../words/ru/things.ts'
import type { words as model } from './en.ts'

/** What a phone says of the game: all but its options and its workshop. */
export const words: WordsOf<typeof model, 'one' | 'few' | 'many' | 'other'> = {
  name: 'Парлей',
  tagline: 'Шесть корон, двадцать портов, и никто не скажет, чью он носит.',
  silence: 'За этим столом никто не говорит вслух, кого подозревает: переписка выключена, пока вы её не разрешите.',
  countries,
  ports,
  monsters,
  corsairs,
  cards,
  mission,
  acts,
  phases,
  decisions,
  log,
  reasons,
  panel,
  phone,
  score,
}
