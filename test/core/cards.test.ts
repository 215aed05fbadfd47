import { describe, expect, it } from 'vitest'
import { isSameCards, putSorted, shuffle, takeCard } from '../../engine/core/cards.ts'
import { fastChance } from '../../engine/core/chance.ts'

describe('cards', () => {
  it('are shuffled into every order, about equally often, and the old pile stays as it was', () => {
    const chance = fastChance(7)
    const pile = ['a', 'b', 'c']
    const seen: Record<string, number> = {}
    for (let round = 0; round < 6000; round += 1) {
      const order = shuffle(pile, chance).join('')
      seen[order] = (seen[order] ?? 0) + 1
    }
    expect(Object.keys(seen)).toHaveLength(6)
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(850)
    expect(pile).toEqual(['a', 'b', 'c'])
  })

  it('are put into a hand at their place', () => {
    const hand: string[] = []
    for (const card of ['m', 'z', 'a', 'm', 'b']) putSorted(hand, card)
    expect(hand).toEqual(['a', 'b', 'm', 'm', 'z'])
  })

  it('that are hidden go to the end of a hidden hand', () => {
    const hand: (string | null)[] = [null]
    putSorted(hand, null)
    expect(hand).toEqual([null, null])
  })

  it('are taken one at a time; of a hidden hand any', () => {
    const hand: (string | null)[] = ['a', 'a', 'b']
    takeCard(hand, 'a')
    expect(hand).toEqual(['a', 'b'])
    const hidden: (string | null)[] = [null, null]
    takeCard(hidden, 'a')
    takeCard(hidden, null)
    expect(hidden).toEqual([])
  })

  it('are the same in any order, but not with another copy', () => {
    expect(isSameCards(['a', 'b', 'b'], ['b', 'a', 'b'])).toBe(true)
    expect(isSameCards(['a', 'b', 'b'], ['a', 'a', 'b'])).toBe(false)
    expect(isSameCards(['a'], ['a', 'a'])).toBe(false)
  })
})
