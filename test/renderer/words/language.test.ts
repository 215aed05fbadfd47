import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sayGame, speak, wantGames } from '../../../renderer/words/language.ts'

const page = { documentElement: { lang: 'en' }, title: '' }
/** Spies on what there is only once a language is spoken. */
const spies = () => ({ takenUp: vi.spyOn(i18next, 'addResourceBundle'), changed: vi.spyOn(i18next, 'changeLanguage') })

beforeAll(async () => {
  vi.stubGlobal('document', page)
  await wantGames(['parley'])
  await speak('en')
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => void vi.unstubAllGlobals())

it('words that are here are not taken up again, whoever asks for them', async () => {
  const { takenUp, changed } = spies()
  await speak('en')
  await wantGames(['parley'])
  expect(takenUp).not.toHaveBeenCalled()
  expect(changed).not.toHaveBeenCalled()
})

it('words of another game are taken up when it is wanted, and nothing else with them', async () => {
  const { takenUp } = spies()
  await wantGames(['parley', 'merchants'])
  expect(takenUp.mock.calls.map(([language, book]) => `${language} ${book}`)).toEqual(['en merchants'])
})

it('another language is spoken by the whole page, and the first one again afterwards', async () => {
  const english = sayGame('parley')('name')
  await speak('ru')
  expect(page.documentElement.lang).toBe('ru')
  expect(page.title).toBe(i18next.t('title'))
  expect(i18next.language).toBe('ru')
  await speak('en')
  expect(page.documentElement.lang).toBe('en')
  expect(sayGame('parley')('name')).toBe(english)
})

it('of two languages that are chosen one after the other the second is spoken, whichever is here first', async () => {
  await Promise.all([speak('tr'), speak('en')])
  expect([i18next.language, page.documentElement.lang]).toEqual(['en', 'en'])
  await Promise.all([speak('en'), speak('tr')])
  expect([i18next.language, page.documentElement.lang]).toEqual(['tr', 'tr'])
})
