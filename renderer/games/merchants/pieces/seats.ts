import { Container, Sprite } from 'pixi.js'
import { GOLD, hand } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'

/** Of a letter's width against its height, and how far words may be narrowed before fewer are better, or none. */
const LETTER = 0.42
const NARROWEST = 0.8
const LEAST = 0.6

const PLACE_INK: Record<string, string> = { sea: GOLD, port: '#a9dcd2', sunk: '#b9a98c', island: '#ffcdb4' }

/** Where a seat's ship is: a sign, and words where there is room. */
export const standing: PieceMaker = (kit) => {
  const root = new Container()
  const side = root.addChild(kit.sprite('sign-pirate'))
  const sign = root.addChild(kit.sprite('sign-sea'))
  const words = root.addChild(kit.line())
  return {
    root,
    show({ face, width, height, values }) {
      const isPirate = values?.pirate === 1
      // Too narrow for both: the plaque is red enough.
      const both = isPirate && width > height * 1.9
      const size = Math.min(height, width)
      side.visible = both
      side.scale.set(size / 64)
      side.position.set(-width / 2 + size / 2, 0)
      const left = -width / 2 + (both ? size * 1.08 : 0)
      sign.texture = kit.texture(`sign-${face}`)
      sign.scale.set(size / 64)
      sign.position.set(left + size / 2, 0)
      const start = left + size * 1.18
      const room = width / 2 - start
      const place = kit.say(`places.${face}`)
      const whole = isPirate ? `${kit.say('roles.pirate.name')}, ${place}` : place
      const letters = height * 0.7
      words.visible = values?.short !== 1 && place.length * letters * LETTER * LEAST < room
      if (!words.visible) return
      const text = whole.length * letters * LETTER * NARROWEST > room ? place : whole
      kit.write(words, text, hand('italic', letters, PLACE_INK[face] ?? GOLD), { width: room, align: 'left' })
      words.position.set(start, 0)
    },
  }
}

const MARKS: Record<string, string> = {
  turn: 'sign-crew',
  left: 'hourglass',
  misses: 'emblem-doldrums',
  extra: 'emblem-fair-winds',
  overladen: 'sign-overladen',
  window: 'hourglass',
}

/** Signs in a row: whose turn it is, a turn to be missed or gained, turns left, the time to be caught. */
export const marks: PieceMaker = (kit) => {
  const root = new Container()
  const signs: Sprite[] = []
  const number = kit.line()
  return {
    root,
    show({ face, width, height, values }) {
      const shown = face === '' ? [] : face.split(' ')
      while (signs.length < shown.length) signs.push(root.addChild(new Sprite({ anchor: 0.5 })))
      root.addChild(number)
      number.visible = shown.includes('left')
      const isLeft = values?.align === 'left'
      const cell = Math.min(height * 1.16, width / Math.max(1, shown.length))
      for (const [index, sign] of signs.entries()) {
        const mark = shown[index]
        sign.visible = mark !== undefined
        if (mark === undefined) continue
        sign.texture = kit.texture(MARKS[mark] ?? 'sign-cards')
        sign.scale.set((cell * 0.88) / sign.texture.height)
        sign.position.set(isLeft ? -width / 2 + cell * (index + 0.5) : width / 2 - cell * (index + 0.5), 0)
        if (mark !== 'left') continue
        kit.write(number, String(values?.left ?? ''), hand('title', cell * 0.6, '#fff0cf', { colour: '#2b160a', width: 4 }), {
          width: cell,
        })
        number.position.copyFrom(sign.position)
      }
    },
  }
}

/** The title of the team, with how many of it are still at sea; at the end with its treasure. */
export const crew: PieceMaker = (kit) => {
  const root = new Container()
  const seal = root.addChild(kit.sprite('mark-crew'))
  const title = root.addChild(kit.line())
  const number = root.addChild(kit.line())
  const sign = root.addChild(kit.sprite('sign-sea'))
  return {
    root,
    show({ width, height, values }) {
      const inset = width / 2 - height * 0.62
      seal.scale.set((height * 1.12) / 52)
      seal.position.set(-inset, 0)
      kit.write(title, kit.say('panel.crew'), hand('label', height * 0.66, '#d9efe4'), { width: width * 0.6, align: 'left' })
      title.position.set(-inset + height * 0.8, 0)
      const treasure = Number(values?.treasure ?? -1)
      const over = treasure >= 0
      sign.texture = kit.texture(over ? 'family-treasure' : 'sign-sea')
      sign.scale.set((height * 0.8) / 64)
      sign.position.set(inset - height * 0.7, 0)
      kit.write(number, String(over ? treasure : (values?.sea ?? 0)), hand('title', height * 0.66, over ? '#f7dc8a' : '#d9efe4'), {
        width: height * 1.4,
        align: 'right',
      })
      number.position.set(inset + height * 0.3, 0)
    },
  }
}

/** 4.6, 6.2 What I must know of my own hold. */
export const notice: PieceMaker = (kit) => {
  const root = new Container()
  const plate = root.addChild(kit.nine('alarm'))
  const sign = root.addChild(kit.sprite('sign-overladen'))
  const [title, line] = [root.addChild(kit.line()), root.addChild(kit.line())]
  return {
    root,
    show({ face, width, height, values }) {
      const scale = Math.min(1, height / 64)
      plate.scale.set(scale)
      plate.setSize(width / scale, height / scale)
      const overladen = face === 'overladen'
      const size = height * 0.66
      sign.texture = kit.texture(overladen ? 'sign-overladen' : 'hourglass')
      sign.scale.set(size / 64)
      sign.position.set(-width / 2 + height * 0.62, 0)
      const count = Number(values?.count ?? 0)
      const left = -width / 2 + height * 1.12
      const room = { width: width - height * 1.3, align: 'left' } as const
      const text = overladen
        ? kit.say('panel.overladen', { count, limit: Number(values?.limit ?? 0) })
        : kit.say('panel.turnsLeft', { count })
      kit.write(title, text, hand('title', height * 0.34, '#ffe6d0'), room)
      kit.write(line, kit.say(overladen ? 'panel.overladenText' : 'panel.countdown'), hand('italic', height * 0.28, '#ffcdb4'), room)
      title.position.set(left, -height * 0.17)
      line.position.set(left, height * 0.2)
    },
  }
}
