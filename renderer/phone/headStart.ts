import { enterTable } from '../app/intents.ts'
import type { Store, store } from '../app/store.ts'

/** Whoever comes back sees the bare ground for so long at most, in milliseconds; then what there is until the host has answered. */
const PATIENCE_MS = 600

let ahead: string | null = null

/** There is more to see at the table than that it is waited for. */
function isThere({ table, hall }: Store, name: string): boolean {
  if (table.failed !== null || (hall.tables !== null && !hall.tables[name])) return true
  return table.table === name && (table.latest !== null || hall.tables?.[name]?.gathering === true)
}

/**
 * Goes to a table where this phone has a seat before anything is drawn: so a slow phone draws the hand, and not first a screen that
 * waits for it. Ends when there is something to draw, or when the patience does.
 */
export function goAhead({ dispatch, getState, subscribe }: typeof store, table: string): Promise<void> {
  ahead = table
  dispatch(enterTable(table))
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, PATIENCE_MS)
    const stop = subscribe(() => isThere(getState(), table) && end())
  })
}

/** True once, for the table that is being gone to already. */
export function wentAhead(table: string): boolean {
  const went = ahead === table
  ahead = null
  return went
}
