import type { far } from '../../words/en/far.ts'
import type { finding } from '../../words/en/finding.ts'
import type { room } from '../../words/en/room.ts'
import type { workshop } from '../../words/en/workshop.ts'
import type { AppWords } from '../../words/en.ts'
import type { WordsOf } from '../../words/shape.ts'
import { harbour } from '../../words/tr/harbour.ts'
import { network } from '../../words/tr/network.ts'
import { phone } from '../../words/tr/phone.ts'
import { playing } from '../../words/tr/playing.ts'
import { settings } from '../../words/tr/settings.ts'
import { talk } from '../../words/tr/talk.ts'

/** What a phone says: all but the workshop, the big screen, what hosts need to be found, and going to others from there. */
export const words: WordsOf<
  Omit<AppWords, keyof typeof workshop | keyof typeof far | keyof typeof finding | keyof typeof room>,
  'one' | 'other'
> = {
  ...harbour,
  ...network,
  ...phone,
  ...playing,

  ...settings,
  ...talk,
}
