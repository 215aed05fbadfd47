import type { WordsOf } from '../../../words/shape.ts'
import { words as hand } from '../phone/words/ru.ts'
import type { ParleyWords } from './en.ts'
import { options } from './ru/play.ts'
import { workshop } from './ru/workshop.ts'

/** Parley in Russian. */
export const words: WordsOf<ParleyWords, 'one' | 'few' | 'many' | 'other'> = { ...hand, options, workshop }
