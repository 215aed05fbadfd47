import type { WordsOf } from '../../../../words/shape.ts'
import { log } from '../../words/tr/log.ts'
import { phone } from '../../words/tr/phone.ts'
import { decisions, panel, phases, score } from '../../words/tr/play.ts'
import { reasons } from '../../words/tr/reasons.ts'
import { acts, cards, corsairs, countries, mission, monsters, ports } from '../../words/tr/things.ts'
import type { words as model } from './en.ts'

/** What a phone says of the game: all but its options and its workshop. */
export const words: WordsOf<typeof model, 'one' | 'other'> = {
  name: 'Parley',
  tagline: 'Altı taç, yirmi liman; kimse kime hizmet ettiğini söylemez.',
  silence: 'Bu masada kimse kimden kuşkulandığını söylemez: siz izin verene dek yazışma kapalıdır.',
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
