import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OptionField, readable, unreadable } from '../../../engine/core/options.ts'
import { words as en } from '../../../renderer/words/en.ts'
import type { Key } from '../../../renderer/words/language.ts'
import {
  differences,
  isSameRules,
  type OptionVoice,
  onlyOwn,
  rangeInWords,
  valueInWords,
  wrongInWords,
} from '../../../renderer/words/options.ts'
import { words as ru } from '../../../renderer/words/ru.ts'
import { SPOKEN, TONGUES, type Tongue } from './games.ts'

const FIELDS = {
  loud: { kind: 'flag', key: 'loud', clause: '1', default: false },
  way: { kind: 'choice', key: 'way', clause: '1', default: 'any', choices: ['any', 'alike'] },
  rounds: { kind: 'number', key: 'rounds', clause: '1', default: 3, min: 1, max: 9 },
  price: { kind: 'numbers', key: 'price', clause: '2', default: [7, 6, 5], min: 0, max: 99, labels: ['0-5', '6-7', '8-9'] },
  worth: { kind: 'amounts', key: 'worth', clause: '2', default: { gold: 1, silk: 1 }, min: 0, max: 9 },
  first: { kind: 'seat', key: 'first', clause: '2', default: null },
  map: { kind: 'document', key: 'map', clause: '3', default: null, read: readable },
} as const satisfies Record<string, OptionField>
const ALL: readonly OptionField[] = Object.values(FIELDS)

const GAME = {
  options: {
    loud: { title: 'Loud', text: 'All may shout.' },
    way: { title: 'Way', text: '', any: 'any three', alike: 'three alike' },
    rounds: { title: 'Rounds', text: '' },
    price: { title: 'Price', text: '' },
    worth: { title: 'Worth', text: '', gold: 'Gold', silk: 'Silk' },
    first: { title: 'First', text: '', random: 'by lot' },
    map: { title: 'Map', text: '', printed: 'The Middle Sea' },
  },
}

let voice: OptionVoice
beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    defaultNS: 'app',
    resources: { en: { app: en, chess: GAME }, ru: { app: ru, chess: GAME } },
    showSupportNotice: false,
    interpolation: { escapeValue: false },
  })
  voice = {
    say: (key: Key, values = {}) => i18next.t(key, values),
    words: (key, values = {}) => i18next.t(key, { ...values, ns: 'chess' }),
    has: (key) => i18next.exists(key, { ns: 'chess' }),
    seatName: (seat) => ['Nan', 'Kit'][seat] ?? `Seat ${seat + 1}`,
  }
})

describe('the value of an option in words', () => {
  it.each<[keyof typeof FIELDS, unknown, string]>([
    ['loud', true, 'yes'],
    ['way', 'alike', 'three alike'],
    ['rounds', 5, '5'],
    ['price', [7, 3, 5], '0-5: 7 · 6-7: 3 · 8-9: 5'],
    ['worth', { gold: 4 }, 'Gold: 4 · Silk: 1'],
    ['first', null, 'by lot'],
    ['first', 1, 'Kit'],
    ['map', null, 'The Middle Sea'],
    ['map', { title: 'Our bay' }, 'our own: “Our bay”'],
    ['map', 'torn', 'our own'],
  ])('%s of %j is "%s"', (key, value, said) => {
    expect(valueInWords(FIELDS[key], value, voice)).toBe(said)
  })

  it('is said with its range where that is not seen at once', () => {
    expect(rangeInWords(FIELDS.rounds, voice)).toBe('A whole number from 1 to 9.')
    expect(rangeInWords(FIELDS.loud, voice)).toBe('')
  })
})

describe('what differs from the printed rules', () => {
  it('is told with both values; of lists only what differs in them', () => {
    const options = { loud: true, rounds: 3, price: [7, 2, 5], worth: { silk: 8 }, map: { title: 'Our bay' } }
    expect(differences(ALL, options, voice).map(({ title, value, printed }) => [title, value, printed])).toEqual([
      ['Loud', 'yes', 'no'],
      ['Price', '6-7: 2', '6-7: 6'],
      ['Worth', 'Silk: 8', 'Silk: 1'],
      ['Map', 'our own: “Our bay”', 'The Middle Sea'],
    ])
  })

  it('is all that a set holds, in the order of the options', () => {
    expect(JSON.stringify(onlyOwn(ALL, { rounds: 5, loud: true, worth: { gold: 1 }, first: null }))).toBe('{"loud":true,"rounds":5}')
    expect(isSameRules(ALL, { rounds: 5, loud: true, map: null }, { loud: true, rounds: 5 })).toBe(true)
    expect(isSameRules(ALL, { rounds: 5 }, { rounds: 4 })).toBe(false)
  })
})

describe('what is wrong with rules', () => {
  const wrong = (field: string, code = 'wrong-option') => wrongInWords(unreadable(field, code, ''), ALL, 5, voice)

  it.each([
    ['rounds', '“Rounds” is not right. A whole number from 1 to 9.'],
    ['loud', '“Loud” is not right. It must be yes or no.'],
    ['way', '“Way” is not right. It must be one of these: any three, three alike.'],
    ['first', '“First” is not right. It must be a seat from 1 to 5, or by lot.'],
    ['map.ports[3].cell', '“Map” is not right at ports[3].cell.'],
    ['map.map', '“Map” is not right.'],
  ])('at %s is said with the title of the option', (field, said) => {
    expect(wrong(field)).toBe(said)
  })

  it('in a document is said with the reason, where its game gives one', () => {
    const own = { ...voice, reasonOf: (key: string, { field, code }: { field: string; code: string }) => `${key}: ${field} is ${code}.` }
    const twice = { ...unreadable('map.ports[3].cell', 'wrong-option', ''), why: 'taken' }
    expect(wrongInWords(twice, ALL, 5, own)).toBe('“Map” is not right: map: ports[3].cell is taken.')
    expect(wrongInWords(twice, ALL, 5, { ...voice, reasonOf: () => null })).toBe('“Map” is not right at ports[3].cell.')
  })

  it('is said in the reader’s language', async () => {
    await i18next.changeLanguage('ru')
    expect(wrong('rounds')).toBe('С настройкой «Rounds» что-то не так. Целое число от 1 до 9.')
    await i18next.changeLanguage('en')
  })

  it('names what is not known, but never at length', () => {
    expect(wrong('gold', 'unknown-option')).toBe('There is no option “gold” in this game.')
    expect(wrong('x'.repeat(5000), 'unknown-option').length).toBeLessThan(120)
  })
})

/** Title and explanation of every option, and what its values are called. */
const wanted = (fields: readonly OptionField[]): string[] =>
  fields.flatMap((field) => {
    const own =
      field.kind === 'choice'
        ? field.choices
        : field.kind === 'amounts'
          ? Object.keys(field.default)
          : field.kind === 'seat'
            ? ['random']
            : []
    return ['title', 'text', ...own].map((word) => `options.${field.key}.${word}`)
  })

describe.each(SPOKEN.map(({ id, game, words }) => ({ id, game, words })))('the options of $id', ({ game, words }) => {
  it.each(TONGUES)('have all their words in %s', (tongue: Tongue) => {
    const said = (key: string): unknown =>
      key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown>)?.[part], words[tongue])
    expect(wanted(game.options).filter((key) => typeof said(key) !== 'string' || said(key) === '')).toEqual([])
  })
})
