import { Howl, Howler } from 'howler'
import type { Player } from './createSound.ts'
import type { Group, Take } from './list.ts'

const FADE_MS = 1200
/** The one sprite of a bed: exactly one seamless round. */
const ROUND = 'round'

/** Howler as the player; the only file that knows it, so that it comes in a chunk of its own. `folder` ends in a slash. */
export function howlerPlayer(folder: string): Player {
  // Howler would save up what is played before the first touch and let it all go at once; and it would put the bell to sleep.
  Howler.autoSuspend = false
  // Makes Howler set up its context now, while the touch that called for it still counts.
  Howler.volume(1)
  const howls = new Map<string, Howl>()
  const gains: Record<Group, number> = { effects: 0, bed: 0, bell: 0 }
  const bed = bedOf(folder)

  const howlOf = (take: Take): Howl => {
    const howl = howls.get(take.ogg) ?? load(folder, take)
    howls.set(take.ogg, howl)
    return howl
  }
  return {
    wake() {
      // Refused outside of a touch: the next one tries again.
      if (Howler.ctx && Howler.ctx.state !== 'running') Howler.ctx.resume().catch(() => undefined)
    },
    isAwake: () => Howler.ctx?.state === 'running',
    play(take, group) {
      const howl = howlOf(take)
      howl.volume(gains[group], howl.play())
    },
    bed: (take) => bed.change(take),
    pauseBed: (paused) => bed.pause(paused),
    gain(group, gain) {
      gains[group] = gain
      if (group === 'bed') bed.gain(gain)
    },
    prepare(takes) {
      void prepareInTurn(takes, howlOf)
    },
    close() {
      bed.change(null)
      for (const howl of howls.values()) howl.unload()
      howls.clear()
    },
  }
}

function load(folder: string, take: Take): Howl {
  // Howler takes the first file whose format the browser can decode.
  return new Howl({
    src: [`${folder}${take.ogg}`, `${folder}${take.mp3}`],
    ...(take.loop && { sprite: { [ROUND]: [take.loop.startMs, take.loop.lengthMs, true] } }),
  })
}

/** One file at a time, so that the table's own loading always goes first. */
async function prepareInTurn(takes: Take[], howlOf: (take: Take) => Howl): Promise<void> {
  for (const take of takes) {
    const howl = howlOf(take)
    if (howl.state() === 'loaded') continue
    await new Promise<void>((resolve) => howl.once('load', () => resolve()).once('loaderror', () => resolve()))
  }
}

/** The loop that lies under everything. */
function bedOf(folder: string) {
  let file: string | null = null
  let howl: Howl | null = null
  let level = 0
  let paused = false
  const go = () => {
    if (howl && !paused && level > 0 && !howl.playing()) howl.play(ROUND)
  }
  return {
    change(take: Take | null) {
      if ((take?.ogg ?? null) === file) return
      file = take?.ogg ?? null
      if (howl) fadeAway(howl)
      howl = take && load(folder, take)
      howl?.volume(0)
      howl?.once('play', () => howl?.fade(0, level, FADE_MS))
      go()
    },
    gain(gain: number) {
      level = gain
      howl?.volume(gain)
      if (gain === 0) howl?.stop()
      else go()
    },
    pause(wanted: boolean) {
      if (wanted === paused) return
      paused = wanted
      if (paused) howl?.stop()
      else go()
    },
  }
}

function fadeAway(howl: Howl): void {
  howl.fade(howl.volume(), 0, FADE_MS)
  setTimeout(() => howl.unload(), FADE_MS + 100)
}
