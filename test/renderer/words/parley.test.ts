import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, VOTE_CARDS } from '../../../engine/games/parley/cards.ts'
import { OPTION_FIELDS } from '../../../engine/games/parley/options.ts'
import { REASONS } from '../../../engine/games/parley/reasons.ts'
import { words as en } from '../../../renderer/games/parley/words/en.ts'
import { words as ru } from '../../../renderer/games/parley/words/ru.ts'
import { rules as rulesEn } from '../../../renderer/games/parley/words/rules/en.ts'
import { rules as rulesRu } from '../../../renderer/games/parley/words/rules/ru.ts'
import { rules as rulesTr } from '../../../renderer/games/parley/words/rules/tr.ts'
import { words as tr } from '../../../renderer/games/parley/words/tr.ts'
import { pluralForms, sentences, shape, type Tree, unevenPlurals } from './sentences.ts'

const LANGUAGES = { en, ru, tr }
const RULES = { en: rulesEn, ru: rulesRu, tr: rulesTr }
const TONGUES = ['en', 'ru', 'tr'] as const
/** The numbered clauses of the engine's own rules that a player meets: sections 1 to 9. */
function clausesOfEngine(): string[] {
  const text = readFileSync(new URL('../../../engine/games/parley/RULES.md', import.meta.url), 'utf8')
  const [players = ''] = text.split(/^## 10 /m)
  return [...players.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, id]) => id ?? '')
}

/** Keys that `describe` lists in its own head. */
function keysOfLog(): { key: string; values: string[] }[] {
  const text = readFileSync(new URL('../../../engine/games/parley/describe.ts', import.meta.url), 'utf8')
  return [...text.matchAll(/^ \* {3}(log\.[\w.|-]+)(.*)$/gm)].flatMap(([, key = '', rest = '']) => {
    const [, stem = '', variants = ''] = /^(.*?)((?:[\w-]+\|)+[\w-]+)?$/.exec(key) ?? []
    const values = (rest.replace(/\(.*?\)/g, '').match(/[A-Za-z]+/g) ?? []).sort()
    return (variants === '' ? [stem] : variants.split('|').map((variant) => stem + variant)).map((one) => ({ key: one, values }))
  })
}

