import { engrave } from './engrave.ts'
import { DARK } from './palette.ts'
import { noise } from './random.ts'
import { clip, ellipse, place, radial } from './svg.ts'

type Sitter = { accent: string; seed: number /** A profile, 100 wide and 118 high. */; head: string }

/** Light from the upper left over a tinted, engraved ground. */
export function portraitGround({ accent, seed }: Omit<Sitter, 'head'>, rx: number, ry: number): string {
  const k = ry / 62
  const grain = noise(seed)
  const light = radial(-rx * 0.3, -ry * 0.45, ry * 1.5, [
    [0, '#fff6dc', 0.75],
    [0.55, '#fff6dc', 0],
    [1, '#1c0f04', 0.4],
  ])
  const tone = (x: number, y: number) => Math.max(0, 0.4 + x / (rx * 2.6) + (grain(x / 30, y / 30) - 0.5) * 0.5)
  const lines = { step: Math.max(2.4, 3.1 * k), max: 1.25 * Math.max(0.8, k), dx: 5, opacity: 0.4, fill: accent, dark: tone }
  return [
    ellipse(0, 0, rx, ry, { fill: '#eadfbd' }),
    ellipse(0, 0, rx, ry, { fill: accent, opacity: 0.36 }),
    engrave({ x: -rx, y: -ry, width: rx * 2, height: ry * 2, ...lines }),
    light.definition + ellipse(0, 0, rx, ry, { fill: light.paint }),
  ].join('')
}

/** A portrait in an oval of brass, `ry` high from its middle. */
export function cameo(sitter: Sitter, ry: number): string {
  const rx = ry * 0.82
  const k = ry / 62
  const head = place({ x: -47 * k, y: -45 * k, scale: k * 0.93 }, sitter.head)
  return [
    ellipse(0, 0, rx + 4.4 * k, ry + 4.4 * k, { fill: 'url(#brass)', stroke: DARK, 'stroke-width': Math.max(1.2, 1.6 * k) }),
    ellipse(0, 0, rx + 1.4 * k, ry + 1.4 * k, { fill: DARK }),
    clip(ellipse(0, 0, rx, ry, {}), portraitGround(sitter, rx, ry) + head),
    ellipse(0, 0, rx, ry, { fill: 'none', stroke: sitter.accent, 'stroke-width': 2.4 * k }),
    ellipse(0, 0, rx - 2.4 * k, ry - 2.4 * k, {
      fill: 'none',
      stroke: '#f6ead0',
      'stroke-opacity': 0.5,
      'stroke-width': Math.max(0.6, 0.8 * k),
    }),
  ].join('')
}
