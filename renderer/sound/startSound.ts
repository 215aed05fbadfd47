import { createSound, type Sound } from './createSound.ts'
import { readList } from './list.ts'

/** Any of these is a person at the page; browsers give leave to sound in no other moment. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown', 'touchend'] as const

/** The sound of this page. Loads its list when the page has been painted, and the player at the first touch. */
export function startSound(): Sound {
  const folder = new URL('shared/sounds/', document.baseURI).href
  const sound = createSound({
    list: async () => {
      await painted()
      const answer = await fetch(`${folder}sounds.json`)
      return readList(await answer.json())
    },
    player: async () => (await import('./howlerPlayer.ts')).howlerPlayer(folder),
    now: () => performance.now(),
    chance: Math.random,
  })
  const touched = () => sound.touch()
  const looked = () => sound.setVisible(document.visibilityState === 'visible')
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true })
  document.addEventListener('visibilitychange', looked)
  return {
    ...sound,
    close() {
      for (const touch of TOUCHES) window.removeEventListener(touch, touched, { capture: true })
      document.removeEventListener('visibilitychange', looked)
      sound.close()
    },
  }
}

function painted(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 600))
}
