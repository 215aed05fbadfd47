import type { WordsOf } from '../../../words/shape.ts'
import { words as hand } from '../phone/words/tr.ts'
import type { ParleyWords } from './en.ts'
import { options } from './tr/play.ts'
import { workshop } from './tr/workshop.ts'

/** Parley in Turkish. */
export const words: WordsOf<ParleyWords, 'one' | 'other'> = { ...hand, options, workshop }
