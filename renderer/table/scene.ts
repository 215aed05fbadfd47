import { Actor, type Move, poseOf } from './actor.ts'
import type { Layout, Mark, Motion, Rest, Step, Target, Values } from './contract.ts'
import type { Kit } from './kit.ts'
import type { Pose } from './paths.ts'
import type { PieceMaker } from './piece.ts'
import { Stack } from './stack.ts'

/** How long a piece takes that moves without a word from the game, milliseconds at calm. */
const UNTOLD_MS = 280
const FADE_MS = 180
/** What is stamped across the table for all to read goes away so slowly. */
const READ_FADE_MS = 480
/** Reduced motion: no flights, only fades. */
const REDUCED_MS = 140

/** All pieces on the table, and where they are going. Time is the scene's own: milliseconds at calm. */
export class Scene {
  private readonly stack = new Stack()
  readonly root = this.stack.root
  readonly actors = new Map<string, Actor>()
  layout: Layout = {}
  private marks: Record<Target, Mark> = {}
  private hovered: Target | null = null
  private flights = 0

  private readonly kit: Kit
  private readonly makers: Readonly<Record<string, PieceMaker>>
  private readonly reduced: boolean
  private readonly onSound: (name: string) => void

  constructor(kit: Kit, makers: Readonly<Record<string, PieceMaker>>, reduced: boolean, onSound: (name: string) => void) {
    this.kit = kit
    this.makers = makers
    this.reduced = reduced
    this.onSound = onSound
  }

  get busy(): boolean {
    for (const actor of this.actors.values()) if (actor.busy) return true
    return false
  }

  /** Everything lies at once where the layout says. */
  settle(layout: Layout): void {
    this.layout = layout
    for (const [id, actor] of this.actors) if (!layout[id]) this.remove(actor)
    for (const [id, rest] of Object.entries(layout)) {
      const actor = this.actors.get(id)
      if (actor && sameDrawing(actor.rest, rest)) actor.settle(rest)
      else this.create(id, rest)
    }
    this.remark()
  }

  /** Pieces of these steps are not there yet: they come with the next layout. */
  without(steps: readonly Step[]): void {
    for (const { piece, from, path } of steps) {
      const actor = this.actors.get(piece)
      if (!actor || (!from && path !== 'stamp')) continue
      this.remove(actor)
      delete this.layout[piece]
    }
  }

  /** Goes from the present layout to the next, as the motion says. */
  play(next: Layout, motion: Motion, now: number): void {
    const steps = new Map<string, Step[]>()
    for (const step of motion.steps) {
      if (step.as) this.fly(step, next, now)
      else steps.set(step.piece, [...(steps.get(step.piece) ?? []), step])
    }
    const sources = new Set(motion.steps.map((step) => step.from))
    for (const [id, actor] of this.actors) {
      if (!next[id] && !actor.leaving) this.dismiss(actor, steps.get(id) ?? [], { next, now, gone: sources.has(id) })
    }
    for (const [id, rest] of Object.entries(next)) this.send(id, rest, steps.get(id) ?? [], { next, now })
    this.layout = next
    this.remark()
  }

  /** Moves pieces on; true while anything moves. */
  advance(now: number, elapsed: number): boolean {
    let busy = false
    for (const actor of this.actors.values()) {
      if (!actor.busy) continue
      for (const sound of actor.advance(now, elapsed)) this.onSound(sound)
      if (actor.busy) busy = true
      else if (actor.leaving) this.remove(actor)
    }
    return busy
  }

  mark(marks: Record<Target, Mark>): void {
    this.marks = marks
    this.remark()
  }

  hover(target: Target | null): void {
    this.hovered = target
    for (const actor of this.actors.values()) {
      const target = actor.rest.target
      const lifts = target !== null && target === this.hovered && actor.piece.lift !== undefined
      actor.hovered(lifts && !this.reduced)
    }
  }

  /** Turns every card of the target to that side, on the spot. */
  look(target: Target, up: boolean, now: number): void {
    for (const actor of this.actors.values()) {
      if (actor.rest.target !== target) continue
      actor.rest = { ...actor.rest, up }
      actor.add(this.move({ piece: actor.id, path: 'flip', delayMs: 0, durationMs: 260 }, poseOf(actor.rest, actor.height), now, up))
    }
  }

  breathe(now: number): void {
    for (const actor of this.actors.values()) actor.piece.breathe?.(now)
  }

  clear(): void {
    for (const actor of this.actors.values()) this.remove(actor)
    this.layout = {}
    this.marks = {}
    this.hovered = null
  }

  private remark(): void {
    for (const actor of this.actors.values()) {
      const target = actor.rest.target
      actor.mark((target !== null && !actor.leaving && this.marks[target]) || null)
    }
  }

  private create(id: string, rest: Rest): Actor {
    const old = this.actors.get(id)
    if (old) this.remove(old)
    const maker = this.makers[rest.kind]
    if (!maker) throw new Error(`no piece of kind ${rest.kind}`)
    const actor = new Actor(id, maker(this.kit), rest, this.stack)
    this.actors.set(id, actor)
    return actor
  }

  private remove(actor: Actor): void {
    this.actors.delete(actor.id)
    actor.piece.root.destroy({ children: true })
  }

