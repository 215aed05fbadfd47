import { describe, expect, it } from 'vitest'
import type { Rest } from '../../../renderer/table/contract.ts'
import { targetAt, targetRects } from '../../../renderer/table/pointer.ts'

const piece = (kind: string, target: string | null, fine: Partial<Rest> = {}): Rest => ({
  kind,
  face: '',
  x: 100,
  y: 100,
  width: 100,
  height: 116,
  turn: 0,
  up: true,
  depth: 1,
  target,
  ...fine,
})

describe('what lies under the pointer', () => {
  it('is the uppermost target', () => {
    const layout = { below: piece('card', 'card:0'), above: piece('card', 'card:1', { x: 130, depth: 2 }) }
    expect(targetAt(layout, 120, 100)).toBe('card:1')
    expect(targetAt(layout, 60, 100)).toBe('card:0')
  })

  it('is nothing where only things without a meaning lie', () => {
    expect(targetAt({ chart: piece('chart', null) }, 100, 100)).toBeNull()
  })

  it('is not a hexagon in the corner of its box', () => {
    const layout = { port: piece('cell', 'port:malta') }
    expect(targetAt(layout, 100, 45)).toBe('port:malta')
    expect(targetAt(layout, 146, 100)).toBe('port:malta')
    expect(targetAt(layout, 144, 48)).toBeNull()
  })

  it('follows the turn of a card', () => {
    const layout = { card: piece('card', 'card:3', { width: 20, height: 200, turn: 90 }) }
    expect(targetAt(layout, 190, 100)).toBe('card:3')
    expect(targetAt(layout, 100, 190)).toBeNull()
  })
})

describe('where targets lie for the app', () => {
  it('is the upright box around each, turned as it is', () => {
    const rects = targetRects({ card: piece('card', 'card:3', { width: 20, height: 200, turn: 90 }), mat: piece('chart', null) })
    expect(Object.keys(rects)).toEqual(['card:3'])
    expect(rects['card:3']?.width).toBeCloseTo(200)
    expect(rects['card:3']?.height).toBeCloseTo(20)
  })
})
