import type { WordsOf } from '../../../words/shape.ts'
import { words as hand } from '../phone/words/ru.ts'
import type { MerchantsWords } from './en.ts'
import { options } from './ru/play.ts'
import { workshop } from './ru/workshop.ts'

/** Merchants in Russian. */
export const words: WordsOf<MerchantsWords, 'one' | 'few' | 'many' | 'other'> = { ...hand, options, workshop }
