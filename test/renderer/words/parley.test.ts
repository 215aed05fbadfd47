import { describe, expect, it } from 'vitest'
import { COUNTRIES, VOTE_CARDS } from '../../../engine/games/parley/cards.ts'
import { words as en } from '../../../renderer/games/parley/words/en.ts'
import { words as ru } from '../../../renderer/games/parley/words/ru.ts'
import { words as tr } from '../../../renderer/games/parley/words/tr.ts'
import { TONGUES } from './games.ts'

const LANGUAGES = { en, ru, tr }

describe.each(TONGUES)('Parley in %s', (tongue) => {
  const { ports, corsairs, countries, cards, acts } = LANGUAGES[tongue]

  it('names every country and card of the engine', () => {
    for (const country of COUNTRIES) expect(countries[country].name).toBeTruthy()
    for (const [card] of VOTE_CARDS) expect(cards[card].name).toBeTruthy()
  })

  it('keeps what is printed on cards, acts and ports short', () => {
    for (const { title, line } of Object.values(cards)) {
      expect(title.length, title).toBeLessThanOrEqual(12)
      expect(line.length, line).toBeLessThanOrEqual(18)
    }
    for (const { title, line } of Object.values(acts)) {
      expect(title.length, title).toBeLessThanOrEqual(12)
      expect(line.length, line).toBeLessThanOrEqual(32)
    }
    for (const port of Object.values(ports)) expect(port.length, port).toBeLessThanOrEqual(14)
    for (const { short } of Object.values(countries)) expect(short.length, short).toBeLessThanOrEqual(8)
  })

  it('gives no two ports, corsairs, countries or cards the same name', () => {
    const names = [Object.values(ports), ...[corsairs, countries, cards].map((things) => Object.values(things).map(({ name }) => name))]
    for (const list of names) expect(new Set(list).size).toBe(list.length)
  })
})
