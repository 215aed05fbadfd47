import { engrave } from './engrave.ts'
import { icon } from './icon.ts'
import { noise } from './random.ts'
import { el, uid } from './svg.ts'

type Woodcut = {
  x: number
  y: number
  size: number
  colour: string
  turn?: number /** Colour of the white-line cuts. */
  light?: string
  halo?: boolean
}

/** An icon as a block print: a paler edge, a second impression a hair off, and white lines cut where the light falls. */
export function woodcut(name: string, { x, y, size, colour, turn = 0, light = '#f3e0b6', halo = true }: Woodcut): string {
  const id = uid('m')
  const mask = el('mask', { id }, icon(name, x, y, size, '#fff', { turn }))
  return [
    halo ? icon(name, x, y, size, '#fbf0d4', { turn, stroke: '#fbf0d4', strokeWidth: 26, opacity: 0.8 }) : '',
    icon(name, x + size * 0.02, y + size * 0.024, size, '#2b1a0c', { turn, opacity: 0.4 }),
    icon(name, x, y, size, colour, { turn }),
    mask,
    el('g', { mask: `url(#${id})` }, cuts(name, { x, y, size, light })),
  ].join('')
}

function cuts(name: string, { x, y, size, light }: { x: number; y: number; size: number; light: string }): string {
  const grain = noise(name.length * 31 + name.charCodeAt(0))
  const pitch = Math.max(1.7, size / 44)
  const dark = (px: number, py: number) => {
    const lit = 0.2 - (px - x) / (size * 1.15) - (py - y) / (size * 1.7)
    return Math.max(0, Math.min(0.85, lit + (grain(px / (size / 7), py / (size / 16)) - 0.5) * 0.8))
  }
  return engrave({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    step: pitch,
    max: pitch * 0.62,
    min: 0.14,
    dx: size / 36,
    fill: light,
    opacity: 0.58,
    dark,
    wave: (px) => Math.sin(px / (size / 5)) * pitch * 0.5,
  })
}
