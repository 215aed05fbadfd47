import type { WordsOf } from '../../../../words/shape.ts'
import { log } from '../../words/tr/log.ts'
import { phone } from '../../words/tr/phone.ts'
import { decisions, phases } from '../../words/tr/play.ts'
import { reasons } from '../../words/tr/reasons.ts'
import { steps } from '../../words/tr/steps.ts'
import { panel, score } from '../../words/tr/table.ts'
import { cards, corsairs, events, families, places, roles } from '../../words/tr/things.ts'
import type { words as model } from './en.ts'

/** What a phone says of the game: all but its options and its workshop. */
export const words: WordsOf<typeof model, 'one' | 'other'> = {
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
  log,
  reasons,
  panel,
  phone,
  score,
}
