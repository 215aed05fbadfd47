/** A sound that still rings, by its name; times in milliseconds. */
type Ringing = { name: string; from: number; until: number }

/** More at once is a din, and costs more than it gives. */
const VOICES = 14
const VOICES_OF_ONE = 5
/** Two of the same within this are heard as one, only harsher. */
const GAP_MS = 28

type Crowding = {
  /** May this one still come in at `now`? If so it is counted until it has rung out. */
  admit(name: string, now: number, durationMs: number): boolean
}

export function crowding(): Crowding {
  let ringing: Ringing[] = []
  return {
    admit(name, now, durationMs) {
      ringing = ringing.filter((each) => each.until > now)
      const same = ringing.filter((each) => each.name === name)
      if (ringing.length >= VOICES || same.length >= VOICES_OF_ONE) return false
      if (same.some((each) => now - each.from < GAP_MS)) return false
      ringing.push({ name, from: now, until: now + durationMs })
      return true
    },
  }
}
