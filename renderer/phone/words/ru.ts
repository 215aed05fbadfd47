import type { AppWords } from '../../words/en.ts'
import { harbour } from '../../words/ru/harbour.ts'
import { network } from '../../words/ru/network.ts'
import { phone } from '../../words/ru/phone.ts'
import { playing } from '../../words/ru/playing.ts'
import { settings } from '../../words/ru/settings.ts'
import type { WordsOf } from '../../words/shape.ts'

/** What a phone says: all but the workshop. */
export const words: WordsOf<Omit<AppWords, 'workshop' | 'house'>, 'one' | 'few' | 'many' | 'other'> = {
  ...harbour,
  ...network,
  ...phone,
  ...playing,
  ...settings,
}
