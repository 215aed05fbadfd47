import type { Rect } from '../../../table/contract.ts'

/** The middle of something that is set down on the sheet, and how large beside its drawing. */
export type Spot = { x: number; y: number; scale: number }

type Search = {
  size: { width: number; height: number }
  sea: Rect
  hexagons: readonly { x: number; y: number; radius: number }[]
  /** What lies there already, around its middle. */
  taken: readonly Rect[]
  /** The more, the better. */
  likes(x: number, y: number): number
  scales?: readonly number[]
}

const STEP = 10
const AIR = 6
const SCALES = [1, 0.8, 0.62]

/** Where there is room for it beside hexagons and all else, as large as may be; null = nowhere. */
export function freeSpot({ size, sea, hexagons, taken, likes, scales = SCALES }: Search): Spot | null {
  for (const scale of scales) {
    const [halfWidth, halfHeight] = [(size.width * scale) / 2 + AIR, (size.height * scale) / 2 + AIR]
    let best: Spot | null = null
    let most = Number.NEGATIVE_INFINITY
    for (let y = sea.y + halfHeight; y <= sea.y + sea.height - halfHeight; y += STEP)
      for (let x = sea.x + halfWidth; x <= sea.x + sea.width - halfWidth; x += STEP) {
        const liked = likes(x, y)
        if (liked <= most) continue
        const isTaken =
          hexagons.some((hexagon) => gap(hexagon, { x, y }, [halfWidth, halfHeight]) < hexagon.radius) ||
          taken.some(
            (other) => Math.abs(other.x - x) < other.width / 2 + halfWidth && Math.abs(other.y - y) < other.height / 2 + halfHeight,
          )
        if (isTaken) continue
        best = { x, y, scale }
        most = liked
      }
    if (best) return best
  }
  return null
}

/** How far a point lies from a box around a middle. */
function gap(point: { x: number; y: number }, middle: { x: number; y: number }, [halfWidth, halfHeight]: [number, number]): number {
  const dx = Math.max(0, Math.abs(point.x - middle.x) - halfWidth)
  const dy = Math.max(0, Math.abs(point.y - middle.y) - halfHeight)
  return Math.hypot(dx, dy)
}
