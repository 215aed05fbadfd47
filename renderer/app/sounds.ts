import { startSound } from '../sound/startSound.ts'
import type { Preferences } from './preferences.ts'
import type { Store } from './store.ts'

const sound = startSound()

/** Plays a sound by its name. */
export const playSound = (name: string): void => sound.play(name)

/** Every button of the page is heard when it is pressed. */
export function soundButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button, [role="button"], summary')) sound.play('click')
  })
}

/** Tells the caption of each sound that carries meaning; answers how to stop that. */
export const onCaption = (listener: (caption: string) => void): (() => void) => sound.onCaption(listener)

export const setLevels = ({ effects, bed, bell, mute }: Preferences): void => sound.setLevels({ effects, bed, bell, mute })

/** The sea under a table, the harbour before it; nothing in quiet mode. */
export function setBed({ preferences, table }: Store): void {
  if (preferences.quiet) sound.setBed(null)
  else sound.setBed(table.table === null ? 'harbour-bed' : 'sea-bed')
}
