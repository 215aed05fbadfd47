import type { TableStage } from '../../table/contract.ts'

/** The one stage of this page; null while the table is drawn by nothing. */
let stage: TableStage | null = null
const watchers = new Set<() => void>()
let changes = 0

export const theStage = (): TableStage | null => stage

/** Shows at once what has happened; whatever fails in the drawing must not keep a person from acting. */
export function skip(): void {
  try {
    stage?.skip()
  } catch (cause) {
    console.error('the table could not be skipped', cause)
  }
}

export function setStage(next: TableStage | null): void {
  stage = next
  stageChanged()
}

/** Targets may lie elsewhere now. */
export function stageChanged(): void {
  changes++
  for (const watcher of watchers) watcher()
}

export function onStageChange(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Rises with every change, for `useSyncExternalStore`. */
export const stageChanges = (): number => changes
