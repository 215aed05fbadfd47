import { describe, expect, it } from 'vitest'
import { words as en } from '../../../renderer/words/en.ts'
import { words as ru } from '../../../renderer/words/ru.ts'
import { words as tr } from '../../../renderer/words/tr.ts'
import { holes, pluralForms, sentences, shape, type Tree, unevenPlurals } from './sentences.ts'

const LANGUAGES = { en, ru, tr }

describe.each(['en', 'ru', 'tr'] as const)('the words of the program in %s', (tongue) => {
  const tree: Tree = LANGUAGES[tongue]

  it('have every key of the model, and no other, with the same values', () => {
    expect(shape(tree)).toEqual(shape(en))
  })

  it('have every plural in all the forms of their language', () => {
    const forms = new Intl.PluralRules(tongue).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.entries(pluralForms(tree))
    expect(plurals.length).toBeGreaterThan(3)
    for (const [key, of] of plurals) expect([key, of]).toEqual([key, forms])
    expect(unevenPlurals(tree)).toEqual([])
  })

  it('leave nothing empty, and no brace or space astray', () => {
    for (const [key, text] of sentences(tree)) {
      expect(text.trim(), key).toBe(text)
      expect(text.replace(/\{\{\w+\}\}/g, 'x'), key).toMatch(/^[^{}<>]+$/)
    }
  })
})

describe('the words of the program in Turkish', () => {
  it('hang no suffix on a name or number that they cannot know', () => {
    const open = sentences(tr).filter(([, text]) => holes(text).length > 0)
    expect(open.length).toBeGreaterThan(10)
    for (const [key, text] of open) expect(text, key).not.toMatch(/\}\}['’]?[a-zçğıöşü]/)
  })
})
