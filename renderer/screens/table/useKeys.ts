import { useEffect } from 'react'
import { type Desk, takeBack } from '../../app/desk.ts'
import { preferred } from '../../app/preferencesSlice.ts'
import { go, type Side } from '../../app/route.ts'
import { store } from '../../app/store.ts'
import { askedWhy } from '../../app/table.ts'
import { closeSide } from './SidePanel.tsx'
import { skip } from './stage.ts'

const writes = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, select, textarea')

/** A digit is the button at that place among those that act; a letter is whatever has claimed it. */
function press(key: string): boolean {
  const hot = [...document.querySelectorAll<HTMLElement>('[data-hot]')]
  const button = /^[1-9]$/.test(key) ? hot[Number(key) - 1] : document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  button?.click()
  button?.focus()
  return button !== undefined && button !== null
}

/** The keys that work anywhere at the table. */
export function useKeys(desk: Desk<unknown, unknown> | null, side: Side | null): void {
  const table = desk?.card.table
  useEffect(() => {
    if (table === undefined) return
    const open = (next: Side): void => go({ page: 'table', table, side: next })
    const keys: Record<string, () => void> = {
      '?': () => open({ panel: 'help' }),
      r: () => open({ panel: 'rules', clause: null }),
      w: () => open({ panel: 'rules', clause: store.getState().table.why?.clause ?? null }),
      s: () => skip(),
      l: () => store.dispatch(preferred({ twin: !store.getState().preferences.twin })),
      m: () => store.dispatch(preferred({ mute: !store.getState().preferences.mute })),
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key === 'Escape') {
        if (side) closeSide(table)
        else takeBack()
        store.dispatch(askedWhy(null))
        return
      }
      if (writes(event.target) || side) return
      const key = event.key.toLowerCase()
      const known = keys[key]
      if (known) known()
      if (known || press(key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [table, side])
}
