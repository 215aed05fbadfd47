import { NineSliceSprite, Sprite, Texture } from 'pixi.js'
import type { OpenStage, Person, Perspective } from './contract.ts'
import { Sheet } from './sheet.ts'
import { enlarged, type Fit, type Hand, write } from './writing.ts'

type Setup = Parameters<OpenStage>[0]

/** What pieces are made of: pictures of the atlases, words, and sheets for what is painted here. One for each building of the scene. */
export class Kit {
  /** What came later has been painted: the table is to be drawn again. The stage says how. */
  redraw: () => void = () => {}
  readonly words: Sheet
  readonly faces: Sheet

  private readonly textures: ReadonlyMap<string, Texture>
  private readonly setup: Setup
  readonly perspective: Perspective
  /** Device pixels per CSS pixel. */
  readonly resolution: number
  /** False: a canvas without meshes, where a card turns by getting narrow. */
  readonly webgl: boolean

  constructor(textures: ReadonlyMap<string, Texture>, setup: Setup, perspective: Perspective, resolution: number, webgl: boolean) {
    this.textures = textures
    this.setup = setup
    this.perspective = perspective
    this.resolution = resolution
    this.webgl = webgl
    this.words = new Sheet(resolution, 512 * Math.ceil(Math.min(resolution, 2)))
    this.faces = new Sheet(resolution, 1024 * Math.ceil(Math.min(resolution, 2)))
  }

  /** A word of the game in the present language. */
  say(key: string, values?: Record<string, string | number>): string {
    return this.setup.words(key, values)
  }

  person(seat: number): Person {
    return this.setup.people.find((person) => person.seat === seat) ?? { seat, name: '', face: '' }
  }

  has(name: string): boolean {
    return this.textures.has(name)
  }

  /** A picture that is missing leaves a hole, not a broken table. */
  texture(name: string): Texture {
    const texture = this.textures.get(name)
    if (!texture) console.error(`no picture ${name}`)
    return texture ?? Texture.EMPTY
  }

  /** A picture around its middle. */
  sprite(name: string): Sprite {
    return new Sprite({ texture: this.texture(name), anchor: 0.5 })
  }

  /** A picture whose borders keep their size; its middle is its origin. */
  nine(name: string): NineSliceSprite {
    return new NineSliceSprite({ texture: this.texture(name), anchor: 0.5 })
  }

  /** An empty place for words. */
  line(): Sprite {
    return new Sprite({ texture: Texture.EMPTY, anchor: 0.5, roundPixels: true })
  }

  /** The hand in the size of letters that the reader has chosen, as far as there is room. */
  enlarged(text: string, hand: Hand, fit: Fit): Hand {
    return enlarged(text, hand, fit, this.setup.letters)
  }

  write(line: Sprite, text: string, hand: Hand, fit: Fit): void {
    line.texture = write(this.words, text, this.enlarged(text, hand, fit), fit)
    line.anchor.x = fit.align === 'left' ? 0 : fit.align === 'right' ? 1 : 0.5
  }

  /** Draws a picture of an atlas into a painted face. */
  draw(context: CanvasRenderingContext2D, name: string, box: { x: number; y: number; width: number; height: number }): void {
    const { frame, source } = this.texture(name)
    const scale = source.resolution
    // pictures are loaded as bitmaps or image elements, both of which a canvas takes
    const image = source.resource as CanvasImageSource
    context.imageSmoothingQuality = 'high'
    context.drawImage(
      image,
      frame.x * scale,
      frame.y * scale,
      frame.width * scale,
      frame.height * scale,
      box.x,
      box.y,
      box.width,
      box.height,
    )
  }

  flush(): void {
    this.words.flush()
    this.faces.flush()
  }

  destroy(): void {
    this.words.destroy()
    this.faces.destroy()
  }
}
