import type { far } from '../../words/en/far.ts'
import type { finding } from '../../words/en/finding.ts'
import type { room } from '../../words/en/room.ts'
import type { workshop } from '../../words/en/workshop.ts'
import type { AppWords } from '../../words/en.ts'
import { harbour } from '../../words/ru/harbour.ts'
import { network } from '../../words/ru/network.ts'
import { phone } from '../../words/ru/phone.ts'
import { playing } from '../../words/ru/playing.ts'
import { settings } from '../../words/ru/settings.ts'
import { talk } from '../../words/ru/talk.ts'
import type { WordsOf } from '../../words/shape.ts'

/** What a phone says: all but the workshop, the big screen, what hosts need to be found, and going to others from there. */
export const words: WordsOf<
  Omit<AppWords, keyof typeof workshop | keyof typeof far | keyof typeof finding | keyof typeof room>,
  'one' | 'few' | 'many' | 'other'
> = {
  ...harbour,
  ...network,
  ...phone,
  ...playing,

  ...settings,
  ...talk,
}
