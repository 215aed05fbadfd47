import { Container } from 'pixi.js'
import { hand } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { Panel } from '../../../table/pieces/Panel.ts'

/** Where a vote will lie. */
export const slot: PieceMaker = (kit) => {
  const root = new Container()
  const place = root.addChild(kit.sprite('cards-slot'))
  return {
    root,
    show({ face, height }) {
      place.scale.set(height / 254)
      place.alpha = face === 'passed' ? 0.3 : 0.85
    },
  }
}

/** Whose vote lies here. */
export const voter: PieceMaker = (kit) => {
  const root = new Container()
  const face = root.addChild(kit.sprite('captain-mark'))
  return {
    root,
    show(rest) {
      const person = kit.person(Number(rest.face))
      if (kit.has(`cameo-${person.face}`)) face.texture = kit.texture(`cameo-${person.face}`)
      face.scale.set(rest.height / face.texture.height)
    },
  }
}

/** Swords against shields. */
export const sums: PieceMaker = (kit) => {
  const root = new Container()
  const panel = new Panel(kit)
  const signs = [kit.sprite('sign-attack'), kit.sprite('sign-defence')]
  const numbers = [kit.line(), kit.line()]
  root.addChild(panel.root, ...signs, ...numbers)
  return {
    root,
    show(rest) {
      const { width, height, values, face } = rest
      const tall = Math.min(height, width * 0.62)
      panel.show({ ...rest, height: tall }, face === 'counted' ? 'asked' : null)
      for (const [index, key] of ['swords', 'shields'].entries()) {
        const sign = signs[index]
        const number = numbers[index]
        if (!sign || !number) continue
        const x = (index === 0 ? -1 : 1) * width * 0.24
        sign.scale.set((tall * 0.4) / 64)
        sign.position.set(x - width * 0.12, 0)
        kit.write(number, String(values?.[key] ?? 0), hand('title', tall * 0.5, index === 0 ? '#f0b3a0' : '#b9d3dc'), {
          width: width * 0.3,
        })
        number.position.set(x + width * 0.11, 0)
      }
    },
  }
}
