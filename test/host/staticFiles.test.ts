import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { Client } from './client.ts'
import { scratchFolder, toyHost } from './harness.ts'

let host: RunningHost

beforeEach(async () => {
  const folder = await scratchFolder()
  const page = path.join(folder, 'renderer')
  await mkdir(path.join(page, 'page'), { recursive: true })
  await mkdir(path.join(page, '.hidden'))
  await writeFile(path.join(folder, 'secret.txt'), 'SECRET')
  await writeFile(path.join(page, 'index.html'), '<!doctype html>')
  await writeFile(path.join(page, 'page', 'main-abc123.js'), 'export {}')
  await writeFile(path.join(page, 'chart.webp'), 'RIFF')
  await writeFile(path.join(page, 'sea.webp'), 'RIFF'.repeat(1000))
  await writeFile(path.join(page, 'page', 'long-abc123.js'), 'export {}\n'.repeat(1000))
  await writeFile(path.join(page, 'wave.ogg'), 'OggS')
  await writeFile(path.join(page, '.hidden', 'file'), 'SECRET')
  await symlink(path.join(folder, 'secret.txt'), path.join(page, 'link.txt'))
  host = await toyHost({ page })
})

type Reply = { code: number; headers: Record<string, string | string[] | undefined>; body: string }

/** As a program would ask that does not tidy up addresses. */
function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: host.port, path: url, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ code: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('the page comes with its type, its policy and no script from elsewhere', async () => {
  const { code, headers, body } = await get('/')
  expect([code, body, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    '<!doctype html>',
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
})

test.each([
  ['/page/main-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/chart.webp', 'image/webp', 'no-cache'],
  ['/chart.webp?v=2#x', 'image/webp', 'no-cache'],
  ['/wave.ogg', 'audio/ogg', 'no-cache'],
])('%s is %s, kept as %s', async (url, type, caching) => {
  const { code, headers } = await get(url)
  expect([code, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching])
})

test('what has not changed is not sent again', async () => {
  const { headers } = await get('/chart.webp')
  expect(await get('/chart.webp', { 'If-None-Match': String(headers.etag) })).toMatchObject({ code: 304, body: '' })
  expect(await get('/chart.webp', { 'If-None-Match': '"other"' })).toMatchObject({ code: 200, body: 'RIFF' })
})

test('HEAD tells of a file without sending it, and nothing else than GET and HEAD is served', async () => {
  expect(await get('/chart.webp', {}, 'HEAD')).toMatchObject({ code: 200, body: '', headers: { 'content-length': '4' } })
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect(await get('/chart.webp', {}, method)).toMatchObject({ code: 405 })
})

test.each([
  '/../secret.txt',
  '/page/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/page/..%c0%afsecret.txt',
  '//secret.txt',
  '/./../secret.txt',
  '/....//secret.txt',
  '/chart.webp%00.txt',
  '/%',
  '/link.txt',
  '/.hidden/file',
  '/page',
  '/page/',
  '/nowhere',
  '/C:/windows/win.ini',
  'http://elsewhere/secret.txt',
  '*',
])('%s is not found', async (url) => {
  const { code, body } = await get(url)
  expect(code).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('SECRET')
})

test.each(['evil.example', 'evil.example:80', '127.0.0.1', '127.0.0.1:1', '192.168.0.9'])('the host name %s is not ours', async (name) => {
  expect(await get('/', { Host: name })).toMatchObject({ code: 421 })
  await expect(Client.connect(host.port, { Host: name })).rejects.toThrow('421')
})

test('localhost and both loopback addresses are ours', async () => {
  for (const name of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])
    expect(await get('/', { Host: `${name}:${host.port}` })).toMatchObject({ code: 200 })
})

test.each(['http://evil.example', 'https://127.0.0.1', 'null', 'file://', 'http://127.0.0.1', 'http://localhost.evil.example'])(
  'a page from %s may not open a socket',
  async (origin) => {
    await expect(Client.connect(host.port, { Origin: origin })).rejects.toThrow('403')
  },
)

test('our own page may open a socket, and so may an origin that the shell names', async () => {
  expect((await Client.connect(host.port, { Origin: `http://localhost:${host.port}` })).isOpen).toBe(true)
  const shell = await toyHost({ origins: ['corsair://table'] })
  expect((await Client.connect(shell.port, { Origin: 'corsair://table' })).isOpen).toBe(true)
  await expect(Client.connect(host.port, { Origin: 'corsair://table' })).rejects.toThrow('403')
})

test('a request that arrives while the host is stopping is still answered', async () => {
  const socket = connect(host.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve) => socket.write('GET / HTTP/1.1\r\n', () => resolve()))
  // One after another, so that the host has read between them, however late they come.
  for (let waits = 0; waits < 10; waits++) await new Promise((resolve) => setTimeout(resolve, 5))
  const stopped = host.stop()
  for (let waits = 0; waits < 3; waits++) await new Promise((resolve) => setTimeout(resolve, 1))
  socket.write(`Host: 127.0.0.1:${host.port}\r\nConnection: close\r\n\r\n`)
  await closed
  await stopped
  expect(heard).toMatch(/^HTTP\/1.1 200 /)
})

test('scripts and words come packed to whoever can unpack them, and as they are to everybody else', async () => {
  const plain = await get('/page/long-abc123.js')
  expect([plain.body.length, plain.headers['content-encoding'], plain.headers.vary]).toEqual([10_000, undefined, 'Accept-Encoding'])
  const { code, headers } = await get('/page/long-abc123.js', { 'Accept-Encoding': 'br, gzip;q=0.8' })
  expect([code, headers['content-encoding']]).toEqual([200, 'gzip'])
  expect(Number(headers['content-length'])).toBeLessThan(200)
  expect(headers.etag).not.toBe(plain.headers.etag)
  const again = await get('/page/long-abc123.js', { 'Accept-Encoding': 'gzip', 'If-None-Match': String(headers.etag) })
  expect(again.code).toBe(304)
  for (const refused of ['gzip;q=0', 'br', 'identity'])
    expect((await get('/page/long-abc123.js', { 'Accept-Encoding': refused })).headers['content-encoding']).toBe(undefined)
  // what is packed already, or too short to gain, stays as it is
  for (const place of ['/sea.webp', '/page/main-abc123.js'])
    expect((await get(place, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe(undefined)
})
