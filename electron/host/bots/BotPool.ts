import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Typed } from '../../../engine/core/game.ts'
import { type Question, READY, type Think } from './think.ts'

/** A thought may take so long; then the bot moves without it. */
const LIMIT_MS = 2000
/** A new worker may take so long to begin, on a machine that is busy. */
const START_MS = 20_000

/** A worker is given so many questions ahead, so that it need not wait for the host between two thoughts. */
const AHEAD = 8
/** Half of the machine, and never more hands than that: thoughts are short. */
const MOST_HANDS = 4
const handsHere = (): number => Math.min(MOST_HANDS, Math.max(1, Math.floor(availableParallelism() / 2)))

type Job = { question: Question; settle(action: Typed | null): void }
/** `ready` = it has begun to think: only then does the time of a thought run. `jobs` = what it was given, the one it thinks about first. */
type Hand = { worker: Worker; ready: boolean; jobs: Job[]; timer: NodeJS.Timeout | undefined }

/** Workers that think for bots: made when first needed, replaced when they crash or think too long. */
export class BotPool {
  private readonly makeWorker: () => Worker
  private readonly size: number
  private readonly limitMs: number
  private readonly hands = new Set<Hand>()
  private readonly jobs: Job[] = []
  private stopped = false

  constructor(setup: { makeWorker?: () => Worker; size?: number; limitMs?: number } = {}) {
    this.makeWorker = setup.makeWorker ?? botWorker
    this.size = setup.size ?? handsHere()
    this.limitMs = setup.limitMs ?? LIMIT_MS
  }

  readonly think: Think = (question) => {
    if (this.stopped) return Promise.resolve(null)
    return new Promise((settle) => {
      this.jobs.push({ question, settle })
      this.dispatch()
    })
  }

  async stop(): Promise<void> {
    this.stopped = true
    for (const job of this.jobs.splice(0)) job.settle(null)
    await Promise.all([...this.hands].map((hand) => this.dismiss(hand)))
  }

  private dispatch(): void {
    const job = this.jobs[0]
    if (job === undefined || this.stopped) return
    const [idlest] = [...this.hands].sort((one, other) => one.jobs.length - other.jobs.length)
    const isFree = idlest !== undefined && idlest.jobs.length === 0
    const hand = isFree || this.hands.size >= this.size ? idlest : this.hire()
    if (hand === undefined || hand.jobs.length >= AHEAD) return
    this.jobs.shift()
    hand.jobs.push(job)
    if (hand.jobs.length === 1) this.limit(hand)
    hand.worker.postMessage(job.question)
    this.dispatch()
  }

  private hire(): Hand {
    const hand: Hand = { worker: this.makeWorker(), ready: false, jobs: [], timer: undefined }
    hand.worker.unref()
    hand.worker.on('message', (said: Typed | typeof READY) => {
      if (said === READY) {
        hand.ready = true
        this.limit(hand)
        return
      }
      this.settle(hand, said)
      this.dispatch()
    })
    // its end follows, and only then has come all that it had still answered
    hand.worker.on('error', () => undefined)
    hand.worker.on('exit', () => void this.dismiss(hand))
    this.hands.add(hand)
    return hand
  }

  private limit(hand: Hand): void {
    clearTimeout(hand.timer)
    if (hand.jobs.length > 0) hand.timer = setTimeout(() => void this.dismiss(hand), hand.ready ? this.limitMs : START_MS)
  }

  private settle(hand: Hand, action: Typed | null): void {
    const job = hand.jobs.shift()
    this.limit(hand)
    job?.settle(action)
  }

  /** The question that it thought about is answered with null; those behind it, and the next ones, go to others. */
  private async dismiss(hand: Hand): Promise<void> {
    if (!this.hands.delete(hand)) return
    const [thought, ...others] = hand.jobs
    hand.jobs = []
    clearTimeout(hand.timer)
    if (this.stopped) for (const job of others) job.settle(null)
    else this.jobs.unshift(...others)
    thought?.settle(null)
    const ended = hand.worker.terminate()
    this.dispatch()
    await ended
  }
}

/** The worker beside this file: bundled it is `bot-worker.js`; from the sources, TypeScript must be taught to the thread first. */
export function botWorker(): Worker {
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL('./bot-worker.js', here))
  return sourceWorker(new URL('./worker.ts', here))
}

/** Runs a TypeScript file as a worker, for a host that runs from its sources. */
function sourceWorker(file: URL): Worker {
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}) })`
  return new Worker(start, { eval: true })
}
