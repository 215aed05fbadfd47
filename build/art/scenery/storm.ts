import { engrave } from '../engrave.ts'
import { noise, rng } from '../random.ts'
import { type Box, clip, linear, num, path, pen, rect, type Stop, uid } from '../svg.ts'

/** A sky of dark masses from noise, then the burin. */
export function stormSky(box: Box, seed: number): string {
  const grain = noise(seed)
  const id = uid('masses')
  const night = linear(
    [0, box.y],
    [0, box.y + box.height],
    [
      [0, '#1b2730'],
      [0.55, '#3d5056'],
      [1, '#8c9a8a'],
    ],
  )
  const masses = `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0032 .0085" numOctaves="5" seed="${seed}"/><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .09 0 0 0 0 .11 0 3.4 0 0 -1.25"/></filter>`
  const wave = (x: number, y: number) => (grain(x / 190, y / 120, 3) - 0.5) * 70
  const lines = { ...box, y: box.y - 10, height: box.height + 20, dx: 12, wave }
  return [
    night.definition + rect(box, { fill: night.paint }) + masses + rect(box, { filter: `url(#${id})`, opacity: 0.85 }),
    engrave({
      ...lines,
      step: 6.2,
      max: 3,
      fill: '#0b1418',
      opacity: 0.34,
      dark: (x, y) => Math.max(0, grain(x / 210 + y / 400, y / 90) * 1.9 - 0.62),
    }),
    engrave({
      ...lines,
      step: 9.3,
      max: 2.2,
      fill: '#dfe6d6',
      opacity: 0.16,
      dark: (x, y) => Math.max(0, grain(x / 170 + 5, y / 60 + 8) * 2 - 1.12),
    }),
  ].join('')
}

type Wave = {
  from: number
  to: number
  y: number
  height: number
  /** Length of a wave and how high it rises, px. */
  length: number
  rise: number
  seed: number
  colours: readonly string[]
  step?: number
  max?: number
  phase?: number
  /** Share of its rise from which a wave breaks. */
  foam?: number
}

/** A slow rise and a sharp fall: peaks alike on both sides would look like Alps. */
function crestOf({ length, rise, seed, phase = 0 }: Wave): (x: number) => number {
  const grain = noise(seed)
  const period = length * 3.14
  return (x) => {
    let turn = x / period + phase / 3.14 + 0.16 * Math.sin(x / (period * 0.61) + seed)
    turn -= Math.floor(turn)
    const shape = turn < 0.66 ? (turn / 0.66) ** 1.9 : ((1 - turn) / 0.34) ** 1.25
    return -rise * (shape * (0.62 + 0.38 * grain(x / (period * 1.4) + 3, seed, 1)) * 1.05 + grain(x / (length * 0.5), seed, 3) * 0.28)
  }
}

