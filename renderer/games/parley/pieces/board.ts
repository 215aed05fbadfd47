import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import { hand, INK } from '../../../table/ink.ts'
import type { Kit } from '../../../table/kit.ts'
import { scaleFor } from '../../../table/pictures.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { FIELD, mile, SHEET } from '../chart.ts'
import type { Plan } from '../sheet/plan.ts'
import type { Spot } from '../sheet/spots.ts'
import { sheetTexture } from '../sheet/texture.ts'

/** The cartouche of the printed sheet, and how wide the words on a cartouche may be, pixels of the sheet. */
const PRINTED_TITLE = { x: 498, y: 89, scale: 1 }
const TITLE_WIDTH = 178

/** Boxes of the border that say their number. */
const BOXES = Array.from({ length: 20 }, (_, index) => index * 5)

/** Where the sea glints while nothing else moves, pixels of the sheet. */
const GLINTS = [
  [66, 262],
  [104, 356],
  [58, 452],
  [128, 180],
  [905, 128],
  [1010, 168],
  [958, 200],
  [1020, 452],
] as const

type At = { scale: number; left: number; top: number; whole: boolean }

/** The sheet, or on a phone its field of hexagons; the words of the cartouche are written live. */
export const chart: PieceMaker = (kit) => {
  const root = new Container()
  const sheet = root.addChild(new Sprite({ anchor: 0.5 }))
  const title = writeTitle(kit, root)
  const numbers = BOXES.map(() => root.addChild(kit.line()))
  const glints = GLINTS.map(() => root.addChild(kit.sprite('spark')))
  for (const glint of glints) glint.alpha = 0
  let glinting = false
  return {
    root,
    show({ face, width, height, values }) {
      // what chartPieces.ts wrote
      const plan = values?.plan === undefined ? null : (JSON.parse(String(values.plan)) as Plan)
      const isWhole = face === 'whole'
      const part = isWhole ? { ...SHEET, x: 0, y: 0 } : FIELD
      const scale = width / part.width
      const at = { scale, left: -width / 2 - part.x * scale, top: -height / 2 - part.y * scale, whole: isWhole }
      sheet.texture = plan ? drawn(kit, sheet, plan, scale) : isWhole ? kit.texture('chart') : cut(kit.texture('chart'))
      sheet.setSize(width, height)
      title(at, plan ? plan.title : PRINTED_TITLE)
      for (const [index, points] of BOXES.entries()) writeMile(kit, numbers[index]!, at, points) // as many numbers as boxes
      glinting = isWhole && plan === null
      for (const [index, glint] of glints.entries()) {
        const [x, y] = GLINTS[index]! // as many as places
        glint.visible = glinting
        glint.position.set(at.left + x * scale, at.top + y * scale)
        glint.scale.set(scale * 0.7, scale * 0.22)
      }
    },
    breathe(now) {
      if (!glinting) return
      for (const [index, glint] of glints.entries()) glint.alpha = 0.42 * Math.max(0, Math.sin(now / 1300 + index * 2.4)) ** 4
    },
  }
}

/** The chart of a map of the house; what is still on its way is drawn in when it has come. */
function drawn(kit: Kit, sheet: Sprite, plan: Plan, scale: number): Texture {
  const { texture, done } = sheetTexture(plan, scaleFor(scale, kit.resolution))
  done.then(() => {
    if (!sheet.destroyed) kit.redraw()
  })
  return texture
}

function writeTitle(kit: Kit, root: Container): (at: At, spot: Spot | null) => void {
  const title = root.addChild(kit.line())
  const line = root.addChild(kit.line())
  return ({ scale, left, top }, spot) => {
    title.visible = line.visible = spot !== null
    if (!spot) return
    const size = scale * spot.scale
    const [x, y] = [left + spot.x * scale, top + spot.y * scale]
    kit.write(title, kit.say('panel.chart'), hand('title', 24 * size, INK), { width: TITLE_WIDTH * size, most: 1.15 })
    kit.write(line, kit.say('panel.chartLine'), hand('italic', 16.5 * size, INK), { width: TITLE_WIDTH * size, most: 1.15 })
    title.position.set(x, y - 9 * size)
    line.position.set(x, y + 14 * size)
  }
}

function writeMile(kit: Kit, number: Sprite, at: At, points: number): void {
  number.visible = at.whole
  if (!at.whole) return
  const place = mile(at, points)
  kit.write(number, String(points), hand('title', 15.5 * at.scale, '#fbf0d4'), { width: 26 * at.scale, most: 1.15 })
  number.position.set(place.x, place.y)
  number.rotation = place.side === 'right' ? -Math.PI / 2 : 0
}

const cuts = new WeakMap<Texture, Texture>()

function cut(whole: Texture): Texture {
  const known = cuts.get(whole)
  if (known) return known
  const scale = whole.width / SHEET.width
  const frame = new Rectangle(FIELD.x * scale, FIELD.y * scale, FIELD.width * scale, FIELD.height * scale)
  const texture = new Texture({ source: whole.source, frame })
  cuts.set(whole, texture)
  return texture
}

/** The lamp over the table; its light breathes while nothing else moves. */
export const lamp: PieceMaker = (kit) => {
  const root = new Container()
  const light = root.addChild(kit.sprite('lamp-glow'))
  const body = root.addChild(kit.sprite('lamp'))
  return {
    root,
    show({ height }) {
      const scale = height / 140
      light.scale.set(scale)
      light.y = height * 0.12
      body.anchor.set(0.5, 0)
      body.position.y = -height / 2 - 8 * scale
      body.scale.set(scale * 0.95)
      light.alpha = 0.9
    },
    breathe(now) {
      light.alpha = 0.84 + 0.08 * Math.sin(now / 900) + 0.03 * Math.sin(now / 233)
    },
  }
}
