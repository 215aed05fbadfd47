import { Container, type Sprite } from 'pixi.js'
import type { Mark } from '../../../table/contract.ts'
import { hand } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { SHEET } from '../chart.ts'
import { cutShort } from '../sheet/names.ts'

/** A port's hexagon: an ink line; brass where the anchor or an admiral may go, burning where it is to go. */
export const cell: PieceMaker = (kit) => {
  const root = new Container()
  const glow = root.addChild(kit.sprite('hex-glow'))
  const hex = root.addChild(kit.sprite('hex'))
  let mark: Mark | null = null
  const dress = () => {
    hex.texture = kit.texture(mark === null ? 'hex' : mark === 'chosen' ? 'hex-chosen' : 'hex-may')
    hex.alpha = mark === 'hint' ? 0.6 : 1
    glow.visible = mark === 'may' || mark === 'chosen'
    glow.alpha = mark === 'chosen' ? 1 : 0.55
  }
  return {
    root,
    show({ width, height, values }) {
      const scale = Math.max(width, height) / (SHEET.radius * 2)
      hex.scale.set(scale)
      glow.scale.set(scale)
      hex.rotation = glow.rotation = values?.turned === 1 ? Math.PI / 2 : 0
      dress()
    },
    mark(now) {
      if (now === mark) return
      mark = now
      dress()
    },
  }
}

/** Nothing sails there. */
export const monster: PieceMaker = (kit) => {
  const root = new Container()
  const hex = root.addChild(kit.sprite('hex-closed'))
  let beast: Sprite | null = null
  return {
    root,
    show({ face, width, height, values }) {
      beast ??= root.addChild(kit.sprite(face))
      const scale = Math.max(width, height) / 136
      hex.scale.set(scale)
      hex.rotation = values?.turned === 1 ? Math.PI / 2 : 0
      beast.texture = kit.texture(face)
      beast.scale.set(scale)
    },
  }
}

/** A port's name over whatever lies there, with a rim of paper. */
export const portName: PieceMaker = (kit) => {
  const root = new Container()
  const name = root.addChild(kit.line())
  return {
    root,
    show({ face, width, height }) {
      const size = height * 0.78
      kit.write(
        name,
        cutShort(kit.say(`ports.${face}`), size, width),
        hand('bold', size, '#2a1a0c', { colour: 'rgba(245,231,194,.94)', width: Math.max(2.5, size * 0.24) }),
        { width, most: 1.3 },
      )
    },
  }
}
