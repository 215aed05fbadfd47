import { useMemo } from 'react'
import { useStore } from '../app/store.ts'

/** All events that this hand has seen, oldest first; the caller says of which game. */
export function useShown<Event>(): readonly Event[] {
  const { before, since } = useStore((state) => state.table)
  // What is kept for the table are events of its game.
  return useMemo(() => [...before, ...since] as Event[], [before, since])
}
