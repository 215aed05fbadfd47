import type { WordsOf } from '../../../../words/shape.ts'
import { log } from '../../words/ru/log.ts'
import { phone } from '../../words/ru/phone.ts'
import { decisions, phases } from '../../words/ru/play.ts'
import { reasons } from '../../words/ru/reasons.ts'
import { steps } from '../../words/ru/steps.ts'
import { panel, score } from '../../words/ru/table.ts'
import { cards, corsairs, events, families, places, roles } from '../../words/ru/things.ts'
import type { words as model } from './en.ts'

/** What a phone says of the game: all but its options and its workshop. */
export const words: WordsOf<typeof model, 'one' | 'few' | 'many' | 'other'> = {
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
  log,
  reasons,
  panel,
  phone,
  score,
}
