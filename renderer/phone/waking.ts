/** Calls `wake` when the page is looked at again: unlocked, brought back, out of the tunnel. Answers how to stop that. */
export function onWaking(wake: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pageshow', seen)
  window.addEventListener('focus', seen)
  window.addEventListener('online', seen)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pageshow', seen)
    window.removeEventListener('focus', seen)
    window.removeEventListener('online', seen)
  }
}
