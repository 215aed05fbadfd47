import { log } from './en/log.ts'
import { phone } from './en/phone.ts'
import { decisions, options, panel, phases, score } from './en/play.ts'
import { reasons } from './en/reasons.ts'
import { acts, cards, corsairs, countries, mission, monsters, ports } from './en/things.ts'
import { workshop } from './en/workshop.ts'

/** Parley in English: the model of all other languages. */
export const words = {
  name: 'Parley',
  tagline: 'Six crowns, twenty ports, and nobody says whom he serves.',
  silence: 'At this table nobody says aloud whom he suspects: writing is off unless you allow it.',
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

export type ParleyWords = typeof words
