import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gameCards } from '../../../renderer/app/play.ts'
import { gameHere, keepTable } from '../../../renderer/phone/lastTable.ts'

const TABLE = '0123456789abcdef'
const [card] = gameCards

beforeEach(() => {
  const places = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => places.get(name) ?? null,
    setItem: (name: string, text: string) => void places.set(name, text),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('who comes back to a table knows its game at once, at another table not', () => {
  keepTable(TABLE, card?.id ?? '')
  expect(gameHere(`#/table/${TABLE}`)).toBe(card?.id)
  expect(gameHere('#/table/fedcba9876543210')).toBeNull()
  expect(gameHere('#/')).toBeNull()
})

it('what was kept by a program with other games, or by nobody, is no game', () => {
  expect(gameHere('#/table/0000000000000000')).toBeNull()
  keepTable(TABLE, 'backgammon')
  expect(gameHere(`#/table/${TABLE}`)).toBeNull()
})
