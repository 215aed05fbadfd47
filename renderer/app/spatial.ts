/** Where something that can be chosen lies, CSS pixels of the window. */
export type Spot = { x: number; y: number; width: number; height: number }
export type Direction = 'up' | 'down' | 'left' | 'right'

const middleOf = ({ x, y, width, height }: Spot) => ({ x: x + width / 2, y: y + height / 2 })
/** Pixels aside count so much more than pixels ahead. */
const ASIDE = 2.2

/** The place in `spots` that lies next from there in that direction; null = none does. */
export function nextSpot(from: Spot, spots: readonly Spot[], direction: Direction): number | null {
  const start = middleOf(from)
  const across = direction === 'left' || direction === 'right'
  const sign = direction === 'right' || direction === 'down' ? 1 : -1
  const ways = spots.flatMap((spot, index) => {
    const { x, y } = middleOf(spot)
    const ahead = sign * (across ? x - start.x : y - start.y)
    const aside = Math.abs(across ? y - start.y : x - start.x)
    return ahead > 1 ? [{ index, cost: ahead + ASIDE * aside }] : []
  })
  return (
    ways.reduce<{ index: number; cost: number } | null>((best, way) => (best && best.cost <= way.cost ? best : way), null)?.index ?? null
  )
}
