import { useEffect } from 'react'

/** What keeps a screen lit: `take` answers how to let it go again, or rejects where it may not be had now (a battery that is low). */
export type Lamp = {
  take(): Promise<() => void>
  /** The screen goes dark of itself when the page is hidden: calls when it may be taken once more, and answers how to stop that. */
  onLost(again: () => void): () => void
}

/** Keeps the lamp lit until it is told not to; what may not be had now is tried when the page comes back. */
export function keepLit(lamp: Lamp): () => void {
  /** Of takings that overlap the latest counts. */
  let takings = 0
  let over = false
  let release: (() => void) | null = null
  const take = async (): Promise<void> => {
    const mine = ++takings
    release?.()
    release = null
    try {
      const taken = await lamp.take()
      if (over || mine !== takings) taken()
      else release = taken
    } catch {
      // Refused: nothing is lost but the light.
    }
  }
  const stop = lamp.onLost(() => void take())
  void take()
  return () => {
    over = true
    stop()
    release?.()
    release = null
  }
}

/** The desktop program has one light: it is told whether anybody on this page wants it, so that who goes does not put out another's. */
export function programLamp(awake: (wanted: boolean) => Promise<void>): Lamp {
  let holders = 0
  const release = (): void => {
    holders -= 1
    void awake(holders > 0)
  }
  return {
    async take() {
      holders += 1
      await awake(true)
      return release
    },
    onLost: () => () => undefined,
  }
}

let ofProgram: Lamp | null = null

/** The desktop program's own way, or the browser's where it has one (a page of this machine, or over https); null = neither. */
function lampHere(): Lamp | null {
  const { desktop } = window
  if (desktop) {
    ofProgram ??= programLamp((wanted) => desktop.awake(wanted))
    return ofProgram
  }
  if (!('wakeLock' in navigator)) return null
  return {
    async take() {
      const lock = await navigator.wakeLock.request('screen')
      return () => void lock.release()
    },
    onLost(again) {
      const look = (): void => {
        if (document.visibilityState === 'visible') again()
      }
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    },
  }
}

/** The screen stays lit as long as this is shown and `active`: a table that is played, whether or not anybody touches anything. */
export function useAwake(active: boolean): void {
  useEffect(() => {
    const lamp = active ? lampHere() : null
    return lamp ? keepLit(lamp) : undefined
  }, [active])
}
