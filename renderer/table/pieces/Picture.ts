import { Container, type Sprite } from 'pixi.js'
import type { Piece, PieceMaker } from '../piece.ts'

type Options = {
  /** Share of the rest's height that the picture takes; 1 if left out. */
  size?: number
  /** A soft round shadow under it, which grows as it is lifted. */
  shadow?: boolean
  /** Light around it when it may be chosen. */
  shines?: boolean
}

/** A single picture of the atlas, as high as its rest; `face` is its name. */
export function picture({ size = 1, shadow = false, shines = false }: Options = {}): PieceMaker {
  return (kit): Piece => {
    const root = new Container()
    const shade = shadow ? kit.sprite('shadow-round') : null
    let body: Sprite | null = null
    let height = 0
    if (shade) root.addChild(shade)
    const light = shines ? root.addChild(kit.sprite('glow-round')) : null
    if (light) light.visible = false
    return {
      root,
      show(rest) {
        if (!body) body = root.addChild(kit.sprite(rest.face))
        body.texture = kit.texture(rest.face)
        body.anchor.copyFrom(body.texture.defaultAnchor ?? { x: 0.5, y: 0.5 })
        height = rest.height * size
        body.scale.set(height / body.texture.height)
        if (shade) place(shade, height, 0)
        light?.scale.set((height * 1.7) / 128)
      },
      mark(mark) {
        if (!light) return
        light.visible = mark !== null
        light.alpha = mark === 'chosen' ? 1 : mark === 'may' ? 0.75 : 0.25
      },
      lift(held) {
        if (shade) place(shade, height, held)
      },
    }
  }
}

/** Lamplight falls from above and a little left. */
function place(shade: Sprite, height: number, held: number): void {
  shade.position.set(height * (0.05 + 0.18 * held), height * (0.14 + 0.5 * held))
  shade.width = height * (1.16 + held * 0.3)
  shade.height = height * (1.05 + held * 0.3)
  shade.alpha = 0.8 - held * 0.35
}

/** Only a place: other pieces start or end there. */
export const nothing: PieceMaker = () => ({ root: new Container(), show() {} })
