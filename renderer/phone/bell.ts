import { asset } from '../app/play.ts'
import type { Preferences } from '../app/preferences.ts'

const TREMBLE_MS = [90, 70, 160]

let bell: HTMLAudioElement | null = null

/** A page may only sound after it has been touched: the first touch fetches the bell. */
export function readyBell(): void {
  const ready = (): void => {
    bell = new Audio(asset('shared/sounds/bell.mp3'))
    bell.preload = 'auto'
  }
  window.addEventListener('pointerdown', ready, { once: true, passive: true })
}

/** It is our turn: as loud as the preferences say, and never before the page has been touched. */
export function ring({ mute, bell: volume, vibrate }: Preferences): void {
  if (bell === null) return
  if (vibrate && 'vibrate' in navigator) navigator.vibrate(TREMBLE_MS)
  if (mute || volume === 0) return
  bell.volume = volume / 100
  bell.currentTime = 0
  // a phone may still forbid it; the page shows whose turn it is all the same
  bell.play().catch(() => undefined)
}
