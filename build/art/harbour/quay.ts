import { barrel, bollard, crate, rope } from '../scenery/quayside.ts'
import { ellipse, linear, place, radial, rect } from '../svg.ts'
import { boards } from '../wood.ts'
import { HEIGHT, HORIZON, QUAY, WIDTH } from './view.ts'

/** The quay that the screen stands on, with what lies about on it. */
export function quay(): string {
  return planks() + lamplight() + rope(`M676 ${QUAY - 22}Q860 ${QUAY + 36} 1060 ${HORIZON + 96}`, 4) + things()
}

function planks(): string {
  const all = { x: 0, y: QUAY + 22, width: WIDTH, height: HEIGHT - QUAY - 22 }
  const lip = (y: number, height: number, attributes: Record<string, string | number>) =>
    rect({ x: 0, y, width: WIDTH, height }, attributes)
  return [
    boards({
      ...all,
      seed: 14,
      first: 34,
      growth: 1.22,
      most: 130,
      octaves: 3,
      matrix: '.19 0 0 0 .052 .118 0 0 0 .030 .064 0 0 0 .014 0 0 0 0 1',
      gap: 0.85,
      lip: 0.13,
    }),
    lip(QUAY, 26, { fill: '#5b3f25' }) + lip(QUAY, 26, { fill: '#000', filter: 'url(#grain)', opacity: 0.4 }),
    lip(QUAY, 3.4, { fill: '#ffdc9a', opacity: 0.8 }) + lip(QUAY + 22, 6, { fill: '#0d0602', opacity: 0.8 }),
  ].join('')
}

function lamplight(): string {
  const pool = (x: number) => {
    const { definition, paint } = radial(x, 640, 260, [
      [0, '#ffc662', 0.42],
      [0.5, '#ff9c32', 0.14],
      [1, '#ff9c32', 0],
    ])
    return definition + ellipse(x, 640, 260, 200, { fill: paint })
  }
  const night = linear(
    [0, QUAY + 20],
    [0, HEIGHT],
    [
      [0, '#120802', 0],
      [1, '#120802', 0.66],
    ],
  )
  const below = { x: 0, y: QUAY + 20, width: WIDTH, height: HEIGHT - QUAY - 20 }
  return pool(700) + pool(1236) + night.definition + rect(below, { fill: night.paint })
}

const things = () =>
  [
    place({ x: 664, y: QUAY + 20, scale: 0.86 }, bollard()),
    place({ x: 1886, y: QUAY + 30, scale: 0.95 }, barrel()),
    place({ x: 1842, y: QUAY + 38, scale: 0.8 }, barrel()),
    place({ x: 1790, y: QUAY + 42, scale: 0.7 }, crate()),
  ].join('')
