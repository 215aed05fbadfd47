import { COUNTRIES, type Country } from '../../../../engine/games/parley/cards.ts'
import { columns } from '../../../table/frame.ts'
import { rest } from '../../../table/rest.ts'
import { type Chart, mile, NEAT } from '../chart.ts'
import { DEPTH, type Placing } from './rest.ts'

/** A pennant, pixels of the sheet. */
const CLOTH = { width: 37, height: 64 }
const GAP = 8

type Yard = { points: number; countries: Country[]; width: number; x: number }

/** The six pennants: on the border of the sheet, or in a row on a phone. */
export function placeTrack(placing: Placing): void {
  if (placing.regions.score) placeRow(placing)
  else placePennants(placing)
}

function placeRow({ view, regions, layout }: Placing): void {
  const { score, scale } = regions
  if (!score) return
  for (const [index, box] of columns(score, COUNTRIES.length, 4 * scale).entries()) {
    const country = COUNTRIES[index]! // as many columns as countries
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height }
    layout[`pennant:${country}`] = rest(['score', country], centre, DEPTH.pennant, { values: { points: view.points[country] } })
  }
}

function placePennants({ view, chart, layout }: Placing): void {
  const cloth = { width: CLOTH.width * chart.scale, height: CLOTH.height * chart.scale }
  for (const yard of yardsAlongBottom(view.points, chart)) {
    const place = mile(chart, yard.points)
    const top = place.y + 28 * chart.scale
    for (const [index, country] of yard.countries.entries()) {
      const x = yard.x + (index - (yard.countries.length - 1) / 2) * cloth.width
      const values = { points: view.points[country] }
      layout[`pennant:${country}`] = rest(['pennant', country], { x, y: top + cloth.height / 2, ...cloth }, DEPTH.pennant, { values })
      placeCord(layout, country, place, { x: yard.x, y: top }, chart)
    }
  }
  for (const country of COUNTRIES) if (!layout[`pennant:${country}`]) placeBeyond(country, { view, chart, layout })
}

/** Past 40 the border goes on up the right side: pennants hang from a cord beside it, those of one box behind each other. */
function placeBeyond(country: Country, { view, chart, layout }: Pick<Placing, 'view' | 'chart' | 'layout'>): void {
  const { scale } = chart
  const points = view.points[country]
  const place = mile(chart, points)
  const same = COUNTRIES.filter((other) => view.points[other] === points).indexOf(country)
  const cloth = { width: CLOTH.width * scale, height: CLOTH.height * scale }
  const shift = same * cloth.width
  const at =
    place.side === 'right'
      ? { x: place.x - 46 * scale - shift, y: place.y }
      : { x: place.x - shift, y: place.y + 24 * scale + cloth.height / 2 }
  const values = { points }
  layout[`pennant:${country}`] = rest(['pennant', country], { ...at, ...cloth }, DEPTH.pennant, { values })
  placeCord(layout, country, place, { x: at.x, y: at.y - cloth.height / 2 }, chart)
}

function placeCord(
  layout: Placing['layout'],
  country: Country,
  from: { x: number; y: number },
  to: { x: number; y: number },
  { scale }: Chart,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - 90
  const box = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: 8 * scale, height: length }
  layout[`cord:${country}`] = rest(['cord', ''], box, DEPTH.cord, { turn })
  layout[`pin:${country}`] = rest(['pin', 'pennant-pin'], { x: from.x, y: from.y, width: 15 * scale, height: 15 * scale }, DEPTH.pennant)
}

/** Countries of the same points share a yard; neighbouring yards push each other apart, within the sheet. */
function yardsAlongBottom(points: Record<Country, number>, chart: Chart): Yard[] {
  const yards = new Map<number, Yard>()
  for (const country of COUNTRIES) {
    const place = mile(chart, points[country])
    if (place.side !== 'bottom') continue
    const yard = yards.get(points[country]) ?? { points: points[country], countries: [], width: 4 * chart.scale, x: place.x }
    yard.countries.push(country)
    yard.width += CLOTH.width * chart.scale
    yards.set(points[country], yard)
  }
  const sorted = [...yards.values()].toSorted((a, b) => a.points - b.points)
  const left = chart.left + (NEAT.x - 8) * chart.scale
  const right = chart.left + (NEAT.x + NEAT.width + 8) * chart.scale
  for (let round = 0; round < 40; round++) spread(sorted, { left, right, gap: GAP * chart.scale })
  return sorted
}

function spread(yards: Yard[], bounds: { left: number; right: number; gap: number }): void {
  for (const [index, yard] of yards.entries()) {
    const before = yards[index - 1]
    const short = before ? (before.width + yard.width) / 2 + bounds.gap - (yard.x - before.x) : 0
    if (before && short > 0) {
      before.x -= short / 2
      yard.x += short / 2
    }
  }
  for (const yard of yards) yard.x = Math.max(bounds.left + yard.width / 2, Math.min(bounds.right - yard.width / 2, yard.x))
}
