import type { Rect } from '../../../table/contract.ts'
import { FIELD, SHEET } from '../chart.ts'
import { BARE, loadCoast, loadStamps } from './art.ts'
import { bendOf } from './coast.ts'
import { paintSheet } from './paint.ts'
import type { Plan } from './plan.ts'

/** What of the sheet is on the canvas, in pixels of the sheet. */
const partOf = (whole: boolean): Rect => (whole ? { x: 0, y: 0, width: SHEET.width, height: SHEET.height } : FIELD)

/** A canvas for the sheet of a map, in its plain colours: `finishSheet` draws the rest. */
export function beginSheet(plan: Plan, scale: 1 | 2): HTMLCanvasElement {
  const part = partOf(plan.whole)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(part.width * scale)
  canvas.height = Math.round(part.height * scale)
  const context = contextOf(canvas, part, scale)
  context.fillStyle = '#c9c6a6'
  context.fillRect(part.x, part.y, part.width, part.height)
  return canvas
}

/** Draws the whole sheet as soon as its pictures are here, and the coast if the map has one; without those that do not come. */
export async function finishSheet(canvas: HTMLCanvasElement, plan: Plan, scale: 1 | 2): Promise<void> {
  const orElse =
    <T>(instead: T) =>
    (cause: unknown): T => {
      console.error('the chart is drawn without a part of it', cause)
      return instead
    }
  const [stamps, rings] = await Promise.all([
    loadStamps(scale).catch(orElse(BARE)),
    bendOf(plan) ? loadCoast().catch(orElse([])) : [],
    document.fonts.load('italic 500 13px Alegreya', '09').catch(() => []),
  ])
  paintSheet(contextOf(canvas, partOf(plan.whole), scale), plan, stamps, rings)
}

function contextOf(canvas: HTMLCanvasElement, part: Rect, scale: number): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  context.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale)
  context.imageSmoothingQuality = 'high'
  return context
}
