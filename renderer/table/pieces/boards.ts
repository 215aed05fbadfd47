import { Container, Sprite } from 'pixi.js'
import type { PieceMaker } from '../piece.ts'

/** The ground that everything lies on, cut to cover the window; `face` = its picture. */
export const boards: PieceMaker = (kit) => {
  const root = new Container()
  const ground = root.addChild(new Sprite({ anchor: 0.5 }))
  return {
    root,
    show({ face, width, height }) {
      ground.texture = kit.texture(face)
      ground.scale.set(Math.max(width / ground.texture.width, height / ground.texture.height))
    },
  }
}
