import type { Pace } from '../protocol.ts'

/** Milliseconds that a bot waits: at least, for each event there was to see before, at most. */
const WAITS: Record<Pace, { least: number; event: number; most: number }> = {
  calm: { least: 900, event: 100, most: 2200 },
  brisk: { least: 340, event: 50, most: 1000 },
  instant: { least: 0, event: 0, most: 0 },
}

/** A thought that takes longer than the wait is shown at the next whole step, so that its length tells next to nothing. */
const STEPS: Record<Pace, number> = { calm: 600, brisk: 250, instant: 5 }

/** How long a bot waits after so many events: known to all, so it tells nothing. */
export function waitMs(pace: Pace, events: number): number {
  const { least, event, most } = WAITS[pace]
  return Math.min(most, least + event * events)
}

/**
 * The moments, in milliseconds from the question, at which bots act that were asked together. `fractions` (0 to 1, one a
 * bot) are drawn without a look at any card; `thoughtMs` is how long the slowest of them thought.
 */
export function moments(pace: Pace, events: number, fractions: number[], thoughtMs: number): number[] {
  const wait = waitMs(pace, events)
  const waits = fractions.length === 1 ? [wait] : fractions.map((fraction) => wait * (0.4 + 1.8 * fraction))
  const late = thoughtMs - Math.min(...waits)
  const shift = late <= 0 ? 0 : Math.ceil(late / STEPS[pace]) * STEPS[pace]
  return waits.map((each) => each + shift)
}