/** One row of storm waves with broken crests; what lies below its line is water. */
export function waves(look: Wave): string {
  const { from, to, y, height: h, rise, colours } = look
  const crest = crestOf(look)
  let d = `M${from} ${y + h}`
  for (let x = from; x <= to; x += 7) d += `L${x} ${num(y + crest(x))}`
  d += `L${to} ${y + h}Z`
  const water = linear(
    [0, y - rise * 1.3],
    [0, y + h],
    colours.map((colour, i): Stop => [i / Math.max(1, colours.length - 1), colour]),
  )
  const { cap, streaks } = foamOf(look, crest)
  return [
    water.definition + path(d, { fill: water.paint, stroke: '#0c1c20', 'stroke-opacity': 0.7, 'stroke-width': 1.4 }),
    clip(path(d, {}), swell(look, crest) + pen(streaks, 1.3, '#dfe9de', { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' })),
    path(cap, { fill: '#e3ebdf', opacity: 0.88, stroke: '#0c1c20', 'stroke-opacity': 0.45, 'stroke-width': 0.8 }),
  ].join('')
}

function swell({ from, to, y, height: h, length, rise, seed, step = 6, max = 2.4 }: Wave, crest: (x: number) => number): string {
  const grain = noise(seed + 40)
  const wave = (x: number, py: number) => crest(x) * Math.max(0, 1 - (py - y + rise) / (h * 1.1))
  const box = { x: from, width: to - from, dx: 9, wave }
  return (
    engrave({
      ...box,
      y: y - rise * 1.5,
      height: h + rise * 1.5,
      step,
      max,
      fill: '#08181c',
      opacity: 0.6,
      dark: (x, py) => Math.max(0, grain(x / (length * 0.55), py / 9) * 1.5 - 0.5),
    }) +
    engrave({
      ...box,
      y: y - rise * 1.5 + 3,
      height: h + rise,
      step: step * 1.6,
      max: max * 0.9,
      fill: '#cfe0d4',
      opacity: 0.4,
      dark: (x, py) => Math.max(0, grain(x / (length * 0.4) + 9, py / 7 + 9) * 1.8 - 1.05),
    })
  )
}

function foamOf({ from, to, y, rise, seed, foam = 0.6 }: Wave, crest: (x: number) => number): { cap: string; streaks: string } {
  const grain = noise(seed + 40)
  let cap = ''
  let streaks = ''
  let run: (readonly [x: number, y: number, depth: number])[] = []
  const end = () => {
    if (run.length > 3) {
      const upper = run.map(([x, py]) => `${num(x)} ${num(py)}`)
      const lower = run.map(([x, py, depth]) => `${num(x + depth * 0.5)} ${num(py + depth)}`).reverse()
      cap += `M${upper.join('L')}L${lower.join('L')}Z`
    }
    run = []
  }
  for (let x = from; x <= to; x += 4) {
    const height = -crest(x) / rise
    if (height <= foam) {
      end()
      continue
    }
    const edge = Math.min(1, (height - foam) / (1.1 - foam))
    run.push([x, y + crest(x) - 0.5, rise * (0.03 + edge * 0.2) * (0.25 + grain(x / 9, 3, 2) * 1.5)])
    if (grain(x * 3.3, 5, 1) > 0.62) {
      const reach = rise * (0.2 + edge * 0.8)
      streaks += `M${x} ${num(y + crest(x) + rise * 0.16)}q${num(reach * 0.16)} ${num(reach * 0.4)} ${num(reach * 0.62)} ${num(reach * 0.72)}`
    }
  }
  end()
  return { cap, streaks }
}

/** Rain on the slant. */
export function rain(count: number, { width, height }: { width: number; height: number }, seed: number, opacity = 0.17): string {
  const random = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = random() * width * 1.2
    const y = random() * height
    const length = 22 + random() * 46
    d += `M${num(x, 0)} ${num(y, 0)}l${num(-length * 0.3)} ${num(length)}`
  }
  return pen(d, 1.3, '#dfe8e4', { 'stroke-opacity': opacity })
}

/** Lightning from (x, y) down. */
export function bolt(x: number, y: number, seed: number, reach: number): string {
  const random = rng(seed)
  let d = `M${x} ${y}`
  let branches = ''
  let [px, py] = [x, y]
  while (py < y + reach) {
    px += (random() - 0.45) * 54
    py += 18 + random() * 30
    d += `L${num(px)} ${num(py)}`
    if (random() < 0.28) {
      let [bx, by] = [px, py]
      branches += `M${num(bx)} ${num(by)}`
      for (let i = 0; i < 3; i++) {
        bx += (random() - 0.2) * 44
        by += 14 + random() * 22
        branches += `L${num(bx)} ${num(by)}`
      }
    }
  }
  return [
    pen(d, 16, '#cfe6ff', { opacity: 0.35, filter: 'url(#blur-8)', 'stroke-linejoin': 'bevel' }),
    pen(branches, 1.6, '#eaf4ff', { opacity: 0.8, 'stroke-linejoin': 'bevel' }),
    pen(d, 3.6, '#fdfdf2', { 'stroke-linejoin': 'bevel' }),
  ].join('')
}
