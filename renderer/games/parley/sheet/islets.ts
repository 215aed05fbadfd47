import type { Plan } from './plan.ts'
import type { Point } from './spline.ts'

const CORNERS = 40
/** Beside the radius of its hexagon. */
const SIZE = 0.34
const ROUGH = 0.2

/** Where no coast is known every port lies on an island of its own, as sailors draw them who only know the harbour. */
export function islets({ ports, field }: Plan, random: () => number): Point[][] {
  return ports.map(({ x, y }) => {
    const phases = [2, 3, 5, 8, 13].map((waves) => ({ waves, phase: random() * Math.PI * 2, weight: ROUGH / Math.sqrt(waves) }))
    const size = field.radius * (SIZE + random() * 0.16)
    const [flat, lean] = [0.72 + random() * 0.22, random() * Math.PI]
    return Array.from({ length: CORNERS }, (_, corner): Point => {
      const angle = (corner / CORNERS) * Math.PI * 2
      const swell = phases.reduce((sum, { waves, phase, weight }) => sum + weight * Math.sin(waves * angle + phase), 1)
      const [along, across] = [Math.cos(angle) * size * swell, Math.sin(angle) * size * swell * flat]
      return [x + along * Math.cos(lean) - across * Math.sin(lean), y + along * Math.sin(lean) * 0.7 + across * Math.cos(lean)]
    })
  })
}
