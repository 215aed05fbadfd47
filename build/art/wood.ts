import { engrave } from './engrave.ts'
import { noise, rng } from './random.ts'
import { type Box, circle, clip, num, pen, rect, uid } from './svg.ts'

type Boards = Box & {
  seed: number
  /** Height of the farthest board, px, and how each grows towards us. */
  first: number
  growth: number
  most: number
  /** Colour matrix from noise to wood, see feColorMatrix. */
  matrix: string
  octaves?: number
  gap?: number
  lip?: number
  nails?: boolean
}

/** Boards across the picture, wider towards us: grain, a dark gap with a light lip, butt joints. */
export function boards(look: Boards): string {
  const { x, y, width, height, seed, growth, most } = look
  const random = rng(seed)
  const id = uid('wood')
  const noise = `<feTurbulence type="fractalNoise" baseFrequency=".0035 .085" numOctaves="${look.octaves ?? 4}" seed="${seed}"/><feColorMatrix values="${look.matrix}"/>`
  let s = `<filter id="${id}" x="0" y="0" width="100%" height="100%">${noise}</filter>${rect({ x, y, width, height }, { filter: `url(#${id})` })}`
  let board = look.first
  for (let top = y; top < y + height; ) {
    s += drawBoard({ x, y: top, width, height: board }, look, random)
    top += board
    board = Math.min(most, board * growth)
  }
  return s
}

/** The grain of one board under the burin: it flows, and parts round a knot or two. */
function grainLines({ x, y, width, height }: Box, random: () => number): string {
  const seed = Math.floor(random() * 1e6)
  const tone = noise(seed)
  const flow = noise(seed + 1)
  const knots = Array.from({ length: Math.round(width / 900) }, () => ({
    x: x + random() * width,
    y: y + height * (0.3 + random() * 0.4),
    r: height * (0.1 + random() * 0.08),
  }))
  const part = (px: number, py: number) =>
    knots.reduce((sum, knot) => {
      const away = (py - knot.y) / knot.r
      return sum + Math.sign(away) * knot.r * 1.1 * Math.exp(-(((px - knot.x) / (knot.r * 4)) ** 2) - (away / 2.2) ** 2)
    }, 0)
  const scale = Math.max(0.5, height / 150)
  return engrave({
    x,
    y: y + 3,
    width,
    height: height - 4,
    step: Math.max(2.6, 4.6 * scale),
    max: Math.max(1.1, 1.7 * scale),
    dx: 10,
    fill: '#0d0602',
    opacity: 0.42,
    dark: (px, py) => Math.max(0, tone(px / (170 * scale), py / (11 * scale)) * 1.5 - 0.62),
    wave: (px, py) => (flow(px / (260 * scale), py / (60 * scale), 2) - 0.5) * height * 0.16 + part(px, py),
  })
}

function drawBoard(box: Box, { gap = 0.72, lip = 0.22, nails = true }: Boards, random: () => number): string {
  const { x, y, width, height } = box
  const tone = random()
  const crack = Math.max(1.6, Math.min(6, height * 0.035))
  const parts = [
    clip(rect(box), grainLines(box, random)),
    rect(box, { fill: tone < 0.5 ? '#2a1606' : '#fff0c8', opacity: num(tone < 0.5 ? 0.05 + tone * 0.22 : (tone - 0.5) * 0.2, 2) }),
    rect({ x, y, width, height: crack }, { fill: '#150b04', opacity: gap }),
    rect({ x, y: y + crack, width, height: Math.max(0.8, Math.min(2.4, height * 0.016)) }, { fill: '#fff0c8', opacity: lip }),
  ]
  for (let at = x + random() * 500; at < x + width; at += 420 + random() * 620) {
    parts.push(pen(`M${num(at)} ${num(y)}V${num(y + height)}`, Math.max(1.2, Math.min(4, height * 0.03)), '#150b04', { opacity: 0.65 }))
    parts.push(pen(`M${num(at + 2.5)} ${num(y + crack)}V${num(y + height)}`, 1, '#fff0c8', { opacity: lip * 0.6 }))
    if (nails)
      for (const side of [-1, 1])
        for (const down of [0.24, 0.76])
          parts.push(circle(at + side * height * 0.14, y + height * down, Math.max(0.9, height * 0.035), { fill: '#1a0f08', opacity: 0.7 }))
  }
  return parts.join('')
}