describe.each(TONGUES)('Parley in %s', (tongue) => {
  const tree: Tree = LANGUAGES[tongue]
  const all = sentences(tree)
  const book = RULES[tongue]
  const clauses = book.sections.flatMap((section) => section.clauses)

  it('has every key of the model, and no other, with the same values', () => {
    expect(shape(tree)).toEqual(shape(en))
  })

  it('has every plural in all the forms of its language', () => {
    const forms = new Intl.PluralRules(tongue).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.entries(pluralForms(tree))
    expect(plurals.length).toBeGreaterThan(5)
    for (const [key, of] of plurals) expect([key, of]).toEqual([key, forms])
    expect(unevenPlurals(tree)).toEqual([])
  })

  it('says something under every key, without stray spaces or broken braces', () => {
    for (const [key, text] of all) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(text.replace(/\{\{\w+\}\}/g, 'x'), key).not.toMatch(/[{}<>]| {2}/)
    }
  })

  it('names every country, card, option and refusal of the engine', () => {
    for (const country of COUNTRIES) expect(LANGUAGES[tongue].countries[country].name).toBeTruthy()
    for (const [card] of VOTE_CARDS) expect(LANGUAGES[tongue].cards[card].name).toBeTruthy()
    expect(Object.keys(LANGUAGES[tongue].reasons).toSorted()).toEqual(Object.keys(REASONS).toSorted())
    expect(Object.keys(LANGUAGES[tongue].options)).toEqual(expect.arrayContaining(OPTION_FIELDS.map(({ key }) => key)))
  })

  it('has a sentence for every line of the log, and uses only what the line brings', () => {
    const has = shape(tree)
    const lines = keysOfLog()
    expect(lines.length).toBeGreaterThan(40)
    for (const { key, values } of lines) {
      expect(has, key).toHaveProperty([key])
      expect(values, key).toEqual(expect.arrayContaining(has[key] ?? []))
    }
    expect(Object.keys(has).filter((key) => key.startsWith('log.')).length).toBe(lines.length)
  })

  it('keeps what is printed on cards, acts and ports short', () => {
    for (const { title, line } of Object.values(LANGUAGES[tongue].cards)) {
      expect(title.length, title).toBeLessThanOrEqual(12)
      expect(line.length, line).toBeLessThanOrEqual(18)
    }
    for (const { title, line } of Object.values(LANGUAGES[tongue].acts)) {
      expect(title.length, title).toBeLessThanOrEqual(12)
      expect(line.length, line).toBeLessThanOrEqual(32)
    }
    for (const port of Object.values(LANGUAGES[tongue].ports)) expect(port.length, port).toBeLessThanOrEqual(14)
    for (const { short } of Object.values(LANGUAGES[tongue].countries)) expect(short.length, short).toBeLessThanOrEqual(8)
  })

  it('gives no two ports, corsairs, countries or cards the same name', () => {
    const { ports, corsairs, countries, cards } = LANGUAGES[tongue]
    const names = [Object.values(ports), ...[corsairs, countries, cards].map((things) => Object.values(things).map(({ name }) => name))]
    for (const list of names) expect(new Set(list).size).toBe(list.length)
  })

  it('explains every clause of the rules, in order', () => {
    const numbered = clauses.map(({ id }) => id).filter((id) => /^\d+\.\d+$/.test(id))
    expect(numbered.length).toBeGreaterThan(40)
    expect(numbered).toEqual(clausesOfEngine())
  })

  it('opens a clause for every refusal, option and answered question', () => {
    const ids = clauses.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(Object.values(REASONS)))
    expect(ids).toEqual(expect.arrayContaining(OPTION_FIELDS.map(({ clause }) => clause)))
    expect(ids).toEqual(expect.arrayContaining(book.questions.map(({ clause }) => clause)))
  })

  it('has the same clauses, background and questions as the model, each findable by a keyword', () => {
    const outline = (of: typeof rulesEn) => ({
      sections: of.sections.map(({ id, clauses }) => [id, clauses.map((clause) => [clause.id, clause.example !== undefined])]),
      background: of.background.map(({ id }) => id),
      questions: of.questions.map(({ id, clause }) => [id, clause]),
    })
    expect(outline(book)).toEqual(outline(rulesEn))
    for (const entry of [...clauses, ...book.background, ...book.questions]) expect(entry.keywords.length, entry.id).toBeGreaterThan(1)
  })

  it('quotes the numbers of the rules rightly', () => {
    const numbers = (of: typeof rulesEn) => of.sections.flatMap(({ clauses }) => clauses.map(({ id, text }) => [id, numbersIn(text)]))
    expect(numbers(book)).toEqual(numbers(rulesEn))
  })
})

/** The digits in a text, without order: languages put them where they like. */
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted()

describe('Parley in Turkish', () => {
  const texts = [...sentences(tr), ...sentences({ rules: JSON.parse(JSON.stringify(rulesTr)) as Tree })].map(([, text]) => text)

  it('knows dotted and dotless i: no word was cased as in English', () => {
    for (const text of texts) {
      expect(text).not.toContain('i\u0307')
      expect(text).not.toMatch(/\b(Izmir|Iskenderiye|Istanbul|Ispanya|Ispanyol|Iptal|Isyan|Ifşa|Ilk|Iki|Siege|Ihtiyar)/)
    }
    expect('iskenderiye'.toLocaleUpperCase('tr')).toBe('İSKENDERİYE')
  })

  it('lets no suffix hang on a name that it cannot know', () => {
    for (const text of texts) expect(text).not.toMatch(/\}\}(['’]?[a-zçğıöşü])/)
  })
})

describe('Parley in Russian', () => {
  it('never guesses the sex of a player: no past tense beside a name', () => {
    const ofPlayers = sentences(ru).filter(([, text]) => /\{\{(seat|from|to|captain|winner)\}\}/.test(text))
    expect(ofPlayers.length).toBeGreaterThan(30)
    for (const [key, text] of ofPlayers)
      expect(text, key).not.toMatch(/\{\{(seat|from|to|captain|winner)\}\} (не |уже )?[а-яё]+(л|ла|лся|лась)[ .,:]/)
  })

  it('uses no letter of another alphabet where a Russian one belongs', () => {
    for (const [key, text] of sentences(ru)) expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[A-Za-z]/)
  })
})
