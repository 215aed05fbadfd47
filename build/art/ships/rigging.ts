import { engrave } from '../engrave.ts'
import { icon } from '../icon.ts'
import { noise } from '../random.ts'
import { circle, clip, num, path, pen, rect } from '../svg.ts'

export const WOOD_INK = '#2b1d12'

export type Livery = {
  /** The ship's colour: flags and the band on the hull. */
  colour: string
  /** Paint of the sails. */
  cloth?: string
  /** The main sail is dyed in the ship's colour. */
  dyed?: boolean
  /** Icon on the main sail. */
  sign?: string
  signColour?: string
  /** Icon on the stern flag. */
  flagSign?: string
  flagSignColour?: string
  /** How far the wind fills the sails, px. */
  belly?: number
  furled?: boolean
  /** Paint of the hull's planks. */
  timber?: string
}

type Sail = { x: number; y: number; top: number; foot: number; height: number }

/** A square sail on its yard, filled by the wind; or stowed on it. */
export function squareSail(sail: Sail, livery: Livery, sign?: { name: string; size: number }): string {
  if (livery.furled) return stowed(sail.x, sail.y, sail.top + 8)
  const belly = livery.belly ?? 10
  const left = sail.x - sail.top / 2
  const right = sail.x + sail.top / 2
  const footLeft = sail.x - sail.foot / 2 + belly * 0.35
  const footRight = sail.x + sail.foot / 2 + belly * 0.35
  const { y, height: h } = sail
  const rightEdge = `C${num(right + belly)} ${num(y + h * 0.3)} ${num(footRight + belly * 0.75)} ${num(y + h * 0.75)} ${num(footRight)} ${num(y + h)}`
  const foot = `Q${num((footLeft + footRight) / 2)} ${num(y + h * 0.8)} ${num(footLeft)} ${num(y + h)}`
  const leftEdge = `C${num(footLeft + belly * 0.55)} ${num(y + h * 0.7)} ${num(left + belly * 0.7)} ${num(y + h * 0.3)} ${num(left)} ${num(y)}`
  const cloth = `M${num(left)} ${num(y)}L${num(right)} ${num(y)}${rightEdge}${foot}${leftEdge}Z`
  return [
    path(cloth, { fill: livery.cloth ?? 'url(#sail)', stroke: WOOD_INK, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }),
    sign && livery.dyed ? dye(cloth, livery.colour) : '',
    path(cloth, { fill: 'url(#sheen)', opacity: 0.55 }),
    clip(path(cloth, {}), sailShade(sail, belly)),
    seams(sail, belly),
    sign
      ? icon(sign.name, sail.x + belly * 0.7, y + h * 0.47, Math.min(sail.foot, h) * sign.size, livery.signColour ?? '#5a2a18', {
          opacity: 0.92,
        })
      : '',
    pen(`M${num(left - 4)} ${num(y)}H${num(right + 4)}`, 2.1, WOOD_INK, { 'stroke-linecap': 'round' }),
  ].join('')
}

/** Colour that lets the folds of the cloth through. */
const dye = (cloth: string, colour: string): string => path(cloth, { fill: colour, opacity: 0.88 })

/** The burin darkens both leeches and the foot, where the cloth turns away from the light. */
function sailShade({ x, y, top, foot, height: h }: Sail, belly: number): string {
  const grain = noise(Math.round(x + y + foot))
  const half = Math.max(top, foot) / 2
  const dark = (px: number, py: number) => {
    const across = (px - x - belly * 0.6) / half
    return Math.max(
      0,
      Math.abs(across) ** 2.2 * (across > 0 ? 1 : 0.75) + ((py - y) / h) ** 3 * 0.4 + (grain(px / 9, py / 4) - 0.5) * 0.35 - 0.18,
    )
  }
  return engrave({
    x: x - half - 4,
    y: y + 1,
    width: 2 * half + belly * 2 + 8,
    height: h,
    step: 1.7,
    max: 0.85,
    min: 0.1,
    dx: 3,
    fill: '#4a2f17',
    opacity: 0.5,
    dark,
  })
}

function seams({ x, y, top, foot, height: h }: Sail, belly: number): string {
  const count = Math.max(2, Math.round(foot / 13))
  const footLeft = x - foot / 2 + belly * 0.35
  let d = ''
  for (let i = 1; i < count; i++) {
    const k = i / count
    const head = x - top / 2 + top * k
    const end = footLeft + foot * k
    const hem = y + h - h * 0.2 * (1 - Math.abs(k - 0.5) * 2) * 0.9
    d += `M${num(head)} ${num(y)}C${num(head + belly * 0.85)} ${num(y + h * 0.3)} ${num(end + belly * 0.65)} ${num(y + h * 0.7)} ${num(end)} ${num(hem)}`
  }
  const reef = `M${num(x - top / 2 + belly * 0.45)} ${num(y + h * 0.16)}Q${num(x + belly * 0.7)} ${num(y + h * 0.2)} ${num(x + top / 2 + belly * 0.5)} ${num(y + h * 0.16)}`
  return (
    pen(d, 0.5, WOOD_INK, { 'stroke-opacity': 0.28 }) + pen(reef, 0.6, WOOD_INK, { 'stroke-opacity': 0.4, 'stroke-dasharray': '1 1.6' })
  )
}

