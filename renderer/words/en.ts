import { far } from './en/far.ts'
import { finding } from './en/finding.ts'
import { harbour } from './en/harbour.ts'
import { network } from './en/network.ts'
import { phone } from './en/phone.ts'
import { playing } from './en/playing.ts'
import { room } from './en/room.ts'
import { settings } from './en/settings.ts'
import { talk } from './en/talk.ts'
import { workshop } from './en/workshop.ts'

/** The program in English: the model of all other languages. */
export const words = {
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

export type AppWords = typeof words
