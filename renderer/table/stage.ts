import type { Texture } from 'pixi.js'
import type { Typed } from '../../engine/core/game.ts'
import { Between } from './between.ts'
import type { Layout, Mark, OpenStage, Perspective, Rect, Speed, StageStats, TableStage, Target } from './contract.ts'
import { Director, type Told } from './director.ts'
import { Kit } from './kit.ts'
import { Loop } from './loop.ts'
import { loadPictures, scaleFor } from './pictures.ts'
import { Pointer, targetAt, targetRects } from './pointer.ts'
import { type Drawing, makeRenderer } from './renderer.ts'
import { Scene } from './scene.ts'

type Setup = Parameters<OpenStage>[0]
/** A stage forgets which game it shows: views are the game's own. */
type View = unknown

/** The drawing is made for a window of this height. */
const DRAWN_FOR_PX = 1080
/** Beyond this a pixel more is not seen, but costs. */
const MOST_RESOLUTION = 3
const REBUILD_AFTER_MS = 60
const LOOK_AGAIN_MS = 700
/** A browser that draws nothing for so long while something is to be shown: it is shown at once. */
const STARVED_MS = 3000
/** What fails again so soon after it was built anew is broken. */
const STUMBLE_MS = 5000

/**
 * The table in a page. Whatever happens to window or graphics card, it is built again from the layout of the present view:
 * nothing else is kept.
 */
export class Stage implements TableStage {
  private drawing: Drawing | null = null
  private kit: Kit | null = null
  private scene: Scene | null = null
  private perspective: Perspective
  private readonly director: Director<View>
  private readonly loop: Loop
  private readonly between: Between
  private readonly pointer: Pointer
  private readonly watcher: ResizeObserver
  private readonly ending = new AbortController()
  private readonly looked = new Map<Target, boolean>()
  private marks: Record<Target, Mark> = {}
  private rebuilding: ReturnType<typeof setTimeout> | null = null
  private pictures: { scale: 1 | 2; textures: ReadonlyMap<string, Texture> } | null = null
  private building = false
  /** Size and pixel ratio of the window. */
  private builtFor = ''
  private ended = false
  private dealt = false
  /** Since when a frame has been owed, or when the last was drawn. */
  private drawnAt = 0
  private stumbledAt = Number.NEGATIVE_INFINITY
  private counts = { frames: 0, drawCalls: 0, scriptMs: 0, worst: 0 }

  private readonly setup: Setup
  private readonly preference: 'webgl' | 'canvas'

  constructor(setup: Setup, preference: 'webgl' | 'canvas') {
    this.setup = setup
    this.preference = preference
    this.perspective = setup.perspective
    this.director = this.makeDirector()
    const idles = !setup.quiet && !setup.reducedMotion && preference === 'webgl'
    this.loop = new Loop((elapsed) => this.frameSafely(elapsed), idles ? () => this.scene?.breathe(performance.now()) : null)
    this.between = new Between(() => this.tell())
    this.pointer = new Pointer(setup.host, {
      at: (x, y) => (this.scene ? targetAt(this.scene.layout, x, y) : null),
      onHover: (target) => this.hover(target),
      onPick: (target) => setup.callbacks.onPick(target),
      onAsk: (target) => setup.callbacks.onAsk(target),
    })
    this.watcher = new ResizeObserver(() => this.windowChanged())
    this.watcher.observe(setup.host)
    const { signal } = this.ending
    window.addEventListener('resize', () => this.windowChanged(), { signal })
    this.lookNowAndThen()
    document.addEventListener('visibilitychange', () => (document.hidden ? this.skip() : this.loop.wake()), { signal })
  }

  /** Renderer, pictures and pieces for the window as it is now. */
  async build(): Promise<void> {
    this.building = true
    this.builtFor = this.windowNow()
    try {
      await this.construct()
    } finally {
      this.building = false
    }
    this.windowChanged()
  }

  private async construct(): Promise<void> {
    const { host, game } = this.setup
    const resolution = Math.min(window.devicePixelRatio || 1, MOST_RESOLUTION)
    const scale = scaleFor(host.clientHeight / DRAWN_FOR_PX, resolution)
    // with the pictures that are here the table stands at once, also while finer ones are on their way
    if (this.pictures) await this.raise(this.pictures.textures, resolution)
    if (this.pictures?.scale === scale) return
    const textures = await loadPictures(game, scale, (share) => this.setup.onProgress?.(share))
    this.pictures = { scale, textures }
    await this.raise(textures, resolution)
  }

