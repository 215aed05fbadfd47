import { Container, Sprite } from 'pixi.js'
import type { Rest } from '../../../table/contract.ts'
import { hand, INK } from '../../../table/ink.ts'
import type { Kit } from '../../../table/kit.ts'
import { paragraph } from '../../../table/paragraph.ts'
import type { PieceMaker } from '../../../table/piece.ts'

/** As drawn. */
const LARGE = { width: 430, height: 604 }
const MOST_LINES = 5
const CAMEO = 52

/** 7.1 An exploration card as it is read aloud: scene, title, what it does, and whom it meets. */
export const eventLarge: PieceMaker = (kit) => {
  const root = new Container()
  const shade = root.addChild(kit.nine('shadow'))
  const sheet = root.addChild(new Container())
  const paper = sheet.addChild(kit.sprite('event-large'))
  const scene = sheet.addChild(kit.sprite('scene-house'))
  const [kind, title] = [sheet.addChild(kit.line()), sheet.addChild(kit.line())]
  const lines = Array.from({ length: MOST_LINES }, () => sheet.addChild(kit.line()))
  const met: Sprite[] = []
  return {
    root,
    show(rest) {
      const unit = rest.height / LARGE.height
      shade.scale.set(Math.min(1, unit * 1.4))
      shade.setSize(rest.width / shade.scale.x + 60, rest.height / shade.scale.x + 60)
      shade.position.set(4 * unit, 10 * unit)
      paper.scale.set(unit)
      scene.texture = kit.texture(`scene-${rest.face}`)
      scene.scale.set(unit)
      scene.position.set(0, -122 * unit)
      kit.write(kind, kit.say('events.kind'), hand('label', 21 * unit, '#5d4626'), { width: 300 * unit })
      kind.position.set(0, -266 * unit)
      const name = String(rest.values?.title ?? kit.say(`events.${rest.face}.title`))
      kit.write(title, name, hand('title', 54 * unit, INK), { width: 352 * unit, most: 1 })
      title.position.set(0, 40 * unit)
      const text = String(rest.values?.text ?? kit.say(`events.${rest.face}.text`))
      writeLines(kit, lines, text, unit)
      meet(kit, rest, { sheet, met, unit })
    },
    lift(held) {
      shade.alpha = 0.8 - held * 0.3
    },
  }
}

/** As large as three lines bear it, smaller for a text of a house that has more to say. */
function writeLines(kit: Kit, lines: readonly Sprite[], text: string, unit: number): void {
  const plan = paragraph(text, hand('text', 31 * unit, INK), { width: 356 * unit, height: 140 * unit, most: MOST_LINES })
  const top = 156 * unit - ((plan.lines.length - 1) * plan.lead) / 2
  for (const [index, line] of lines.entries()) {
    const words = plan.lines[index]
    line.visible = words !== undefined
    if (words === undefined) continue
    kit.write(line, words, plan.hand, { width: 360 * unit, most: 1 })
    line.position.set(0, top + index * plan.lead)
  }
}

/** Whose cameos stand below. */
function meet(kit: Kit, { values }: Rest, { sheet, met, unit }: { sheet: Container; met: Sprite[]; unit: number }): void {
  const seats = String(values?.seats ?? '')
    .split(' ')
    .filter((seat) => seat !== '')
  while (met.length < seats.length) met.push(sheet.addChild(new Sprite({ anchor: 0.5 })))
  const step = Math.min(CAMEO * 1.14, 340 / Math.max(1, seats.length)) * unit
  for (const [index, cameo] of met.entries()) {
    const seat = seats[index]
    cameo.visible = seat !== undefined
    if (seat === undefined) continue
    const { face } = kit.person(Number(seat))
    cameo.texture = kit.texture(kit.has(`cameo-${face}`) ? `cameo-${face}` : 'sign-sea')
    cameo.scale.set((CAMEO * unit) / cameo.texture.height)
    cameo.position.set((index - (seats.length - 1) / 2) * step, 254 * unit)
  }
}
