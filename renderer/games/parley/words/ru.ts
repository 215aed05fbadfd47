import type { WordsOf } from '../../../words/shape.ts'
import type { ParleyWords } from './en.ts'
import { log } from './ru/log.ts'
import { phone } from './ru/phone.ts'
import { decisions, options, panel, phases, score } from './ru/play.ts'
import { reasons } from './ru/reasons.ts'
import { acts, cards, corsairs, countries, mission, monsters, ports } from './ru/things.ts'
import { workshop } from './ru/workshop.ts'

/** Parley in Russian. */
export const words: WordsOf<ParleyWords, 'one' | 'few' | 'many' | 'other'> = {
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
  options,
  log,
  reasons,
  panel,
  phone,
  score,
  workshop,
}