function stowed(x: number, y: number, width: number): string {
  const w = width / 4
  const roll = `M${num(x - width / 2)} ${num(y + 1.5)}q${num(w / 2)} 6 ${num(w)} 2.5q${num(w / 2)} 5 ${num(w)} 0q${num(w / 2)} 5 ${num(w)} 0q${num(w / 2)} 4 ${num(w)} -2.5z`
  return (
    path(roll, { fill: '#e5d6b0', stroke: WOOD_INK, 'stroke-width': 0.7 }) +
    pen(`M${num(x - width / 2 - 4)} ${num(y)}H${num(x + width / 2 + 4)}`, 2, WOOD_INK, { 'stroke-linecap': 'round' })
  )
}

/** A fore-and-aft sail of free outline; `main` is dyed where the livery says so. */
export const cutSail = (d: string, livery: Livery, seam = '', main = false): string =>
  path(d, { fill: livery.cloth ?? 'url(#sail)', stroke: WOOD_INK, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }) +
  (main && livery.dyed ? dye(d, livery.colour) + path(d, { fill: 'url(#sheen)', opacity: 0.8 }) : '') +
  (seam ? pen(seam, 0.5, WOOD_INK, { 'stroke-opacity': 0.3 }) : '')

export const mast = (x: number, foot: number, top: number): string =>
  pen(`M${x} ${foot}L${x} ${top}`, 2.6, WOOD_INK) + pen(`M${x - 0.5} ${foot}L${x - 0.3} ${top}`, 0.8, '#8a623a')

/** A spar or stay: plain line. */
export const spar = (d: string, width: number): string => pen(d, width, WOOD_INK, { 'stroke-linecap': 'round' })
export const stays = (d: string): string => pen(d, 0.5, WOOD_INK, { 'stroke-opacity': 0.8 })

export function shroud(x: number, top: number, foot: number, width: number): string {
  let d = ''
  for (let i = -2; i <= 2; i++) d += `M${x} ${top}L${num(x + (i * width) / 4)} ${foot}`
  for (let k = 0.18; k < 1; k += 0.12) {
    const y = top + (foot - top) * k
    d += `M${num(x - (width / 2) * k)} ${num(y)}H${num(x + (width / 2) * k)}`
  }
  return pen(d, 0.45, WOOD_INK, { 'stroke-opacity': 0.75 })
}

type Flag = { x: number; y: number; width: number; height: number }

/** A flag on the wind; a negative width streams to the left. */
export function flag({ x, y, width: w, height: h }: Flag, livery: Livery, signed = false): string {
  const cloth = `M${x} ${y}q${num(w * 0.3)} ${num(-h * 0.3)} ${num(w * 0.5)} 0t${num(w * 0.5)} 0v${h}q${num(-w * 0.3)} ${num(h * 0.25)} ${num(-w * 0.5)} 0t${num(-w * 0.5)} 0z`
  const sign =
    signed && livery.flagSign ? icon(livery.flagSign, x + w * 0.5, y + h * 0.48, h * 0.82, livery.flagSignColour ?? '#f6e4c4') : ''
  return path(cloth, { fill: livery.colour, stroke: WOOD_INK, 'stroke-width': 0.8 }) + sign
}

export const pennon = (x: number, y: number, w: number, livery: Livery): string =>
  path(
    `M${x} ${y}q${num(w * 0.35)} -3 ${num(w * 0.55)} 1.5t${num(w * 0.45)} .5q${num(-w * 0.2)} 3 ${num(-w * 0.45)} 2.5t${num(-w * 0.55)} 1.5z`,
    {
      fill: livery.colour,
      stroke: WOOD_INK,
      'stroke-width': 0.6,
    },
  )

export const gunport = (x: number, y: number, size: number): string =>
  rect({ x: x - size / 2, y: y - size / 2, width: size, height: size }, { fill: '#130c07', stroke: '#caa45a', 'stroke-width': 0.5 })
export const window = (x: number, y: number, width: number, height: number): string =>
  rect({ x, y, width, height }, { fill: '#f6cf6a', stroke: WOOD_INK, 'stroke-width': 0.6 })
export const sternLamp = (x: number, y: number): string => circle(x, y, 3.4, { fill: '#f6cf6a', stroke: WOOD_INK, 'stroke-width': 0.9 })

export function planks(count: number, from: number, to: number, sag: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const y = from + ((to - from) * i) / (count - 1)
    d += `M-110 ${num(y)}Q0 ${num(y + sag)} 110 ${num(y - 4)}`
  }
  return pen(d, 0.6, '#1c0f06', { 'stroke-opacity': 0.55 })
}

/** A hull with what is painted on it, its keel in shade. */
export function hull(outline: string, painted: string, timber = 'url(#hull)'): string {
  const grain = noise(painted.length)
  const dark = (x: number, y: number) =>
    Math.max(0, 0.2 + (y + 40) / 62 + (Math.abs(x) / 110) ** 3 * 0.5 + (grain(x / 14, y / 3) - 0.5) * 0.9 - 0.34)
  const shade = engrave({
    x: -112,
    y: -78,
    width: 240,
    height: 84,
    step: 1.6,
    max: 0.95,
    min: 0.1,
    dx: 3,
    fill: '#140a04',
    opacity: 0.55,
    dark,
    wave: (x) => -((x / 110) ** 2) * 7,
  })
  return [
    path(outline, { fill: timber, stroke: WOOD_INK, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    clip(path(outline, {}), painted + shade),
    pen(outline, 1.4, WOOD_INK, { 'stroke-linejoin': 'round' }),
  ].join('')
}
