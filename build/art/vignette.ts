import { engrave } from './engrave.ts'
import { noise } from './random.ts'
import { type Box, num, path, pen, rect } from './svg.ts'

/** A small etched picture behind a sign: sky with rays, a strip of sea. Faint, so that the sign reads first. */
type Vignette = {
  view: Box
  horizon: number
  colour: string
  seed: number
  /** Drawn on the horizon. */
  shore?: string
}

export function vignette({ view, horizon, colour, seed, shore = '' }: Vignette): string {
  return [
    rect(view, { fill: '#efe2bd' }) + rect(view, { fill: colour, opacity: 0.17 }),
    rays(colour),
    sky(view, horizon, { colour, seed }),
    sea({ ...view, y: horizon, height: view.y + view.height - horizon }, colour, seed),
    pen(`M${view.x} ${horizon}h${view.width}`, 0.9, '#2b1c10', { opacity: 0.6 }),
    shore,
  ].join('')
}

type Ink = { colour: string; seed: number }

function sky(view: Box, horizon: number, { colour, seed }: Ink): string {
  const grain = noise(seed)
  const reach = { x: view.width * 0.53, y: view.height * 0.56 }
  const dark = (x: number, y: number) =>
    Math.max(0, Math.min(1, Math.hypot(x / reach.x, (y + 4) / reach.y)) * (0.5 + grain(x / 26, y / 12) * 0.9) - 0.32)
  return engrave({ ...view, height: horizon - view.y, step: 2.3, max: 1.5, min: 0.14, dx: 4, fill: colour, opacity: 0.64, dark })
}

function rays(colour: string): string {
  let d = ''
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * 2 * Math.PI
    const at = (turn: number, reach: number) => `${num(Math.cos(turn) * reach)} ${num(Math.sin(turn) * reach)}`
    d += `M${at(angle, 38)}L${at(angle - 0.035, 130)}L${at(angle + 0.035, 130)}Z`
  }
  return path(d, { fill: colour, opacity: 0.16 })
}

function sea(box: Box, colour: string, seed: number): string {
  const grain = noise(seed + 7)
  const near = (y: number) => 1 + (y - box.y) * 0.03
  const swell = (x: number, y: number) => Math.sin(x / (7 + (y - box.y) * 0.1) + y * 1.3) * (0.5 + (y - box.y) * 0.02)
  const lines = { ...box, y: box.y + 1, step: (y: number) => 1.9 + (y - box.y) * 0.035, dx: 3, min: 0.12, wave: swell }
  return [
    rect(box, { fill: '#86aca2', opacity: 0.85 }) + rect(box, { fill: colour, opacity: 0.16 }),
    engrave({
      ...lines,
      max: 1.5,
      fill: '#12303a',
      opacity: 0.75,
      dark: (x, y) => Math.max(0, grain(x / (11 * near(y)), y / (2.2 * near(y))) * 1.8 - 0.66),
    }),
    engrave({
      ...lines,
      y: box.y + 2,
      max: 1.3,
      fill: '#f3ecd0',
      opacity: 0.7,
      dark: (x, y) => Math.max(0, grain(x / (9 * near(y)) + 60, y / (2 * near(y)) + 30) * 1.9 - 1.12),
    }),
  ].join('')
}
