import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import { hand, INK } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { FIELD, mile, SHEET } from '../chart.ts'

/** Where the cartouche has room for words, pixels of the sheet. */
const TITLE = { x: 498, y: 89, width: 178 }

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

/** The sheet, or on a phone its field of hexagons; the words of the cartouche are written live. */
export const chart: PieceMaker = (kit) => {
  const root = new Container()
  const sheet = root.addChild(new Sprite({ anchor: 0.5 }))
  const title = root.addChild(kit.line())
  const line = root.addChild(kit.line())
  const numbers = BOXES.map(() => root.addChild(kit.line()))
  const glints = GLINTS.map(() => root.addChild(kit.sprite('spark')))
  for (const glint of glints) glint.alpha = 0
  return {
    root,
    show({ face, width, height }) {
      const whole = kit.texture('chart')
      sheet.texture = face === 'whole' ? whole : cut(whole)
      sheet.setSize(width, height)
      const part = face === 'whole' ? { ...SHEET, x: 0, y: 0 } : FIELD
      const scale = width / part.width
      const at = { scale, left: -width / 2 - part.x * scale, top: -height / 2 - part.y * scale, whole: face === 'whole' }
      kit.write(title, kit.say('panel.chart'), hand('title', 24 * scale, INK), { width: TITLE.width * scale, most: 1.15 })
      kit.write(line, kit.say('panel.chartLine'), hand('italic', 16.5 * scale, INK), { width: TITLE.width * scale, most: 1.15 })
      title.position.set(at.left + TITLE.x * scale, at.top + (TITLE.y - 9) * scale)
      line.position.set(at.left + TITLE.x * scale, at.top + (TITLE.y + 14) * scale)
      for (const [index, points] of BOXES.entries()) {
        const place = mile(at, points)
        const number = numbers[index]! // as many as boxes
        number.visible = at.whole
        if (!at.whole) continue
        kit.write(number, String(points), hand('title', 15.5 * scale, '#fbf0d4'), { width: 26 * scale, most: 1.15 })
        number.position.set(place.x, place.y)
        number.rotation = place.side === 'right' ? -Math.PI / 2 : 0
      }
      for (const [index, glint] of glints.entries()) {
        const [x, y] = GLINTS[index]! // as many as places
        glint.visible = at.whole
        glint.position.set(at.left + x * scale, at.top + y * scale)
        glint.scale.set(scale * 0.7, scale * 0.22)
      }
    },
    breathe(now) {
      for (const [index, glint] of glints.entries()) glint.alpha = 0.42 * Math.max(0, Math.sin(now / 1300 + index * 2.4)) ** 4
    },
  }
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
