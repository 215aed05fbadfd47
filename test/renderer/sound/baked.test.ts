import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filterRound } from '../../../build/sound/filter.ts'
import { RECIPES } from '../../../build/sound/list.ts'
import { finishLoop, LOOP_MARGIN_SECONDS } from '../../../build/sound/master.ts'
import { measure } from '../../../build/sound/measure.ts'
import { takesOf } from '../../../build/sound/render.ts'
import { inRoomRound } from '../../../build/sound/room.ts'
import { chanceOf, noise, RATE } from '../../../build/sound/wave.ts'
import { readList } from '../../../renderer/sound/list.ts'

const ROOT = new URL('../../../', import.meta.url)
const FOLDER = new URL('assets/shared/sounds/', ROOT)
const list = readList(JSON.parse(readFileSync(new URL('sounds.json', FOLDER), 'utf8')))

/** Rendering them all takes long; these are one of each kind: struck, rubbed, voiced. */
const SAMPLE = ['coin', 'card-slide', 'wax-stamp', 'gasp'] as const

const recipe = (name: string) => {
  const found = RECIPES[name]
  if (!found) throw new Error(`no recipe ${name}`)
  return found
}

describe('the baked sounds', () => {
  test('the list holds every recipe, each take with both files and nothing beside them', () => {
    expect(Object.keys(list)).toEqual(Object.keys(RECIPES))
    const files = Object.values(list).flatMap((entry) => entry.takes.flatMap((take) => [take.ogg, take.mp3]))
    expect(readdirSync(FOLDER).sort()).toEqual([...files, 'sounds.json'].sort())
    for (const file of files.filter((each) => each.endsWith('.ogg')))
      expect(readFileSync(new URL(file, FOLDER)).subarray(0, 4).toString()).toBe('OggS')
  })

  test('all together are at most 3 MB', () => {
    const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(new URL(file, FOLDER)).size, 0)
    expect(bytes).toBeLessThan(3e6)
  })

  test.each(SAMPLE)('%s neither clips nor clicks, and is as loud as its recipe says', (name) => {
    for (const { sound } of takesOf(name, recipe(name))) {
      const { peak, loudness, dc, first, last } = measure(sound)
      expect(peak).toBeLessThan(-2)
      expect(loudness).toBeCloseTo(recipe(name).level, 0)
      expect(dc).toBeLessThan(1e-3)
      expect(Math.max(first, last)).toBeLessThan(1e-3)
    }
  })

  test('a recipe makes the same samples every time', () => {
    const samples = () => takesOf('coin', recipe('coin')).map(({ sound }) => Buffer.from(sound.left.buffer).toString('base64'))
    expect(samples()).toEqual(samples())
  })

  test('a loop goes on exactly where its round began, without a step at the seam', () => {
    const chance = chanceOf('a small sea')
    const water = (hz: number) => filterRound(noise(1, chance), 'low', hz)
    const room = inRoomRound({ left: water(300), right: water(400) }, { seconds: 0.5, dull: 0.5, wet: 0.4 })
    const { left } = finishLoop(room, -40)
    const margin = Math.round(LOOP_MARGIN_SECONDS * RATE)
    expect(left).toHaveLength(RATE + 2 * margin)
    expect([...left.slice(margin + RATE)]).toEqual([...left.slice(margin, 2 * margin)])
    const steps = [...left.slice(1)].map((sample, index) => Math.abs(sample - (left[index] ?? 0)))
    const seam = steps[margin + RATE - 1] ?? 1
    expect(seam).toBeLessThan(Math.max(...steps.slice(margin, RATE)))
  })
})
