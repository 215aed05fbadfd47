import { useSyncExternalStore } from 'react'
import type { Target } from '../../table/contract.ts'

/** The target that a person asks about, by pointing at it, pressing long, or going there with the keyboard. */
let asked: Target | null = null
const watchers = new Set<() => void>()

export function setAsked(target: Target | null): void {
  if (target === asked) return
  asked = target
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useAsked = (): Target | null => useSyncExternalStore(subscribe, () => asked)
