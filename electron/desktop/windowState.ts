import { readObject } from './readObject.ts'

/** Screen places in device-independent pixels. */
type Size = { width: number; height: number }
export type Bounds = Size & { x: number; y: number }

/** `bounds` are those of the window when neither maximised nor filling the screen; null = never placed. */
export type WindowState = { bounds: Bounds | null; maximised: boolean; fullScreen: boolean }

export const SMALLEST = { width: 800, height: 600 }
const USUAL = { width: 1440, height: 900 }
/** So much of the title must be in reach, or the window cannot be moved back. */
const GRIP = { width: 120, height: 40 }

/** Reads the kept state; what is missing or wrong is as at the first start. */
export function readWindowState(text: string): WindowState {
  const kept = readObject(text)
  return { bounds: readBounds(kept.bounds), maximised: kept.maximised === true, fullScreen: kept.fullScreen === true }
}

/** Where to open: where it was, if that place is still on one of the displays (their work areas, the first the main one); else amid the main one. */
export function placeWindow(state: WindowState, displays: readonly Bounds[]): Bounds {
  const { bounds } = state
  const home = bounds && displays.find((display) => gripIsOn(bounds, display))
  // The title must not hide above its display.
  if (bounds && home) return { x: bounds.x, y: Math.max(bounds.y, home.y), ...sizeOn(bounds, home) }
  const main = displays[0] ?? { x: 0, y: 0, ...USUAL }
  const size = sizeOn(bounds ?? USUAL, main)
  return { x: main.x + Math.round((main.width - size.width) / 2), y: main.y + Math.round((main.height - size.height) / 2), ...size }
}

/** No larger than the display, and no smaller than can be used. */
function sizeOn(wanted: Size, display: Size): Size {
  const within = (side: keyof Size) => Math.max(SMALLEST[side], Math.min(wanted[side], display[side]))
  return { width: within('width'), height: within('height') }
}

/** The upper edge of the window, where it is gripped, lies far enough inside the display. */
function gripIsOn(bounds: Bounds, display: Bounds): boolean {
  const across = Math.min(bounds.x + bounds.width, display.x + display.width) - Math.max(bounds.x, display.x)
  const below = bounds.y - display.y
  return across >= GRIP.width && below >= -GRIP.height && below <= display.height - GRIP.height
}

function readBounds(value: unknown): Bounds | null {
  if (typeof value !== 'object' || value === null) return null
  const { x, y, width, height }: Partial<Record<keyof Bounds, unknown>> = value
  if (!isPlace(x) || !isPlace(y) || !isPlace(width) || !isPlace(height)) return null
  return width >= 1 && height >= 1 ? { x, y, width, height } : null
}

/** Electron takes whole numbers of 32 bits and throws at others. */
function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) < 100_000
}
