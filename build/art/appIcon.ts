import sharp from 'sharp'
import { picture } from './defs.ts'
import { icon } from './icon.ts'
import { BRASS } from './palette.ts'
import type { Files, Product } from './product.ts'
import { centred, circle, clip, num, path, pen, place, rect } from './svg.ts'

const SIZE = 512

/** Waves in the lower half of the coin. */
function waves(): string {
  let d = ''
  for (let row = 0; row < 5; row++) {
    const y = 62 + row * 26
    d += `M-190 ${y}${Array.from({ length: 8 }, () => `q${num(12)} ${-14 + row} 24 0t24 0`).join('')}`
  }
  return pen(d, 5, '#7fb6b4', { opacity: 0.55, 'stroke-linecap': 'round' })
}

/** Sixteen points of a compass, in low relief. */
function star(): string {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 2 * Math.PI
    const reach = i % 4 === 0 ? 186 : i % 2 ? 118 : 156
    const at = (turn: number, r: number) => `${num(Math.cos(turn) * r)} ${num(Math.sin(turn) * r)}`
    d += `M${at(angle - 0.13, 70)}L${at(angle, reach)}L${at(angle + 0.13, 70)}Z`
  }
  return path(d, { fill: '#f3e3ba', opacity: 0.5 })
}

/** A sea-blue tile, a brass ring, an anchor before a compass star: known at 32 px. */
export function drawAppIcon(): string {
  const tile = centred(480, 480)
  const ring = [
    circle(0, 0, 204, { fill: '#10212a', stroke: '#0a1318', 'stroke-width': 8 }),
    circle(0, 0, 204, { fill: 'none', stroke: 'url(#brass)', 'stroke-width': 18 }),
    circle(0, 0, 190, { fill: 'none', stroke: '#fff3bd', 'stroke-width': 2, opacity: 0.6 }),
  ]
  const upright = 45
  const signs = [
    icon('anchor', 5, 6, 272, '#04090b', { turn: upright, opacity: 0.75 }),
    icon('anchor', 0, -4, 272, '#4a2f0c', { turn: upright, stroke: '#4a2f0c', strokeWidth: 26 }),
    icon('anchor', 0, -4, 272, 'url(#brass)', { turn: upright }),
  ]
  return place(
    { x: 256, y: 256 },
    [
      rect(tile, { rx: 104, fill: 'url(#card-back)', stroke: '#0a1318', 'stroke-width': 6 }),
      rect(centred(462, 462), { rx: 96, fill: 'none', stroke: BRASS, 'stroke-width': 4, opacity: 0.7 }),
      ...ring,
      clip(circle(0, 0, 194, {}), waves() + star()),
      ...signs,
    ].join(''),
  )
}

export const appIcon: Product = {
  name: 'shared/icon',
  source: import.meta.url,
  also: ['@iconify-json/game-icons'],
  async bake(painter): Promise<Files> {
    const svg = picture(SIZE, SIZE, drawAppIcon())
    const png = await painter.paint(svg, SIZE, SIZE, 2)
    return {
      'shared/icon.svg': `${svg}\n`,
      'shared/icon.png': await sharp(png).resize(SIZE, SIZE).png({ palette: true, quality: 95, effort: 9 }).toBuffer(),
    }
  },
}
