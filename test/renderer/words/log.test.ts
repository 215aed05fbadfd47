import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyGame, Line, Typed, Viewer } from '../../../engine/core/game.ts'
import { walk } from '../../laws/walk.ts'
import { linesOfLog, SPOKEN, type Spoken, TONGUES } from './games.ts'

const NAMES = ['Ada', 'Bora', 'Cem', 'Dina', 'Ege', 'Fenya']
const GAMES = 60

type Own = ReadonlyMap<string, string> | undefined

/** Every line that somebody at one of many random tables could read, each once, with the words that its table brought. */
function linesOfPlay(game: AnyGame, ownWords: Spoken['ownWords']): { line: Line; own: Own }[] {
  const lines = new Map<string, { line: Line; own: Own }>()
  let own: Own
  const hear = (line: Line | null): void => {
    if (line) lines.set(JSON.stringify(line), { line, own })
  }
  const law = {
    number: 0,
    title: 'every line can be said',
    watch: (table: { viewers: readonly Viewer[]; opening: Typed }) => ({
      opened: () => {
        own = ownWords?.(game.begin(table.opening))
        hear(game.describe(table.opening))
      },
      happened: (event: Typed) => {
        for (const viewer of table.viewers) hear(game.describe(game.see(event, viewer)))
      },
    }),
  }
  for (let seed = 0; seed < GAMES; seed++) walk(game, law, seed)
  return [...lines.values()]
}

beforeAll(async () => {
  const inTongue = (tongue: (typeof TONGUES)[number]) => Object.fromEntries(SPOKEN.map(({ id, words }) => [id, words[tongue]]))
  const resources = Object.fromEntries(TONGUES.map((tongue) => [tongue, inTongue(tongue)]))
  await i18next.init({ resources, lng: 'en', fallbackLng: false, showSupportNotice: false, interpolation: { escapeValue: false } })
})

describe.each(SPOKEN.map((spoken) => [spoken.id, spoken] as const))('the log of %s', (id, { game, words, tell, ownWords }) => {
  const lines = linesOfPlay(game, ownWords)
  /** What no sentence may hold: a hole, a key, the engine's name of a thing. */
  const raw = new RegExp(`[{}]|undefined|\\b(${Object.keys(words.en).join('|')})\\.\\w|\\w:\\w| {2}|^[^\\p{L}]*$`, 'u')

  it('has heard nearly everything that can be said', () => {
    const heard = new Set(lines.map(({ line }) => line.key))
    expect(heard.size / linesOfLog(id).length).toBeGreaterThan(0.85)
  })

  it.each(TONGUES)('says every line of random games in %s, with nothing left open', (tongue) => {
    const say = i18next.getFixedT(tongue, id)
    for (const { line, own } of lines) {
      const said = tell(
        line,
        (seat) => NAMES[seat] ?? '',
        (key, values = {}) => own?.get(key) ?? say(key, values),
      )
      expect(raw.test(said), `${JSON.stringify(line)}: ${said}`).toBe(false)
    }
  })
})

describe('the log in Russian', () => {
  it.each([
    ['parley', 'log.cards-drawn', ['Ада берёт 1 карту.', 'Ада берёт 3 карты.', 'Ада берёт 6 карт.']],
    ['port-royal', 'log.person-paid', ['Ада платит 1 монету.', 'Ада платит 3 монеты.', 'Ада платит 6 монет.']],
  ])('counts in %s', (id, key, said) => {
    const words = i18next.getFixedT('ru', id)
    expect([1, 3, 6].map((count) => words(key, { count, seat: 'Ада' }))).toEqual(said)
  })
})
