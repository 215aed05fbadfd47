import { Container, Sprite, Texture } from 'pixi.js'
import { isVoteCard } from '../../../../engine/games/parley/cards.ts'
import { GOLD, hand, PALE, SUBTLE } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'

/** The discard: what lies on top, face up if everybody saw it. */
export const discard: PieceMaker = (kit) => {
  const root = new Container()
  const place = root.addChild(kit.sprite('cards-slot'))
  const shade = root.addChild(kit.nine('shadow'))
  const top = root.addChild(new Sprite({ texture: Texture.EMPTY, anchor: 0.5 }))
  return {
    root,
    show({ face, width, height }) {
      const scale = Math.min((width * 0.84) / 100, (height * 0.84) / 144)
      place.scale.set((144 * scale) / 254)
      place.alpha = 0.5
      place.visible = face === 'none'
      shade.visible = !place.visible
      shade.scale.set(Math.min(1, scale))
      shade.setSize((100 * scale) / shade.scale.x + 48, (144 * scale) / shade.scale.x + 48)
      shade.position.set(2 * scale, 5 * scale)
      top.visible = !place.visible
      if (!top.visible) return
      top.texture = kit.texture(isVoteCard(face) ? `vote-mini-${face}` : 'vote-back-mini')
      top.scale.set(scale)
      top.rotation = 0.05
    },
  }
}

/** siege 6 of 16 */
export const sieges: PieceMaker = (kit) => {
  const root = new Container()
  const [above, number, below] = [root.addChild(kit.line()), root.addChild(kit.line()), root.addChild(kit.line())]
  return {
    root,
    show({ width, height, values }) {
      const unit = height / 122
      kit.write(above, kit.say('panel.siege'), hand('italic', 21 * unit, SUBTLE), { width })
      kit.write(number, String(values?.siege ?? 0), hand('title', 56 * unit, GOLD), { width, most: 1 })
      kit.write(below, kit.say('panel.ofSixteen', { total: values?.total ?? 0 }), hand('italic', 21 * unit, SUBTLE), { width })
      above.position.set(0, -42 * unit)
      number.position.set(0, 0)
      below.position.set(0, 42 * unit)
    },
  }
}

/** One dot for each siege: fought, now, to come. */
export const dots: PieceMaker = (kit) => {
  const root = new Container()
  const marks: Sprite[] = []
  return {
    root,
    show({ width, height, values }) {
      const total = Number(values?.total ?? 0)
      const done = Number(values?.done ?? 0)
      while (marks.length < total) marks.push(root.addChild(kit.sprite('siege-dot')))
      for (const [index, dot] of marks.entries()) {
        dot.texture = kit.texture(index < done ? 'siege-dot-done' : index === done ? 'siege-dot-now' : 'siege-dot')
        dot.scale.set(height / 24)
        dot.position.set((index - (total - 1) / 2) * (width / total), 0)
      }
    },
  }
}

/** Words under something. */
export const caption: PieceMaker = (kit) => {
  const root = new Container()
  const line = root.addChild(kit.line())
  return {
    root,
    show({ face, width, height, values }) {
      if (face === 'crown') {
        kit.write(line, kit.say('panel.crown'), hand('title', Math.min(26 * (height / 90), width * 0.22), PALE), {
          width,
          lines: 2,
          align: 'center',
        })
        return
      }
      const left = Number(values?.count ?? 0)
      const text = left === 6 ? kit.say('panel.blackmails') : kit.say('panel.blackmailsLeft', { count: left })
      kit.write(line, text, hand('italic', height * 0.92, SUBTLE), { width, most: 1.1 })
    },
  }
}
