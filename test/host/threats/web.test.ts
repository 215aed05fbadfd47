import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LanWay } from '../../../electron/host/protocol.ts'
import type { RunningHost } from '../../../electron/host/startHost.ts'
import { Client } from '../client.ts'
import { scratchFolder, toyHost } from '../harness.ts'
import { here, party, wayTo } from '../party.ts'
import { dial, exchange, opening } from '../raw.ts'

let host: RunningHost

/** A page beside which there is a secret. */
async function pageFolder(): Promise<string> {
  const folder = await scratchFolder()
  const page = path.join(folder, 'renderer')
  await mkdir(path.join(page, 'page'), { recursive: true })
  await mkdir(path.join(folder, 'renderer-old'))
  await writeFile(path.join(folder, 'secret.txt'), 'SECRET')
  await writeFile(path.join(folder, 'renderer-old', 'secret.txt'), 'SECRET')
  await writeFile(path.join(page, 'index.html'), '<!doctype html>')
  await symlink(folder, path.join(page, 'up'))
  await symlink('/etc', path.join(page, 'etc'))
  return page
}

beforeEach(async () => {
  host = await toyHost({ page: await pageFolder() })
})

const codeIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
const get = (target: string, lines: string[] = [`Host: 127.0.0.1:${host.port}`]): Promise<string> =>
  exchange({ port: host.port }, `GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)

describe('walking out of the folder of the page', () => {
  it.each([
    '/%252e%252e/secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%252f..%252fsecret.txt',
    '/%2e%2e%5csecret.txt',
    '/.%2e/secret.txt',
    '/%2E./secret.txt',
    '/page/..;/../secret.txt',
    '/..%00/secret.txt',
    '/%2e%2e%2frenderer-old/secret.txt',
    '/../renderer-old/secret.txt',
    '/up/secret.txt',
    '/etc/passwd',
    '//etc/passwd',
    '///etc/passwd',
    '/%2fetc/passwd',
    '/%2f%2fetc%2fpasswd',
    '/file:///etc/passwd',
    '/index.html/../../secret.txt',
    '/index.html%00.js',
    '/index.html/',
    '/%u002e%u002e/secret.txt',
    '/\uff0e\uff0e/secret.txt',
    '/%ef%bc%8e%ef%bc%8e/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%e0%80%ae%e0%80%ae/secret.txt',
    '/?/../../secret.txt#',
    'http://127.0.0.1/../secret.txt',
    '/CON',
    '/nul.txt',
    '/index.html::$DATA',
  ])('%s leads nowhere', async (target) => {
    const answer = await get(Buffer.from(target).toString('latin1'))
    expect(answer).not.toMatch(/SECRET|root:/)
    // What is behind a question mark names no file.
    expect(codeIn(answer)).toBe(target.startsWith('/?') ? 200 : codeIn(answer) === 400 ? 400 : 404)
  })
})

describe('names that others may have for the host', () => {
  const own = () => `127.0.0.1:${host.port}`
  it.each<[string, () => string]>([
    ['a dot at its end', () => `localhost.:${host.port}`],
    ['a name below', () => `a.localhost:${host.port}`],
    ['a user before it', () => `evil.example@127.0.0.1:${host.port}`],
    ['another name behind it', () => `127.0.0.1:${host.port}.evil.example`],
    ['blanks within', () => `127.0.0.1 :${host.port}`],
    ['a port that only looks alike', () => `127.0.0.1:0${host.port}`],
    ['no port', () => '127.0.0.1'],
    ['the number written short', () => `127.1:${host.port}`],
    ['the number in another system', () => `0x7f.0.0.1:${host.port}`],
    ['the number as one', () => `2130706433:${host.port}`],
    ['all addresses', () => `0.0.0.0:${host.port}`],
    ['an IPv4 address within an IPv6 one', () => `[::ffff:127.0.0.1]:${host.port}`],
    ['a long IPv6 address', () => `[0:0:0:0:0:0:0:1]:${host.port}`],
    ['nothing', () => ''],
  ])('%s is not its own', async (_, name) => {
    expect([400, 421]).toContain(codeIn(await get('/', [`Host: ${name()}`])))
    expect([400, 421]).toContain(codeIn(await exchange({ port: host.port }, opening(name()))))
  })

  it('of several headers that name the host none gets in by another', async () => {
    expect(codeIn(await get('/', [`Host: ${own()}`, 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example']))).toBe(200)
    expect(codeIn(await get('/', ['Host: evil.example', `Host: ${own()}`]))).not.toBe(200)
    expect(codeIn(await get('/', ['Host: evil.example', `X-Forwarded-Host: ${own()}`]))).toBe(421)
    expect(codeIn(await get('/', []))).toBe(400)
    expect(codeIn(await exchange({ port: host.port }, 'GET / HTTP/1.0\r\n\r\n'))).toBe(421)
  })

  it.each([
    'null',
    '',
    'http://127.0.0.1',
    'https://127.0.0.1:%',
    'http://localhost.:%',
    'http://127.0.0.1:%.evil.example',
    'http://evil.example:%',
    'HTTP://evil.example',
    'http://127.0.0.1:%@evil.example',
    'http://[::ffff:127.0.0.1]:%',
    'file://',
    'ws://127.0.0.1:%',
    'corsair://table',
  ])('a page from the origin %s opens no socket', async (pattern) => {
    const origin = pattern.replace('%', String(host.port))
    expect(codeIn(await exchange({ port: host.port }, opening(own(), { Origin: origin })))).toBe(403)
  })
})

describe('requests that are more than one, or without end', () => {
  const own = () => `Host: 127.0.0.1:${host.port}`
  it.each<[string, string[], string]>([
    ['two lengths', ['Content-Length: 0', 'Content-Length: 44'], ''],
    ['a length and parts', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['parts that are badly named', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['a length that is no number', ['Content-Length: +4'], 'abcd'],
    ['a header over two lines', ['X-One: a', '\tb: c', 'Transfer-Encoding : chunked'], '0\r\n\r\n'],
    ['a body where none belongs', ['Content-Length: 4'], 'abcd'],
    ['parts where none belong', ['Transfer-Encoding: chunked'], '4\r\nabcd\r\n0\r\n\r\n'],
  ])('%s: nothing of it is taken for a request of its own', async (_, lines, body) => {
    const hidden = `GET /index.html HTTP/1.1\r\n${own()}\r\n\r\n`
    const answer = await exchange({ port: host.port }, `GET / HTTP/1.1\r\n${[own(), ...lines].join('\r\n')}\r\n\r\n${body}${hidden}`)
    expect([400, 413]).toContain(codeIn(answer))
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(answer).not.toContain('<!doctype html>')
  })

  it('a body that never ends is answered at once, and not read', async () => {
    for (const method of ['POST', 'GET', 'PUT']) {
      const raw = await dial({ port: host.port }, `${method} / HTTP/1.1\r\n${own()}\r\nTransfer-Encoding: chunked\r\n\r\n`)
      const flood = setInterval(() => raw.socket.write(`1000\r\n${'x'.repeat(4096)}\r\n`), 2)
      await raw.closed
      clearInterval(flood)
      expect(codeIn(raw.heard())).toBe(413)
    }
  })

  it('headers without end are cut off', async () => {
    const raw = await dial({ port: host.port }, 'GET / HTTP/1.1\r\n')
    const flood = setInterval(() => raw.socket.write(`X-${Math.random()}: ${'x'.repeat(1000)}\r\n`), 1)
    await raw.closed
    clearInterval(flood)
    expect(codeIn(raw.heard())).toBe(431)
  })

  it('ways to ask that are not for files, or for other hosts, are refused', async () => {
    for (const line of ['TRACE / HTTP/1.1', 'DELETE /index.html HTTP/1.1', 'PROPFIND / HTTP/1.1'])
      expect(codeIn(await exchange({ port: host.port }, `${line}\r\n${own()}\r\nConnection: close\r\n\r\n`))).toBe(405)
    const tunnel = await dial({ port: host.port }, `CONNECT evil.example:80 HTTP/1.1\r\n${own()}\r\n\r\n`)
    await tunnel.ended
    expect(tunnel.heard()).not.toContain('200')
  })

  it('a socket opened with compression, a sub-protocol or at another path is one without, or none', async () => {
    const offered = { 'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits', 'Sec-WebSocket-Protocol': 'x' }
    const raw = await dial({ port: host.port }, opening(`127.0.0.1:${host.port}`, offered))
    await expect.poll(() => raw.heard()).toContain('\r\n\r\n')
    expect(codeIn(raw.heard())).toBe(101)
    expect(raw.heard()).not.toMatch(/deflate/i)
    for (const target of ['/', '/socket/', '/socket?x', '//socket', '/SOCKET', '/%73ocket'])
      expect(codeIn(await exchange({ port: host.port }, opening(`127.0.0.1:${host.port}`).replace('/socket', target)))).toBe(404)
  })
})

describe.skipIf(here.length === 0)('from the network (needs a network)', () => {
  let way: LanWay
  let ownName: string

  beforeEach(async () => {
    const { owner } = await party({ lan: true, page: await pageFolder() })
    way = await wayTo(owner)
    ownName = `${way.address}:${way.port}`
  })
  const ask = (target: string, name: string) =>
    exchange(way, `GET ${target} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`).then(codeIn)

  it('the page is served by number alone, nothing beside it, and no word of the host’s own', async () => {
    expect(await ask('/', ownName)).toBe(200)
    for (const name of [
      `localhost:${way.port}`,
      `127.0.0.1:${way.port}`,
      `corsair.local:${way.port}`,
      `${way.address}.:${way.port}`,
      way.address,
    ])
      expect(await ask('/', name)).toBe(421)
    for (const target of ['/pulse', '/../secret.txt', '/%2e%2e/secret.txt', '/up/secret.txt', '/tables', '/house-rules'])
      expect(await ask(target, ownName)).toBe(404)
  })

  it('a page of the loopback address, or the window’s own, opens no socket here', async () => {
    for (const origin of [`http://127.0.0.1:${way.port}`, `http://localhost:${way.port}`, 'corsair://table', 'null'])
      expect(codeIn(await exchange(way, opening(ownName, { Origin: origin })))).toBe(403)
    expect((await Client.connect(way.port, { Origin: `http://${ownName}` }, way.address)).isOpen).toBe(true)
  })
})
