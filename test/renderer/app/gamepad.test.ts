import { describe, expect, it } from 'vitest'
import { pressedOn, presses } from '../../../renderer/app/gamepad.ts'
import { nextSpot } from '../../../renderer/app/spatial.ts'

const spot = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
const pad = (down: readonly number[], axes: readonly number[] = [0, 0]) => ({
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: down.includes(index) })),
  axes,
})

describe('a gamepad', () => {
  const spots = [spot(100, 0), spot(40, 60), spot(0, 100), spot(-50, 2)]

  it('goes to what lies straight ahead rather than to what is nearer but aside', () => {
    expect(nextSpot(spot(0, 0), spots, 'right')).toBe(0)
    expect(nextSpot(spot(0, 0), spots, 'down')).toBe(2)
    expect(nextSpot(spot(0, 0), spots, 'left')).toBe(3)
  })

  it('stays where nothing lies in that direction', () => {
    expect(nextSpot(spot(0, 0), spots, 'up')).toBe(null)
    expect(nextSpot(spot(0, 0), [], 'down')).toBe(null)
  })

  it('is read by its cross and by its stick, one direction at a time', () => {
    expect(pressedOn(pad([12]))).toEqual(new Set(['up']))
    expect(pressedOn(pad([0, 9]))).toEqual(new Set(['choose', 'menu']))
    expect(pressedOn(pad([], [0.9, 0.7]))).toEqual(new Set(['right']))
    expect(pressedOn(pad([], [0.3, -0.2]))).toEqual(new Set())
  })

  it('chooses once however long the button is held, and goes on in a direction that is', () => {
    const told = presses()
    expect(told(new Set(['choose', 'down']), 0)).toEqual(['choose', 'down'])
    expect(told(new Set(['choose', 'down']), 100)).toEqual([])
    expect(told(new Set(['choose', 'down']), 500)).toEqual(['down'])
    expect(told(new Set(['choose', 'down']), 560)).toEqual([])
    expect(told(new Set(['choose', 'down']), 700)).toEqual(['down'])
    expect(told(new Set(), 800)).toEqual([])
    expect(told(new Set(['choose']), 810)).toEqual(['choose'])
  })
})
