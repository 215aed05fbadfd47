import type { WordsOf } from '../../../words/shape.ts'
import type { MerchantsWords } from './en.ts'
import { log } from './tr/log.ts'
import { phone } from './tr/phone.ts'
import { decisions, options, phases } from './tr/play.ts'
import { reasons } from './tr/reasons.ts'
import { steps } from './tr/steps.ts'
import { panel, score } from './tr/table.ts'
import { cards, corsairs, events, families, places, roles } from './tr/things.ts'
import { workshop } from './tr/workshop.ts'

/** Merchants in Turkish. */
export const words: WordsOf<MerchantsWords, 'one' | 'other'> = {
  name: 'Tüccarlar',
  tagline: 'Bir korsan, bir avuç tüccar ve kendi hesabını tutan bir deniz.',
  channels: { crew: 'Mürettebat' },
  corsairs,
  families,
  cards,
  places,
  roles,
  events,
  steps,
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
