import type { WordsOf } from '../../../words/shape.ts'
import type { MerchantsWords } from './en.ts'
import { log } from './ru/log.ts'
import { phone } from './ru/phone.ts'
import { decisions, options, phases } from './ru/play.ts'
import { reasons } from './ru/reasons.ts'
import { steps } from './ru/steps.ts'
import { panel, score } from './ru/table.ts'
import { cards, corsairs, events, families, places, roles } from './ru/things.ts'
import { workshop } from './ru/workshop.ts'

/** Merchants in Russian. */
export const words: WordsOf<MerchantsWords, 'one' | 'few' | 'many' | 'other'> = {
  name: 'Купцы',
  tagline: 'Один пират, команда купцов и море, которое ведёт свои счёты.',
  channels: { crew: 'Команда' },
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
