import { useEffect, useSyncExternalStore } from 'react'

let painted = false
const told = new Set<() => void>()

/** What can be read and clicked has been painted: what is dear to paint may come now. */
function setPainted(): void {
  painted = true
  document.documentElement.dataset.painted = 'true'
  for (const tell of told) tell()
}

function subscribe(tell: () => void): () => void {
  told.add(tell)
  return () => told.delete(tell)
}

export const usePainted = (): boolean => useSyncExternalStore(subscribe, () => painted)

/** To be called once, by what is painted first. */
export function useFirstPaint(): void {
  useEffect(() => {
    if (painted) return
    // from within a frame: what is put off now comes after its painting
    const frame = requestAnimationFrame(() => setTimeout(setPainted))
    // a page that nobody looks at has no frames
    const timer = setTimeout(setPainted, 1000)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
}