  private async raise(textures: ReadonlyMap<string, Texture>, resolution: number): Promise<void> {
    const { host, game } = this.setup
    if (this.ended) return
    if (!this.drawing) {
      this.drawing = await makeRenderer(host, resolution, this.preference)
      // destroyed in the meantime
      if (this.ended) return this.dropRenderer()
      this.drawing.canvas.addEventListener('webglcontextlost', () => this.lost(), { signal: this.ending.signal })
    }
    this.drawing.renderer.resize(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight), resolution)
    this.dropScene()
    this.kit = new Kit(textures, this.setup, this.perspective, resolution, this.drawing.kind === 'webgl')
    this.kit.redraw = () => this.loop.wake()
    this.scene = new Scene(this.kit, game.pieces, this.setup.reducedMotion, (name) => this.setup.callbacks.onSound(name))
    if (this.director.present !== null) this.settle()
    this.loop.wake()
  }

  snapshot(number: number, view: unknown, perspective?: Perspective): void {
    if (perspective && JSON.stringify(perspective) !== JSON.stringify(this.perspective)) this.changeViewer(perspective)
    this.director.reset(view)
    this.settle()
    if (number <= 1) this.lay(view)
    this.setup.callbacks.onShown(number, view, null)
    this.loop.wake()
  }

  events(first: number, events: Typed[]): void {
    const told = events.map((event, index): Told => ({ number: first + index, event }))
    if (!this.director.busy) this.drawnAt = performance.now()
    if (this.director.present === null) this.open(told.shift())
    this.director.enqueue(told)
    if (document.hidden) {
      this.skip()
      return
    }
    this.between.ask()
    this.loop.wake()
  }

  skip(): void {
    if (document.hidden) this.showUndrawn()
    else this.director.skip()
    this.loop.wake()
  }

  mark(marks: Record<Target, Mark>): void {
    this.marks = marks
    this.scene?.mark(marks)
    this.loop.wake()
  }

  setSpeed(speed: Speed): void {
    this.director.speed = speed
    this.loop.wake()
  }

  hover(target: Target | null): void {
    this.setup.host.style.cursor = target !== null && this.marks[target] ? 'pointer' : ''
    this.scene?.hover(target)
    this.loop.wake()
  }

  look(target: Target, up: boolean): void {
    if (up) this.looked.set(target, true)
    else this.looked.delete(target)
    this.scene?.look(target, up, this.director.now)
    this.loop.wake()
  }

  targets(): Record<Target, Rect> {
    return this.scene ? targetRects(this.scene.layout) : {}
  }

  retell(): void {
    this.rebuildSoon()
  }

  stats(): StageStats {
    const { frames, drawCalls, scriptMs, worst } = this.counts
    this.counts.worst = 0
    return {
      renderer: this.drawing?.kind ?? 'canvas',
      frames,
      drawCalls,
      scriptMs,
      worstScriptMs: worst,
      textures: this.drawing?.textures() ?? 0,
      pieces: this.scene?.actors.size ?? 0,
      waiting: this.director.waiting,
    }
  }

  destroy(): void {
    this.ended = true
    this.ending.abort()
    this.watcher.disconnect()
    this.pointer.destroy()
    this.loop.stop()
    this.between.stop()
    if (this.rebuilding) clearTimeout(this.rebuilding)
    this.dropScene()
    this.dropRenderer()
  }

  private makeDirector(): Director<View> {
    const { game, callbacks, speed } = this.setup
    return new Director<View>(
      {
        evolve: (view, event) => game.evolve(view, event),
        layout: (view) => this.layout(view),
        motion: (event, before, after) => game.motion(event, before, after, this.perspective.viewer),
        play: (layout, motion, start) => {
          for (const sound of motion.sounds ?? []) callbacks.onSound(sound)
          this.scene?.play(layout, motion, start)
          callbacks.onLayout()
        },
        settle: (layout) => this.settleAt(layout),
        shown: (number, view, event) => callbacks.onShown(number, view, event),
        idle: () => callbacks.onIdle(),
        failed: (event, cause) => console.error(`the table could not show ${event.type}`, cause),
      },
      null,
      speed,
    )
  }

  /** Just dealt: once, and never in a hurry of the player. */
  private lay(view: View): void {
    if (this.dealt || !this.scene || this.director.speed === 'instant' || document.hidden) return
    this.dealt = true
    const motion = this.setup.game.opening(view, this.perspective.viewer)
    for (const sound of motion.sounds ?? []) this.setup.callbacks.onSound(sound)
    const layout = this.scene.layout
    this.scene.layout = { ...layout }
    this.scene.without(motion.steps)
    this.scene.play(layout, motion, this.director.now)
    this.director.wait(motion.holdMs)
  }

  /** Whatever is to be shown has been, though no frame is drawn. */
  private showUndrawn(): void {
    this.director.skip()
    this.director.rested()
  }

  /** The first event of a game holds the whole table. */
  private open(told: Told | undefined): void {
    if (!told) return
    const view = this.setup.game.begin(told.event)
    this.director.reset(view)
    this.settle()
    this.lay(view)
    this.setup.callbacks.onShown(told.number, view, told.event)
  }

  private layout(view: View): Layout {
    const { host, game } = this.setup
    const size = { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) }
    const layout = game.layout(view, this.perspective.viewer, size)
    for (const rest of Object.values(layout)) if (rest.target !== null && this.looked.has(rest.target)) rest.up = true
    return layout
  }

  private settle(): void {
    this.settleAt(this.layout(this.director.present))
  }

  private settleAt(layout: Layout): void {
    this.scene?.settle(layout)
    this.scene?.mark(this.marks)
    this.setup.callbacks.onLayout()
  }

  /** A frame that fails is drawn once more with everything built anew; what fails again is not drawn any more. */
  private frameSafely(elapsed: number): boolean {
    try {
      return this.frame(elapsed)
    } catch (cause) {
      this.stumble(cause)
      return false
    }
  }

  private stumble(cause: unknown): void {
    if (this.ended) return
    const again = performance.now() - this.stumbledAt < STUMBLE_MS
    this.stumbledAt = performance.now()
    if (again) this.setup.callbacks.onBroken(cause)
    else this.lost()
  }

  /** One frame; true while more are wanted. */
  private frame(elapsed: number): boolean {
    const { drawing, kit, scene } = this
    if (!drawing || !kit || !scene) return false
    const begun = performance.now()
    this.drawnAt = begun
    this.director.pass(elapsed)
    const moving = scene.advance(this.director.now, elapsed)
    kit.flush()
    drawing.renderer.render(scene.root)
    const scriptMs = performance.now() - begun
    const { frames, worst } = this.counts
    this.counts = { frames: frames + 1, drawCalls: drawing.drawCalls(), scriptMs, worst: Math.max(worst, scriptMs) }
    this.between.ask()
    return moving || this.director.busy
  }

  /** Between two frames: what is told next is worked out, so that a frame has only to draw it. */
  private tell(): void {
    if (this.ended || !this.scene) return
    try {
      this.director.tell()
      if (!this.scene.busy) this.director.rested()
    } catch (cause) {
      this.stumble(cause)
    }
    if (this.director.busy) this.loop.wake()
  }

  /** Nothing of the former viewer's stays: no piece, no painted word. */
  private changeViewer(perspective: Perspective): void {
    this.perspective = perspective
    this.looked.clear()
    this.marks = {}
    this.scene?.clear()
    this.rebuildSoon()
  }

  /** The graphics card has dropped everything: a new renderer takes over. */
  private lost(): void {
    this.dropScene()
    this.dropRenderer()
    this.rebuildSoon()
  }

  private rebuildSoon(): void {
    if (this.rebuilding || this.ended) return
    this.rebuilding = setTimeout(() => {
      this.rebuilding = null
      if (this.building) this.rebuildSoon()
      else if (!this.ended) this.build().catch((cause: unknown) => this.stumble(cause))
    }, REBUILD_AFTER_MS)
  }

  /** Not every browser tells of a pixel ratio that changes while the page rests, or that it draws nothing for now. */
  private lookNowAndThen(): void {
    const look = (): void => {
      this.windowChanged()
      if (this.director.busy && performance.now() - this.drawnAt > STARVED_MS) this.showUndrawn()
    }
    const timer = setInterval(look, LOOK_AGAIN_MS)
    this.ending.signal.addEventListener('abort', () => clearInterval(timer))
  }

  private windowChanged(): void {
    if (this.builtFor !== this.windowNow()) this.rebuildSoon()
  }

  private windowNow(): string {
    const { clientWidth, clientHeight } = this.setup.host
    return `${clientWidth} ${clientHeight} ${window.devicePixelRatio}`
  }

  private dropScene(): void {
    this.scene?.clear()
    this.scene?.root.destroy({ children: true })
    this.kit?.destroy()
    this.scene = null
    this.kit = null
  }

  private dropRenderer(): void {
    this.drawing?.renderer.destroy({ removeView: true })
    this.drawing?.canvas.remove()
    this.drawing = null
  }
}
