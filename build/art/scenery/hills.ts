import { engrave } from '../engrave.ts'
import { INK } from '../palette.ts'
import { noise } from '../random.ts'
import { clip, num, path } from '../svg.ts'

type Ridge = {
  from: number
  to: number
  base: number
  height: number
  seed: number
  fill: string
  opacity: number
  grain?: number
  ink?: string
}

export function ridge({ from, to, base, height, seed, fill, opacity, grain = 120, ink = INK }: Ridge): string {
  const rough = noise(seed)
  let d = `M${from} ${base + 6}`
  for (let x = from; x <= to; x += 12) {
    const rise = Math.sin((Math.PI * (x - from)) / (to - from)) ** 0.6
    d += `L${x} ${num(base - height * rise * (0.35 + rough(x / grain, 1.5) * 0.9))}`
  }
  d += `L${to} ${base + 6}Z`
  const box = { x: from, y: base - height * 1.3, width: to - from, height: height * 1.4 }
  const lines = engrave({
    ...box,
    step: 3.4,
    max: 1.4,
    dx: 8,
    opacity,
    fill: ink,
    dark: (x, y) => Math.max(0, rough(x / 40 + 40, y / 16) - 0.3) * 1.3,
    wave: (x, y) => Math.sin(x / 23 + y * 0.7) * 2.2,
  })
  return path(d, { fill, stroke: ink, 'stroke-opacity': 0.4, 'stroke-width': 1 }) + clip(path(d, {}), lines)
}
