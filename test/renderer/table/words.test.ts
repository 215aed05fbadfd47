import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SayGame } from '../../../renderer/words/language.ts'
import { SPOKEN, TONGUES, type Tongue } from '../words/games.ts'
import { situations } from './play.ts'
import { type At, everyTarget, TABLES } from './tables.ts'

const NAMES = ['Ada', 'Bora', 'Cem', 'Dina', 'Ege', 'Fenya']
const nameOf = (seat: number): string => NAMES[seat] ?? ''
/** Every so many situations of a game are looked at. */
const APART = 7

beforeAll(async () => {
  const inTongue = (tongue: Tongue) => Object.fromEntries(SPOKEN.map(({ id, words }) => [id, words[tongue]]))
  const resources = Object.fromEntries(TONGUES.map((tongue) => [tongue, inTongue(tongue)]))
  await i18next.init({ resources, lng: 'en', fallbackLng: false, showSupportNotice: false, interpolation: { escapeValue: false } })
})

const EACH = TABLES.flatMap((of) => TONGUES.map((tongue) => [of.id, tongue, of] as const))

describe.each(EACH)('the table of %s in %s', (id, tongue, of) => {
  const { game, choosing } = of
  const { min, max } = game.seats
  const ats: At[] = [min, max].flatMap((seats) => situations(game, seats, 300 + seats).filter((_, index) => index % APART === 0))
  const words: SayGame = (key, values = {}) => i18next.getFixedT(tongue, id)(key, values)
  /** What no sentence may hold: a hole, a key, the engine's name of a thing. */
  const keys = Object.keys(SPOKEN.find((spoken) => spoken.id === id)?.words.en ?? {})
  const raw = new RegExp(`[{}]|undefined|\\b(${keys.join('|')})\\.\\w|\\w:\\w| {2}|^[^\\p{L}]*$`, 'u')
  const unsaid = (said: string[]): string[] => [...new Set(said)].filter((text) => raw.test(text))

  it('says what every legal action is', () => {
    const said = ats.flatMap(({ view, legal }) => legal.flatMap((action) => Object.values(of.label(action, view, nameOf, words))))
    expect(new Set(said).size).toBeGreaterThan(10)
    expect(unsaid(said)).toEqual([])
  })

  it('says whose decision it is, to whoever decides and to all others', () => {
    const said = ats.flatMap(({ view, seat }) =>
      ([seat, (seat + 1) % view.seats, 'table'] as const).map((viewer) => of.phase(view, viewer, nameOf, words)),
    )
    expect(new Set(said).size).toBeGreaterThan(5)
    expect(unsaid(said)).toEqual([])
  })

  it('says what every target is that tells anything, and has a title for it', () => {
    const said = ats.flatMap((at) =>
      everyTarget(of, at).flatMap((target) => {
        const told = of.about(target, { ...at, nameOf, words })
        return told ? [told.title, ...(told.text === '' ? [] : [told.text])] : []
      }),
    )
    expect(new Set(said).size).toBeGreaterThan(20)
    expect(unsaid(said)).toEqual([])
  })

  it('says why, for every click that is refused', () => {
    const said = ats.flatMap((at) =>
      everyTarget(of, at).flatMap((target) => {
        const picked = choosing.pick(at, choosing.none, target)
        return picked.type === 'refused' ? of.reason(picked.why, nameOf, words) : []
      }),
    )
    expect(new Set(said).size).toBeGreaterThan(3)
    expect(unsaid(said)).toEqual([])
  })
})
