import type { WordsOf } from '../../../words/shape.ts'
import type { PortRoyalWords } from './en.ts'
import { log } from './ru/log.ts'
import { phone } from './ru/phone.ts'
import { decisions, options, panel, phases, score } from './ru/play.ts'
import { reasons } from './ru/reasons.ts'
import { cards, colours, corsairs, expeditions, persons, signs, taxes } from './ru/things.ts'

/** Port Royal in Russian. */
export const words: WordsOf<PortRoyalWords, 'one' | 'few' | 'many' | 'other'> = {
  name: 'Порт-Ройал',
  tagline: 'Ещё карту или хватит? Гавань ответит, да только картой позже.',
  corsairs,
  colours,
  signs,
  persons,
  expeditions,
  taxes,
  cards,
  phases,
  decisions,
  options,
  log,
  reasons,
  panel,
  phone,
  score,
}
