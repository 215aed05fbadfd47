import { useEffect, useSyncExternalStore } from 'react'

let painted = false
const told = new Set<() => void>()

/** What can be read and clicked has been painted: what is dear to paint may come now. */
function setPainted(): void {
  if (painted) return
  painted = true
  document.documentElement.dataset.painted = 'true'
  for (const tell of told) tell()
}

let awaited = false

/** Asks for the frame after the one that is being made now. */
function awaitPaint(): void {
  if (awaited) return
  awaited = true
  // from within a frame: what is put off now comes after its painting
  requestAnimationFrame(() => setTimeout(setPainted))
  // a page that nobody looks at has no frames
  setTimeout(setPainted, 1000)
}

function subscribe(tell: () => void): () => void {
  told.add(tell)
  awaitPaint()
  return () => told.delete(tell)
}

/** Whether pictures may be shown; false only in the very first frame of the page. */
export const usePainted = (): boolean => useSyncExternalStore(subscribe, () => painted)

/** To be called once, by what is painted first. */
export const useFirstPaint = (): void => useEffect(awaitPaint, [])
