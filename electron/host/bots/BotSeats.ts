import { pick, seededChance } from '../../../engine/core/chance.ts'
import type { Level, Seat, Typed } from '../../../engine/core/game.ts'
import type { Intent, Ledger } from '../ledger.ts'
import { placeOf } from '../placeOf.ts'
import type { Pace } from '../protocol.ts'
import { botSeed, randomFraction } from '../random.ts'
import type { Acted } from '../Table.ts'
import { moments } from './pace.ts'
import type { Think } from './think.ts'

/** After a disk that is full, a bot tries again so often. */
const AGAIN_MS = 2000

type Asked = { seat: Seat; since: number }

/** The bots of one table: asked when they have something to decide, each acting at a moment that tells nothing of the choice. */
export class BotSeats {
  private readonly ledger: Ledger
  private readonly think: Think
  private readonly report: (line: string) => void
  private readonly act: (intent: Intent) => Promise<Acted>
  /** The bot that decides for a seat; null = a person. */
  private readonly levelOf: (seat: Seat) => Level | null
  /** By seat: the question (its `since`) that is being thought over or waits for its moment. */
  private readonly pending = new Map<Seat, number>()
  private readonly timers = new Set<NodeJS.Timeout>()
  /** Rises whenever all pending thoughts are void. */
  private round = 0

  constructor(setup: {
    ledger: Ledger
    think: Think
    levelOf(seat: Seat): Level | null
    act(intent: Intent): Promise<Acted>
    report(line: string): void
  }) {
    this.ledger = setup.ledger
    this.think = setup.think
    this.act = setup.act
    this.levelOf = setup.levelOf
    this.report = setup.report
  }

  /** Asks every bot that has a new decision to make. */
  ponder(pace: Pace): void {
    const asked = this.newlyAsked()
    if (asked.length === 0) return
    for (const { seat, since } of asked) this.pending.set(seat, since)
    this.decideTogether(asked, pace, this.round).catch((error: unknown) => this.complain(error))
  }

  /** Forgets what is pending; `ponder` asks anew. */
  restart(): void {
    this.round += 1
    this.pending.clear()
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
  }

  private newlyAsked(): Asked[] {
    const { game, state, questions } = this.ledger
    const bots = game.waiting(state).filter((seat) => this.levelOf(seat) !== null)
    return bots.map((seat) => ({ seat, since: questions[seat]?.since ?? 0 })).filter(({ seat, since }) => this.pending.get(seat) !== since)
  }

  private async decideTogether(asked: Asked[], pace: Pace, round: number): Promise<void> {
    const started = performance.now()
    const events = this.ledger.lastLength
    const choices = await Promise.all(asked.map(async (each) => ({ ...each, action: await this.choose(each) })))
    if (round !== this.round) return
    const thoughtMs = performance.now() - started
    const times = moments(pace, events, choices.map(randomFraction), thoughtMs)
    choices.forEach((choice, place) => {
      const restMs = (times[place] ?? 0) - thoughtMs
      this.later(restMs, () => this.lay(choice, choice.action))
    })
  }

  private choose({ seat, since }: Asked): Promise<Typed | null> {
    const { game, state, header } = this.ledger
    const level = this.levelOf(seat)
    if (level === null) throw new Error(`seat ${seat} is no bot's`)
    return this.think({ game: game.id, level, view: game.mask(state, seat), seat, seed: botSeed(header.seed, seat, since) })
  }

  /** Acts on the question, if it is still open; without a choice, or with one that is refused, by any legal action. */
  private async lay(asked: Asked, action: Typed | null): Promise<void> {
    const { game, state, header, questions } = this.ledger
    const { seat, since } = asked
    if (questions[seat]?.since !== since) return
    const choice = action ?? pick(game.legal(state, seat), seededChance(botSeed(header.seed, seat, since), 'any'))
    const acted = await this.act({ seat, id: `bot-${seat}-${since}`, at: since, action: choice })
    if (acted.type === 'failed') this.later(AGAIN_MS, () => this.lay(asked, action))
    if (acted.type === 'refused' && action !== null) await this.lay(asked, null)
  }

  private complain(error: unknown): void {
    this.report(`bots of table ${this.ledger.header.table} could not decide: ${placeOf(error)}`)
  }

  private later(delayMs: number, run: () => Promise<void>): void {
    const round = this.round
    const timer = setTimeout(
      () => {
        this.timers.delete(timer)
        if (round === this.round) run().catch((error: unknown) => this.complain(error))
      },
      Math.max(0, delayMs),
    )
    this.timers.add(timer)
  }
}
