import { describe, expect, test } from 'vitest'
import { placeWindow, readWindowState } from '../../electron/desktop/windowState.ts'

const MAIN = { x: 0, y: 25, width: 1920, height: 1055 }
const LEFT = { x: -1280, y: 0, width: 1280, height: 1024 }
const at = (bounds: { x: number; y: number; width: number; height: number } | null) => ({ bounds, maximised: false, fullScreen: false })

describe('the window opens where it was', () => {
  test('on the display where it was left, also on one to the left of the main one', () => {
    const bounds = { x: -1200, y: 40, width: 1000, height: 700 }
    expect(placeWindow(at(bounds), [MAIN, LEFT])).toEqual(bounds)
  })

  test('a display that is gone is not opened on: amid the main one, in the old size', () => {
    expect(placeWindow(at({ x: -1200, y: 40, width: 1000, height: 700 }), [MAIN])).toEqual({ x: 460, y: 203, width: 1000, height: 700 })
  })

  test('a window whose title is out of reach comes back', () => {
    expect(placeWindow(at({ x: 1850, y: 100, width: 1000, height: 700 }), [MAIN]).x).toBe(460)
    expect(placeWindow(at({ x: 100, y: 1060, width: 1000, height: 700 }), [MAIN]).y).toBe(203)
    expect(placeWindow(at({ x: 100, y: 5, width: 1000, height: 700 }), [MAIN])).toMatchObject({ x: 100, y: 25 })
  })

  test('it is never larger than its display, nor smaller than it can be used', () => {
    expect(placeWindow(at({ x: 0, y: 25, width: 4000, height: 3000 }), [MAIN])).toMatchObject({ width: 1920, height: 1055 })
    expect(placeWindow(at({ x: 0, y: 25, width: 10, height: 10 }), [MAIN])).toMatchObject({ width: 800, height: 600 })
    expect(placeWindow(at({ x: 0, y: 25, width: 300, height: 200 }), [MAIN])).toMatchObject({ width: 800, height: 600 })
  })

  test('the first time it stands amid the main display, and within it', () => {
    expect(placeWindow(at(null), [MAIN])).toEqual({ x: 240, y: 103, width: 1440, height: 900 })
    expect(placeWindow(at(null), [{ x: 0, y: 0, width: 1280, height: 720 }])).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
  })
})

describe('the kept state of the window', () => {
  test('is read back as it was written', () => {
    const state = { bounds: { x: -5, y: 30, width: 1200, height: 800 }, maximised: true, fullScreen: true }
    expect(readWindowState(JSON.stringify(state))).toEqual(state)
  })

  test.each([
    ['an empty file', ''],
    ['half a file', '{"bounds":{"x":1'],
    ['another thing', '[1,2]'],
    ['nothing', 'null'],
    ['odd numbers', '{"bounds":{"x":1.5,"y":0,"width":1e12,"height":"9"},"maximised":1}'],
    ['no size', '{"bounds":{"x":0,"y":0,"width":0,"height":0}}'],
  ])('%s is as the first start', (_name, text) => {
    expect(readWindowState(text)).toEqual({ bounds: null, maximised: false, fullScreen: false })
  })
})
