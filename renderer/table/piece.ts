import type { Container } from 'pixi.js'
import type { Mark, Rest } from './contract.ts'
import type { Kit } from './kit.ts'

/** One thing on the table. The scene moves `root`; the piece draws itself around its origin, at the size of its rest. */
export type Piece = {
  root: Container
  /** Draws itself anew: another face, size or writing. Called only when one of them has changed. */
  show(rest: Rest): void
  /** What may be chosen shines, what is chosen burns. */
  mark?(mark: Mark | null): void
  /** 0 = lies on the table, 1 = held well above it: the shadow grows. */
  lift?(height: number): void
  /** A turn from one side to the other; at 0 and 1 it lies flat. `up` = the side that it starts with. */
  turn?(progress: number, up: boolean): void
  /** Idle movement, time in milliseconds. */
  breathe?(now: number): void
}

export type PieceMaker = (kit: Kit) => Piece
