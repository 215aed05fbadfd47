import { log } from '../../words/en/log.ts'
import { phone } from '../../words/en/phone.ts'
import { decisions, panel, phases, score } from '../../words/en/play.ts'
import { reasons } from '../../words/en/reasons.ts'
import { acts, cards, corsairs, countries, mission, monsters, ports } from '../../words/en/things.ts'

/** What a phone says of the game: all but its options and its workshop. */
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
  log,
  reasons,
  panel,
  phone,
  score,
}
