import { Container, type NineSliceSprite } from 'pixi.js'
import type { Mark, Rest } from '../contract.ts'
import type { Kit } from '../kit.ts'
import type { PieceMaker } from '../piece.ts'

const SHADOW_REACH = 24
const GLOW_REACH = 34
const GLOW = { hint: 0.16, may: 0.6, chosen: 1 } as const
/** The picture of a panel has so much air around it. */
const AIR = 2

/** A walnut plaque with a brass line. */
export class Panel {
  readonly root = new Container()
  private readonly shadow: NineSliceSprite
  private readonly glow: NineSliceSprite
  private readonly plain: NineSliceSprite
  private readonly bright: NineSliceSprite
  private asked = false

  private readonly kit: Kit

  constructor(kit: Kit) {
    this.kit = kit
    this.shadow = kit.nine('shadow')
    this.glow = kit.nine('glow')
    this.plain = kit.nine('panel')
    this.bright = kit.nine('panel-on')
    this.root.addChild(this.shadow, this.glow, this.plain, this.bright)
  }

  /** `look` = its picture; the bright one beside it is called the same with `-on`. */
  show(rest: Rest, state: 'asked' | null, look = 'panel'): void {
    this.asked = state === 'asked'
    this.plain.texture = this.kit.texture(look)
    this.bright.texture = this.kit.texture(`${look}-on`)
    const scale = Math.min(1, Math.max(0.45, rest.height / 112))
    this.fit(this.shadow, rest, SHADOW_REACH, scale)
    this.fit(this.glow, rest, GLOW_REACH, scale)
    this.fit(this.plain, rest, AIR, scale)
    this.fit(this.bright, rest, AIR, scale)
    this.shadow.position.set(2 * scale, 5 * scale)
    this.shadow.alpha = 0.7
    this.mark(null)
  }

  mark(mark: Mark | null): void {
    this.bright.visible = this.asked || (mark !== null && mark !== 'hint')
    this.plain.visible = !this.bright.visible
    this.glow.visible = mark !== null
    this.glow.alpha = GLOW[mark ?? 'hint']
  }

  private fit(frame: NineSliceSprite, rest: Rest, reach: number, scale: number): void {
    frame.scale.set(scale)
    frame.setSize(rest.width / scale + 2 * reach, rest.height / scale + 2 * reach)
  }
}

/** A bare panel, under what lies on it; `face` = its picture, if not the plain one. */
export const panel: PieceMaker = (kit) => {
  const body = new Panel(kit)
  return { root: body.root, show: (rest) => body.show(rest, null, rest.face || undefined) }
}
