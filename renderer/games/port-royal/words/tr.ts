import type { WordsOf } from '../../../words/shape.ts'
import type { PortRoyalWords } from './en.ts'
import { log } from './tr/log.ts'
import { phone } from './tr/phone.ts'
import { decisions, options, panel, phases, score } from './tr/play.ts'
import { reasons } from './tr/reasons.ts'
import { cards, colours, corsairs, expeditions, persons, signs, taxes } from './tr/things.ts'

/** Port Royal in Turkish. */
export const words: WordsOf<PortRoyalWords, 'one' | 'other'> = {
  name: 'Port Royal',
  tagline: 'Bir kart daha mı, yeter mi? Liman söyler, ama bir kart geç söyler.',
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
