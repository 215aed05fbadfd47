import { crowding } from './crowding.ts'
import { gainOf, type Levels } from './levels.ts'
import type { Group, SoundList, Take } from './list.ts'
import { nextTake } from './takes.ts'

/** What makes the air move: Howler in the program, a list of calls in tests. Nothing here ever throws; without a device it is silent. */
export type Player = {
  /** Tries to get leave to sound; browsers give it only while a person touches the page. */
  wake(): void
  /** False until leave is given: what is played before is lost, not saved up. */
  isAwake(): boolean
  play(take: Take, group: Group): void
  /** The loop under everything; null fades it out. */
  bed(take: Take | null): void
  /** The bed stands still while nobody looks. */
  pauseBed(paused: boolean): void
  gain(group: Group, gain: number): void
  /** Loads these, one after another, when there is time. */
  prepare(takes: Take[]): void
  close(): void
}

export type Sound = {
  play(name: string): void
  /** Which loop lies under everything from now on; null = none. */
  setBed(name: string | null): void
  setLevels(levels: Levels): void
  /** Tells the caption key of each sound that carries meaning, also when it cannot be heard; answers how to stop that. */
  onCaption(listener: (caption: string) => void): () => void
  /** A person touched the page. */
  touch(): void
  /** The page came to the front or went to the back. */
  setVisible(visible: boolean): void
  close(): void
}

export type SoundParts = {
  list: () => Promise<SoundList>
  /** Called at the first touch, not before. */
  player: () => Promise<Player>
  now: () => number
  chance: () => number
}

const GROUPS: readonly Group[] = ['effects', 'bed', 'bell']

/** The sound of the program: names in, air out. It begins silent, and a failure to load leaves it so. */
export function createSound(parts: SoundParts): Sound {
  let list: SoundList = {}
  let player: Player | null = null
  let asked = false
  let closed = false
  let levels: Levels = { effects: 0, bed: 0, bell: 0, mute: false }
  let bed: string | null = null
  let visible = true
  const lastTakes = new Map<string, number>()
  const room = crowding()
  const listeners = new Set<(caption: string) => void>()
  // Without its list the program is merely silent.
  const listed = parts.list().then(
    (loaded) => {
      list = loaded
    },
    () => undefined,
  )

  const takeOf = (name: string): Take | null => {
    const takes = list[name]?.takes ?? []
    const place = nextTake(takes.length, lastTakes.get(name) ?? null, parts.chance())
    lastTakes.set(name, place)
    return takes[place] ?? null
  }
  const tellPlayer = (to: Player) => {
    for (const group of GROUPS) to.gain(group, gainOf(group, levels))
    to.pauseBed(!visible)
    to.bed(bed === null ? null : takeOf(bed))
  }
  const begin = async () => {
    const [made] = await Promise.all([parts.player(), listed])
    if (closed) return made.close()
    player = made
    made.wake()
    tellPlayer(made)
    made.prepare(Object.values(list).flatMap((entry) => (entry.group === 'bed' ? [] : entry.takes)))
  }

  return {
    play(name) {
      const entry = list[name]
      if (!entry) return
      if (entry.caption !== null) for (const listener of listeners) listener(entry.caption)
      if (!player?.isAwake() || gainOf(entry.group, levels) === 0) return
      const take = takeOf(name)
      if (take && room.admit(name, parts.now(), take.durationMs)) player.play(take, entry.group)
    },
    setBed(name) {
      if (name === bed) return
      bed = name
      player?.bed(name === null ? null : takeOf(name))
    },
    setLevels(wanted) {
      levels = wanted
      if (player) for (const group of GROUPS) player.gain(group, gainOf(group, levels))
    },
    onCaption(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    touch() {
      player?.wake()
      if (asked) return
      asked = true
      // Not to be had now, perhaps at the next touch.
      begin().catch(() => {
        asked = false
      })
    },
    setVisible(now) {
      visible = now
      player?.pauseBed(!now)
      if (now) player?.wake()
    },
    close() {
      closed = true
      listeners.clear()
      player?.close()
      player = null
    },
  }
}
