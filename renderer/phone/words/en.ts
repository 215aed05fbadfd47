import { harbour } from '../../words/en/harbour.ts'
import { network } from '../../words/en/network.ts'
import { phone } from '../../words/en/phone.ts'
import { playing } from '../../words/en/playing.ts'
import { settings } from '../../words/en/settings.ts'
import type { AppWords } from '../../words/en.ts'

/** What a phone says: all but the workshop. */
export const words = { ...harbour, ...network, ...phone, ...playing, ...settings } satisfies Omit<AppWords, 'workshop' | 'house'>
