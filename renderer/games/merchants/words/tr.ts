import type { WordsOf } from '../../../words/shape.ts'
import { words as hand } from '../phone/words/tr.ts'
import type { MerchantsWords } from './en.ts'
import { options } from './tr/play.ts'
import { workshop } from './tr/workshop.ts'

/** Merchants in Turkish. */
export const words: WordsOf<MerchantsWords, 'one' | 'other'> = { ...hand, options, workshop }
