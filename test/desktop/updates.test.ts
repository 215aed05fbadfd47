import { describe, expect, test, vi } from 'vitest'
import { buildKind, releasePage } from '../../electron/desktop/buildKind.ts'
import type { UpdatesCard } from '../../electron/desktop/channels.ts'
import { externalLink, isInGame } from '../../electron/desktop/navigation.ts'
import { type Updater, updates } from '../../electron/desktop/updates.ts'

type Wanted = { allowed?: boolean | null; where?: ((version: string) => string) | null; updater?: Partial<Updater> | null }

/** Updates of a program for which version 2.0.0 is there, unless `updater` says otherwise. */
function made({ allowed = true, where = null, updater = {} }: Wanted = {}) {
  const cards: UpdatesCard[] = []
  const kept: boolean[] = []
  const done: string[] = []
  const all: Updater = {
    look: async () => {
      done.push('look')
      return '2.0.0'
    },
    fetch: async (onPercent) => {
      done.push('fetch')
      for (const percent of [0.4, 10.2, 10.9, 250]) onPercent(percent)
    },
    install: async () => void done.push('install'),
    ...updater,
  }
  const bring = vi.fn(async () => all)
  const made = updates({
    where,
    allowed,
    keep: (wanted) => kept.push(wanted),
    updater: updater === null ? null : bring,
    onCard: (card) => cards.push(card),
  })
  return { ...made, cards, kept, done, bring }
}
const failing = (cause: unknown) => async (): Promise<never> => {
  throw cause
}

describe('new versions', () => {
  test('are not asked for before a person has said that they may be', async () => {
    for (const allowed of [null, false]) {
      const { card, lookByItself, bring, cards } = made({ allowed })
      expect(card()).toEqual({ at: allowed === null ? 'unasked' : 'forbidden' })
      await lookByItself()
      expect(bring).not.toHaveBeenCalled()
      expect(cards).toEqual([])
    }
  })

  test('are looked for when a person allows it, and that is kept; and no more when he forbids it', async () => {
    const { card, order, kept, lookByItself, done } = made({ allowed: null })
    await order('allow')
    expect(card()).toEqual({ at: 'found', version: '2.0.0', where: null })
    await order('forbid')
    expect(card()).toEqual({ at: 'forbidden' })
    await lookByItself()
    expect([kept, done]).toEqual([[true, false], ['look']])
  })

  test('are neither fetched nor installed unless a person says so, each by itself', async () => {
    const { card, order, lookByItself, done, cards } = made()
    await lookByItself()
    expect(done).toEqual(['look'])
    await order('install')
    expect(done).toEqual(['look'])
    await order('fetch')
    expect(card()).toEqual({ at: 'ready', version: '2.0.0' })
    expect(cards.filter(({ at }) => at === 'fetching').map((each) => Reflect.get(each, 'percent'))).toEqual([0, 10, 100])
    expect(done).toEqual(['look', 'fetch'])
    await order('install')
    expect(done).toEqual(['look', 'fetch', 'install'])
  })

  test('that are here already are said to be', async () => {
    const { card, order } = made({ updater: { look: async () => null } })
    await order('look')
    expect(card()).toEqual({ at: 'newest' })
  })

  test('a version that is being fetched is not fetched once more, looked for or forbidden meanwhile', async () => {
    let finish = (): void => undefined
    const fetch = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { card, order } = made({ updater: { fetch } })
    await order('look')
    const fetching = order('fetch')
    for (const other of ['fetch', 'look', 'forbid', 'allow', 'install'] as const) await order(other)
    expect(card()).toEqual({ at: 'fetching', version: '2.0.0', percent: 0 })
    finish()
    await fetching
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(card()).toEqual({ at: 'ready', version: '2.0.0' })
  })

  test.each<[string, unknown, string]>([
    ['no network', Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), 'offline'],
    ['no answer in time', new Error('timed out'), 'offline'],
    ['Chromium’s word for no network', new Error('net::ERR_INTERNET_DISCONNECTED'), 'offline'],
    ['a disk that is full', Object.assign(new Error('write'), { code: 'ENOSPC' }), 'disk-full'],
    [
      'a file that is not the one that was made',
      Object.assign(new Error('sha512 checksum mismatch'), { code: 'ERR_CHECKSUM_MISMATCH' }),
      'not-genuine',
    ],
    [
      'a signature of somebody else',
      Object.assign(new Error('New version is not signed by the application owner'), { code: 'ERR_UPDATER_INVALID_SIGNATURE' }),
      'not-genuine',
    ],
    ['anything else', 'odd', 'other'],
  ])('%s is told, and can be tried again', async (_, cause, why) => {
    const { card, order } = made({ updater: { fetch: failing(cause) } })
    await order('look')
    await order('fetch')
    expect(card()).toEqual({ at: 'failed', doing: 'fetch', why })
    await order('look')
    expect(card().at).toBe('found')
  })

  test('a look that nobody asked for fails without a word; one that was asked for says so', async () => {
    const { card, order, lookByItself } = made({ updater: { look: failing(new Error('net::ERR_FAILED')) } })
    await lookByItself()
    expect(card()).toEqual({ at: 'resting' })
    await order('look')
    expect(card()).toEqual({ at: 'failed', doing: 'look', why: 'offline' })
  })

  test('an installer that does not start is told', async () => {
    const { card, order } = made({ updater: { install: failing(new Error('denied')) } })
    await order('look')
    await order('fetch')
    await order('install')
    expect(card()).toEqual({ at: 'failed', doing: 'install', why: 'other' })
  })

  test('of a package of the system are only told of, with the place', async () => {
    const { card, order, done } = made({ where: (version) => `https://example.org/${version}` })
    await order('look')
    expect(card()).toEqual({ at: 'found', version: '2.0.0', where: 'https://example.org/2.0.0' })
    await order('fetch')
    expect(done).toEqual(['look'])
  })

  test('nothing is done by a build that has no place to ask', async () => {
    const { card, order, lookByItself } = made({ updater: null })
    for (const each of ['allow', 'look', 'fetch', 'install'] as const) await order(each)
    await lookByItself()
    expect(card()).toEqual({ at: 'unable' })
  })
})

