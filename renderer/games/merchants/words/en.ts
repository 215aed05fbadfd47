import { log } from './en/log.ts'
import { phone } from './en/phone.ts'
import { decisions, options, phases } from './en/play.ts'
import { reasons } from './en/reasons.ts'
import { steps } from './en/steps.ts'
import { panel, score } from './en/table.ts'
import { cards, corsairs, events, families, places, roles } from './en/things.ts'
import { workshop } from './en/workshop.ts'

/** Merchants in English: the model of all other languages. */
export const words = {
  name: 'Merchants',
  tagline: 'One Pirate, a crew of Merchants, and a sea that keeps its own accounts.',
  channels: { crew: 'The crew' },
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

export type MerchantsWords = typeof words
