import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { el, num } from './svg.ts'

type Collection = { icons: Record<string, { body: string }> }

// The package's own file, of a known shape.
const collection = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as Collection

/** Who drew each icon that we use (the collection does not say); an icon without an author is not drawn. */
// Our own list, of a known shape.
export const AUTHORS = JSON.parse(readFileSync(new URL('authors.json', import.meta.url), 'utf8')) as Record<string, string>

export const hasIcon = (name: string): boolean => name in collection.icons

/** The drawing of an icon, 512 px square, in `currentColor`. */
export function iconBody(name: string): string {
  const found = collection.icons[name]
  if (!found) throw new Error(`no such icon: ${name}`)
  if (!(name in AUTHORS)) throw new Error(`no author for the icon ${name}: add it to build/art/authors.json`)
  return found.body
}

type IconLook = { opacity?: number; turn?: number; flip?: boolean; stroke?: string; strokeWidth?: number }

/** An icon `size` px square round (x, y). A gradient may be its colour. */
export function icon(name: string, x: number, y: number, size: number, colour: string, look: IconLook = {}): string {
  const scale = size / 512
  const steps = [
    `translate(${num(x)},${num(y)})`,
    look.turn ? `rotate(${look.turn})` : '',
    `scale(${num(look.flip ? -scale : scale, 4)},${num(scale, 4)})`,
    'translate(-256,-256)',
  ]
  const body = iconBody(name).replaceAll('currentColor', colour)
  const attributes = {
    transform: steps.filter(Boolean).join(' '),
    opacity: look.opacity,
    stroke: look.stroke,
    'stroke-width': look.strokeWidth,
    'stroke-linejoin': look.stroke ? 'round' : undefined,
  }
  return el('g', attributes, body)
}
