import { Container, type Sprite } from 'pixi.js'
import { hand } from '../ink.ts'
import type { PieceMaker } from '../piece.ts'

/** Backs that are drawn of a pile, at most. */
const DEEP = 6

/** A pile of backs with its number (`values.badge` = how far below the middle, in shares of the height); `face` names the back. */
export const pile: PieceMaker = (kit) => {
  const root = new Container()
  const shade = root.addChild(kit.nine('shadow'))
  const backs: Sprite[] = []
  const badge = kit.nine('badge')
  const count = kit.line()
  return {
    root,
    show({ face, width, height, values }) {
      const total = Number(values?.count ?? 0)
      while (backs.length < DEEP) backs.push(root.addChild(kit.sprite(face)))
      root.addChild(badge, count)
      const texture = kit.texture(face)
      const scale = Math.min((width * 0.86) / texture.width, (height * 0.86) / texture.height)
      const shown = Math.min(DEEP, Math.ceil(total / 3))
      shade.visible = shown > 0
      shade.scale.set(Math.min(1, scale))
      shade.setSize((texture.width * scale) / shade.scale.x + 48, (texture.height * scale) / shade.scale.x + 48)
      shade.position.set(3 * scale, 6 * scale)
      for (const [index, back] of backs.entries()) {
        back.visible = index < shown
        back.scale.set(scale)
        back.position.set(index * 0.9 - 2, -index * 1.5)
        back.rotation = index % 2 ? 0.012 : -0.008
      }
      const size = Math.max(11, height * 0.15)
      const below = Number(values?.badge ?? 0.34) * height
      badge.scale.set(size / 25)
      badge.setSize(60, 40)
      badge.position.set(0, below)
      kit.write(count, String(total), hand('title', size, '#f7dc8a'), { width: width * 0.8, most: 1.15 })
      count.position.set(0, below)
    },
  }
}
