import { Container } from 'pixi.js'

/** Depths of one layer. */
const STEP = 20
/** What is held above the table lies in one layer, however high. */
const HELD = 500

/**
 * What lies on what. Every layer keeps its own instructions for the graphics card: what flies over the table, and comes and
 * goes, does not make the rest be thought through again.
 */
export class Stack {
  readonly root = new Container({ sortableChildren: true, eventMode: 'none' })
  private readonly layers = new Map<number, Container>()

  /** Lays the piece among those of its depth, or takes it there. */
  put(piece: Container, depth: number): void {
    const layer = this.layer(Math.min(depth, HELD))
    if (piece.parent !== layer) layer.addChild(piece)
    if (piece.zIndex !== depth) piece.zIndex = depth
  }

  private layer(depth: number): Container {
    const place = Math.floor(depth / STEP)
    const known = this.layers.get(place)
    if (known) return known
    const layer = new Container({ isRenderGroup: true, sortableChildren: true, zIndex: place })
    this.layers.set(place, layer)
    return this.root.addChild(layer)
  }
}
