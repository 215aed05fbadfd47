import { Container, type Sprite } from 'pixi.js'
import { hand } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { COIN_GOLD, COIN_SILVER } from '../ink.ts'

const colourOf = (metal: string) => (metal === 'gold' ? COIN_GOLD : COIN_SILVER)

/** Coins of one metal on a plaque: a coin and how many. */
export const money: PieceMaker = (kit) => {
  const root = new Container()
  const coin = root.addChild(kit.sprite('coin-gold-face'))
  const count = root.addChild(kit.line())
  return {
    root,
    show({ face, width, height, values }) {
      const size = Math.min(height, width * 0.52)
      coin.texture = kit.texture(`coin-${face}-face`)
      coin.scale.set(size / 60)
      coin.position.set(-width / 2 + size / 2, 0)
      kit.write(count, String(values?.count ?? 0), hand('title', size * 0.8, colourOf(face)), {
        width: width - size,
        align: 'left',
        most: 1.2,
      })
      count.position.set(-width / 2 + size * 1.14, 0)
    },
  }
}

/** At most so many coins on one pile. */
const PILE = 5

/** My own coins of one metal, piled up and counted in words. */
export const stack: PieceMaker = (kit) => {
  const root = new Container()
  const coins: Sprite[] = []
  const count = root.addChild(kit.line())
  return {
    root,
    show({ face, width, height, values }) {
      const total = Number(values?.count ?? 0)
      const piles = Math.max(1, Math.ceil(total / PILE))
      const scale = Math.min(width, height) / 150
      while (coins.length < total) coins.push(root.addChildAt(kit.sprite(`coin-${face}`), coins.length))
      for (const [index, coin] of coins.entries()) {
        coin.visible = index < total
        const pile = Math.floor(index / PILE)
        const level = index % PILE
        // a fixed wobble, so that a pile does not jump when a coin goes
        const wobble = (((index * 37) % 5) - 2) * 1.1
        const spread = Math.min(66, 132 / piles) * scale
        coin.scale.set(scale)
        coin.position.set((pile - (piles - 1) / 2) * spread + wobble * scale, height * 0.09 + ((pile % 2 ? 14 : -6) - level * 8.5) * scale)
      }
      kit.write(count, kit.say(`panel.${face}Coins`, { [face]: total }), hand('title', 22 * scale, colourOf(face)), {
        width: width * 0.94,
        most: 1.2,
      })
      count.position.set(0, height / 2 - 12 * scale)
    },
  }
}

/** A coin on its way. */
export const coin: PieceMaker = (kit) => {
  const root = new Container()
  const body = root.addChild(kit.sprite('coin-gold-face'))
  return {
    root,
    show({ face, height }) {
      body.texture = kit.texture(`coin-${face}-face`)
      body.scale.set(height / 60)
    },
  }
}

/** A hand of backs, and how many. */
export const fan: PieceMaker = (kit) => {
  const root = new Container()
  const backs: Sprite[] = []
  const count = root.addChild(kit.line())
  return {
    root,
    show({ width, height, values }) {
      const total = Number(values?.count ?? 0)
      const shown = Math.min(total, width / height < 1.4 ? 2 : 6)
      const room = width * 0.66
      while (backs.length < shown) backs.push(root.addChildAt(kit.sprite('vote-back-mini'), backs.length))
      const step = Math.min(height * 0.36, shown > 1 ? (room - height * 0.66) / (shown - 1) : 0)
      for (const [index, back] of backs.entries()) {
        const away = index - (shown - 1) / 2
        back.visible = index < shown
        back.scale.set((height * 0.92) / 144)
        back.rotation = away * 0.07
        back.position.set(-width / 2 + room / 2 + away * step, away * away * height * 0.01)
      }
      kit.write(count, String(total), hand('title', height * 0.62, '#b9d3dc'), { width: width * 0.3, align: 'left', most: 1.15 })
      count.position.set(width / 2 - width * 0.28, 0)
    },
  }
}
