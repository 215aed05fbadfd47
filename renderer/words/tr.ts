import type { AppWords } from './en.ts'
import type { WordsOf } from './shape.ts'
import { far } from './tr/far.ts'
import { finding } from './tr/finding.ts'
import { harbour } from './tr/harbour.ts'
import { network } from './tr/network.ts'
import { phone } from './tr/phone.ts'
import { playing } from './tr/playing.ts'
import { room } from './tr/room.ts'
import { settings } from './tr/settings.ts'
import { talk } from './tr/talk.ts'
import { workshop } from './tr/workshop.ts'

export const words: WordsOf<AppWords, 'one' | 'other'> = {
  ...far,
  ...finding,
  ...harbour,
  ...network,
  ...phone,
  ...playing,
  ...room,
  ...settings,
  ...talk,
  ...workshop,
}
