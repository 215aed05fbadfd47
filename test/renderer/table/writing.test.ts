import { describe, expect, it } from 'vitest'
import { enlarged, fitted, hands, LEAST_PX } from '../../../renderer/table/writing.ts'

const hand = { font: hands.text, size: 16, fill: '#000' }
// without a page every letter is taken for half as wide as high

describe('letters for a reader who wants them larger', () => {
  it('grow as wished where there is room', () => {
    expect(enlarged('Malta', hand, { width: 500 }, 1.25).size).toBe(20)
  })

  it('grow no further than the width bears, so that nothing is cut', () => {
    const fit = { width: 50 }
    const large = enlarged('Malta', hand, fit, 2)
    expect(large.size).toBe(20)
    expect(fitted('Malta', large, fit)).toMatchObject({ size: 20, squeeze: 1 })
  })

  it('grow no further than their place says', () => {
    expect(enlarged('Malta', hand, { width: 500, most: 1.25 }, 2).size).toBe(20)
    expect(enlarged('Malta', hand, { width: 500 }, 2).size).toBe(24)
  })

  it('stay as they were drawn where there is no room at all, or nobody asks', () => {
    expect(enlarged('Malta', hand, { width: 10 }, 2).size).toBe(16)
    expect(enlarged('Malta', hand, { width: 500 }, 1)).toEqual(hand)
  })

  it('in two lines grow as the longer line has room', () => {
    expect(enlarged('captain of corsairs', hand, { width: 110, lines: 2 }, 1.25).size).toBe(20)
  })
})

describe('words that do not fit', () => {
  it('get smaller, but never so small that they cannot be read: then they are squeezed', () => {
    expect(fitted('Konstantiniyye', { ...hand, size: 12 }, { width: 60 })).toMatchObject({
      size: LEAST_PX,
      squeeze: 60 / (14 * LEAST_PX * 0.5),
    })
  })
})
