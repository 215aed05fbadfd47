/** A tab that slept, or a slow machine: at most so much time passes between two frames. */
const LONGEST_MS = 250
/** Idle movement is drawn so seldom. */
const IDLE_MS = 90

/** Frames on demand: one when asked for, more as long as `frame` says that something moves, and none while the page is hidden. */
export class Loop {
  private handle = 0
  private timer: ReturnType<typeof setTimeout> | null = null
  private last = 0
  private stopped = false

  private readonly frame: (elapsedMs: number) => boolean
  /** Idle movement; null = none. */
  private readonly idle: (() => void) | null

  constructor(frame: (elapsedMs: number) => boolean, idle: (() => void) | null) {
    this.frame = frame
    this.idle = idle
  }

  wake(): void {
    if (this.stopped || this.handle !== 0) return
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.handle = requestAnimationFrame((time) => this.tick(time))
  }

  stop(): void {
    this.stopped = true
    cancelAnimationFrame(this.handle)
    if (this.timer) clearTimeout(this.timer)
  }

  private tick(time: number): void {
    this.handle = 0
    const elapsed = this.last === 0 ? 16 : Math.min(LONGEST_MS, time - this.last)
    const more = this.frame(elapsed)
    this.last = more ? time : 0
    if (more) this.wake()
    else if (this.idle && !document.hidden && !this.stopped) this.timer = setTimeout(() => this.rest(), IDLE_MS)
  }

  private rest(): void {
    this.timer = null
    if (document.hidden) return
    this.idle?.()
    this.wake()
  }
}
