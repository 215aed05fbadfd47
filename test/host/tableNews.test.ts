import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Message, TableCard } from '../../electron/host/protocol.ts'
import { NEWS_AT_ONCE, NEWS_MS, TableNews } from '../../electron/host/TableNews.ts'

/** As much of a card as news ask for; `changedAt` tells one from another. */
const cardOf = (table: string, changedAt: number): TableCard => ({ table, changedAt, next: null, lan: true }) as TableCard

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listen() {
  const told: Message[] = []
  const lost: string[] = []
  const cards = new Map<string, TableCard>()
  const changes = new Map<string, number>()
  const news = new TableNews({
    changes,
    find: (table) => cards.get(table) ?? null,
    mayKnow: (table) => cards.get(table)?.lan ?? false,
    tell: (message) => void told.push(message),
    onLost: (table) => void lost.push(table),
  })
  /** What came since the last look: `table@changedAt`, or `-table` for one that is gone. */
  const said = (): string[] =>
    told.splice(0).map((message) => {
      if (message.type === 'table') return `${message.card.table}@${message.card.changedAt}`
      return message.type === 'table-gone' ? `-${message.table}` : message.type
    })
  /** The table stands otherwise, and the client hears of it if it listens. */
  const change = (table: string, changedAt: number, more: Partial<TableCard> = {}): void => {
    const card = { ...cardOf(table, changedAt), ...more }
    cards.set(table, card)
    changes.set(table, (changes.get(table) ?? 0) + 1)
    news.hear({ type: 'table', card })
  }
  const remove = (table: string): void => {
    cards.delete(table)
    changes.delete(table)
    news.hear({ type: 'table-gone', table })
  }
  return { news, said, lost, change, remove }
}

describe('a client that looks at no table', () => {
  test('is told of every change at once, while there are few', () => {
    const { said, change } = listen()
    change('a', 1)
    change('b', 1)
    change('a', 2)
    expect(said()).toEqual(['a@1', 'b@1', 'a@2'])
  })

  test('is told of many together, the last of each table, and then at once again', () => {
    const { said, change } = listen()
    for (let time = 1; time <= NEWS_AT_ONCE; time++) change('a', time)
    expect(said()).toHaveLength(NEWS_AT_ONCE)
    for (let time = 101; time <= 150; time++) for (const table of ['a', 'b', 'c']) change(table, time)
    expect(said()).toEqual([])
    vi.advanceTimersByTime(NEWS_MS)
    expect(said()).toEqual(['a@150', 'b@150', 'c@150'])
    change('b', 200)
    expect(said()).toEqual(['b@200'])
    vi.advanceTimersByTime(NEWS_MS)
    expect(said()).toEqual([])
  })

  test('is told of a hall of hundreds bit by bit, in little more time than they take', () => {
    const { said, change } = listen()
    const tables = Array.from({ length: 10 * NEWS_AT_ONCE }, (_, place) => `t${place}`)
    for (const table of tables) change(table, 1)
    const told: number[] = []
    for (let turn = 0; turn < 12; turn++) {
      told.push(said().length)
      vi.advanceTimersByTime(NEWS_MS)
    }
    expect(told).toEqual([...Array(10).fill(NEWS_AT_ONCE), 0, 0])
  })

  test('is told nothing that was due when it is gone', () => {
    const { news, said, change } = listen()
    for (let time = 0; time <= NEWS_AT_ONCE; time++) change('a', time)
    said()
    news.close()
    vi.advanceTimersByTime(2 * NEWS_MS)
    expect(said()).toEqual([])
  })
})

describe('a client at a table', () => {
  test('is told of it at once, however often, and of the others when it leaves', () => {
    const { news, said, change } = listen()
    change('a', 0)
    news.look('a')
    expect(said()).toEqual(['a@0'])
    for (let time = 1; time <= 100; time++) change('b', time)
    for (let time = 1; time <= 100; time++) change('a', time)
    expect(said()).toEqual(Array.from({ length: 100 }, (_, place) => `a@${place + 1}`))
    vi.advanceTimersByTime(2 * NEWS_MS)
    expect(said()).toEqual([])
    news.leave('a')
    expect(said()).toEqual(['b@100'])
  })

  test('knows the table that follows before it is told that it does', () => {
    const { news, said, change } = listen()
    news.know('a')
    news.look('a')
    change('b', 7)
    change('a', 1, { next: 'b' })
    change('a', 2, { next: 'b' })
    expect(said()).toEqual(['b@7', 'a@1', 'a@2'])
  })

  test('is told of another before it goes there, as it stands, once', () => {
    const { news, said, change } = listen()
    news.know('a')
    news.look('a')
    change('b', 3)
    news.learn('b')
    news.learn('b')
    expect(said()).toEqual(['b@3'])
    change('b', 4)
    news.look('b')
    expect(said()).toEqual(['b@4'])
  })

  test('that is removed is told of the rest', () => {
    const { news, said, lost, change, remove } = listen()
    news.know('a')
    news.look('a')
    change('b', 1)
    remove('a')
    expect(said()).toEqual(['-a', 'b@1'])
    expect(lost).toEqual(['a'])
  })
})

test('what is hidden from a client is gone for it, and what it never knew is not told to be', () => {
  const { news, said, lost, change, remove } = listen()
  change('a', 1, { lan: false })
  remove('b')
  news.learn('a')
  expect(said()).toEqual([])
  change('a', 2)
  change('a', 3, { lan: false })
  expect(said()).toEqual(['a@2', '-a'])
  expect(lost).toEqual(['a'])
  news.look('c')
  for (let table = 0; table <= 2 * NEWS_AT_ONCE; table++) change(`hidden-${table}`, 4, { lan: false })
  change('d', 5)
  news.leave('c')
  expect(said()).toEqual(['d@5'])
})
