/** A page that breaks more often than this within a minute is not laid anew by itself. */
const TRIES = 3
const MINUTE_MS = 60_000

/** Counts the crashes of the window's page; `again(now)` says whether to simply reload. Times in milliseconds. */
export function crashes(): { again(now: number): boolean } {
  let recent: number[] = []
  return {
    again(now) {
      recent = [...recent.filter((time) => now - time < MINUTE_MS), now]
      return recent.length <= TRIES
    },
  }
}
