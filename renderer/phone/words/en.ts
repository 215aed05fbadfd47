import type { far } from '../../words/en/far.ts'
import type { finding } from '../../words/en/finding.ts'
import { harbour } from '../../words/en/harbour.ts'
import { network } from '../../words/en/network.ts'
import { phone } from '../../words/en/phone.ts'
import { playing } from '../../words/en/playing.ts'
import type { room } from '../../words/en/room.ts'
import { settings } from '../../words/en/settings.ts'
import { talk } from '../../words/en/talk.ts'
import type { workshop } from '../../words/en/workshop.ts'
import type { AppWords } from '../../words/en.ts'

/** What a phone says: all but the workshop, the big screen, what hosts need to be found, and going to others from there. */
export const words = { ...harbour, ...network, ...phone, ...playing, ...settings, ...talk } satisfies Omit<
  AppWords,
  keyof typeof workshop | keyof typeof far | keyof typeof finding | keyof typeof room
>
