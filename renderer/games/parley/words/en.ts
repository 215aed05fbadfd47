import { words as hand } from '../phone/words/en.ts'
import { options } from './en/play.ts'
import { workshop } from './en/workshop.ts'

/** Parley in English: the model of all other languages. */
export const words = { ...hand, options, workshop }

export type ParleyWords = typeof words
