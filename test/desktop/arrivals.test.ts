import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedToOpen, fileNews, linkNews } from '../../electron/desktop/arrivals.ts'
import type { News } from '../../electron/desktop/channels.ts'
import { readLink } from '../../electron/desktop/deepLink.ts'
import { isOwnPage } from '../../electron/desktop/page.ts'
import { post } from '../../electron/desktop/post.ts'
import { isPrivate } from '../../electron/host/lan/ipv4.ts'
import { GAME_FILE_BYTES } from '../../electron/host/protocol.ts'
import { scratchFolder } from '../host/harness.ts'

const TABLE = '0123456789abcdef'
const nowhere = () => false

describe('a link into the program', () => {
  test('leads to a host of the network, and to a table there', () => {
    const place = { address: '192.168.1.20', port: 4616 }
    expect(readLink('corsair-table://join/192.168.1.20:4616')).toEqual({ place, table: null })
    expect(readLink('corsair-table://join/192.168.1.20:4616/')).toEqual({ place, table: null })
    expect(readLink(`corsair-table://join/192.168.1.20:4616/${TABLE}`)).toEqual({ place, table: TABLE })
  })

  test.each([
    'corsair-table://join/8.8.8.8:4616',
    'corsair-table://join/127.0.0.1:4616',
    'corsair-table://join/192.168.1.256:4616',
    'corsair-table://join/192.168.01.20:4616',
    'corsair-table://join/0xc0.168.1.20:4616',
    'corsair-table://join/192.168.1.20',
    'corsair-table://join/192.168.1.20:0',
    'corsair-table://join/192.168.1.20:65536',
    'corsair-table://join/192.168.1.20:04616',
    'corsair-table://join/[fe80::1]:4616',
    'corsair-table://join/host.local:4616',
    'corsair-table://join/192.168.1.20:4616/ABCDEF0123456789',
    'corsair-table://join/192.168.1.20:4616/0123',
    `corsair-table://join/192.168.1.20:4616/${TABLE}/..`,
    `corsair-table://join/192.168.1.20:4616/${TABLE}#seat=1`,
    'corsair-table://join/192.168.1.20:4616?owner=1',
    'corsair-table://join@192.168.1.20:4616',
    'corsair-table://open/192.168.1.20:4616',
    'corsair-table:join/192.168.1.20:4616',
    ' corsair-table://join/192.168.1.20:4616',
    'corsair-table://join/192.168.1.20:4616\n',
    'http://192.168.1.20:4616/',
  ])('is none: %s', (text) => {
    expect(readLink(text)).toBe(null)
    expect(linkNews(text, nowhere)).toEqual({ type: 'wrong-link' })
  })

  test('whatever it says, the window stays on our page, at a private address', () => {
    const octet = fc.oneof(fc.nat(300), fc.constantFrom('', '-1', '0x1', '1e2')).map(String)
    const odd = fc.oneof(fc.string(), fc.constantFrom('@', '#', '?host=', '%2f', '//', '\u0000', '..'))
    const near = fc.tuple(octet, octet, octet, octet, fc.nat(70_000), odd, fc.boolean()).map(([a, b, c, d, port, tail, has]) => {
      return `corsair-table://join/${a}.${b}.${c}.${d}:${port}${has ? `/${tail}` : tail}`
    })
    const check = (text: string) => {
      const news = linkNews(text, nowhere)
      if (news.type === 'wrong-link') return
      if (news.type !== 'link') throw new Error(news.type)
      const { searchParams, hash, origin } = new URL(news.address)
      expect([origin, isOwnPage(news.address)]).toEqual(['null', true])
      const [address = '', port = ''] = searchParams.get('host')?.split(':') ?? []
      expect([isPrivate(address), Number(port) > 0 && Number(port) < 65_536, [...searchParams.keys()]]).toEqual([true, true, ['host']])
      expect(hash).toMatch(/^#\/(table\/[0-9a-f]{16})?$/)
    }
    fc.assert(
      fc.property(
        fc.oneof(
          near,
          fc.string().map((tail) => `corsair-table://join/10.0.0.7:4616${tail}`),
        ),
        check,
      ),
      { numRuns: 2000 },
    )
  })

  test('to this very host goes no way round', () => {
    const isThisHost = ({ address, port }: { address: string; port: number }) => address === '10.0.0.7' && port === 4616
    const to = (text: string) => linkNews(text, isThisHost)
    expect(to(`corsair-table://join/10.0.0.7:4616/${TABLE}`)).toEqual({ type: 'link', address: `corsair://table/#/table/${TABLE}` })
    expect(to('corsair-table://join/10.0.0.7:4616')).toEqual({ type: 'link', address: 'corsair://table/#/' })
    expect(to('corsair-table://join/10.0.0.8:4616')).toEqual({ type: 'link', address: 'corsair://table/?host=10.0.0.8:4616#/' })
  })
})

describe('what a start was asked to open', () => {
  test('are links and files that are ours; the program’s own words, and others, are passed over', () => {
    const link = 'corsair-table://join/10.0.0.7:4616'
    expect(
      askedToOpen(['/corsair.corsair-game', '/app', '--data=/x', link, '/a/Evening.corsair-game', 'b.CORSAIR-RULES', '/etc/passwd']),
    ).toEqual({
      links: [link],
      files: ['/a/Evening.corsair-game', 'b.CORSAIR-RULES'],
    })
    expect(askedToOpen(['/p', 'corsair-table://join/x.corsair-game', 'old.corsair-rules.json', '--x.corsair-game'])).toEqual({
      links: ['corsair-table://join/x.corsair-game'],
      files: ['old.corsair-rules.json'],
    })
  })

  test('the page is told a file’s name and content, and not where it lies', async () => {
    const folder = await scratchFolder()
    await writeFile(path.join(folder, 'Evening.corsair-game'), 'some\n\u00ff')
    const news = await fileNews(path.join(folder, 'Evening.corsair-game'))
    expect(news).toEqual({ type: 'file', name: 'Evening.corsair-game', content: Buffer.from('some\n\u00ff').toString('base64') })
    expect(JSON.stringify(news)).not.toContain(folder)
  })

  test('what is not there, no file, or too large is said to be so', async () => {
    const folder = await scratchFolder()
    await mkdir(path.join(folder, 'a.corsair-game'))
    await writeFile(path.join(folder, 'b.corsair-game'), Buffer.alloc(GAME_FILE_BYTES + 1))
    const why = async (name: string) => Reflect.get(await fileNews(path.join(folder, name)), 'why')
    expect(await why('a.corsair-game')).toBe('unreadable')
    expect(await why('b.corsair-game')).toBe('too-large')
    expect(await why('c.corsair-game')).toBe('unreadable')
  })
})

describe('news for the page', () => {
  const link: News = { type: 'wrong-link' }
  const settings: News = { type: 'show', what: 'settings' }

  test('wait until a page listens, and come once', () => {
    const sent: News[] = []
    const { tell, listen, pause } = post((news) => sent.push(news))
    tell(link)
    expect(sent).toEqual([])
    listen()
    tell(settings)
    expect(sent).toEqual([link, settings])
    pause()
    tell(settings)
    listen()
    listen()
    expect(sent).toEqual([link, settings, settings])
  })
})
