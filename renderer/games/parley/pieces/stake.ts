import { Container, type Sprite } from 'pixi.js'
import { COUNTRIES, type Country, defendersOf, isCountry, type PortCard } from '../../../../engine/games/parley/cards.ts'
import type { Rest } from '../../../table/contract.ts'
import type { Kit } from '../../../table/kit.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { Card } from '../../../table/pieces/Card.ts'
import { ATTACK, DEFENCE, hand } from '../ink.ts'

type Box = { x: number; y: number; width: number; height: number }

function sidesOf(face: string): { attack: PortCard; defence: PortCard } {
  const [a, b, c] = face.split(' ').filter(isCountry)
  if (!a || !b || !c) throw new Error(`no port card: ${face}`)
  return { attack: [a, b, c], defence: defendersOf([a, b, c]) }
}

/** The open port card: who attacks, who defends, and what each would score at the anchor. */
export const portCard: PieceMaker = (kit) => {
  const root = new Container()
  const paper = new Card(kit, { front: () => kit.texture('port-card'), back: () => kit.texture('port-back') })
  const words = new Container()
  root.addChild(paper.root, words)
  const title = { attack: words.addChild(kit.line()), defence: words.addChild(kit.line()) }
  const seals = COUNTRIES.map((country) => words.addChild(kit.sprite(`seal-${country}`)))
  const gains = COUNTRIES.map(() => words.addChild(kit.line()))
  const write = (rest: Rest) => {
    const sides = sidesOf(rest.face)
    const unit = rest.height / 284
    const spread = Math.min(58 * unit, rest.width * 0.27)
    for (const [side, top, colour] of [
      ['attack', -110, ATTACK],
      ['defence', 22, DEFENCE],
    ] as const) {
      const room = rest.width - 84 * unit
      kit.write(title[side], kit.say(`panel.${side}`), hand('title', 24 * unit, colour), { width: room, align: 'left' })
      title[side].position.set(-rest.width / 2 + 60 * unit, top * unit)
      for (const [index, country] of sides[side].entries()) {
        const x = (index - 1) * spread
        placeSeal({ seals, gains, kit }, country, {
          x,
          y: (top + 48) * unit,
          size: 52 * unit,
          colour,
          gain: rest.values?.[country],
          below: 50 * unit,
        })
      }
    }
  }
  return {
    root,
    show(rest) {
      paper.show(rest)
      words.visible = rest.up
      if (rest.up) write(rest)
    },
    lift: (held) => paper.lift(held),
    turn(progress, up) {
      words.visible = false
      paper.turn(progress, up)
    },
  }
}

type Seals = { seals: Sprite[]; gains: Sprite[]; kit: Kit }
type Spot = { x: number; y: number; size: number; colour: string; gain: string | number | undefined; below: number }

function placeSeal({ seals, gains, kit }: Seals, country: Country, spot: Spot): void {
  const index = COUNTRIES.indexOf(country)
  const seal = seals[index]
  const gain = gains[index]
  if (!seal || !gain) return
  seal.scale.set(spot.size / 96)
  seal.position.set(spot.x, spot.y)
  gain.visible = spot.gain !== undefined
  if (!gain.visible) return
  kit.write(gain, `+${spot.gain}`, hand('title', spot.size * 0.44, spot.colour), { width: spot.size * 1.1 })
  gain.position.set(spot.x, spot.y + spot.below)
}

/** The same on a phone: one strip of paper. */
export const portStrip: PieceMaker = (kit) => {
  const root = new Container()
  const paper = root.addChild(kit.nine('letter-sold'))
  const sheet = root.addChild(kit.nine('strip'))
  const icons = { attack: root.addChild(kit.sprite('sign-attack')), defence: root.addChild(kit.sprite('sign-defence')) }
  const seals = COUNTRIES.map((country) => root.addChild(kit.sprite(`seal-${country}`)))
  const gains = COUNTRIES.map(() => root.addChild(kit.line()))
  paper.visible = false
  return {
    root,
    show(rest) {
      const sides = sidesOf(rest.face)
      sheet.setSize(rest.width, rest.height)
      const size = Math.min(rest.height * 0.6, rest.width / 9.2)
      for (const [side, from, colour] of [
        ['attack', 0, ATTACK],
        ['defence', 1, DEFENCE],
      ] as const) {
        const left = -rest.width / 2 + (rest.width / 2) * from
        const step = rest.width / 2 / 4
        icons[side].scale.set((size * 0.9) / 64)
        icons[side].position.set(left + step * 0.56, 0)
        for (const [index, country] of sides[side].entries()) {
          const gain = rest.values?.[country]
          const up = gain === undefined ? 0 : -rest.height * 0.12
          placeSeal({ seals, gains, kit }, country, {
            x: left + step * (index + 1.44),
            y: up,
            size,
            colour,
            gain,
            below: rest.height * 0.44,
          })
        }
      }
    },
  }
}

/** Half of the port card, which the captain points at when votes are even. */
export const half: PieceMaker = (kit) => {
  const root = new Container()
  const glow = root.addChild(kit.nine('glow'))
  glow.visible = false
  return {
    root,
    show({ width, height }: Box) {
      const scale = 0.6
      glow.scale.set(scale)
      glow.setSize(width / scale + 20, height / scale + 20)
    },
    mark(mark) {
      glow.visible = mark !== null
      glow.alpha = mark === 'chosen' ? 1 : 0.7
    },
  }
}
