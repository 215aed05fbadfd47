import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { reports } from '../../electron/desktop/reports.ts'
import { scratchFolder } from '../host/harness.ts'

/** Put together here, since no file of ours names a place of one machine. */
const HOME = ['', 'home', 'anne'].join('/')
const CARLS = ['', 'Users', 'carl'].join('/')

async function made(homes = [`${HOME}`, 'C:\\Users\\Anne B']) {
  const file = path.join(await scratchFolder(), 'reports.ndjson')
  const open = () => reports({ file, version: '1.2.3', system: 'linux x64 6.8', homes, now: () => new Date('2026-01-02T03:04:05Z') })
  return { file, open }
}
const read = (text: string) => JSON.parse(text).reports

describe('a report of a failure', () => {
  test('says when, where and of what kind, and nothing that the error said of itself', async () => {
    const { open } = await made()
    const { add, text } = open()
    const error = new TypeError('no card king-of-spades in the hand of Anne, token abcdefghijklmnop\n  at the table:1:2 x')
    add('main', error.name, error.stack ?? '')
    const [report] = read(text())
    expect(report).toMatchObject({
      time: '2026-01-02T03:04:05.000Z',
      version: '1.2.3',
      system: 'linux x64 6.8',
      part: 'main',
      kind: 'TypeError',
    })
    expect(report.stack.length).toBeGreaterThan(1)
    expect(report.stack[0]).toMatch(/^at .*reports\.test\.ts:\d+:\d+/)
    expect(text()).not.toMatch(/king|Anne|abcdefghijklmnop/)
  })

  test('names neither whose folder it was, nor what stood in an address', async () => {
    const { open } = await made()
    const { add, text } = open()
    const lines = [
      'Error: x',
      `    at act (${HOME}/games/dist/main.js:1:2)`,
      `    at act (file://${HOME}/games/dist/main.js:1:2)`,
      '    at act (C:\\Users\\Anne B\\table\\main.js:1:2)',
      '    at act (file:///C:/Users/Anne%20B/table/main.js:1:2)',
      `    at act (${CARLS}/main.js:1:2)`,
      '    at act (corsair://table/page/a.js?host=10.0.0.7#seat=secret:1:2)',
      'act@corsair://table/page/b.js:3:4',
    ]
    add('page', 'Error', lines.join('\n'))
    expect(read(text())[0].stack).toEqual([
      'at act (~/games/dist/main.js:1:2)',
      'at act (file://~/games/dist/main.js:1:2)',
      'at act (~\\table\\main.js:1:2)',
      'at act (file:///~/table/main.js:1:2)',
      'at act (/Users/~/main.js:1:2)',
      'at act (corsair://table/page/a.js:1:2)',
      'act@corsair://table/page/b.js:3:4',
    ])
  })

  test('is there after a restart; only the latest are, and none when they were deleted', async () => {
    const { open, file } = await made()
    const first = open()
    for (let count = 0; count < 50; count++) first.add('gpu', `GPU crashed ${count}`, '')
    const second = open()
    expect(second.count()).toBe(40)
    expect(read(second.text()).at(-1).kind).toBe('GPU crashed 49')
    second.clear()
    expect([second.count(), open().count(), existsSync(file)]).toEqual([0, 0, false])
  })

  test('of which the file is damaged begins anew, and a kind that is a story is none', async () => {
    const { open, file } = await made()
    writeFileSync(file, '{"kind":\n')
    const { count, add, text } = open()
    expect(count()).toBe(0)
    add('page', 'Anne has "the king"', 'x'.repeat(100_000))
    expect(read(text())).toEqual([expect.objectContaining({ kind: 'Error', stack: [] })])
  })
})
