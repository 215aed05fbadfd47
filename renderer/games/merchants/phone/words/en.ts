import { log } from '../../words/en/log.ts'
import { phone } from '../../words/en/phone.ts'
import { decisions, phases } from '../../words/en/play.ts'
import { reasons } from '../../words/en/reasons.ts'
import { steps } from '../../words/en/steps.ts'
import { panel, score } from '../../words/en/table.ts'
import { cards, corsairs, events, families, places, roles } from '../../words/en/things.ts'

/** What a phone says of the game: all but its options and its workshop. */
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
  log,
  reasons,
  panel,
  phone,
  score,
}
