import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { oneLine } from '../../../electron/host/oneLine.ts'
import { readRequest } from '../../../electron/host/schemas.ts'
import { readName } from '../../../engine/core/names.ts'
import { Client } from '../client.ts'
import { openToy, scratchFolder, toyHost } from '../harness.ts'
import { cardOf, codeOf, party, sit } from '../party.ts'

const INVISIBLE = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u200d\u200c',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u2800',
  '\u3164',
  '\u115f',
  '\uffa0',
  '\ufe0f',
  '\u{e0041}',
]

describe('names', () => {
  it.each(INVISIBLE.map((name) => [encodeURIComponent(name), name]))('of nothing to be seen (%s) are none', (_, name) => {
    expect(readName(name)).toBeNull()
  })

  it.each([
    ['turn text round', 'Ann\u202enib'],
    ['turn text round by isolating it', 'Ann\u2067x'],
    ['break lines', 'Ann\u2028Ben'],
    ['ring a bell', 'Ann\u0007'],
    ['colour a terminal', '\u001b[31mAnn'],
    ['are half a letter', 'Ann\ud800'],
    ['are like another’s but for what cannot be seen', 'A\u200bnn'],
    ['belong to no script', '\ue000'],
    ['grow over the lines above', `A${'\u0301'.repeat(12)}`],
    ['are too long', 'a'.repeat(41)],
  ])('that %s are refused', (_, name) => {
    expect(readName(name)).toBeNull()
  })

  it.each(['Ann', 'İbrahim', 'Анна', '山田', '👨‍👩‍👧', 'می‌خواهم', 'Nguyễn', 'e\u0301', 'O’Neil <3', '__proto__', 'constructor'])(
    '%s is one',
    (name) => {
      expect(readName(name)).toBe(name)
    },
  )

  it('that are script come to everybody as the very letters, and the page takes no script but its own', async () => {
    const { host, owner, table } = await party()
    const name = '<img src=x onerror=alert(1)>'
    const ben = await Client.greet(host.port)
    expect(codeOf(await sit(ben, table, 1, name))).toBe('seated')
    expect(cardOf(owner)?.seats[1]?.name).toBe(name)
    const policy = (await fetch(`http://127.0.0.1:${host.port}/`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('of seats, faces and tables that are keys of every object are words like others', async () => {
    const { host, owner, table } = await party()
    const ben = await Client.greet(host.port)
    expect(codeOf(await sit(ben, table, 1, '__proto__'))).toBe('seated')
    for (const odd of ['__proto__', 'constructor', 'toString', '../x', 'hasOwnProperty']) {
      expect(codeOf(await ben.ask({ type: 'watch', table: odd, viewer: 'table', token: null, since: null }))).toBe('no-such-table')
      expect(codeOf(await owner.ask({ type: 'remove-table', table: odd }))).toBe('no-such-table')
      const seats = [{ kind: 'guest', face: 'a' } as const, { kind: 'guest', face: 'b' } as const]
      expect(codeOf(await owner.ask({ type: 'open-table', game: odd, seats, options: {}, pace: 'calm', seed: null }))).toBe('no-such-game')
    }
  })
})

/** A right request of each kind, as text: a hole for one more field at every depth. */
const REQUESTS = [
  '{"type":"ping","id":"x"%}',
  '{"type":"hello","id":"x","protocol":1,"owner":null%}',
  '{"type":"sit","id":"x","table":"t","seat":0,"name":"A","face":"a"%}',
  '{"type":"watch","id":"x","table":"t","viewer":0,"token":null,"since":null,"also":[{"seat":0,"token":""%}]}',
  '{"type":"open-table","id":"x","game":"g","seats":[{"kind":"guest","face":"a"%}],"options":{},"pace":"calm","seed":null}',
]

describe('keys that every object has', () => {
  const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__']
  it.each(REQUESTS)('are unknown fields wherever they are put: %s', (text) => {
    expect(readRequest(text.replace('%', '')).ok).toBe(true)
    for (const key of keys) {
      expect(readRequest(text.replace('%', `,"${key}":{"owner":true}`))).toMatchObject({ ok: false, code: 'bad-request' })
      expect(readRequest(text.replace('%', `,"${key}":null`)).ok).toBe(false)
    }
    expect({}).not.toHaveProperty('owner')
  })

  it('are neither actions nor fields of one, neither options nor values', async () => {
    const host = await toyHost()
    const { owner, table, tokens } = await openToy(host, 2)
    await owner.watch(table, 0, tokens[0])
    for (const key of keys) {
      for (const action of [`{"type":"${key}"}`, `{"type":"roll","${key}":{}}`, `{"type":"lay","card":"x","${key}":{"card":"y"}}`]) {
        const from = owner.messages.length
        owner.socket.send(`{"type":"act","id":"a","table":"${table}","seat":0,"token":"${tokens[0]}","at":1,"action":${action}}`)
        expect(await owner.nextOf('refused', from)).toMatchObject({ code: 'bad-request' })
      }
      const from = owner.messages.length
      const seats = '[{"kind":"guest","face":"a"},{"kind":"guest","face":"b"}]'
      owner.socket.send(
        `{"type":"open-table","id":"o","game":"toy","seats":${seats},"options":{"${key}":{"rounds":1}},"pace":"calm","seed":null}`,
      )
      expect(await owner.nextOf('refused', from)).toMatchObject({ code: 'bad-options' })
    }
  })
})

describe('the log', () => {
  it('has one line for each report, whatever is in it', () => {
    expect(oneLine('a\nb\r\u001b[2J\u202e\u2028')).toBe('a\\u000ab\\u000d\\u001b[2J\\u202e\\u2028')
    expect(oneLine('x'.repeat(9999))).toHaveLength(501)
  })

  it('is not written by a saved game that names things so as to be read as other lines', async () => {
    const dataDir = await scratchFolder()
    const first = await toyHost({ dataDir })
    const { table } = await openToy(first, 2)
    await first.stop()
    const file = path.join(dataDir, 'tables', `${table}.ndjson`)
    const [header = '', ...rest] = (await readFile(file, 'utf8')).split('\n')
    const feigned = JSON.stringify({ ...JSON.parse(header), game: 'toy\u001b[2K\nall is well' })
    await writeFile(file, [feigned, ...rest].join('\n'))
    const reports: string[] = []
    const second = await toyHost({ dataDir, report: (line) => reports.push(line) })
    await Client.greet(second.port)
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatch(/^saved game [0-9a-f]+ cannot be opened/)
    expect(reports[0]).not.toMatch(/[\p{Cc}]/u)
  })
})
