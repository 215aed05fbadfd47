import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { words as en } from '../../../renderer/words/en.ts'
import { words as ru } from '../../../renderer/words/ru.ts'
import { words as tr } from '../../../renderer/words/tr.ts'

type Tree = { [key: string]: string | Tree }
const LANGUAGES: Record<string, Tree> = { en, ru, tr }

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
const stem = (key: string): string => key.replace(/_(one|few|many|other)$/, '')
const valuesOf = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').sort()

describe.each(Object.keys(LANGUAGES))('the words of the program in %s', (language) => {
  const words = leaves(LANGUAGES[language] ?? {})

  it('say something everywhere', () => {
    expect(words.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('name the same values as the English ones; only a number may be left unsaid', () => {
    const model = new Map(leaves(en).map(([key, text]) => [stem(key), new Set(valuesOf(text))]))
    for (const [key, text] of leaves(en)) for (const name of valuesOf(text)) model.get(stem(key))?.add(name)
    for (const [key, text] of words) {
      const wanted = [...(model.get(stem(key)) ?? [])].filter((name) => name !== 'count')
      expect([key, valuesOf(text).filter((name) => name !== 'count')]).toEqual([key, wanted.sort()])
    }
  })

  it('have a caption for each sound that carries meaning', () => {
    const sounds: Record<string, { caption: string | null }> = JSON.parse(readFileSync('assets/shared/sounds/sounds.json', 'utf8'))
    const captions = new Set(words.flatMap(([key]) => (key.startsWith('captions.') ? [key.slice('captions.'.length)] : [])))
    const wanted = Object.values(sounds).flatMap(({ caption }) => caption ?? [])
    expect(wanted.filter((caption) => !captions.has(caption))).toEqual([])
  })
})

describe('plurals', () => {
  beforeAll(async () => {
    await i18next.init({
      lng: 'ru',
      resources: { en: { app: en }, ru: { app: ru }, tr: { app: tr } },
      defaultNS: 'app',
      showSupportNotice: false,
      interpolation: { escapeValue: false },
    })
  })

  it.each([
    ['en', 1, '1 player'],
    ['en', 4, '4 players'],
    ['ru', 1, '1 игрок'],
    ['ru', 3, '3 игрока'],
    ['ru', 5, '5 игроков'],
    ['tr', 5, '5 oyuncu'],
  ])('in %s, %i is "%s"', (language, count, said) => {
    expect(i18next.getFixedT(language)('opening.startLine', { count })).toBe(said)
  })
})
