import { describe, expect, it } from 'vitest'
import { readPreferences } from '../../../renderer/app/preferences.ts'
import { preferencesReducer, preferred } from '../../../renderer/app/preferencesSlice.ts'

const SYSTEM = { languages: ['tr-TR', 'en'], reducedMotion: true }

describe('preferences', () => {
  it('follow the system at the first start', () => {
    expect(readPreferences(null, SYSTEM)).toMatchObject({ language: 'tr', reducedMotion: true, textSize: 100, speed: 'calm' })
  })

  it('take the first language of the system that is spoken here, else English', () => {
    expect(readPreferences(null, { languages: ['de', 'ru-RU'], reducedMotion: false }).language).toBe('ru')
    expect(readPreferences(null, { languages: ['de'], reducedMotion: false }).language).toBe('en')
  })

  it('come back as they were kept', () => {
    const kept = { ...readPreferences(null, SYSTEM), language: 'ru', textSize: 150, faces: { chess: 'queen' }, name: 'Zeynep' }
    expect(readPreferences(JSON.parse(JSON.stringify(kept)), SYSTEM)).toEqual(kept)
  })

  it.each([
    ['textSize', 90],
    ['textSize', 'large'],
    ['speed', 'warp'],
    ['language', 'xx'],
    ['effects', 101],
    ['mute', 'yes'],
    ['faces', 7],
    ['name', null],
  ])('%s of %s is as at the first start', (key, value) => {
    expect(readPreferences({ [key]: value }, SYSTEM)).toEqual(readPreferences(null, SYSTEM))
  })

  it('change one by one', () => {
    const before = readPreferences(null, SYSTEM)
    expect(preferencesReducer(before, preferred({ speed: 'instant' }))).toEqual({ ...before, speed: 'instant' })
  })
})