  private send(id: string, rest: Rest, steps: Step[], at: { next: Layout; now: number }): void {
    const old = this.actors.get(id)
    if (old && !old.leaving && sameDrawing(old.rest, rest)) {
      if (steps.length === 0 && sameRest(old.rest, rest)) return
      const writes = steps.some((step) => step.values)
      const moved = !samePlace(old.rest, rest)
      old.aim(rest, writes || steps.some((step) => step.path === 'flip' || step.path === 'stamp'))
      if (steps.length > 0) this.chain(old, steps, { ...at, end: rest })
      else if (moved) old.add(this.untold(old, 'straight', UNTOLD_MS, at.now))
      else if (!old.busy) old.settle(rest)
      return
    }
    if (old && !old.leaving) this.hand(old, rest, at.now)
    const actor = this.create(id, rest)
    const first = steps[0]
    const source = first?.from ? this.anchor(first.from, at.next) : null
    if (!first) {
      actor.pose = { ...actor.pose, alpha: 0 }
      actor.add(this.untold(actor, 'fade', FADE_MS, at.now))
      return
    }
    const from = source ?? rest
    actor.startAt(poseOf(from), source ? from.height : rest.height, steps.some((step) => step.path === 'flip') ? !rest.up : from.up)
    this.chain(actor, steps, { ...at, end: rest })
  }

  /** Another drawing takes over: the old one fades on its way to where that lies. */
  private hand(old: Actor, rest: Rest, now: number): void {
    this.actors.delete(old.id)
    old.id = `gone ${this.flights++} ${old.id}`
    this.actors.set(old.id, old)
    old.leaving = true
    old.mark(null)
    const move = this.fadeOut(old, UNTOLD_MS, now)
    old.add(this.reduced ? move : { ...move, path: 'straight', from: { ...old.pose }, to: { ...poseOf(rest, old.height), alpha: 0 } })
  }

  /** A piece that is gone after the event: goes its last way, turns into another, or fades. */
  private dismiss(actor: Actor, steps: Step[], at: { next: Layout; now: number; gone: boolean }): void {
    if (at.gone && steps.length === 0) {
      this.remove(actor)
      return
    }
    actor.leaving = true
    actor.mark(null)
    if (steps.length > 0) this.chain(actor, steps, { ...at, end: actor.rest })
    else actor.add(this.fadeOut(actor, FADE_MS, at.now))
  }

  private fadeOut(actor: Actor, duration: number, start: number): Move {
    const move = this.untold(actor, 'fade', duration, start)
    return { ...move, to: { ...move.to, alpha: 0 } }
  }

  /** A piece that lives for one step only. */
  private fly(step: Step, next: Layout, now: number): void {
    const { as } = step
    const from = this.anchor(step.from ?? step.piece, next)
    const end = step.to ?? step.from ?? step.piece
    const to = next[end] ?? this.layout[end] ?? null
    if (!as || !from || !to || (this.reduced && step.path !== 'stamp')) return
    const size = (rest: Rest) => ({ height: rest.height * as.size, width: rest.height * as.size * as.aspect })
    const base: Omit<Rest, 'width' | 'height'> = { ...to, kind: as.kind, face: as.face, target: null, depth: 2000, turn: 0 }
    const rest: Rest = { ...base, ...size(to) }
    const actor = this.create(`flight ${this.flights++} ${step.piece}`, rest)
    actor.startAt({ ...poseOf(from), turn: 0 }, size(from).height, from.up)
    actor.leaving = true
    actor.add(this.move(step, poseOf(rest, actor.height), now, rest.up))
    if (step.path === 'stamp') actor.add(this.fadeOut(actor, READ_FADE_MS, now + step.delayMs + step.durationMs))
  }

  private chain(actor: Actor, steps: Step[], at: { next: Layout; now: number; end: Rest }): void {
    const turns = steps.find((step) => step.path === 'flip')
    for (const [index, step] of steps.entries()) {
      const last = index === steps.length - 1
      const place = step.to ? (at.next[step.to] ?? this.layout[step.to] ?? null) : null
      const to = place ? { ...poseOf(place, 1), scale: place.height / Math.max(1, actor.height) } : poseOf(at.end, actor.height)
      if (place && actor.leaving && last) to.alpha = step.path === 'fade' ? 0 : 1
      const up = turns ? (step === turns ? at.end.up : null) : last || !step.to ? at.end.up : null
      actor.add(this.move(step, to, at.now, up))
    }
  }

  private move(step: Step, to: Pose, now: number, up: boolean | null): Move {
    const path = this.reduced && step.path !== 'tick' ? 'fade' : step.path
    const duration = this.reduced ? Math.min(REDUCED_MS, step.durationMs) : step.durationMs
    return {
      path,
      start: now + step.delayMs,
      duration,
      from: null,
      to,
      values: (step.values as Values) ?? null,
      up,
      sound: step.sound ?? null,
    }
  }

  private untold(actor: Actor, path: 'straight' | 'fade', duration: number, now: number): Move {
    const to = poseOf(actor.rest, actor.height)
    return { path: this.reduced ? 'fade' : path, start: now, duration, from: null, to, values: null, up: actor.rest.up, sound: null }
  }

  private anchor(id: string, next: Layout): Rest | null {
    return this.layout[id] ?? next[id] ?? null
  }
}

const sameDrawing = (a: Rest, b: Rest) => a.kind === b.kind
const samePlace = (a: Rest, b: Rest) =>
  a.x === b.x && a.y === b.y && a.turn === b.turn && a.width === b.width && a.height === b.height && a.up === b.up
const sameRest = (a: Rest, b: Rest) =>
  samePlace(a, b) &&
  a.face === b.face &&
  a.depth === b.depth &&
  a.target === b.target &&
  JSON.stringify(a.values) === JSON.stringify(b.values)
