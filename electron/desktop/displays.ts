import type { Bounds } from './windowState.ts'

/** A screen, as the system names it. Places in device-independent pixels. */
export type Screen = { id: number; label: string; workArea: Bounds; size: { width: number; height: number }; scaleFactor: number }

/** What of a window a move to another screen needs. */
export type Movable = {
  isFullScreen(): boolean
  setFullScreen(full: boolean): void
  isMaximized(): boolean
  unmaximize(): void
  maximize(): void
  getNormalBounds(): Bounds
  setBounds(bounds: Bounds): void
  once(event: 'leave-full-screen', listener: () => void): unknown
}

/** Under Wayland programs may not move their windows: the person can, and programs that run by X11 (`--ozone-platform=x11`) can. */
export function isPlacedBySystem(platform: NodeJS.Platform, ozone: string, env: Record<string, string | undefined>): boolean {
  if (platform !== 'linux' || ozone === 'x11') return false
  return ozone === 'wayland' || env.XDG_SESSION_TYPE === 'wayland' || Boolean(env.WAYLAND_DISPLAY)
}

/** Under X11 all screens have one scale: between two that are so unlike, letters come out far too large or too small on one. */
const UNLIKE = 1.5
export function isScaledAlike(platform: NodeJS.Platform, one: Screen, other: Screen): boolean {
  if (platform !== 'linux' || one.scaleFactor !== other.scaleFactor) return false
  const [small = 0, large = 0] = [one.size.height, other.size.height].sort((a, b) => a - b)
  return large >= UNLIKE * small
}

/** The other screens, in order from the one that follows: the first is where a key takes the table. */
export function otherScreens(screens: readonly Screen[], here: number): Screen[] {
  const place = screens.findIndex(({ id }) => id === here)
  return place < 0 ? [...screens] : [...screens.slice(place + 1), ...screens.slice(0, place)]
}

/** What people call a screen: by its own name, else by its place among all, with what tells it from its like. */
export function screenName(screens: readonly Screen[], { id, label, size }: Screen, numbered: (number: number) => string): string {
  const name = label.trim() || numbered(screens.findIndex((each) => each.id === id) + 1)
  const like = screens.filter((each) => each.label.trim() === label.trim()).length
  return like > 1 || label.trim() === '' ? `${name} (${size.width} × ${size.height})` : name
}

/** Moves the window amid another screen, no larger than that, and fills it there if it filled the one before. */
export function moveTo(window: Movable, { workArea }: Screen): void {
  const wasMaximised = window.isMaximized()
  const place = (): void => {
    const wanted = window.getNormalBounds()
    if (wasMaximised) window.unmaximize()
    const [width, height] = [Math.min(wanted.width, workArea.width), Math.min(wanted.height, workArea.height)]
    const [x, y] = [workArea.x + Math.round((workArea.width - width) / 2), workArea.y + Math.round((workArea.height - height) / 2)]
    window.setBounds({ x, y, width, height })
    if (wasMaximised) window.maximize()
  }
  if (!window.isFullScreen()) {
    place()
    return
  }
  // systems leave the full screen in their own time
  window.once('leave-full-screen', () => {
    place()
    window.setFullScreen(true)
  })
  window.setFullScreen(false)
}
