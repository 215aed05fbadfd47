import { Container, type Sprite } from 'pixi.js'
import { isCard } from '../../../../engine/games/port-royal/cards.ts'
import { GOLD, hand, PALE, SUBTLE } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { faceOf } from './card.ts'

/** Points: a large number; for me also how many are wanted, and a dot for each. */
export const points: PieceMaker = (kit) => {
  const root = new Container()
  const number = root.addChild(kit.line())
  const words = root.addChild(kit.line())
  const dots: Sprite[] = []
  return {
    root,
    show({ face, width, height, values }) {
      const own = Number(values?.points ?? 0)
      const goal = Number(values?.goal ?? 0)
      const full = face === 'full'
      kit.write(number, String(own), hand('title', height * (full ? 1.02 : 0.98), GOLD), {
        width: width * 0.9,
        align: full ? 'center' : 'left',
      })
      number.position.set(full ? 0 : -width / 2, 0)
      words.visible = full || width > height * 2.2
      const text = full ? kit.say('panel.ofGoal', { goal }) : kit.say('panel.pointsShort')
      kit.write(words, text, hand('italic', height * 0.3, SUBTLE), {
        width: full ? Number(values?.width ?? 0) * 0.8 : width * 0.5,
        align: 'left',
      })
      words.position.set(full ? width * 0.58 : -width / 2 + number.width + height * 0.12, full ? -height * 0.14 : height * 0.14)
      const shown = full ? goal : 0
      while (dots.length < shown) dots.push(root.addChild(kit.sprite('point-dot')))
      for (const [index, dot] of dots.entries()) {
        dot.visible = index < shown
        dot.texture = kit.texture(index < own ? 'point-dot-done' : 'point-dot')
        const step = (Number(values?.width ?? 0) * 0.98) / Math.max(1, goal)
        dot.scale.set(Math.min(step, height * 0.2) / 18)
        dot.position.set(width * 0.62 + step * index, height * 0.24)
      }
    },
  }
}

/** Coins of another: a card back and how many. */
export const purse: PieceMaker = (kit) => {
  const root = new Container()
  const coin = root.addChild(kit.sprite('coin-small'))
  const count = root.addChild(kit.line())
  return {
    root,
    show({ width, height, values }) {
      coin.scale.set((height * 0.95) / 68)
      coin.position.set(-width / 2 + height * 0.34, 0)
      kit.write(count, String(values?.count ?? 0), hand('title', height * 0.78, '#b9d3dc'), { width: width - height * 0.8, align: 'left' })
      count.position.set(-width / 2 + height * 0.86, 0)
    },
  }
}

/** At most so many backs are drawn of a row of coins. */
const ROW = 8

/** My coins, backs side by side, and how many. */
export const coins: PieceMaker = (kit) => {
  const root = new Container()
  const backs: Sprite[] = []
  const badge = kit.nine('badge')
  const count = kit.line()
  return {
    root,
    show({ face, width, height, values }) {
      const total = Number(values?.count ?? 0)
      const shown = Math.min(total, ROW)
      while (backs.length < shown) backs.push(root.addChild(kit.sprite('coin')))
      root.addChild(badge, count)
      const scale = Math.min((height * 0.62) / 123, (width * 0.5) / 86)
      const step = shown > 1 ? Math.min(86 * scale * 0.62, (width - 86 * scale) / (shown - 1)) : 0
      for (const [index, back] of backs.entries()) {
        const away = index - (shown - 1) / 2
        back.visible = index < shown
        back.scale.set(scale)
        back.rotation = away * 0.035
        back.position.set(away * step, -height * 0.1 + away * away * height * 0.004)
      }
      const size = Math.max(12, Math.min(28, height * (face === 'small' ? 0.2 : 0.11)))
      const text = face === 'small' ? String(total) : kit.say('panel.coins', { count: total })
      kit.write(count, text, hand('title', size, '#f7dc8a'), { width: width * 0.9 })
      badge.scale.set(size / 25)
      badge.setSize(Math.max(60, (count.width + size * 1.6) / (size / 25)), 44)
      badge.position.set(0, height * 0.36)
      count.position.set(0, height * 0.36)
    },
  }
}

/** A coin on its way. */
export const coin: PieceMaker = (kit) => {
  const root = new Container()
  const body = root.addChild(kit.sprite('coin'))
  return { root, show: ({ height }) => body.scale.set(height / 123) }
}

/** Another's persons of one picture: the picture, and how many if more than one. */
export const heap: PieceMaker = (kit) => {
  const root = new Container()
  const body = root.addChild(kit.sprite('person-tiny-sailor'))
  const badge = root.addChild(kit.nine('badge'))
  const count = root.addChild(kit.line())
  return {
    root,
    show({ face, width, height, values }) {
      const [sort = '', ...kind] = String(values?.art ?? '').split('-')
      // An expedition lies upright among the persons, with the points that it brings.
      body.texture = sort === 'expedition' && isCard(face) ? faceOf(kit, face, width) : kit.texture(`${sort}-tiny-${kind.join('-')}`)
      body.scale.set(Math.min(width / body.texture.width, height / body.texture.height) * 0.98)
      const many = Number(values?.count ?? 1)
      badge.visible = count.visible = many > 1
      if (many < 2) return
      const size = Math.max(10, height * 0.26)
      badge.scale.set(size / 25)
      badge.setSize(48, 38)
      badge.position.set(0, height * 0.4)
      kit.write(count, String(many), hand('title', size, '#f7dc8a'), { width })
      count.position.set(0, height * 0.4)
    },
  }
}

/** A sign and how many. */
export const stat: PieceMaker = (kit) => {
  const root = new Container()
  const sign = root.addChild(kit.sprite('sign-sword'))
  const count = root.addChild(kit.line())
  return {
    root,
    show({ face, width, height, values }) {
      sign.texture = kit.texture(face)
      sign.scale.set((height * 0.95) / 64)
      sign.position.set(-width * 0.22, 0)
      kit.write(count, String(values?.count ?? 0), hand('title', height * 0.8, PALE), { width: width * 0.46, align: 'left' })
      count.position.set(-width * 0.22 + height * 0.52, 0)
    },
  }
}
