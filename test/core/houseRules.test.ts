import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittingSeats, houseRulesIn, RULES_BYTES, readHouseRules, readRulesFile, rulesFile } from '../../engine/core/houseRules.ts'
import { readName } from '../../engine/core/names.ts'
import { type OptionField, readable, unreadable } from '../../engine/core/options.ts'

const FIELDS: readonly OptionField[] = [
  { kind: 'flag', key: 'loud', clause: '1', default: false },
  { kind: 'number', key: 'rounds', clause: '1', default: 3, min: 1, max: 9 },
  { kind: 'amounts', key: 'worth', clause: '2', default: { gold: 1, silk: 2 }, min: 0, max: 9 },
  { kind: 'seat', key: 'first', clause: '2', default: null },
  {
    kind: 'document',
    key: 'map',
    clause: '3',
    default: null,
    read: (json) =>
      json === null ? readable('printed') : typeof json === 'string' ? readable(json) : unreadable('title', 'wrong', 'is a text'),
  },
]
const SET = { game: 'toy', name: 'Stormy', options: { rounds: 5 } }

describe('a file of house rules', () => {
  it('is read as it was written', () => {
    expect(readRulesFile(JSON.parse(JSON.stringify(rulesFile(SET))))).toEqual({ ok: true, value: SET })
  })

  it.each([
    ['no object', [], 'wrong-format', 'format'],
    ['another format', { ...rulesFile(SET), format: 'corsair-table' }, 'wrong-format', 'format'],
    ['a newer version', { ...rulesFile(SET), version: 2, more: 1 }, 'newer-version', 'version'],
    ['a version that is none', { ...rulesFile(SET), version: '1' }, 'wrong-file', 'version'],
    ['a stray field', { ...rulesFile(SET), more: 1 }, 'wrong-file', 'more'],
    [
      'a field of every object’s',
      JSON.parse('{"format":"corsair-table/house-rules","version":1,"__proto__":{"game":"toy"}}'),
      'wrong-file',
      '__proto__',
    ],
    ['no game', { ...rulesFile(SET), game: '../x' }, 'wrong-file', 'game'],
    ['no name', { ...rulesFile(SET), name: ' ' }, 'wrong-file', 'name'],
    ['a name that turns text round', { ...rulesFile(SET), name: 'a\u202eb' }, 'wrong-file', 'name'],
    ['options that are a list', { ...rulesFile(SET), options: [] }, 'wrong-file', 'options'],
  ])('with %s is refused by its field', (_, json, code, field) => {
    expect(readRulesFile(json)).toMatchObject({ ok: false, code, field })
  })

  it('is read without harm, whatever JSON it holds', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.string(), (text, key) => {
        expect(readRulesFile(JSON.parse(text)).ok).toBe(false)
        const near = { ...rulesFile(SET), [key]: JSON.parse(text) }
        const read = readRulesFile(near)
        if (read.ok) expect(Object.keys(read.value).sort()).toEqual(['game', 'name', 'options'])
      }),
    )
  })
})

describe('house rules', () => {
  it('are only what differs from the printed rules', () => {
    const read = readHouseRules(FIELDS, { loud: false, rounds: 5, worth: { gold: 1 }, first: null, map: null }, 2)
    expect(read).toEqual({ ok: true, value: { rounds: 5 } })
    expect(readHouseRules(FIELDS, { worth: { gold: 4 }, map: 'own' }, 2)).toEqual({
      ok: true,
      value: { worth: { gold: 4, silk: 2 }, map: 'own' },
    })
  })

  it('are refused by the name of the option', () => {
    expect(readHouseRules(FIELDS, { rounds: 10 }, 2)).toMatchObject({ ok: false, field: 'rounds', code: 'wrong-option' })
    expect(readHouseRules(FIELDS, { map: 7 }, 2)).toMatchObject({
      ok: false,
      field: 'map.title',
      code: 'wrong-option',
      why: expect.any(String),
    })
    expect(readHouseRules(FIELDS, JSON.parse('{"__proto__":{"loud":true}}'), 2)).toMatchObject({ ok: false, code: 'unknown-option' })
    expect(readHouseRules(FIELDS, { constructor: 1 }, 2)).toMatchObject({ ok: false, code: 'unknown-option' })
  })

  it('that do not fit into a request are refused, counted in bytes', () => {
    const long = (letters: number) => readHouseRules(FIELDS, { map: 'ж'.repeat(letters) }, 2)
    expect(long(RULES_BYTES / 2 - 10).ok).toBe(true)
    expect(long(RULES_BYTES / 2)).toMatchObject({ ok: false, code: 'too-large' })
  })

  it('are found in options that have been read', () => {
    expect(houseRulesIn(FIELDS, { loud: true, rounds: 3, worth: { gold: 1, silk: 2 }, first: 1, map: 'printed' }, 2)).toEqual({
      loud: true,
      first: 1,
    })
  })

  it('leave to the lot a seat that a smaller table does not have', () => {
    expect(fittingSeats(FIELDS, { first: 3, rounds: 5 }, 4)).toEqual({ first: 3, rounds: 5 })
    expect(fittingSeats(FIELDS, { first: 3, rounds: 5 }, 3)).toEqual({ rounds: 5 })
  })
})

describe('a name', () => {
  it.each([
    ['  Stormy  ', 'Stormy'],
    ['Ğ'.repeat(40), 'Ğ'.repeat(40)],
    ['x'.repeat(41), null],
    ['', null],
    ['a\nb', null],
    ['\ud800', null],
    [7, null],
  ])('%j is read as %j', (json, name) => {
    expect(readName(json)).toBe(name)
  })
})
