import { useSyncExternalStore } from 'react'
import type { BrokenWhy, RefusalCode } from '../../electron/host/protocol.ts'

/** What was opened from outside and waits for a person: links, files, and what has come of them. */
export type Arrival =
  | { type: 'link'; address: string }
  | { type: 'wrong-link' }
  | { type: 'rules'; file: File }
  | { type: 'brought'; table: string; already: boolean }
  | { type: 'not-brought'; name: string; why: BrokenWhy | RefusalCode | 'unreadable' }
  /** No graphics card draws here. */
  | { type: 'slow' }

let waiting: readonly Arrival[] = []
/** Sets of rules on their way to the workshop, which knows how to read them. */
let forWorkshop: readonly File[] = []
const watchers = new Set<() => void>()
const changed = (): void => {
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function arrive(arrival: Arrival): void {
  waiting = [...waiting, arrival]
  changed()
}

/** A person has dealt with the first of what waits. */
export function settleArrival(): void {
  waiting = waiting.slice(1)
  changed()
}

export const useArrival = (): Arrival | null => useSyncExternalStore(watch, () => waiting[0] ?? null)

export function giveToWorkshop(file: File): void {
  forWorkshop = [...forWorkshop, file]
  changed()
}

/** Calls with the files that have come, and that come from now on; answers how to stop that. */
export function onFilesForWorkshop(take: (files: readonly File[]) => void): () => void {
  const look = (): void => {
    const files = forWorkshop
    forWorkshop = []
    if (files.length > 0) take(files)
  }
  look()
  return watch(look)
}
