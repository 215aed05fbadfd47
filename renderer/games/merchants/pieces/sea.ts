import { Container } from 'pixi.js'
import type { Mark } from '../../../table/contract.ts'
import type { Kit } from '../../../table/kit.ts'
import type { PieceMaker } from '../../../table/piece.ts'

/** As baked: where in a picture's height the water is. */
const WATERLINE: Record<string, number> = { sunk: 0.77, port: 0.82, island: 0.78 }
const HEEL = 0.012

/** The picture of a ship, by where it is and who sails it. */
function pictureOf(kit: Kit, place: string, { seat, isPirate }: { seat: number; isPirate: boolean }): string {
  if (isPirate) return place === 'island' ? 'vessel-pirate-home' : 'vessel-pirate'
  const { face } = kit.person(seat)
  const own = place === 'port' ? `vessel-port-${face}` : place === 'sunk' ? `vessel-sunk-${face}` : `vessel-${face}`
  return kit.has(own) ? own : 'vessel-pilot'
}

/** A seat's vessel on the water: it rocks a little; a ring lies under whose turn it is, light where it may be chosen. */
export const vessel: PieceMaker = (kit) => {
  const root = new Container()
  const ring = root.addChild(kit.sprite('ring'))
  const light = root.addChild(kit.sprite('glow-round'))
  const body = root.addChild(kit.sprite('vessel-pirate'))
  light.visible = false
  let phase = 0
  let rocks = 0
  let keel = 0
  let turn = false
  let marked: Mark | null = null
  const ringed = () => {
    light.visible = marked !== null
    light.alpha = marked === 'chosen' ? 0.95 : marked === 'may' ? 0.62 : 0.25
    ring.visible = turn || marked === 'chosen' || marked === 'may'
    ring.alpha = marked ? 1 : 0.75
  }
  return {
    root,
    show({ face, width, height, values }) {
      const seat = Number(values?.seat ?? 0)
      body.texture = kit.texture(pictureOf(kit, face, { seat, isPirate: values?.pirate === 1 }))
      keel = ((WATERLINE[face] ?? 0.8) - 0.5) * height
      body.anchor.set(0.5, WATERLINE[face] ?? 0.8)
      body.scale.set(height / body.texture.height)
      body.position.set(0, keel)
      ring.scale.set((width * 0.86) / 140)
      ring.position.set(0, keel + height * 0.03)
      light.scale.set((height * 1.25) / 128)
      light.position.set(0, keel - height * 0.34)
      phase = seat * 1.7
      rocks = face === 'sea' ? height * 0.012 : face === 'sunk' ? height * 0.006 : 0
      turn = values?.turn === 1
      ringed()
    },
    mark(mark) {
      marked = mark
      ringed()
    },
    breathe(now) {
      body.y = keel + Math.sin(now / 1100 + phase) * rocks
      body.rotation = Math.sin(now / 1500 + phase) * (rocks > 0 ? HEEL : 0)
    },
  }
}

/** Port or Pirate Island: what a ship sails home to. */
export const home: PieceMaker = (kit) => {
  const root = new Container()
  const light = root.addChild(kit.sprite('glow-round'))
  const body = root.addChild(kit.sprite('port'))
  light.visible = false
  return {
    root,
    show({ face, width, height }) {
      body.texture = kit.texture(face)
      body.scale.set(height / body.texture.height)
      body.anchor.set(0.5)
      light.setSize(width * 1.1, height * 1.5)
    },
    mark(mark) {
      light.visible = mark !== null
      light.alpha = mark === 'chosen' ? 1 : mark === 'may' ? 0.75 : 0.3
    },
  }
}

/** The light of a baked lantern, breathing. */
export const lamp: PieceMaker = (kit) => {
  const root = new Container()
  const glow = root.addChild(kit.sprite('lamp-glow'))
  glow.blendMode = 'add'
  let phase = 0
  return {
    root,
    show({ width, values }) {
      glow.scale.set(width / glow.texture.width)
      phase = Number(values?.index ?? 0) * 2.1
      glow.alpha = 0.8
    },
    breathe(now) {
      glow.alpha = 0.8 + 0.12 * Math.sin(now / 700 + phase) + 0.05 * Math.sin(now / 190 + phase)
    },
  }
}
