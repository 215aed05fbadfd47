import { el, num } from './svg.ts'

export type Sprite = {
  name: string
  width: number
  height: number
  /** Drawn round the origin, in px at 1x. */
  draw: () => string
  /** The point that is set down on the table, 0 to 1; the middle if left out. */
  anchor?: { x: number; y: number }
  /** Widths of the parts that a nine-slice does not stretch, px. */
  borders?: { left: number; top: number; right: number; bottom: number }
}

type Placed = { sprite: Sprite; x: number; y: number }
type Packed = { width: number; height: number; placed: Placed[] }

/** Transparent px round each sprite, so that no mip level mixes neighbours. */
const GAP = 4

/** Sets sprites on shelves, the highest first. */
export function pack(sprites: readonly Sprite[], width: number): Packed {
  const placed: Placed[] = []
  let x = GAP
  let y = GAP
  let shelf = 0
  const byHeight = [...sprites].sort((a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1))
  for (const sprite of byHeight) {
    if (x + sprite.width + GAP > width) {
      x = GAP
      y += shelf + GAP
      shelf = 0
    }
    placed.push({ sprite, x, y })
    x += Math.ceil(sprite.width) + GAP
    shelf = Math.max(shelf, Math.ceil(sprite.height))
  }
  return { width, height: y + shelf + GAP, placed }
}

/** All the sprites of a sheet as one drawing, each cut at its own frame. */
export function drawSheet({ placed }: Packed): string {
  return placed
    .map(({ sprite, x, y }) => {
      const { width, height } = sprite
      const viewBox = `${num(-width / 2, 2)} ${num(-height / 2, 2)} ${width} ${height}`
      return el('svg', { x, y, width, height, viewBox, overflow: 'hidden' }, sprite.draw())
    })
    .join('\n')
}

/** The sheet's table of contents as PixiJS reads it. */
export function describeSheet({ width, height, placed }: Packed, image: string, scale: number): string {
  const frames = Object.fromEntries(
    [...placed]
      .sort((a, b) => (a.sprite.name < b.sprite.name ? -1 : 1))
      .map(({ sprite, x, y }) => {
        const size = { w: sprite.width * scale, h: sprite.height * scale }
        const frame = {
          frame: { x: x * scale, y: y * scale, ...size },
          rotated: false,
          trimmed: false,
          spriteSourceSize: { x: 0, y: 0, ...size },
          sourceSize: size,
          anchor: sprite.anchor ?? { x: 0.5, y: 0.5 },
          ...(sprite.borders ? { borders: sprite.borders } : {}),
        }
        return [sprite.name, frame]
      }),
  )
  return `${JSON.stringify({ frames, meta: { image, format: 'RGBA8888', size: { w: width * scale, h: height * scale }, scale: String(scale) } })}\n`
}
