import { useMemo } from 'react'
import { useStore } from '../app/store.ts'

/** Says moments (milliseconds since 1970) as the page's language does: of today the time, of other days the day as well. */
export function useMoment(): (at: number) => string {
  const language = useStore((state) => state.preferences.language)
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
    return (at) => (new Date(at).toDateString() === new Date().toDateString() ? time : day).format(at)
  }, [language])
}
