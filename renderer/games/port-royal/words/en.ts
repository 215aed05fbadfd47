import { log } from './en/log.ts'
import { phone } from './en/phone.ts'
import { decisions, options, panel, phases, score } from './en/play.ts'
import { reasons } from './en/reasons.ts'
import { cards, colours, corsairs, expeditions, persons, signs, taxes } from './en/things.ts'

/** Port Royal in English: the model of all other languages. */
export const words = {
  name: 'Port Royal',
  tagline: 'One card more, or enough? The harbour will tell you, a card too late.',
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

export type PortRoyalWords = typeof words
