import type { PowerSaveBlocker } from 'electron'

export type Lamp = {
  /** The display stays lit, or no more; asked twice it is held once. */
  set(wanted: boolean): void
}

/** Keeps the display lit as long as the page says that a room looks on. Whoever shows the page lets go when it is gone. */
export function lamp(blocker: Pick<PowerSaveBlocker, 'start' | 'stop'>): Lamp {
  let held: number | null = null
  return {
    set(wanted) {
      if (wanted) held ??= blocker.start('prevent-display-sleep')
      else if (held !== null) {
        blocker.stop(held)
        held = null
      }
    },
  }
}
