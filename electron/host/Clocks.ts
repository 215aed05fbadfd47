import type { Seat } from '../../engine/core/game.ts'
import type { Clock, Message } from './protocol.ts'

/** Where time comes from: milliseconds that only ever rise, and something to be done later, which can be called off. */
export type Time = { now(): number; after(delayMs: number, run: () => void): () => void }

export const TIME: Time = {
  now: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

/** How the table stands; only what everybody knows of it. */
export type Moment = {
  clock: Clock | null
  /** The seats that must decide, and which of them people decide for. */
  waiting: readonly Seat[]
  isPerson(seat: Seat): boolean
  /** The seat whose act has led here; null = none has. */
  acted: Seat | null
  running: boolean
}

type Hand = { leftMs: number; isUp: boolean }

/**
 * The clocks of one table. A seat's clock begins when the game begins to wait for it, and anew after each act of its own and when an
 * act makes the game wait for somebody it did not wait for (a new question). What others may do meanwhile changes nothing: clocks
 * follow `waiting`, which is public, and nothing else of the game.
 */
export class Clocks {
  private readonly time: Time
  private readonly onChange: () => void
  private readonly onZero: (seat: Seat) => void
  private readonly hands = new Map<Seat, Hand>()
  private clock: Clock | null = null
  private waiting: readonly Seat[] = []
  /** When the hands were last set; null = they stand still. */
  private setAt: number | null = null
  private cancel: () => void = () => undefined

  constructor(setup: { time: Time; onChange(): void; onZero(seat: Seat): void }) {
    this.time = setup.time
    this.onChange = setup.onChange
    this.onZero = setup.onZero
  }

  /** Takes up how the table stands now; `onChange` is called when a clock has come, gone, begun anew, stopped or gone on. */
  follow({ clock, waiting, isPerson, acted, running }: Moment): void {
    const before = JSON.stringify([[...this.hands.keys()], this.setAt !== null])
    this.settle()
    const isNewQuestion = acted !== null && waiting.some((seat) => !this.waiting.includes(seat))
    const isAnew = isNewQuestion || clock?.seconds !== this.clock?.seconds
    this.clock = clock
    this.waiting = waiting
    const asked = clock === null ? [] : waiting.filter(isPerson)
    for (const seat of this.hands.keys()) if (!asked.includes(seat) || isAnew || seat === acted) this.hands.delete(seat)
    const fresh = asked.filter((seat) => !this.hands.has(seat))
    for (const seat of fresh) this.hands.set(seat, { leftMs: this.fullMs, isUp: false })
    this.setAt = running && this.hands.size > 0 ? this.time.now() : null
    this.arm()
    if (fresh.length > 0 || before !== JSON.stringify([[...this.hands.keys()], this.setAt !== null])) this.onChange()
  }

  /** The seat has had its time, and has not decided yet. */
  isUp(seat: Seat): boolean {
    return this.hands.get(seat)?.isUp ?? false
  }

  shown(table: string): Extract<Message, { type: 'clocks' }> {
    this.settle()
    const clocks = [...this.hands].map(([seat, { leftMs }]) => ({ seat, leftMs: Math.round(leftMs), ofMs: this.fullMs }))
    return { type: 'clocks', table, running: this.setAt !== null, clocks }
  }

  close(): void {
    this.cancel()
    this.hands.clear()
  }

  private get fullMs(): number {
    return (this.clock?.seconds ?? 0) * 1000
  }

  /** Takes from the hands what has gone by. */
  private settle(): void {
    if (this.setAt === null) return
    const now = this.time.now()
    for (const hand of this.hands.values()) hand.leftMs = Math.max(0, hand.leftMs - (now - this.setAt))
    this.setAt = now
  }

  /** Waits for the next hand that comes to zero. */
  private arm(): void {
    this.cancel()
    this.cancel = () => undefined
    const left = [...this.hands.values()].filter(({ isUp }) => !isUp).map(({ leftMs }) => leftMs)
    if (this.setAt !== null && left.length > 0) this.cancel = this.time.after(Math.min(...left), () => this.strike())
  }

  private strike(): void {
    this.settle()
    const up = [...this.hands].filter(([, { leftMs, isUp }]) => !isUp && leftMs < 1)
    for (const [, hand] of up) Object.assign(hand, { leftMs: 0, isUp: true })
    this.arm()
    for (const [seat] of up) this.onZero(seat)
  }
}
