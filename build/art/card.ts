import { icon } from './icon.ts'
import { BRASS, INK } from './palette.ts'
import { centred, circle, clip, grow, num, path, pen, place, rect } from './svg.ts'

type CardSize = { width: number; height: number }

/** Aged paper with a double ruled border, `body` on it, both round the origin. */
export function paperCard({ width, height }: CardSize, body: string, fill = 'paper'): string {
  const box = centred(width, height)
  const radius = Math.max(6, width * 0.06)
  const rule = (at: number, stroke: number) =>
    rect(grow(box, -width * at), { rx: radius * (1 - at * 8), fill: 'none', stroke: INK, 'stroke-width': stroke })
  return [
    rect(box, { rx: radius, fill: `url(#${fill})` }),
    rect(box, { rx: radius, fill: '#000', filter: 'url(#grain)', opacity: 0.5 }),
    clip(
      rect(box, { rx: radius }),
      rect(box, { rx: radius, fill: 'none', stroke: '#7a5320', 'stroke-width': width * 0.06, filter: 'url(#blur-8)', opacity: 0.55 }),
    ),
    rect(grow(box, -0.5), { rx: radius, fill: 'none', stroke: '#5a3d1c', 'stroke-width': 1, opacity: 0.7 }),
    rule(0.036, 1.5),
    rule(0.06, 0.7),
    body,
  ].join('')
}

/** A flourish for each corner inside the rules. */
export function corners(width: number, height: number, colour: string): string {
  const leaf =
    path('M0 16Q1 5 5 5Q5 1 16 0Q9 3 8 8Q3 9 0 16Z', { fill: colour, opacity: 0.75 }) +
    circle(4.2, 4.2, 1.7, { fill: colour, opacity: 0.75 })
  const corner = (x: number, y: number, turn: number) => place({ x, y, turn }, leaf)
  return (
    corner(-width / 2, -height / 2, 0) +
    corner(width / 2, -height / 2, 90) +
    corner(width / 2, height / 2, 180) +
    corner(-width / 2, height / 2, 270)
  )
}

/** Scales of the sea, printed over the whole back, so that a sliver of a fanned card is still a picture. */
function scales(width: number, height: number, radius: number): string {
  let d = ''
  for (let row = 0, y = -height / 2; y < height / 2 + radius; y += radius, row++) {
    for (let x = -width / 2 - (row % 2 ? radius : 0); x < width / 2 + radius; x += 2 * radius) {
      for (const k of [0.94, 0.6, 0.26])
        d += `M${num(x + radius * (1 - k))} ${num(y)}a${num(radius * k)} ${num(radius * k)} 0 0 1 ${num(2 * radius * k)} 0`
    }
  }
  return pen(d, Math.max(0.6, radius * 0.07), BRASS, { opacity: 0.34 })
}

/** The back of a card: deep sea blue, brass. `medallion` lies in its middle. */
export function cardBack({ width, height }: CardSize, medallion: string): string {
  const box = centred(width, height)
  const inner = grow(box, -width * 0.065)
  return [
    rect(box, { rx: width * 0.065, fill: 'url(#card-back)' }),
    rect(box, { rx: width * 0.065, fill: '#000', filter: 'url(#grain)', opacity: 0.22 }),
    clip(rect(inner, { rx: width * 0.045 }), scales(width, height, width / 14)),
    rect(grow(box, -0.6), { rx: width * 0.065, fill: 'none', stroke: '#0a1318', 'stroke-width': 1.2 }),
    rect(inner, { rx: width * 0.045, fill: 'none', stroke: BRASS, 'stroke-width': Math.max(1, width * 0.013) }),
    rect(grow(inner, -width * 0.028), {
      rx: width * 0.03,
      fill: 'none',
      stroke: BRASS,
      'stroke-width': Math.max(0.6, width * 0.005),
      opacity: 0.8,
    }),
    medallion,
  ].join('')
}

/** A dark roundel with a brass sign. */
export const medallion = (name: string, r: number): string =>
  [
    circle(0, 0, r, { fill: '#14262f', stroke: BRASS, 'stroke-width': r * 0.045 }),
    circle(0, 0, r * 0.88, {
      fill: 'none',
      stroke: BRASS,
      'stroke-width': r * 0.02,
      'stroke-dasharray': `${num(r * 0.03, 2)} ${num(r * 0.06, 2)}`,
    }),
    icon(name, r * 0.02, r * 0.035, r * 1.24, '#06090b', { opacity: 0.7 }),
    icon(name, 0, 0, r * 1.24, 'url(#anchor-gold)'),
  ].join('')
