import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededChance } from '../../../engine/core/chance.ts'
import type { AnyGame } from '../../../engine/core/game.ts'
import { RULES_FILE_BYTES, readHouseRules, rulesFile } from '../../../engine/core/houseRules.ts'
import { games } from '../../../engine/games/index.ts'
import { type ReadFile, readRulesBytes, rulesFileName, writeRulesFile } from '../../../renderer/app/rulesFile.ts'
import { anyOptions } from '../../laws/options.ts'

/** Documents are known by all the fields of a right one. */
const marksOf = ({ options }: AnyGame) =>
  Object.fromEntries(
    options.flatMap((field) =>
      field.kind === 'document' ? [[field.key, Object.keys(field.sample?.(seededChance('d1', 'document')) as object)]] : [],
    ),
  )
const gameOf = async (id: string) => {
  const game = games.find((each) => each.id === id)
  return game ? { options: game.options, seats: game.seats, marks: marksOf(game) } : null
}
const read = (bytes: Uint8Array): Promise<ReadFile> =>
  readRulesBytes(
    bytes,
    gameOf,
    games.map(({ id }) => id),
  )
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A set of the game that says as much as a set can. */
function fullSet(game: AnyGame, seed: string) {
  const options = readHouseRules(game.options, anyOptions(game, game.seats.max, seededChance(seed, 'rules')), game.seats.max)
  if (!options.ok) throw new Error(options.text)
  return { game: game.id, name: 'Fırtına «ж» 🌊', options: options.value }
}

/** Some of them as printed; those that differ much are wanted here. */
const sets = games.flatMap((game) => ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'].map((seed) => fullSet(game, seed)))

describe('a file of house rules of any game', () => {
  it('is read as it was written, with a byte order mark too', async () => {
    expect(sets.some(({ options }) => Object.keys(options).length > 2)).toBe(true)
    for (const set of sets) {
      expect(await read(bytesOf(writeRulesFile(set)))).toEqual({ ok: true, name: set.name, set })
      expect(await read(bytesOf(`\ufeff${writeRulesFile(set)}`))).toEqual({ ok: true, name: set.name, set })
    }
  })

  it('with any byte changed, taken out or put in is read soundly or refused, and never breaks anything', async () => {
    const change = fc.record({ place: fc.nat(), byte: fc.integer({ min: 0, max: 255 }), way: fc.constantFrom('change', 'drop', 'add') })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sets), fc.array(change, { minLength: 1, maxLength: 3 }), async (set, changes) => {
        const bytes = [...bytesOf(writeRulesFile(set))]
        for (const { place, byte, way } of changes)
          bytes.splice(place % bytes.length, way === 'add' ? 0 : 1, ...(way === 'drop' ? [] : [byte]))
        const result = await read(Uint8Array.from(bytes))
        const game = games.find(({ id }) => result.ok && id === result.set.game)
        if (!result.ok) expect(result.wrong.code).toMatch(/^[a-z-]+$/)
        else
          expect(game && readHouseRules(game.options, result.set.options, game.seats.max)).toEqual({ ok: true, value: result.set.options })
      }),
      { numRuns: 1500 },
    )
  })

  it('with any value in the place of an option is read soundly or refused by the name of the option', async () => {
    const options = games.flatMap((game) => game.options.map(({ key }) => ({ game, key })))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...options), fc.jsonValue({ maxDepth: 6 }), async ({ game, key }, value) => {
        const result = await read(bytesOf(JSON.stringify(rulesFile({ game: game.id, name: 'x', options: { [key]: value } }))))
        if (!result.ok)
          expect(result).toMatchObject({ game: game.id, wrong: { code: expect.stringMatching(/^(wrong-option|too-large)$/) } })
        if (!result.ok) expect(`${result.wrong.field}.`).toContain(result.wrong.code === 'too-large' ? 'options.' : `${key}.`)
      }),
      { numRuns: 1500 },
    )
  })

  const file = JSON.stringify(rulesFile({ game: games[0]?.id ?? '', name: 'x', options: {} }))
  it.each<[string, Uint8Array, string]>([
    ['nothing in it', new Uint8Array(), 'not-json'],
    ['more bytes than house rules have', bytesOf(file + ' '.repeat(RULES_FILE_BYTES)), 'too-large'],
    ['a hundred thousand brackets', bytesOf('['.repeat(100_000) + ']'.repeat(100_000)), 'wrong-format'],
    ['options as deep as that', bytesOf(file.replace('{}', `${'{"x":'.repeat(40_000)}1${'}'.repeat(40_000)}`)), 'unknown-option'],
    ['letters of another age', Uint8Array.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), 'not-text'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not-text'],
    ['a key of every object’s', bytesOf(file.replace('{}', '{"__proto__":{"x":1}}')), 'unknown-option'],
    ['a game that is not here', bytesOf(file.replace(games[0]?.id ?? '', 'chess')), 'unknown-game'],
    ['a game of every object’s', bytesOf(file.replace(games[0]?.id ?? '', 'constructor')), 'unknown-game'],
    ['a newer version', bytesOf(file.replace('"version":1', '"version":7')), 'newer-version'],
    ['JSON that is no house rules', bytesOf('{"a":1}'), 'wrong-format'],
    ['a null', bytesOf('null'), 'wrong-format'],
  ])('with %s is refused', async (_, bytes, code) => {
    expect(await read(bytes)).toMatchObject({ ok: false, wrong: { code } })
  })

  it('that is a document of one game alone, a map or events, is a set with that in it', async () => {
    const documents = games.flatMap((game) => game.options.flatMap((field) => (field.kind === 'document' ? [{ game, field }] : [])))
    expect(documents.length).toBeGreaterThan(1)
    for (const { game, field } of documents) {
      const document = field.sample?.(seededChance('d0', 'document'))
      const result = await read(bytesOf(JSON.stringify({ ...(document as object), title: 'Bay of '.repeat(8) })))
      expect(result).toMatchObject({ ok: true, document: field.key, set: { game: game.id, options: { [field.key]: expect.anything() } } })
      expect(result.ok && result.set.name.length).toBe('Bay of '.repeat(8).slice(0, 40).trim().length)
      // Damaged, it is still known for what it is, and what is wrong with it is named.
      const damaged = await read(bytesOf(JSON.stringify({ ...(document as object), more: 1 })))
      expect(damaged).toMatchObject({ ok: false, game: game.id, document: field.key, wrong: { code: 'wrong-option' } })
      expect(!damaged.ok && damaged.wrong.field).toMatch(new RegExp(`^${field.key}`))
      // Torn to less than its marks, it is nothing of ours.
      expect(await read(bytesOf(JSON.stringify({ title: 'x' })))).toMatchObject({ game: null, wrong: { code: 'wrong-format' } })
    }
  })

  it.each([
    ['Stormy', 'Stormy.corsair-rules'],
    ['a/b\\c:d*?"<>|', 'a b c d.corsair-rules'],
    ['..', 'rules.corsair-rules'],
    ['CON', 'rules CON.corsair-rules'],
    ['Вечер «у тёти»', 'Вечер «у тёти».corsair-rules'],
  ])('of the name %j is called %s', (name, file) => {
    expect(rulesFileName(name)).toBe(file)
  })
})
