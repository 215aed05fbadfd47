import type { ComponentType } from 'react'

/** What an editor of a document option works on: the document as it would lie in its file, null = the printed one. */
export type EditorProps = { value: unknown; onChange(value: unknown): void }

/** What a game brings to the workshop; `renderer/games/<game>/workshop.ts` exports it as `workshop`. */
export type GameWorkshop = {
  /** By the key of the option whose document it edits. */
  editors: Readonly<Record<string, ComponentType<EditorProps>>>
}

const workshops = import.meta.glob<{ workshop: GameWorkshop }>('../games/*/workshop.ts')

/** Loads what the game brings to the workshop; null = its options need no editor of their own. */
export async function loadWorkshop(game: string): Promise<GameWorkshop | null> {
  const load = workshops[`../games/${game}/workshop.ts`]
  return load ? (await load()).workshop : null
}
