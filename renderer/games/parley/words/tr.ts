import type { WordsOf } from '../../../words/shape.ts'
import type { ParleyWords } from './en.ts'
import { log } from './tr/log.ts'
import { phone } from './tr/phone.ts'
import { decisions, options, panel, phases, score } from './tr/play.ts'
import { reasons } from './tr/reasons.ts'
import { acts, cards, corsairs, countries, mission, monsters, ports } from './tr/things.ts'
import { workshop } from './tr/workshop.ts'

/** Parley in Turkish. */
export const words: WordsOf<ParleyWords, 'one' | 'other'> = {
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
  options,
  log,
  reasons,
  panel,
  phone,
  score,
  workshop,
}
