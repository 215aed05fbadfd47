import { farHost } from '../../app/far.ts'
import type { Say } from '../../words/language.ts'

/** Back to where all tables of this host are: the own Harbour, or the one of the host whose guest this is. */
export const backWords = (say: Say): string => (farHost() ? say('far.all') : say('harbour.back'))
