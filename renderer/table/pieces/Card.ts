import { Container, type NineSliceSprite, PerspectiveMesh, Sprite, type Texture } from 'pixi.js'
import type { Mark, Rest } from '../contract.ts'
import type { Kit } from '../kit.ts'
import type { Piece } from '../piece.ts'

/** Of the pictures `shadow` and `glow`: how far they reach beyond the card, in their own pixels. */
const SHADOW_REACH = 24
const GLOW_REACH = 34
const GLOW = { hint: 0.2, may: 0.62, chosen: 1 } as const
/** How strongly the near edge of a turning card grows. */
const PERSPECTIVE = 0.12

export type Sides = { front(kit: Kit, rest: Rest): Texture; back(kit: Kit, rest: Rest): Texture }

/** A card of two sides, with its shadow; it turns in perspective, shines when it may be chosen and burns when it is. */
export class Card implements Piece {
  readonly root = new Container()
  private readonly shadow: NineSliceSprite
  private readonly glow: NineSliceSprite
  private readonly face: Sprite
  private mesh: PerspectiveMesh | null = null
  private rest: Rest | null = null
  private readonly kit: Kit
  private readonly sides: Sides

  constructor(kit: Kit, sides: Sides) {
    this.kit = kit
    this.sides = sides
    this.shadow = kit.nine('shadow')
    this.glow = kit.nine('glow')
    this.glow.visible = false
    this.face = new Sprite({ anchor: 0.5 })
    this.root.addChild(this.shadow, this.glow, this.face)
  }

  show(rest: Rest): void {
    this.rest = rest
    this.face.texture = this.side(rest.up)
    this.face.setSize(rest.width, rest.height)
    this.face.visible = true
    if (this.mesh) this.mesh.visible = false
    this.stretch(this.glow, GLOW_REACH)
    this.lift(0)
  }

  mark(mark: Mark | null): void {
    this.glow.visible = mark !== null
    this.glow.alpha = GLOW[mark ?? 'hint']
  }

  lift(held: number): void {
    if (!this.rest) return
    this.stretch(this.shadow, SHADOW_REACH * (1 + held * 0.5))
    const unit = this.rest.height / 190
    this.shadow.position.set(unit * (2 + 10 * held), unit * (5 + 20 * held))
    this.shadow.alpha = 0.75 - held * 0.25
  }

  turn(progress: number, up: boolean): void {
    if (!this.rest) return
    const angle = progress * Math.PI
    const second = progress > 0.5
    const texture = this.side(second ? !up : up)
    const width = Math.max(0.02, Math.abs(Math.cos(angle)))
    this.shadow.alpha = 0.5
    this.shadow.width *= 0.35 + 0.65 * width
    if (!this.kit.webgl) {
      this.face.texture = texture
      this.face.setSize(this.rest.width * width, this.rest.height)
      return
    }
    this.bend(texture, width, Math.sin(angle) * (second ? -1 : 1))
  }

  private side(up: boolean): Texture {
    if (!this.rest) throw new Error('a card that was never shown')
    return up ? this.sides.front(this.kit, this.rest) : this.sides.back(this.kit, this.rest)
  }

  /** The near edge is long, the far edge short. */
  private bend(texture: Texture, width: number, tilt: number): void {
    const { rest } = this
    if (!rest) return
    this.mesh ??= this.root.addChild(new PerspectiveMesh({ texture, verticesX: 6, verticesY: 6 }))
    this.mesh.texture = texture
    this.mesh.visible = true
    this.face.visible = false
    const x = (rest.width / 2) * width
    const left = (rest.height / 2) * (1 + tilt * PERSPECTIVE)
    const right = (rest.height / 2) * (1 - tilt * PERSPECTIVE)
    this.mesh.setCorners(-x, -left, x, -right, x, right, -x, left)
  }

  private stretch(frame: NineSliceSprite, reach: number): void {
    if (!this.rest) return
    const scale = Math.min(1, this.rest.width / 130)
    frame.scale.set(scale)
    frame.setSize(this.rest.width / scale + 2 * reach, this.rest.height / scale + 2 * reach)
  }
}
