import { describe, expect, it } from 'vitest'
import type { RulesBook } from '../../../renderer/words/book.ts'
import { engineText, linesOfLog, SPOKEN, TONGUES } from './games.ts'
import { holes, pluralForms, sentences, shape, type Tree, unevenPlurals } from './sentences.ts'

const EACH = SPOKEN.flatMap((spoken) => TONGUES.map((tongue) => [spoken.id, tongue, spoken] as const))

describe.each(EACH)('the words of %s in %s', (id, tongue, { game, words }) => {
  const tree = words[tongue]
  const has = shape(tree)

  it('have every key of the model, and no other, with the same values', () => {
    expect(has).toEqual(shape(words.en))
  })

  it('have every plural in all the forms of their language', () => {
    const forms = new Intl.PluralRules(tongue).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.entries(pluralForms(tree))
    expect(plurals.length).toBeGreaterThan(5)
    for (const [key, of] of plurals) expect([key, of]).toEqual([key, forms])
    expect(unevenPlurals(tree)).toEqual([])
  })

  it('say something under every key, without stray spaces or broken braces', () => {
    for (const [key, text] of sentences(tree)) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(text.replace(/\{\{\w+\}\}/g, 'x'), key).not.toMatch(/[{}<>]| {2}/)
    }
  })

  it('have what the Harbour asks of every game', () => {
    for (const key of ['name', 'tagline']) expect(has).toHaveProperty([key])
  })

  it('answer every refusal of the engine, and no other', () => {
    const reasons = Object.keys(has).filter((key) => key.startsWith('reasons.'))
    expect(reasons.toSorted()).toEqual(
      Object.keys(game.reasons)
        .map((reason) => `reasons.${reason}`)
        .toSorted(),
    )
  })

  it('explain every option, with each of its choices', () => {
    for (const field of game.options) {
      const more = field.kind === 'choice' ? field.choices : field.kind === 'seat' ? ['random'] : []
      for (const part of ['title', 'text', ...more]) expect(has).toHaveProperty([`options.${field.key}.${part}`])
    }
  })

  it('have a sentence for every line of the log, and use only what the line brings', () => {
    const lines = linesOfLog(id)
    expect(lines.length).toBeGreaterThan(20)
    for (const { key, values } of lines) {
      expect(has, key).toHaveProperty([key])
      expect(values, key).toEqual(expect.arrayContaining(has[key] ?? []))
    }
    expect(Object.keys(has).filter((key) => key.startsWith('log.')).length).toBe(lines.length)
  })

  it('give no two faces the same name', () => {
    const names = Object.entries(Object.fromEntries(sentences(tree))).filter(([key]) => /^corsairs\.[\w-]+\.name$/.test(key))
    expect(names.length).toBeGreaterThanOrEqual(game.seats.max)
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
  })
})

/** The numbered clauses of the engine's own rules, in order; rulings further down name some once more. */
const clausesOfEngine = (id: string): string[] => [
  ...new Set([...engineText(id, 'RULES.md').matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, clause]) => clause ?? '')),
]

const clausesOf = ({ sections }: RulesBook) => sections.flatMap(({ clauses }) => clauses)

/** The digits in a text, without order: languages put them where they like. */
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted()

describe.each(EACH)('the rules of %s in %s', (id, tongue, { game, rules }) => {
  const book = rules[tongue]
  const clauses = clausesOf(book)
  const ids = clauses.map((clause) => clause.id)

  it('explain every clause of the engine, in order', () => {
    const numbered = ids.filter((clause) => /^\d+\.\d+$/.test(clause))
    expect(numbered.length).toBeGreaterThan(20)
    expect(numbered).toEqual(clausesOfEngine(id))
  })

  it('open a clause for every refusal, option and answered question', () => {
    expect(ids).toEqual(expect.arrayContaining(Object.values(game.reasons)))
    expect(ids).toEqual(expect.arrayContaining(game.options.map(({ clause }) => clause)))
    expect(ids).toEqual(expect.arrayContaining(book.questions.map(({ clause }) => clause)))
  })

  it('have the same clauses, background and questions as the model, each findable by a keyword', () => {
    const outline = (of: RulesBook) => ({
      sections: of.sections.map((section) => [section.id, section.clauses.map((clause) => [clause.id, clause.example !== undefined])]),
      background: of.background.map((entry) => entry.id),
      questions: of.questions.map(({ id: question, clause }) => [question, clause]),
    })
    expect(outline(book)).toEqual(outline(rules.en))
    for (const entry of [...clauses, ...book.background, ...book.questions]) expect(entry.keywords.length, entry.id).toBeGreaterThan(1)
  })

  it('quote the numbers of the rules rightly', () => {
    const numbers = (of: RulesBook) => clausesOf(of).map((clause) => [clause.id, numbersIn(clause.text)])
    expect(numbers(book)).toEqual(numbers(rules.en))
  })
})

/** Every text of the game, rules too. */
const textsOf = (words: Tree, rules: RulesBook): string[] =>
  [...sentences(words), ...sentences({ rules: JSON.parse(JSON.stringify(rules)) as Tree })].map(([, text]) => text)

describe.each(SPOKEN.map((spoken) => [spoken.id, spoken] as const))('%s in Turkish', (_id, { words, rules }) => {
  const texts = textsOf(words.tr, rules.tr)

  it('knows dotted and dotless i: no word was cased as in English', () => {
    for (const text of texts) {
      expect(text).not.toContain('i\u0307')
      expect(text).not.toMatch(
        /\b(Izmir|Iskenderiye|Istanbul|Ispanya|Ispanyol|Ingiliz|Iptal|Isyan|Ifşa|Ilk|Iki|Insan|Işaret|Işe|Içeri|Siege|Ihtiyar)/,
      )
    }
    expect('iskenderiye'.toLocaleUpperCase('tr')).toBe('İSKENDERİYE')
  })

  it('lets no suffix hang on a name that it cannot know', () => {
    expect(texts.filter((text) => holes(text).length > 0).length).toBeGreaterThan(30)
    for (const text of texts) expect(text).not.toMatch(/\}\}(['’]?[a-zçğıöşü])/)
  })
})

describe.each(SPOKEN.map((spoken) => [spoken.id, spoken] as const))('%s in Russian', (_id, { words }) => {
  it('never guesses the sex of a player: no past tense beside a name', () => {
    const ofPlayers = sentences(words.ru).filter(([, text]) => /\{\{(seat|from|to|captain|winner)\}\}/.test(text))
    expect(ofPlayers.length).toBeGreaterThan(30)
    for (const [key, text] of ofPlayers)
      expect(text, key).not.toMatch(/\{\{(seat|from|to|captain|winner)\}\} (не |уже )?[а-яё]+(л|ла|лся|лась)[ .,:]/)
  })

  it('uses no letter of another alphabet where a Russian one belongs', () => {
    // but for what stands on keys of a keyboard, and names of formats
    for (const [key, text] of sentences(words.ru))
      expect(text.replace(/\{\{\w+\}\}|\b(Enter|Delete|P|M|JSON|UTF)\b/g, ''), key).not.toMatch(/[A-Za-z]/)
  })
})
