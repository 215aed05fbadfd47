import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerPage, farPage, isOwnPage, pagePolicy } from '../../electron/desktop/page.ts'

let folder = ''
let root = ''
const get = (url: string, method = 'GET') => answerPage(root, 4616, { method, url })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-'))
  root = path.join(folder, 'renderer')
  await mkdir(path.join(root, 'page'), { recursive: true })
  await writeFile(path.join(root, 'index.html'), '<!doctype html>')
  await writeFile(path.join(root, 'page', 'main.js'), 'export {}')
  await writeFile(path.join(root, '.env'), 'hidden')
  await writeFile(path.join(folder, 'secret.txt'), 'secret')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the page of the window', () => {
  test('the start is index.html, whatever stands behind the hash', async () => {
    const answer = await get('corsair://table/')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toBe('<!doctype html>')
    expect((await get('corsair://table/?x=1')).status).toBe(200)
  })

  test('at another host of the network it is the same page, told which host and which table', async () => {
    const far = { address: '192.168.1.20', port: 4616 }
    expect(farPage(far, null)).toBe('corsair://table/?host=192.168.1.20:4616#/')
    expect(farPage(far, '0123456789abcdef')).toBe('corsair://table/?host=192.168.1.20:4616#/table/0123456789abcdef')
    expect(isOwnPage(farPage(far, null))).toBe(true)
    expect(await (await get(farPage(far, null))).text()).toBe('<!doctype html>')
  })

  test('scripts come as scripts', async () => {
    const answer = await get('corsair://table/page/main.js')
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each([
    'corsair://table/../secret.txt',
    'corsair://table/%2e%2e/secret.txt',
    'corsair://table/..%2fsecret.txt',
    'corsair://table/.env',
    'corsair://table/page',
    'corsair://table/none.js',
    'corsair://elsewhere/index.html',
    'https://table/index.html',
  ])('%s is not there', async (url) => {
    const answer = await get(url)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('')
  })

  test('it is read only', async () => {
    expect((await get('corsair://table/', 'POST')).status).toBe(405)
  })

  test('every answer binds the page: no script of others, no plugin, no frame, and one socket', async () => {
    for (const url of ['corsair://table/', 'corsair://table/none']) {
      const policy = (await get(url)).headers.get('content-security-policy') ?? ''
      expect(policy).toBe(pagePolicy(4616))
    }
    const rules = new Map(
      pagePolicy(4616)
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    )
    expect(rules.get('default-src')).toEqual(["'none'"])
    expect(rules.get('script-src')).toEqual(["'self'"])
    expect(rules.get('connect-src')?.filter((source) => source.includes('//'))).toEqual(['ws://127.0.0.1:4616'])
    expect(pagePolicy(4616)).not.toMatch(/unsafe|\*|https?:/)
  })
})
