import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Line, Typed } from '../../../engine/core/game.ts'
import type { Event } from '../../../engine/games/parley/events.ts'
import { game } from '../../../engine/games/parley/index.ts'
import { tell } from '../../../renderer/games/parley/tell.ts'
import { words as en } from '../../../renderer/games/parley/words/en.ts'
import { words as ru } from '../../../renderer/games/parley/words/ru.ts'
import { words as tr } from '../../../renderer/games/parley/words/tr.ts'
import { walk } from '../../laws/walk.ts'

const NAMES = ['Ada', 'Bora', 'Cem', 'Dina', 'Ege', 'Fenya']
const GAMES = 60

/** Every line that somebody at one of many random tables could read, each once. */
function linesOfPlay(): Line[] {
  const lines = new Map<string, Line>()
  const hear = (line: Line | null): void => {
    if (line) lines.set(JSON.stringify(line), line)
  }
  const law = {
    number: 0,
    title: 'every line can be said',
    watch: (table: { viewers: readonly (number | 'table')[]; opening: Typed }) => ({
      opened: () => hear(game.describe(table.opening as Event)),
      // What a table of this game tells are events of this game.
      happened: (event: Typed) => {
        for (const viewer of table.viewers) hear(game.describe(game.see(event as Event, viewer)))
      },
    }),
  }
  for (let seed = 0; seed < GAMES; seed++) walk(game, law, seed)
  return [...lines.values()]
}

describe('the log of Parley', () => {
  const lines = linesOfPlay()

  beforeAll(async () => {
    const resources = { en: { parley: en }, ru: { parley: ru }, tr: { parley: tr } }
    await i18next.init({ resources, lng: 'en', fallbackLng: false, interpolation: { escapeValue: false } })
  })

  it('has heard nearly everything that can be said', () => {
    expect(new Set(lines.map(({ key }) => key)).size).toBeGreaterThan(45)
  })

  it.each(['en', 'ru', 'tr'])('says every line of random games in %s, with nothing left open', (tongue) => {
    const words = i18next.getFixedT(tongue, 'parley')
    for (const line of lines) {
      const said = tell(
        line,
        (seat) => NAMES[seat] ?? '',
        (key, values = {}) => words(key, values),
      )
      const about = `${JSON.stringify(line)}: ${said}`
      expect(said.includes('log.'), about).toBe(false)
      expect(/[{}]|undefined|(countries|ports|cards)\.\w| {2}|^[^\p{L}]*$/u.test(said), about).toBe(false)
    }
  })

  it('counts in Russian', () => {
    const words = i18next.getFixedT('ru', 'parley')
    const drawn = (count: number): string => words('log.cards-drawn', { count, seat: 'Ада' })
    expect([1, 3, 6].map(drawn)).toEqual(['Ада берёт 1 карту.', 'Ада берёт 3 карты.', 'Ада берёт 6 карт.'])
  })
})
