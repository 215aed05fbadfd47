import type { Layout, Rect, Rest, Target } from './contract.ts'

const LONG_PRESS_MS = 450
const DWELL_MS = 260
const SLIP_PX = 12

/** Does the point lie on the piece, turned as it is? Hexagons answer for their corners. */
function touches(rest: Rest, x: number, y: number): boolean {
  const angle = (-rest.turn * Math.PI) / 180
  const dx = x - rest.x
  const dy = y - rest.y
  const across = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) / (rest.width / 2)
  const down = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) / (rest.height / 2)
  if (across > 1 || down > 1) return false
  return rest.kind !== 'cell' || down + across / 2 <= 1
}

/** The uppermost target under the point. */
export function targetAt(layout: Layout, x: number, y: number): Target | null {
  let best: Rest | null = null
  for (const rest of Object.values(layout)) {
    if (rest.target !== null && (!best || rest.depth > best.depth) && touches(rest, x, y)) best = rest
  }
  return best?.target ?? null
}

/** Where every target lies: the upright box around it. */
export function targetRects(layout: Layout): Record<Target, Rect> {
  const rects: Record<Target, Rect> = {}
  for (const rest of Object.values(layout)) {
    if (rest.target === null) continue
    const angle = (rest.turn * Math.PI) / 180
    const width = Math.abs(rest.width * Math.cos(angle)) + Math.abs(rest.height * Math.sin(angle))
    const height = Math.abs(rest.width * Math.sin(angle)) + Math.abs(rest.height * Math.cos(angle))
    rects[rest.target] = { x: rest.x - width / 2, y: rest.y - height / 2, width, height }
  }
  return rects
}

export type PointerUser = {
  at(x: number, y: number): Target | null
  onHover(target: Target | null): void
  onPick(target: Target): void
  onAsk(target: Target | null): void
}

/** Mouse and touch on the bare canvas: hover, click, and a question by dwelling or by a long press. What lies above it is the app's. */
export class Pointer {
  private over: Target | null = null
  private asked = false
  private timer: ReturnType<typeof setTimeout> | null = null
  private down: { target: Target | null; x: number; y: number; long: boolean } | null = null
  private readonly ending = new AbortController()

  private readonly host: HTMLElement
  private readonly user: PointerUser

  constructor(host: HTMLElement, user: PointerUser) {
    this.host = host
    this.user = user
    const { signal } = this.ending
    host.addEventListener('pointermove', (event) => this.moved(event), { signal })
    host.addEventListener('pointerdown', (event) => this.pressed(event), { signal })
    host.addEventListener('pointerup', (event) => this.released(event), { signal })
    host.addEventListener('pointercancel', () => this.left(), { signal })
    host.addEventListener('pointerleave', () => this.left(), { signal })
    host.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  }

  destroy(): void {
    this.ending.abort()
    this.clearTimer()
  }

  private find(event: PointerEvent): { target: Target | null; x: number; y: number } {
    const box = this.host.getBoundingClientRect()
    const x = event.clientX - box.left
    const y = event.clientY - box.top
    return { target: this.user.at(x, y), x, y }
  }

  private moved(event: PointerEvent): void {
    if (!(event.target instanceof HTMLCanvasElement)) return
    const { target, x, y } = this.find(event)
    if (this.down && Math.hypot(x - this.down.x, y - this.down.y) > SLIP_PX) this.down.target = null
    if (event.pointerType !== 'touch') this.enter(target, DWELL_MS)
  }

  private pressed(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof HTMLCanvasElement)) return
    const found = this.find(event)
    this.down = { ...found, long: false }
    if (event.pointerType === 'touch') this.enter(found.target, LONG_PRESS_MS)
  }

  private released(event: PointerEvent): void {
    const { target } = this.find(event)
    const down = this.down
    this.down = null
    if (event.pointerType === 'touch') this.enter(null, 0)
    if (down?.target && down.target === target && !down.long) this.user.onPick(target)
  }

  private left(): void {
    this.down = null
    this.enter(null, 0)
  }

  private enter(target: Target | null, askAfterMs: number): void {
    if (target === this.over) return
    this.over = target
    this.clearTimer()
    this.user.onHover(target)
    if (this.asked) this.user.onAsk(null)
    this.asked = false
    if (target === null) return
    this.timer = setTimeout(() => {
      this.asked = true
      if (this.down && askAfterMs === LONG_PRESS_MS) this.down.long = true
      this.user.onAsk(target)
    }, askAfterMs)
  }

  private clearTimer(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}
