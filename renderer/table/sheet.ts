import { CanvasSource, Rectangle, Texture } from 'pixi.js'

type Page = {
  canvas: HTMLCanvasElement
  context: CanvasRenderingContext2D
  source: CanvasSource
  x: number
  y: number
  row: number
  dirty: boolean
}

/** Free device pixels around each picture, so that neighbours do not bleed. */
const GAP = 2

/**
 * Pictures painted here, words above all, packed into few large textures: so a frame needs few draw calls, and the number
 * of textures does not grow. Everything is painted at device resolution, and known by its key.
 */
export class Sheet {
  private readonly pages: Page[] = []
  private readonly known = new Map<string, Texture>()

  private readonly resolution: number
  /** Device pixels. */
  private readonly side: number

  constructor(resolution: number, side: number) {
    this.resolution = resolution
    this.side = side
  }

  /** Width and height in CSS pixels; `paint` draws in CSS pixels from the top left. */
  picture(key: string, size: { width: number; height: number }, paint: (context: CanvasRenderingContext2D) => void): Texture {
    const old = this.known.get(key)
    if (old) return old
    const width = Math.min(Math.ceil(size.width * this.resolution), this.side - 2 * GAP)
    const height = Math.min(Math.ceil(size.height * this.resolution), this.side - 2 * GAP)
    const page = this.pageFor(width, height)
    const { x, y } = page
    page.context.setTransform(this.resolution, 0, 0, this.resolution, x, y)
    paint(page.context)
    page.x += width + GAP
    page.row = Math.max(page.row, height)
    page.dirty = true
    const scale = 1 / this.resolution
    const texture = new Texture({ source: page.source, frame: new Rectangle(x * scale, y * scale, width * scale, height * scale) })
    this.known.set(key, texture)
    return texture
  }

  /** Sends what was painted since the last frame to the graphics card. */
  flush(): void {
    for (const page of this.pages) {
      if (page.dirty) page.source.update()
      page.dirty = false
    }
  }

  destroy(): void {
    for (const texture of this.known.values()) texture.destroy(false)
    for (const page of this.pages) {
      page.source.destroy()
      page.canvas.width = 0
    }
    this.known.clear()
    this.pages.length = 0
  }

  private pageFor(width: number, height: number): Page {
    for (const page of this.pages) if (makeRoom(page, width, height, this.side)) return page
    const canvas = document.createElement('canvas')
    canvas.width = this.side
    canvas.height = this.side
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no 2d context')
    const source = new CanvasSource({ resource: canvas, resolution: this.resolution })
    const page: Page = { canvas, context, source, x: GAP, y: GAP, row: 0, dirty: true }
    this.pages.push(page)
    return page
  }
}

/** Moves on to the next row if this one is full. */
function makeRoom(page: Page, width: number, height: number, side: number): boolean {
  if (page.x + width + GAP <= side && page.y + height + GAP <= side) return true
  const below = page.y + page.row + GAP
  if (GAP + width + GAP > side || below + height + GAP > side) return false
  page.x = GAP
  page.y = below
  page.row = 0
  return true
}
