import { Container } from 'pixi.js'
import { hand, PALE } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'

/** The sign's colour on each standard. */
const ON_CLOTH: Record<string, string> = {
  berberis: '#6b5a3a',
  venetians: '#3d2408',
  spaniards: '#f3ead2',
  francais: '#f0d78a',
  turks: '#fbeedd',
  mamluks: '#f3e7c4',
}

/** A country's standard with its points. */
export const pennant: PieceMaker = (kit) => {
  const root = new Container()
  const yard = root.addChild(kit.nine('pennant-yard'))
  let cloth = kit.sprite('pennant-yard')
  const points = kit.line()
  return {
    root,
    show({ face, width, height, values }) {
      cloth.removeFromParent()
      cloth = kit.sprite(`pennant-${face}`)
      root.addChildAt(cloth, 0)
      root.addChild(points)
      const scale = height / 64
      cloth.anchor.set(0.5, 0.5)
      cloth.scale.set(scale)
      yard.scale.set(scale)
      yard.setSize(width / scale + 6, 10)
      yard.position.set(0, -height / 2)
      kit.write(points, String(values?.points ?? 0), hand('title', 20 * scale, ON_CLOTH[face] ?? PALE), { width, most: 1.15 })
      points.position.set(0, height * 0.22)
    },
  }
}

/** The same on a phone: seal and points. */
export const score: PieceMaker = (kit) => {
  const root = new Container()
  const points = root.addChild(kit.line())
  let sign = kit.sprite('seal-small-turks')
  return {
    root,
    show({ face, width, height, values }) {
      sign.removeFromParent()
      sign = root.addChild(kit.sprite(`seal-${face}`))
      sign.scale.set((height * 0.84) / 96)
      sign.position.set(-width * 0.22, 0)
      kit.write(points, String(values?.points ?? 0), hand('title', height * 0.58, PALE), { width: width * 0.5, align: 'left' })
      points.position.set(width * 0.06, 0)
    },
  }
}

/** From a pennant to its box on the border. */
export const cord: PieceMaker = (kit) => {
  const root = new Container()
  const line = root.addChild(kit.nine('pennant-cord'))
  return {
    root,
    show({ width, height }) {
      const scale = width / 8
      line.scale.set(scale)
      line.setSize(8, Math.max(6, height / scale))
    },
  }
}
