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

type State = {
  list: SoundList
  player: Player | null
  /** The player has been sent for. */
  asked: boolean
  closed: boolean
  levels: Levels
  bed: string | null
  visible: boolean
  pick(name: string): Take | null
}

/** The sound of the program: names in, air out. It begins silent, and a failure to load leaves it so. */
export function createSound(parts: SoundParts): Sound {
  const state = beginning(parts)
  const room = crowding()
  const listeners = new Set<(caption: string) => void>()
  // Without its list the program is merely silent.
  const listed = parts.list().then(
    (list) => {
      state.list = list
    },
    () => undefined,
  )
  return {
    play(name) {
      const entry = state.list[name]
      if (!entry) return
      if (entry.caption !== null) for (const listener of listeners) listener(entry.caption)
      if (!state.player?.isAwake() || gainOf(entry.group, state.levels) === 0) return
      const take = state.pick(name)
      if (take && room.admit(name, parts.now(), take.durationMs)) state.player.play(take, entry.group)
    },
    setBed(name) {
      if (name === state.bed) return
      state.bed = name
      tellBed(state)
    },
    setLevels(levels) {
      state.levels = levels
      tellLevels(state)
    },
    onCaption(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    touch() {
      state.player?.wake()
      if (state.asked) return
      state.asked = true
      // Not to be had now, perhaps at the next touch.
      load(state, parts, listed).catch(() => {
        state.asked = false
      })
    },
    setVisible(visible) {
      state.visible = visible
      state.player?.pauseBed(!visible)
      if (visible) state.player?.wake()
    },
    close() {
      state.closed = true
      listeners.clear()
      state.player?.close()
      state.player = null
    },
  }
}

function beginning({ chance }: SoundParts): State {
  const lastTakes = new Map<string, number>()
  const state: State = {
    list: {},
    player: null,
    asked: false,
    closed: false,
    levels: { effects: 0, bed: 0, bell: 0, mute: false },
    bed: null,
    visible: true,
    pick(name) {
      const takes = state.list[name]?.takes ?? []
      const place = nextTake(takes.length, lastTakes.get(name) ?? null, chance())
      lastTakes.set(name, place)
      return takes[place] ?? null
    },
  }
  return state
}

/** Fetches the player and tells it all that was wished for meanwhile. */
async function load(state: State, parts: SoundParts, listed: Promise<void>): Promise<void> {
  const [player] = await Promise.all([parts.player(), listed])
  if (state.closed) return player.close()
  state.player = player
  player.wake()
  tellLevels(state)
  player.pauseBed(!state.visible)
  tellBed(state)
  player.prepare(Object.values(state.list).flatMap((entry) => (entry.group === 'bed' ? [] : entry.takes)))
}

function tellLevels({ player, levels }: State): void {
  for (const group of GROUPS) player?.gain(group, gainOf(group, levels))
}

function tellBed({ player, bed, pick }: State): void {
  player?.bed(bed === null ? null : pick(bed))
}
