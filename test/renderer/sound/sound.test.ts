import { describe, expect, test } from 'vitest'
import { createSound, type Player, type SoundParts } from '../../../renderer/sound/createSound.ts'
import { crowding } from '../../../renderer/sound/crowding.ts'
import { gainOf } from '../../../renderer/sound/levels.ts'
import { readList, type SoundList } from '../../../renderer/sound/list.ts'
import { nextTake } from '../../../renderer/sound/takes.ts'

const take = (file: string) => ({ ogg: `${file}.ogg`, mp3: `${file}.mp3`, durationMs: 300, loop: null })
const LIST: SoundList = {
  coin: { group: 'effects', caption: null, takes: [take('coin-1'), take('coin-2'), take('coin-3')] },
  bell: { group: 'bell', caption: 'bell', takes: [take('bell')] },
  sea: { group: 'bed', caption: null, takes: [{ ...take('sea'), loop: { startMs: 120, lengthMs: 18_000 } }] },
}
const LOUD = { effects: 100, bed: 50, bell: 80, mute: false }

/** A sound whose player writes down what it is told. */
function table(parts: Partial<SoundParts> = {}) {
  const told: string[] = []
  let awake = true
  let time = 0
  const player: Player = {
    wake: () => void told.push('wake'),
    isAwake: () => awake,
    play: (take, group) => void told.push(`${group} ${take.ogg}`),
    bed: (take) => void told.push(`bed ${take?.ogg ?? 'none'}`),
    pauseBed: (paused) => void told.push(paused ? 'bed stands' : 'bed runs'),
    gain: (group, gain) => void told.push(`${group} at ${gain}`),
    prepare: (takes) => void told.push(`${takes.length} prepared`),
    close: () => void told.push('closed'),
  }
  const sound = createSound({
    list: async () => LIST,
    player: async () => player,
    now: () => {
      time += 100
      return time
    },
    chance: () => 0,
    ...parts,
  })
  return {
    sound,
    told,
    sleep() {
      awake = false
    },
    /** The first touch, and everything that loads after it. */
    async touch() {
      sound.touch()
      await new Promise((resolve) => setTimeout(resolve, 0))
      told.length = 0
    },
  }
}

describe('the sound of the program', () => {
  test('nothing sounds before the first touch, and nothing is saved up for it', async () => {
    const { sound, told } = table()
    sound.setLevels(LOUD)
    sound.play('coin')
    sound.touch()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(told).toContain('wake')
    expect(told.filter((line) => line.startsWith('effects coin'))).toEqual([])
  })

  test('no two coins in a row sound alike', async () => {
    const { sound, told, touch } = table()
    sound.setLevels(LOUD)
    await touch()
    for (let count = 0; count < 4; count++) sound.play('coin')
    expect(told).toEqual(['effects coin-1.ogg', 'effects coin-2.ogg', 'effects coin-3.ogg', 'effects coin-1.ogg'])
  })

  test('a bell that nobody can hear is still captioned', async () => {
    const { sound, told, touch } = table()
    const captions: string[] = []
    const stop = sound.onCaption((caption) => captions.push(caption))
    sound.setLevels({ ...LOUD, mute: true })
    await touch()
    sound.play('bell')
    sound.play('coin')
    stop()
    sound.play('bell')
    expect(captions).toEqual(['bell'])
    expect(told).toEqual([])
  })

  test('the bed that was wished for before the first touch begins with it', async () => {
    const { sound, told } = table()
    sound.setLevels(LOUD)
    sound.setBed('sea')
    sound.touch()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(told).toEqual(['wake', 'effects at 1', 'bed at 0.25', `bell at ${0.8 ** 2}`, 'bed runs', 'bed sea.ogg', '4 prepared'])
  })

  test('the bed stands still in the background, and the program wakes again in front', async () => {
    const { sound, told, touch } = table()
    await touch()
    sound.setVisible(false)
    sound.setVisible(true)
    expect(told).toEqual(['bed stands', 'bed runs', 'wake'])
  })

  test('while the device sleeps nothing is played', async () => {
    const { sound, told, touch, sleep } = table()
    sound.setLevels(LOUD)
    await touch()
    sleep()
    sound.play('coin')
    expect(told).toEqual([])
  })

  test('an unknown name, a lost list and a player that will not load are silence, not a crash', async () => {
    const lost = table({ list: () => Promise.reject(new Error('gone')) })
    await lost.touch()
    lost.sound.play('coin')
    expect(lost.told).toEqual([])

    let tries = 0
    const stubborn = table({
      player: () => {
        tries++
        return Promise.reject(new Error('no device'))
      },
    })
    await stubborn.touch()
    await stubborn.touch()
    stubborn.sound.play('no such sound')
    expect(tries).toBe(2)
  })

  test('what was closed while it loaded stays closed', async () => {
    const { sound, told } = table()
    sound.touch()
    sound.close()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(told).toEqual(['closed'])
  })
})

describe('how many sound at once', () => {
  test('two of the same in one instant are heard as one', () => {
    const room = crowding()
    expect(room.admit('coin', 0, 300)).toBe(true)
    expect(room.admit('coin', 10, 300)).toBe(false)
    expect(room.admit('bell', 10, 300)).toBe(true)
    expect(room.admit('coin', 40, 300)).toBe(true)
  })

  test('five of one name and fourteen in all are enough, until they have rung out', () => {
    const room = crowding()
    const admitted = Array.from({ length: 7 }, (_, count) => room.admit('coin', count * 50, 1000))
    expect(admitted).toEqual([true, true, true, true, true, false, false])
    const others = Array.from({ length: 11 }, (_, count) => room.admit(`other ${count}`, 400, 1000))
    expect(others.filter(Boolean)).toHaveLength(9)
    expect(room.admit('coin', 1500, 1000)).toBe(true)
  })
})

describe('levels', () => {
  test('half the slider is a quarter of the gain, and mute is nothing', () => {
    expect(gainOf('bed', { ...LOUD, bed: 50 })).toBe(0.25)
    expect(gainOf('bell', { ...LOUD, mute: true })).toBe(0)
    expect(gainOf('effects', { ...LOUD, effects: 250 })).toBe(1)
  })
})

describe('takes', () => {
  test('every take but the last one can come next', () => {
    const next = new Set(Array.from({ length: 100 }, (_, step) => nextTake(5, 2, step / 100)))
    expect([...next].sort()).toEqual([0, 1, 3, 4])
    expect(nextTake(1, 0, 0.99)).toBe(0)
  })
})

describe('the list of sounds', () => {
  test('an entry of another shape is left out', () => {
    const bad = {
      coin: LIST.coin,
      odd: { group: 'loud', caption: null, takes: [take('x')] },
      none: { group: 'bed', caption: null, takes: [] },
    }
    expect(Object.keys(readList(bad))).toEqual(['coin'])
    expect(readList(null)).toEqual({})
  })
})
