/** What was, is, and was taken back. */
export type History<T> = { past: readonly T[]; present: T; future: readonly T[]; merge: string | null }

const LONGEST = 200

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [], merge: null })

/** A change; several in a row of the same `merge` (letters of one name) are one step back. */
export function changed<T>(history: History<T>, present: T, merge: string | null = null): History<T> {
  if (present === history.present) return history
  const isSame = merge !== null && merge === history.merge
  const past = isSame ? history.past : [...history.past, history.present].slice(-LONGEST)
  return { past, present, future: [], merge }
}

export function undone<T>({ past, present, future }: History<T>): History<T> | null {
  const last = past.at(-1)
  return last === undefined ? null : { past: past.slice(0, -1), present: last, future: [present, ...future], merge: null }
}

export function redone<T>({ past, present, future }: History<T>): History<T> | null {
  const [next, ...rest] = future
  return next === undefined ? null : { past: [...past, present], present: next, future: rest, merge: null }
}
