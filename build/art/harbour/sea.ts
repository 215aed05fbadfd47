import { engrave } from '../engrave.ts'
import { noise } from '../random.ts'
import { openSea } from '../scenery/water.ts'
import { HORIZON, QUAY, SUN, WIDTH } from './view.ts'

const BOX = { x: 0, y: HORIZON + 4, width: WIDTH, height: QUAY - HORIZON + 44 }

/** Dusk on the water, and the sun's road over it. */
export const sea = (): string =>
  openSea({
    ...BOX,
    depth: 210,
    stops: [
      [0, '#e0a869'],
      [0.33, '#8a8768'],
      [0.66, '#3b625f'],
      [1, '#1d444c'],
    ],
    ink: '#0b2228',
    glint: '#ffe3a6',
    seed: 5,
  }) + sunPath()

/** The sun's road over the water. */
function sunPath(): string {
  const grain = noise(19)
  return engrave({
    x: 780,
    y: HORIZON + 6,
    width: 480,
    height: 200,
    step: 3.8,
    max: 3.2,
    dx: 5,
    fill: '#fff0bd',
    opacity: 0.85,
    dark: (x, y) => {
      const width = 50 + (y - HORIZON) * 0.75
      const off = Math.abs(x - SUN[0] - (y - HORIZON) * 0.05) / width
      return Math.max(0, (1 - off) * (0.2 + grain(x / 15, y / 3.5) * 1.5) - 0.35)
    },
  })
}
