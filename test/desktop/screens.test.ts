import { describe, expect, test } from 'vitest'
import { isPlacedBySystem, isScaledAlike, moveTo, otherScreens, type Screen, screenName } from '../../electron/desktop/displays.ts'
import { graphicsFailures, isInSoftware } from '../../electron/desktop/drawing.ts'
import { readShellSettings } from '../../electron/desktop/shellSettings.ts'

const screen = (id: number, label: string, x: number, width = 1920): Screen => ({
  id,
  label,
  workArea: { x, y: 0, width, height: 1080 },
  size: { width, height: 1080 },
  scaleFactor: 1,
})
const ALL = [screen(1, 'Built-in', 0), screen(2, 'TV', 1920, 3840), screen(3, '', -1280, 1280)]

function windowAt(state: { full?: boolean; maximised?: boolean; width?: number } = {}) {
  const done: string[] = []
  let [full, maximised] = [state.full ?? false, state.maximised ?? false]
  let left = (): void => undefined
  const window = {
    isFullScreen: () => full,
    setFullScreen(wanted: boolean) {
      full = wanted
      done.push(wanted ? 'full' : 'leaves full')
    },
    isMaximized: () => maximised,
    maximize: () => void done.push('maximised'),
    unmaximize() {
      maximised = false
    },
    getNormalBounds: () => ({ x: 5, y: 5, width: state.width ?? 1000, height: 700 }),
    setBounds: ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
      void done.push([x, y, width, height].join(' ')),
    once: (_: string, listener: () => void) => (left = listener),
  }
  return { window, done, leave: () => left() }
}

describe('other screens', () => {
  test('come in order, from the one that follows', () => {
    expect(otherScreens(ALL, 1).map(({ id }) => id)).toEqual([2, 3])
    expect(otherScreens(ALL, 2).map(({ id }) => id)).toEqual([3, 1])
    expect(otherScreens(ALL.slice(0, 1), 1)).toEqual([])
  })

  test('go by their names; those without one, or with the same, by number and size too', () => {
    const name = (screens: Screen[], at: number) => screenName(screens, screens[at]!, (number) => `Screen ${number}`)
    expect(name(ALL, 1)).toBe('TV')
    expect(name(ALL, 2)).toBe('Screen 3 (1280 × 1080)')
    expect(name([screen(1, 'TV', 0), screen(2, 'TV', 1920, 3840)], 1)).toBe('TV (3840 × 1080)')
  })

  test('get the table amid them, no larger than they are', () => {
    const { window, done } = windowAt()
    moveTo(window, ALL[1]!)
    expect(done).toEqual(['3340 190 1000 700'])
    const wide = windowAt({ width: 1900 })
    moveTo(wide.window, ALL[2]!)
    expect(wide.done).toEqual(['-1280 190 1280 700'])
  })

  test('are filled by a table that filled the one before, once the system has let it go', () => {
    const { window, done, leave } = windowAt({ full: true })
    moveTo(window, ALL[1]!)
    expect(done).toEqual(['leaves full'])
    leave()
    expect(done).toEqual(['leaves full', '3340 190 1000 700', 'full'])
    const maximised = windowAt({ maximised: true })
    moveTo(maximised.window, ALL[1]!)
    expect(maximised.done.at(-1)).toBe('maximised')
  })
})

describe('the graphics card', () => {
  test('is not there when Electron says that programs draw', () => {
    expect(isInSoftware({ gpu_compositing: 'enabled', webgl: 'enabled', webgl2: 'enabled' })).toBe(false)
    expect(isInSoftware({ gpu_compositing: 'enabled', webgl: 'enabled_readback' })).toBe(false)
    expect(isInSoftware({ gpu_compositing: 'disabled_software', webgl: 'unavailable_software', webgl2: 'unavailable_software' })).toBe(true)
    expect(isInSoftware({ gpu_compositing: 'enabled', webgl: 'disabled_off', webgl2: 'disabled_off' })).toBe(true)
    expect(isInSoftware({})).toBe(false)
  })

  test('that fails three times within five minutes is asked about, once', () => {
    const { gone } = graphicsFailures()
    expect([0, 200_000, 600_000, 700_000, 800_000, 810_000].map(gone)).toEqual([false, false, false, false, true, false])
  })
})

test('settings of the shell that are missing or wrong are as at the first start', () => {
  const first = { software: false, looksForUpdates: null }
  for (const text of ['', '{', 'null', '[]', '{"software":"yes","looksForUpdates":1}']) expect(readShellSettings(text)).toEqual(first)
  expect(readShellSettings('{"software":true,"looksForUpdates":false,"x":1}')).toEqual({ software: true, looksForUpdates: false })
})

test('where the system alone places windows, the person is told so instead; by X11 the program does it', () => {
  expect(isPlacedBySystem('linux', '', { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' })).toBe(true)
  expect(isPlacedBySystem('linux', '', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true)
  expect(isPlacedBySystem('linux', 'wayland', {})).toBe(true)
  expect(isPlacedBySystem('linux', 'x11', { XDG_SESSION_TYPE: 'wayland' })).toBe(false)
  expect(isPlacedBySystem('linux', '', { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' })).toBe(false)
  expect(isPlacedBySystem('win32', '', {})).toBe(false)
  expect(isPlacedBySystem('darwin', '', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(false)
})

test('two screens that are very unlike and have one scale all the same are known by that, where a system has only one', () => {
  const small = screen(1, 'Built-in', 0)
  const large: Screen = { ...screen(2, 'TV', 1920, 3840), size: { width: 3840, height: 2160 } }
  expect(isScaledAlike('linux', small, large)).toBe(true)
  expect(isScaledAlike('linux', large, small)).toBe(true)
  expect(isScaledAlike('linux', small, { ...large, scaleFactor: 2 })).toBe(false)
  expect(isScaledAlike('linux', small, { ...small, size: { width: 1920, height: 1200 } })).toBe(false)
  expect(isScaledAlike('win32', small, large)).toBe(false)
})
