import { Container, type Sprite } from 'pixi.js'
import { expeditionOf, isCard } from '../../../../engine/games/port-royal/cards.ts'
import { hand, INK } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'

const SIGN_NAMES = { A: 'anchor', C: 'cross', H: 'house' } as const
const FLAG = { width: 92, height: 66 }

/** A colour's flag on its pole: hoisted, or still out. */
export const flag: PieceMaker = (kit) => {
  const root = new Container()
  const pole = root.addChild(kit.nine('flag-pole'))
  const cloth = root.addChild(kit.sprite('flag-yellow'))
  return {
    root,
    show({ face, width, height, values }) {
      const scale = Math.min((width * 0.76) / FLAG.width, (height * 0.5) / FLAG.height)
      const left = -FLAG.width * 0.45 * scale
      pole.scale.set(scale)
      pole.setSize(16, height / scale)
      pole.position.set(left, 0)
      pole.anchor.set(0.5)
      cloth.texture = kit.texture(values?.out === 1 ? `flag-out-${face}` : `flag-${face}`)
      cloth.anchor.set(0.043, 0.5)
      cloth.scale.set(scale)
      cloth.position.set(left, -height * 0.26)
    },
  }
}

/** On a phone on its side: the colour's sign alone, pale while it is not in the harbour; its place goes on below for what it is worth. */
export const pennon: PieceMaker = (kit) => {
  const root = new Container()
  const sign = root.addChild(kit.sprite('colour-yellow'))
  return {
    root,
    show({ face, width, height, values }) {
      sign.texture = kit.texture(`colour-${face}`)
      const size = Math.min(width * 0.9, height * 0.74)
      sign.scale.set(size / 64)
      sign.position.set(0, (size - height) / 2)
      sign.alpha = values?.out === 1 ? 0.32 : 1
    },
  }
}

/** 4.1 How many cards may be taken with so many flags. */
export const takes: PieceMaker = (kit) => {
  const root = new Container()
  const plates = [root.addChild(kit.nine('plate')), root.addChild(kit.nine('plate-on'))]
  const line = root.addChild(kit.line())
  return {
    root,
    show({ width, height, values }) {
      const now = values?.now === 1
      for (const [index, plate] of plates.entries()) {
        const scale = Math.min(1, height / 34)
        plate.visible = (index === 1) === now
        plate.scale.set(scale)
        plate.setSize(width / scale, height / scale)
      }
      const cards = Number(values?.count ?? 0)
      // Where there is no room for a word the number says it.
      const narrow = width < 56
      const text = narrow ? String(cards) : kit.say('panel.flag', { cards })
      kit.write(line, text, hand('title', height * (narrow ? 0.8 : 0.62), now ? '#2b1a08' : '#f7dc8a'), { width: width * 0.9 })
    },
  }
}

/** 3.3 What would be the end of the turn. */
export const danger: PieceMaker = (kit) => {
  const root = new Container()
  const body = root.addChild(kit.sprite('berth-danger'))
  const [above, below] = [root.addChild(kit.line()), root.addChild(kit.line())]
  const signs: Sprite[] = []
  return {
    root,
    show({ face, width }) {
      const unit = width / 200
      body.scale.set(unit)
      const colours = face.split(' ')
      while (signs.length < colours.length) signs.push(root.addChild(kit.sprite('colour-yellow')))
      const step = Math.min(48, 176 / Math.max(1, colours.length))
      for (const [index, sign] of signs.entries()) {
        const colour = colours[index]
        sign.visible = colour !== undefined
        if (colour === undefined) continue
        sign.texture = kit.texture(`colour-${colour}`)
        sign.scale.set((Math.min(44, step * 0.94) / 64) * unit)
        sign.position.set((index - (colours.length - 1) / 2) * step * unit, 60 * unit)
      }
      const wide = width >= 92
      above.visible = below.visible = wide
      if (!wide) return
      kit.write(above, kit.say('panel.second'), hand('title', 25 * unit, '#ffd98a'), {
        width: width * 0.86,
      })
      above.position.set(0, 20 * unit)
      kit.write(below, kit.say('panel.sinks'), hand('italic', 21 * unit, '#fff0cf'), { width: width * 0.86 })
      below.position.set(0, 104 * unit)
    },
  }
}

/** The glow behind it, the stronger the more colours lie there. */
export const ember: PieceMaker = (kit) => {
  const root = new Container()
  const glow = root.addChild(kit.sprite('ember'))
  let strength = 0
  return {
    root,
    show({ width, height, values }) {
      glow.setSize(width, height)
      strength = Math.min(1, 0.14 * Number(values?.ships ?? 0) ** 1.2)
      glow.alpha = strength
    },
    breathe(now) {
      glow.alpha = strength * (0.86 + 0.14 * Math.sin(now / 900))
    },
  }
}

/** 1.3 An expedition beside the harbour: needs, coins, points; a need that I meet is filled. */
export const expedition: PieceMaker = (kit) => {
  const root = new Container()
  const shade = root.addChild(kit.nine('shadow'))
  const glow = root.addChild(kit.nine('glow'))
  const body = root.addChild(kit.sprite('expedition-AA'))
  const inner = root.addChild(new Container())
  const points = inner.addChild(kit.line())
  const name = inner.addChild(kit.line())
  const parts: Sprite[] = []
  glow.visible = false
  return {
    root,
    show({ face, width, height, values }) {
      const card = isCard(face) ? expeditionOf(face) : null
      if (!card) return
      const unit = width / 272
      for (const [frame, reach] of [
        [shade, 24],
        [glow, 34],
      ] as const) {
        const scale = Math.min(1, width / 180)
        frame.scale.set(scale)
        frame.setSize(width / scale + 2 * reach, height / scale + 2 * reach)
      }
      shade.position.set(2 * unit, 5 * unit)
      shade.alpha = 0.7
      body.texture = kit.texture(`expedition-${card.needs.join('')}`)
      body.scale.set(unit)
      const met = String(values?.met ?? '')
      const pictures = [
        ...card.needs.flatMap((need, at) =>
          met[at] === '1' ? [{ name: `need-met-${SIGN_NAMES[need]}`, x: -88 + 57 * at, y: -23, size: 60 }] : [],
        ),
        ...Array.from({ length: card.coins }, (_, at) => ({ name: 'coin-face', x: -104 + 28 * at, y: 43, size: 26 })),
      ]
      while (parts.length < pictures.length) parts.push(inner.addChild(kit.sprite('coin-face')))
      for (const [at, part] of parts.entries()) {
        const drawn = pictures[at]
        part.visible = drawn !== undefined
        if (!drawn) continue
        part.texture = kit.texture(drawn.name)
        part.scale.set((drawn.size / part.texture.height) * unit)
        part.position.set(drawn.x * unit, drawn.y * unit)
      }
      kit.write(points, String(card.points), hand('title', 34 * unit, '#fbf0d4'), { width: 60 * unit })
      points.position.set(90 * unit, -23 * unit)
      name.visible = width > 130
      kit.write(name, kit.say('expeditions.name'), hand('title', 19 * unit, INK), { width: 120 * unit, align: 'right' })
      name.position.set(116 * unit, 43 * unit)
    },
    mark(mark) {
      glow.visible = mark !== null
      glow.alpha = mark === 'chosen' ? 1 : 0.62
    },
  }
}
