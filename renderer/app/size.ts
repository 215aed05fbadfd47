import { useSyncExternalStore } from 'react'
import type { Size } from '../table/contract.ts'

let size: Size = { width: window.innerWidth, height: window.innerHeight }

function subscribe(changed: () => void): () => void {
  const measure = (): void => {
    size = { width: window.innerWidth, height: window.innerHeight }
    changed()
  }
  window.addEventListener('resize', measure)
  return () => window.removeEventListener('resize', measure)
}

export const useSize = (): Size => useSyncExternalStore(subscribe, () => size)
