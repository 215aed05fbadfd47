import type { Typed } from '../../engine/core/game.ts'
import type { Layout, Motion, Speed } from './contract.ts'

/** How much faster than calm. */
const RATE: Record<Speed, number> = { calm: 1, brisk: 2.7, instant: 1 }
/** A long queue is shown faster, a very long one at once: the table never lags behind the game. */
const HURRY_AFTER = 24
const LEAP_AFTER = 120

export type Told = { number: number; event: Typed }

export type Stageplay<View> = {
  evolve(view: View, event: Typed): void
  layout(view: View): Layout
  motion(event: Typed, before: View, after: View): Motion
  /** Lets the pieces go; `start` in scene time. */
  play(layout: Layout, motion: Motion, start: number): void
  settle(layout: Layout): void
  shown(number: number, view: View, event: Typed | null): void
  idle(): void
  /** A step that could not be shown: the table is built from the layout instead. */
  failed(event: Typed, cause: unknown): void
}

/** Shows events one after another, each when the one before has been told. */
export class Director<View> {
  private queue: Told[] = []
  private current: Told | null = null
  /** Scene time, milliseconds at calm, at which the current event has been told. */
  private until = 0
  private quietSince = true
  /** The first event is told at this time. */
  private opens = 0
  now = 0

  private readonly stageplay: Stageplay<View>
  private view: View | null
  speed: Speed

  constructor(stageplay: Stageplay<View>, view: View | null, speed: Speed) {
    this.stageplay = stageplay
    this.view = view
    this.speed = speed
  }

  get busy(): boolean {
    return this.current !== null || this.queue.length > 0 || this.now < this.opens || !this.quietSince
  }

  get waiting(): number {
    return this.queue.length + (this.current ? 1 : 0)
  }

  get present(): View | null {
    return this.view
  }

  /** From here on. */
  reset(view: View): void {
    this.queue = []
    this.current = null
    this.view = view
    this.quietSince = false
  }

  /** Nothing is told for so long. */
  wait(ms: number): void {
    this.opens = this.now + ms
  }

  enqueue(told: Told[]): void {
    this.queue.push(...told)
    this.quietSince = false
  }

  /** Shows all that is still to be shown at once. */
  skip(): void {
    this.opens = 0
    this.finish()
    while (this.queue.length > 0) {
      this.begin(0, true)
      this.finish()
    }
    if (this.view) this.stageplay.settle(this.stageplay.layout(this.view))
  }

  /** Lets `realMs` go by. */
  pass(realMs: number): void {
    const rate = this.leaps ? 1 : RATE[this.speed] * (this.queue.length > HURRY_AFTER ? 1.6 : 1)
    this.now += realMs * rate
  }

  /** Ends and begins what is due by now. */
  tell(): void {
    if (this.leaps) {
      if (this.waiting > 0) this.skip()
      return
    }
    if (this.now < this.opens) return
    while (this.current ? this.now >= this.until : this.queue.length > 0) {
      const start = this.current ? this.until : this.now
      this.finish()
      if (this.queue.length > 0) this.begin(start, false)
    }
  }

  private get leaps(): boolean {
    return this.speed === 'instant' || this.queue.length > LEAP_AFTER
  }

  /** Called when nothing moves any more: says so once. */
  rested(): void {
    if (this.current || this.queue.length > 0 || this.now < this.opens || this.quietSince) return
    this.quietSince = true
    this.stageplay.idle()
  }

  private begin(start: number, silently: boolean): void {
    const told = this.queue.shift()
    const before = this.view
    if (!told || !before) return
    this.current = told
    this.until = start
    const after = structuredClone(before)
    this.stageplay.evolve(after, told.event)
    this.view = after
    if (silently) return
    try {
      const motion = this.stageplay.motion(told.event, before, after)
      this.stageplay.play(this.stageplay.layout(after), motion, start)
      this.until = start + motion.holdMs
    } catch (cause) {
      this.stageplay.failed(told.event, cause)
      this.stageplay.settle(this.stageplay.layout(after))
    }
  }

  private finish(): void {
    const told = this.current
    if (!told || !this.view) return
    this.current = null
    this.stageplay.shown(told.number, this.view, told.event)
  }
}
