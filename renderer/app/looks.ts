import type { Preferences } from './preferences.ts'

/** Preferences that are looks go to the root of the document, where the style finds them. */
export function wearLooks({ textSize, reducedMotion, quiet }: Preferences): void {
  const root = document.documentElement
  root.style.setProperty('--text', String(textSize / 100))
  root.dataset.large = String(textSize >= 150)
  root.dataset.still = String(reducedMotion)
  root.dataset.quiet = String(quiet)
}
