import type { AppWords } from './en.ts'
import { far } from './ru/far.ts'
import { finding } from './ru/finding.ts'
import { harbour } from './ru/harbour.ts'
import { network } from './ru/network.ts'
import { phone } from './ru/phone.ts'
import { playing } from './ru/playing.ts'
import { room } from './ru/room.ts'
import { settings } from './ru/settings.ts'
import { talk } from './ru/talk.ts'
import { workshop } from './ru/workshop.ts'
import type { WordsOf } from './shape.ts'

export const words: WordsOf<AppWords, 'one' | 'few' | 'many' | 'other'> = {
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
