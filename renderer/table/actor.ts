import type { Mark, Path, Rest, Values } from './contract.ts'
import { along, type Pose, soundAt } from './paths.ts'
import type { Piece } from './piece.ts'
import type { Stack } from './stack.ts'

/** One way to go, in scene time. */
export type Move = {
  path: Path
  start: number
  duration: number
  /** Null: from where the piece is when the move starts. */
  from: Pose | null
  to: Pose
  values: Values | null
  /** Turns to this side on the way. */
  up: boolean | null
  sound: string | null
}

export function poseOf(rest: Rest, drawnHeight = rest.height): Pose {
  return { x: rest.x, y: rest.y, turn: rest.turn, scale: drawnHeight > 0 ? rest.height / drawnHeight : 1, alpha: 1, lift: 0 }
}

/** A piece on the table and its way. */
export class Actor {
  pose: Pose
  private shown = ''
  private drawn: Rest
  private side: boolean
  private readonly moves: Move[] = []
  /** How high it was last drawn above the table; null = it has been drawn otherwise since. */
  private lifted: number | null = null
  private hover = 0
  private hoverTo = 0
  /** Gone when its moves are over. */
  leaving = false

  id: string
  readonly piece: Piece
  rest: Rest
  private readonly stack: Stack

  constructor(id: string, piece: Piece, rest: Rest, stack: Stack) {
    this.id = id
    this.piece = piece
    this.stack = stack
    this.rest = rest
    this.pose = poseOf(rest)
    this.drawn = rest
    this.side = rest.up
    this.draw(rest)
    this.place()
  }

  get busy(): boolean {
    return this.moves.length > 0 || this.hover !== this.hoverTo
  }

  /** Height that it is drawn at now. */
  get height(): number {
    return this.drawn.height
  }

  /** Lies at once where it belongs. */
  settle(rest: Rest): void {
    this.moves.length = 0
    this.rest = rest
    this.side = rest.up
    this.draw(rest)
    this.pose = poseOf(rest)
    this.place()
  }

  /** Starts elsewhere, unseen until its first move; drawn at the larger of the two sizes, so that nothing is scaled up. */
  startAt(pose: Pose, height: number, up: boolean): void {
    const grow = Math.max(1, height / Math.max(1, this.rest.height))
    this.side = up
    this.draw({ ...this.rest, up, width: this.rest.width * grow, height: this.rest.height * grow })
    this.pose = { ...pose, scale: height / this.drawn.height, alpha: 0 }
    this.place()
  }

  /** Belongs elsewhere from now on. `keep` = what is written stays until a step or the end writes anew. */
  aim(rest: Rest, keep: boolean): void {
    const height = Math.max(rest.height, this.drawn.height)
    const grow = height / Math.max(1, rest.height)
    this.pose.scale *= this.drawn.height / Math.max(1, height)
    const values = keep ? this.drawn.values : rest.values
    this.rest = rest
    this.draw({
      ...rest,
      width: rest.width * grow,
      height,
      up: this.side,
      face: keep ? this.drawn.face : rest.face,
      ...(values ? { values } : {}),
    })
  }

  face(up: boolean): void {
    this.side = up
    this.draw({ ...this.drawn, up })
  }

  add(move: Move): void {
    this.moves.push(move)
  }

  write(values: Values): void {
    this.draw({ ...this.drawn, values: { ...this.drawn.values, ...values } })
  }

  mark(mark: Mark | null): void {
    this.piece.mark?.(mark)
  }

  hovered(on: boolean): void {
    this.hoverTo = on ? 1 : 0
  }

  /** Carries the piece to where it is at `now`; returns the sounds that are due. */
  advance(now: number, elapsed: number): string[] {
    const sounds: string[] = []
    while (this.moves.length > 0) {
      const move = this.moves[0]! // there is one
      if (now < move.start) break
      this.follow(move, now, sounds)
      if (now < move.start + move.duration) break
      this.moves.shift()
      if (this.moves.length === 0 && !this.leaving) this.settle(this.rest)
    }
    const step = elapsed / 110
    this.hover = this.hover < this.hoverTo ? Math.min(this.hoverTo, this.hover + step) : Math.max(this.hoverTo, this.hover - step)
    this.place()
    return sounds
  }

  private follow(move: Move, now: number, sounds: string[]): void {
    if (!move.from) {
      move.from = { ...this.pose }
      if (move.path !== 'fade') move.from.alpha = move.to.alpha
    }
    if (move.values) {
      this.write(move.values)
      move.values = null
    }
    const share = move.duration > 0 ? Math.min(1, (now - move.start) / move.duration) : 1
    if (move.sound && share >= soundAt(move.path)) {
      sounds.push(move.sound)
      move.sound = null
    }
    this.pose = along(move.path, move.from, move.to, share)
    if (move.up !== null && move.up !== this.side) this.turn(share, move)
  }

  private turn(share: number, move: Move): void {
    this.lifted = null
    if (share < 1) this.piece.turn?.(share, this.side)
    else this.face(move.up ?? this.side)
  }

  private draw(rest: Rest): void {
    this.drawn = rest
    const key = `${rest.face}|${rest.width}|${rest.height}|${rest.up}|${rest.values ? JSON.stringify(rest.values) : ''}`
    if (key === this.shown) return
    this.shown = key
    this.lifted = null
    this.piece.show(rest)
  }

  private place(): void {
    const { root } = this.piece
    const { x, y, turn, scale, alpha, lift } = this.pose
    const held = this.hover > 0 ? 1 - (1 - this.hover) ** 2 : 0
    root.position.set(x, y - held * this.rest.height * 0.09)
    root.rotation = (turn * (1 - held * 0.6) * Math.PI) / 180
    root.scale.set(scale * (1 + held * 0.045))
    root.alpha = alpha
    root.visible = alpha > 0
    this.stack.put(root, this.rest.depth + (lift > 0 && this.moves.length > 0 ? 1000 : 0) + (held > 0 ? 500 : 0))
    const height = Math.max(lift, held * 0.7)
    if (height === this.lifted) return
    this.lifted = height
    this.piece.lift?.(height)
  }
}
