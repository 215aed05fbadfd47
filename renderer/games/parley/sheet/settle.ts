import type { Rect } from '../../../table/contract.ts'

/** A box around its middle, at a slant in degrees. */
export type Slanted = Rect & { turn: number }

/**
 * The boxes as they are, but for those that lie on another: these go home, where no two meet, and with them whatever lies on a home.
 * The one that lies on most goes first.
 */
export function settled(boxes: readonly Slanted[], homes: readonly Slanted[]): Slanted[] {
  const now = boxes.slice()
  const away = new Set(boxes.keys())
  for (;;) {
    const troubled = [...away].map((place) => ({ place, count: now.filter((other, at) => at !== place && isOn(now[place], other)).length }))
    const worst = troubled.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)[0]
    const home = worst && homes[worst.place]
    if (!home) return now
    now[worst.place] = home
    away.delete(worst.place)
  }
}

/** Do the two share more than an edge? Slanted boxes do not, if along a side of one of them they lie apart. */
function isOn(one: Slanted | undefined, other: Slanted): boolean {
  if (!one) return false
  const reach = (one.width + other.width + one.height + other.height) / 2
  if (Math.abs(one.x - other.x) > reach || Math.abs(one.y - other.y) > reach) return false
  const [some, those] = [cornersOf(one), cornersOf(other)]
  return [one.turn, one.turn + 90, other.turn, other.turn + 90].every((angle) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    const along = (corners: typeof some) => corners.map(({ x, y }) => x * cos + y * sin)
    const [mine, theirs] = [along(some), along(those)]
    return Math.max(...mine) > Math.min(...theirs) && Math.max(...theirs) > Math.min(...mine)
  })
}

const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const

function cornersOf({ x, y, width, height, turn }: Slanted): { x: number; y: number }[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return CORNERS.map(([u, v]) => ({ x: x + u * width * cos - v * height * sin, y: y + u * width * sin + v * height * cos }))
}
