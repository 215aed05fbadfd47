import { Container, Sprite, Texture } from 'pixi.js'
import type { Values } from '../contract.ts'
import { hand } from '../ink.ts'
import type { Kit } from '../kit.ts'
import type { PieceMaker } from '../piece.ts'

type Look = {
  /** Of a card as it is drawn. */
  width: number
  height: number
  /** The picture of the place, while nothing lies there. */
  empty: string
  /** The face of the uppermost card that is to be so wide; null = none. */
  face(kit: Kit, card: string, width: number, values?: Values): Texture | null
}

/** A discard, the last card face up, and how many (`values.count`; `values.badge` = how far below the middle, in shares of the height). */
export const discard =
  ({ width: cardWidth, height: cardHeight, empty, face: faceOf }: Look): PieceMaker =>
  (kit) => {
    const root = new Container()
    const place = root.addChild(kit.sprite(empty))
    const shade = root.addChild(kit.nine('shadow'))
    const top = root.addChild(new Sprite({ texture: Texture.EMPTY, anchor: 0.5 }))
    const badge = root.addChild(kit.nine('badge'))
    const count = root.addChild(kit.line())
    return {
      root,
      show({ face, width, height, values }) {
        const scale = Math.min(width / cardWidth, height / cardHeight) * 0.9
        const texture = faceOf(kit, face, cardWidth * scale, values)
        place.scale.set(scale)
        place.visible = texture === null
        for (const part of [shade, top, badge, count]) part.visible = texture !== null
        if (texture === null) return
        const shadeScale = Math.min(1, scale * 2)
        shade.scale.set(shadeScale)
        shade.setSize((cardWidth * scale) / shadeScale + 48, (cardHeight * scale) / shadeScale + 48)
        shade.position.set(2, 4)
        top.texture = texture
        top.setSize(cardWidth * scale, cardHeight * scale)
        top.rotation = 0.04
        const size = Math.max(11, height * 0.15)
        const below = Number(values?.badge ?? 0.4) * height
        badge.scale.set(size / 25)
        badge.setSize(60, 40)
        badge.position.set(0, below)
        kit.write(count, String(values?.count ?? 0), hand('title', size, '#f7dc8a'), { width: width * 0.8 })
        count.position.set(0, below)
      },
    }
  }
