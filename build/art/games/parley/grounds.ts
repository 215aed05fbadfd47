import { engrave } from '../../engrave.ts'
import { noise } from '../../random.ts'
import { circle, num, path, pen, rect } from '../../svg.ts'
import type { Vote } from './votes.ts'

/** The picture's window, px round its middle. */
const VIEW = { x: -70, y: -82, width: 140, height: 164 }
const HORIZON = 46

/** What is etched behind the sign of a vote card: faint, so that the sign reads first. */
export function ground(kind: Vote, colour: string): string {
  return rect(VIEW, { fill: '#efe2bd' }) + rect(VIEW, { fill: colour, opacity: 0.16 }) + sky(kind, colour) + sea(kind, colour)
}

function sky(kind: Vote, colour: string): string {
  const grain = noise(kind.length * 7 + kind.charCodeAt(0))
  const dark = (x: number, y: number) =>
    Math.max(0, Math.min(1, Math.hypot(x / 74, (y + 4) / 92)) * (0.5 + grain(x / 26, y / 12) * 0.9) - 0.32)
  return rays(colour) + engrave({ ...VIEW, height: HORIZON - VIEW.y, step: 2.6, max: 1.7, dx: 5, fill: colour, opacity: 0.62, dark })
}

function rays(colour: string): string {
  let d = ''
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * 2 * Math.PI
    const at = (turn: number, reach: number) => `${num(Math.cos(turn) * reach)} ${num(Math.sin(turn) * reach)}`
    d += `M${at(angle, 40)}L${at(angle - 0.035, 130)}L${at(angle + 0.035, 130)}Z`
  }
  return path(d, { fill: colour, opacity: 0.16 })
}

function sea(kind: Vote, colour: string): string {
  const grain = noise(kind.length * 11 + 3)
  const box = { ...VIEW, y: HORIZON, height: 40 }
  const swell = (x: number, y: number) => Math.sin(x / 9 + y) * 1.2
  return [
    rect(box, { fill: '#8fb0a4', opacity: 0.75 }),
    rect(box, { fill: colour, opacity: 0.16 }),
    engrave({
      ...box,
      step: (y) => 2.6 + (y - HORIZON) * 0.06,
      max: 1.7,
      dx: 4,
      fill: '#17323a',
      opacity: 0.7,
      dark: (x, y) => Math.max(0, Math.sin(x / 6 + y * 1.7) * 0.4 + grain(x / 13, y / 3) - 0.3),
      wave: swell,
    }),
    pen(`M-70 ${HORIZON}H70`, 0.9, '#2b1c10', { opacity: 0.6 }),
    shore(kind),
  ].join('')
}

/** A walled town for the defence, ships with smoke for the attack, a far sail for the rest. */
function shore(kind: Vote): string {
  const line = { stroke: '#2b1c10', 'stroke-width': 0.8, opacity: 0.75 }
  if (kind.startsWith('shield')) {
    const wall = 'M-70 46V34h6v-4h5v4h5v-4h5v4h5v-12h4v-4h5v4h5v-4h5v4h5v12h10v-4h5v4h5v-4h5v4h5v-4h5v4h8v-16h4v-4h5v4h5v-4h5v4h6v16h13v12Z'
    return path(wall, { fill: '#d9c799', ...line })
  }
  const hull = (x: number, s: number) =>
    `M${x} ${46}l${-3 * s} ${-4 * s}h${18 * s}l${-3 * s} ${4 * s}zM${x + 2 * s} ${46 - 5 * s}v${-13 * s}q${7 * s} ${3 * s} ${6 * s} ${11 * s}zM${x + 9 * s} ${46 - 5 * s}v${-16 * s}q${7 * s} ${4 * s} ${6 * s} ${14 * s}z`
  const fleet = kind.startsWith('sword')
    ? path(hull(-58, 1) + hull(38, 1.15) + hull(-26, 0.7), { fill: '#6b4a2f', ...line })
    : path(hull(40, 0.9), { fill: '#6b4a2f', ...line })
  const smoke = kind.startsWith('sword')
    ? [
        [-34, 40, 5],
        [-28, 37, 6.5],
        [28, 40, 5],
        [22, 36, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#f6ecd0', ...line }))
        .join('')
    : ''
  return fleet + smoke
}
