import type { ComponentType } from 'react'
import type { SayGame } from '../words/language.ts'

/** What an editor of a document option works on: the document as it would lie in its file, null = the printed one. */
export type EditorProps = { value: unknown; onChange(value: unknown): void }

/** What a game brings to the workshop; `renderer/games/<game>/workshop.ts` exports it as `workshop`. */
export type GameWorkshop = {
  /** By the key of the option whose document it edits. */
  editors: Readonly<Record<string, ComponentType<EditorProps>>>
  /** The fields by which a file is known for such a document, be it right or wrong; by the key of the option. */
  marks: Readonly<Record<string, readonly string[]>>
  /** What is wrong with such a document, in a sentence; by the key of the option. */
  reasons: Readonly<Record<string, (wrong: WrongDocument, words: SayGame) => string>>
}

/** Where and why a document cannot be read, in the words of its own reader. */
type WrongDocument = { field: string; code: string; text: string }

/** What a game brings: null = nothing, `loading` = it is on its way. */
export type Bringing = GameWorkshop | 'loading' | null

const workshops = import.meta.glob<{ workshop: GameWorkshop }>('../games/*/workshop.ts')

/** Loads what the game brings to the workshop; null = its options need no editor of their own. */
export async function loadWorkshop(game: string): Promise<GameWorkshop | null> {
  const load = workshops[`../games/${game}/workshop.ts`]
  return load ? (await load()).workshop : null
}
