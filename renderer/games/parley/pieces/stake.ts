import { Container, type NineSliceSprite, type Sprite } from 'pixi.js'
import { COUNTRIES, type Country, defendersOf, isCountry, type PortCard } from '../../../../engine/games/parley/cards.ts'
import type { Rest } from '../../../table/contract.ts'
import { hand } from '../../../table/ink.ts'
import type { Kit } from '../../../table/kit.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { Card } from '../../../table/pieces/Card.ts'
import { ATTACK, DEFENCE } from '../ink.ts'

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
      words.scale.x = 1
      write(rest)
    },
    lift: (held) => paper.lift(held),
    turn(progress, up) {
      words.visible = progress > 0.5 ? !up : up
      words.scale.x = Math.max(0.02, Math.abs(Math.cos(progress * Math.PI)))
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

type Strip = { root: Container; sheet: NineSliceSprite; icons: Record<'attack' | 'defence', Sprite>; places: Seals }

function strip(kit: Kit): Strip {
  const root = new Container()
  const sheet = root.addChild(kit.nine('strip'))
  const icons = { attack: root.addChild(kit.sprite('sign-attack')), defence: root.addChild(kit.sprite('sign-defence')) }
  const seals = COUNTRIES.map((country) => root.addChild(kit.sprite(`seal-${country}`)))
  const gains = COUNTRIES.map(() => root.addChild(kit.line()))
  return { root, sheet, icons, places: { seals, gains, kit } }
}

const SIDES = [
  ['attack', 0, ATTACK],
  ['defence', 1, DEFENCE],
] as const

/** The same on a phone: one strip of paper. */
export const portStrip: PieceMaker = (kit) => {
  const { root, sheet, icons, places } = strip(kit)
  return {
    root,
    show(rest) {
      const sides = sidesOf(rest.face)
      sheet.setSize(rest.width, rest.height)
      const size = Math.min(rest.height * 0.58, rest.width / 9.4)
      const step = rest.width / 8
      for (const [side, from, colour] of SIDES) {
        const left = -rest.width / 2 + (rest.width / 2) * from
        icons[side].scale.set((size * 0.9) / 64)
        icons[side].position.set(left + step * 0.6, 0)
        for (const [index, country] of sides[side].entries()) {
          const gain = rest.values?.[country]
          const up = gain === undefined ? 0 : -rest.height * 0.12
          placeSeal(places, country, { x: left + step * (index + 1.44), y: up, size, colour, gain, below: rest.height * 0.42 })
        }
      }
    },
  }
}

/** The same for the room: two rows, to be read from three metres. */
export const portBoard: PieceMaker = (kit) => {
  const { root, sheet, icons, places } = strip(kit)
  const titles = { attack: root.addChild(kit.line()), defence: root.addChild(kit.line()) }
  return {
    root,
    show(rest) {
      const sides = sidesOf(rest.face)
      const scale = rest.height / 250
      sheet.scale.set(scale)
      sheet.setSize(rest.width / scale, rest.height / scale)
      const size = Math.min(rest.height * 0.25, rest.width * 0.205)
      const column = rest.width * 0.215
      for (const [side, row, colour] of SIDES) {
        const y = (row - 0.5) * rest.height * 0.46 - rest.height * 0.02
        icons[side].scale.set((size * 0.92) / 64)
        icons[side].position.set(-rest.width * 0.35, y - size * 0.12)
        kit.write(titles[side], kit.say(`panel.${side}`), hand('title', size * 0.31, colour), { width: rest.width * 0.25 })
        titles[side].position.set(-rest.width * 0.35, y + size * 0.6)
        for (const [index, country] of sides[side].entries()) {
          const x = -rest.width * 0.1 + index * column
          placeSeal(places, country, { x, y: y - size * 0.08, size, colour, gain: rest.values?.[country], below: size * 0.68 })
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
      const scale = Math.min(0.5, height / 330)
      glow.scale.set(scale)
      glow.setSize(width / scale + 20, height / scale + 20)
    },
    mark(mark) {
      glow.visible = mark !== null
      glow.alpha = mark === 'chosen' ? 1 : 0.7
    },
  }
}