describe('what a build can do', () => {
  const build = { packaged: true, platform: 'linux', appImage: undefined, hasPlace: true } as const
  test('an AppImage, Windows and macOS replace themselves; packages of Linux only tell; sources do nothing', () => {
    expect(buildKind({ ...build, appImage: '/x.AppImage' })).toBe('self')
    expect(buildKind({ ...build, platform: 'win32' })).toBe('self')
    expect(buildKind({ ...build, platform: 'darwin' })).toBe('self')
    expect(buildKind(build)).toBe('by-hand')
    expect(buildKind({ ...build, packaged: false })).toBe('none')
    expect(buildKind({ ...build, hasPlace: false })).toBe('none')
  })

  test('the page of a release is one that the window may hand on, and nothing else of that site is', () => {
    const page = releasePage('provider: github\nowner: some-one\nrepo: corsair.table\nupdaterCacheDirName: x\n', '1.2.3')
    expect(page).toBe('https://github.com/some-one/corsair.table/releases/tag/v1.2.3')
    expect(externalLink(page!)).toBe(page)
    for (const other of [
      'https://github.com/',
      'https://github.com/a/b',
      `${page}?x`,
      `${page}#x`,
      'https://github.com/a/b/releases/tag/v1/x',
    ])
      expect(externalLink(other)).toBe(null)
    expect(releasePage('provider: generic\nurl: https://example.org\n', '1.2.3')).toBe(null)
    expect(releasePage('provider: github\nowner: a\nrepo: ../b\n', '1.2.3')).toBe(null)
    expect(releasePage('provider: github\nowner: a\nrepo: b\n', '1/../..')).toBe(null)
  })

  test('a table is a game, the Harbour is none', () => {
    expect(isInGame('corsair://table/#/table/0123456789abcdef')).toBe(true)
    expect(isInGame('corsair://table/?host=10.0.0.7:4616#/room/0123456789abcdef/settings')).toBe(true)
    expect(isInGame('corsair://table/#/')).toBe(false)
    expect(isInGame('corsair://table/#/settings')).toBe(false)
  })
})
