import { useEffect } from 'react'
import { wearLooks } from '../../app/looks.ts'
import { readRoute } from '../../app/route.ts'
import { useStore } from '../../app/store.ts'

/** Percent: what is read from three metres is never smaller. */
const FROM_AFAR = 130

/** Whether this screen is the room's: everybody looks, and nobody sits before it. */
export function isRoomScreen(): boolean {
  const route = readRoute(window.location.hash)
  return route.page === 'table' && route.room === true
}

/** The size of letters on this screen, percent. */
export const roomTextSize = (chosen: number): number => (isRoomScreen() ? Math.max(FROM_AFAR, chosen) : chosen)

/** Letters of the whole page are large as long as it is the room's. */
export function useRoomLetters(room: boolean): void {
  const preferences = useStore((state) => state.preferences)
  useEffect(() => {
    if (!room) return
    wearLooks({ ...preferences, textSize: Math.max(FROM_AFAR, preferences.textSize) })
    return () => wearLooks(preferences)
  }, [room, preferences])
}
