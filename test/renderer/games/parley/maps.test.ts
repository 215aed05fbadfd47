import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../../engine/core/chance.ts'
import type { Viewer } from '../../../../engine/core/game.ts'
import type { PortMap } from '../../../../engine/games/parley/map.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { sampleMap } from '../../../../engine/games/parley/sampleMap.ts'
import { layout } from '../../../../renderer/games/parley/layout.ts'
import { ownWords } from '../../../../renderer/games/parley/ownWords.ts'
import { regions } from '../../../../renderer/games/parley/regions.ts'
import { bendOf } from '../../../../renderer/games/parley/sheet/coast.ts'
import { cutShort } from '../../../../renderer/games/parley/sheet/names.ts'
import { planFor } from '../../../../renderer/games/parley/sheet/plan.ts'
import { packRing, unpackRing } from '../../../../renderer/games/parley/sheet/rings.ts'
import { targetAt, targetRects } from '../../../../renderer/table/pointer.ts'
import { table } from '../../../games/parley/table.ts'
import { SIZES } from '../../table/windows.ts'

const maps = Array.from({ length: 40 }, (_, seed) => sampleMap(fastChance(seed)))

/** A table with that map, as the viewer has it. */
function seen(map: PortMap, viewer: Viewer) {
  const view = table()
  view.options = { ...view.options, map }
  view.admirals = map.admirals.map((port) => ({ port, moved: false }))
  return SIZES.map((size) => ({ found: layout(view, viewer, size), chart: regions(size, view.seats, viewer).chart, size }))
}

const everywhere = maps.flatMap((map) => ([0, 'table'] as Viewer[]).flatMap((viewer) => seen(map, viewer)))

const LONG = Array.from({ length: 20 }, (_, place) => `The long and winding harbour of the old lighthouse no ${place}`)

type Box = { x: number; y: number; width: number; height: number; turn?: number | undefined }

/** Pairs of names that share room on the table of that map. */
function covered(map: PortMap, viewer: Viewer, size: (typeof SIZES)[number]): string[] {
  const view = table()
  view.options = { ...view.options, map }
  view.admirals = map.admirals.map((port) => ({ port, moved: false }))
  const names = Object.entries(layout(view, viewer, size)).filter(([id]) => id.startsWith('name:'))
  expect(names).toHaveLength(20)
  return names.flatMap(([id, one], place) => names.slice(place + 1).flatMap(([other, two]) => (meet(one, two) ? [`${id} ${other}`] : [])))
}

/** A point of one, on a fine grid, lies well within the other. */
function meet(one: Box, other: Box): boolean {
  const steps = Array.from({ length: 25 }, (_, step) => step / 24 - 0.5)
  const within = (point: { x: number; y: number }, { x, y, width, height, turn = 0 }: Box) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const [dx, dy] = [point.x - x, point.y - y]
    return Math.abs(dx * cos + dy * sin) < width / 2 - 0.5 && Math.abs(dy * cos - dx * sin) < height / 2 - 0.5
  }
  const points = ({ x, y, width, height, turn = 0 }: Box) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return steps.flatMap((u) =>
      steps.map((v) => ({ x: x + u * width * cos - v * height * sin, y: y + u * width * sin + v * height * cos })),
    )
  }
  return points(one).some((point) => within(point, other)) || points(other).some((point) => within(point, one))
}

