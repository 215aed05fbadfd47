import type { AppWords } from '../../words/en.ts'
import type { WordsOf } from '../../words/shape.ts'
import { harbour } from '../../words/tr/harbour.ts'
import { network } from '../../words/tr/network.ts'
import { phone } from '../../words/tr/phone.ts'
import { playing } from '../../words/tr/playing.ts'
import { settings } from '../../words/tr/settings.ts'

/** What a phone says: all but the workshop. */
export const words: WordsOf<Omit<AppWords, 'workshop' | 'house'>, 'one' | 'other'> = {
  ...harbour,
  ...network,
  ...phone,
  ...playing,
  ...settings,
}
