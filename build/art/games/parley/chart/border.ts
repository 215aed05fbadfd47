import { type Box, pen, rect } from '../../../svg.ts'
import { BORDER, GUTTER, INNER, trackBoxes } from './sheet.ts'

const PAPER = '#efe0b8'
const INK = '#3d2a17'
const FIFTH = '#8d2a1d'

/** The graduated border: score boxes below, right and above, every fifth red; plain degrees on the left. */
export function border(): string {
  const boxes = trackBoxes.map((box, points) => rect(box, { fill: points % 5 === 0 ? FIFTH : points % 2 ? PAPER : INK }))
  return boxes.join('') + degrees() + cornerStones() + rules()
}

function degrees(): string {
  const parts = 28
  const step = INNER.height / parts
  const x = INNER.x - GUTTER - BORDER
  return Array.from({ length: parts }, (_, i) =>
    rect({ x, y: INNER.y + i * step, width: BORDER, height: step }, { fill: i % 2 ? INK : PAPER }),
  ).join('')
}

/** Where two scales meet. */
function cornerStones(): string {
  const reach = GUTTER + BORDER
  const right = INNER.x + INNER.width + GUTTER
  const bottom = INNER.y + INNER.height + GUTTER
  const stone = (x: number, y: number) => {
    const middle = { x: x + BORDER / 2, y: y + BORDER / 2 }
    const d = `M${middle.x} ${middle.y - 8}L${middle.x + 8} ${middle.y}L${middle.x} ${middle.y + 8}L${middle.x - 8} ${middle.y}Z`
    return (
      rect({ x, y, width: BORDER, height: BORDER }, { fill: PAPER, stroke: INK, 'stroke-width': 1 }) +
      pen(d, 1.2, INK) +
      `<circle cx="${middle.x}" cy="${middle.y}" r="2.6" fill="${FIFTH}"/>`
    )
  }
  return stone(INNER.x - reach, INNER.y - reach) + stone(right, INNER.y - reach) + stone(INNER.x - reach, bottom) + stone(right, bottom)
}

function rules(): string {
  const at = (by: number): Box => ({ x: INNER.x - by, y: INNER.y - by, width: INNER.width + 2 * by, height: INNER.height + 2 * by })
  const rule = (by: number, width: number) => rect(at(by), { fill: 'none', stroke: INK, 'stroke-width': width })
  return rule(0, 1.6) + rule(GUTTER, 0.9) + rule(GUTTER + BORDER, 1.8)
}
