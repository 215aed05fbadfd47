import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import { readMap } from '../../../engine/games/parley/readMap.ts'
import { sampleMap } from '../../../engine/games/parley/sampleMap.ts'

const many = Array.from({ length: 400 }, (_, seed) => sampleMap(fastChance(seed)))

describe('10 a map drawn at random', () => {
  it('is a right map, and reads back as it is', () => {
    for (const map of many) expect(readMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, value: map })
  })

  it('may be tall, wide or far from the corner, with closed cells or none', () => {
    const across = many.map(({ ports }) => new Set(ports.map(({ cell }) => cell[0])).size)
    const down = many.map(({ ports }) => new Set(ports.map(({ cell }) => cell[1])).size)
    expect(Math.min(...across)).toBeLessThanOrEqual(2)
    expect(Math.min(...down)).toBeLessThanOrEqual(2)
    expect(Math.max(...across)).toBeGreaterThan(10)
    expect(Math.max(...down)).toBeGreaterThan(9)
    expect(new Set(many.map(({ monsters }) => monsters.length > 0)).size).toBe(2)
  })

  it('is the same for the same chance, and takes the names that it is given', () => {
    const names = Array.from({ length: 25 }, (_, place) => `Haven ${place}`)
    const [one, other] = [sampleMap(fastChance(7), names), sampleMap(fastChance(7), names)]
    expect(one).toEqual(other)
    for (const { name } of one.ports) expect(names).toContain(name)
  })
})