describe('the chart of any map', () => {
  it('shows every hexagon within the sheet, and no two on one another', () => {
    for (const { found, chart } of everywhere) {
      const hexagons = Object.entries(found).filter(([id]) => id.startsWith('port:'))
      expect(hexagons.length).toBe(20)
      for (const [id, { x, y, width, height }] of hexagons) {
        expect(x - width / 2, id).toBeGreaterThanOrEqual(chart.x - 1)
        expect(x + width / 2, id).toBeLessThanOrEqual(chart.x + chart.width + 1)
        expect(y - height / 2, id).toBeGreaterThanOrEqual(chart.y - 1)
        expect(y + height / 2, id).toBeLessThanOrEqual(chart.y + chart.height + 1)
      }
      for (const [id, one] of hexagons)
        for (const [other, two] of hexagons)
          if (id < other) expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(Math.min(one.width, one.height) * 0.98)
    }
  })

  it('lets every port be hit in the middle', () => {
    for (const { found } of everywhere) {
      const targets = targetRects(found)
      for (const [id, { x, y }] of Object.entries(found)) {
        if (!id.startsWith('port:')) continue
        expect(targets[id]).toBeDefined()
        // an admiral lies above the port where he is
        expect(targetAt(found, x, y)).toMatch(/^(port|admiral):/)
      }
    }
  })

  it('keeps names of ports on the sheet', () => {
    for (const { found, chart } of everywhere) {
      if (chart.width < 600) continue
      const names = Object.entries(found).filter(([id]) => id.startsWith('name:'))
      expect(names.length).toBe(20)
      for (const [id, { x, y }] of names) {
        expect(x, id).toBeGreaterThan(chart.x)
        expect(x, id).toBeLessThan(chart.x + chart.width)
        expect(y, id).toBeGreaterThan(chart.y)
        expect(y, id).toBeLessThan(chart.y + chart.height)
      }
    }
  })

  it('writes no name on another, whatever the map, the names and the window', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), { minLength: 20, maxLength: 26 })
    const kinds = fc.oneof(fc.constant([]), names, fc.constant(LONG))
    fc.assert(
      fc.property(fc.nat(), kinds, fc.constantFrom(...SIZES), fc.constantFrom<Viewer>(0, 'table'), (seed, called, size, viewer) => {
        expect(covered(sampleMap(fastChance(seed), called), viewer, size)).toEqual([])
      }),
      { numRuns: 80 },
    )
    const renamed = { ...MEDITERRANEAN, ports: MEDITERRANEAN.ports.map((port, place) => ({ ...port, name: LONG[place] ?? '' })) }
    for (const size of SIZES) expect(covered(renamed, 0, size)).toEqual([])
  })

  it('cuts a name short only where its letters would be pressed together beyond reading', () => {
    expect(cutShort('Coral Bay', 20, 90)).toBe('Coral Bay')
    expect(cutShort('Coral Bay', 20, 50)).toBe('Coral Bay')
    expect(cutShort('Coral Bay and all the reefs around it', 20, 104)).toBe('Coral Bay and all t…')
  })

  it('gives a small hexagon no smaller a sheet: the taller or wider a map, the more it is turned to fit', () => {
    const column: PortMap = {
      ...MEDITERRANEAN,
      ports: MEDITERRANEAN.ports.map((port, row) => ({ ...port, cell: [0, row], lon: null, lat: null })),
      monsters: [],
    }
    const plan = planFor(column, true)
    expect(plan?.field.turned).toBe(true)
    expect(plan?.field.radius).toBeGreaterThan(30)
  })

  it('leaves the printed map its printed sheet, also under other names', () => {
    expect(planFor(MEDITERRANEAN, true)).toBeNull()
    const renamed = {
      ...MEDITERRANEAN,
      title: 'Mare Nostrum',
      ports: MEDITERRANEAN.ports.map((port) => ({ ...port, name: `Old ${port.name}` })),
    }
    expect(planFor(structuredClone(renamed), true)).toBeNull()
  })
})

describe('the coast of a map', () => {
  const moved = (change: (port: PortMap['ports'][number], place: number) => object): PortMap => ({
    ...MEDITERRANEAN,
    monsters: [],
    ports: MEDITERRANEAN.ports.map((port, place) => ({ ...port, ...change(port, place) })),
  })
  const bent = (map: PortMap) => {
    const plan = planFor(map, true)
    if (!plan) throw new Error('the printed sheet')
    return { plan, bend: bendOf(plan) }
  }

  it('is bent to the hexagons of ports that lie on the earth', () => {
    const { plan, bend } = bent(moved(() => ({})))
    expect(bend).not.toBeNull()
    for (const { x, y, lon, lat } of plan.ports) {
      const [atX, atY] = bend?.at([lon ?? 0, lat ?? 0]) ?? [0, 0]
      expect(Math.hypot(atX - x, atY - y)).toBeLessThan(plan.field.radius * 1.3)
    }
  })

  it('is left away without degrees, with too few, or where they fit nowhere', () => {
    expect(bent(moved(() => ({ lon: null, lat: null }))).bend).toBeNull()
    expect(bent(moved((_, place) => (place < 8 ? {} : { lon: null, lat: null }))).bend).toBeNull()
    expect(bent(moved(({ lon }) => ({ lon: -(lon ?? 0) }))).bend).toBeNull()
    expect(bent(moved(() => ({ lon: 12, lat: 40 }))).bend).toBeNull()
    expect(bent(moved((_, place) => ({ lon: (place * 77) % 180, lat: (place * 41) % 80 }))).bend).toBeNull()
  })

  it('hangs together over the date line', () => {
    const { bend } = bent(moved(({ lon }) => ({ lon: (lon ?? 0) + 165 > 180 ? (lon ?? 0) + 165 - 360 : (lon ?? 0) + 165 })))
    expect(bend).not.toBeNull()
    expect((bend?.bounds.east ?? 0) - (bend?.bounds.west ?? 0)).toBeLessThan(120)
  })

  it('is packed and read again to a hundredth of a degree', () => {
    const ring = [
      [-179.99, 12.34],
      [0, 0],
      [179.5, -89.99],
      [-0.01, 0.01],
    ] as const
    expect(unpackRing(packRing(ring))).toEqual(ring)
  })
})

describe('the words of a map', () => {
  it('keep the names of printed ports in every language, and bring their own for others', () => {
    const map = {
      ...MEDITERRANEAN,
      title: 'Mare',
      ports: MEDITERRANEAN.ports.map((port) => (port.id === 'malta' ? { ...port, name: 'Gozo' } : port)),
    }
    const view = table()
    view.options = { ...view.options, map }
    expect([...ownWords(view)]).toEqual([
      ['ports.malta', 'Gozo'],
      ['panel.chart', 'Mare'],
    ])
    expect(ownWords(table()).size).toBe(0)
  })
})
