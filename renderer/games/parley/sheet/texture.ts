import { CanvasSource, Texture } from 'pixi.js'
import { beginSheet, finishSheet } from './draw.ts'
import type { Plan } from './plan.ts'

/** Sheets that are kept: the one on the table, and the one before it while the window changes. */
const KEPT = 2

type Drawn = { key: string; texture: Texture; done: Promise<void> }
const kept: Drawn[] = []

/** The drawn sheet of a map: painted once, and kept while nothing changes, also over a lost graphics card. */
export function sheetTexture(plan: Plan, scale: 1 | 2): Drawn {
  const key = `${scale} ${JSON.stringify(plan)}`
  const known = kept.find((drawn) => drawn.key === key)
  if (known) return known
  const canvas = beginSheet(plan, scale)
  const source = new CanvasSource({ resource: canvas, resolution: scale, autoGenerateMipmaps: true })
  const done = finishSheet(canvas, plan, scale).then(
    () => void (source.destroyed || source.update()),
    (cause: unknown) => console.error('the chart could not be drawn', cause),
  )
  const drawn = { key, texture: new Texture({ source }), done }
  kept.unshift(drawn)
  for (const old of kept.splice(KEPT)) old.texture.destroy(true)
  return drawn
}
