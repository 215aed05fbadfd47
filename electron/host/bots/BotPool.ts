import { Worker } from 'node:worker_threads'
import type { Typed } from '../../../engine/core/game.ts'
import { type Question, READY, type Think } from './think.ts'

/** A thought may take so long; then the bot moves without it. */
const LIMIT_MS = 2000
/** A new worker may take so long to begin, on a machine that is busy. */
const START_MS = 20_000

type Job = { question: Question; settle(action: Typed | null): void }
/** `ready` = it has begun to think: only then does the time of a thought run. */
type Hand = { worker: Worker; ready: boolean; job: Job | null; timer: NodeJS.Timeout | undefined }

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
    this.size = setup.size ?? 1
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
    const hand = [...this.hands].find((each) => each.job === null) ?? (this.hands.size < this.size ? this.hire() : undefined)
    if (hand === undefined) return
    this.jobs.shift()
    hand.job = job
    this.limit(hand)
    hand.worker.postMessage(job.question)
    this.dispatch()
  }

  private hire(): Hand {
    const hand: Hand = { worker: this.makeWorker(), ready: false, job: null, timer: undefined }
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
    hand.worker.on('error', () => void this.dismiss(hand))
    hand.worker.on('exit', () => void this.dismiss(hand))
    this.hands.add(hand)
    return hand
  }

  private limit(hand: Hand): void {
    clearTimeout(hand.timer)
    if (hand.job !== null) hand.timer = setTimeout(() => void this.dismiss(hand), hand.ready ? this.limitMs : START_MS)
  }

  private settle(hand: Hand, action: Typed | null): void {
    clearTimeout(hand.timer)
    const job = hand.job
    hand.job = null
    job?.settle(action)
  }

  /** Its question is answered with null; the next question hires another. */
  private async dismiss(hand: Hand): Promise<void> {
    if (!this.hands.delete(hand)) return
    this.settle(hand, null)
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
