import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { checkPage } from '../../electron/host/lan/checkPage.ts'
import { CHECK_WORDS, likedLanguage } from '../../electron/host/lan/checkWords.ts'
import { lanAddresses } from '../../electron/host/lan/interfaces.ts'
import { Lan } from '../../electron/host/lan/Lan.ts'
import type { LanCard } from '../../electron/host/protocol.ts'
import { Client, type MessageOf } from './client.ts'
import { machine } from './ether.ts'
import { openToy, toyHost } from './harness.ts'

type Answer = { status: number; text: string; headers: NodeJS.Dict<string | string[]> }
type Place = { address: string; port: number }

function ask({ address, port }: Place, { method = 'GET', path = '/check', ...headers }: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: address, port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('the self-test page', () => {
  const visit = { from: '192.168.1.33', to: '192.168.1.20', name: 'wlan0', language: 'en' }

  it('says without any script that the device reaches the host, and which way it came', () => {
    const page = checkPage(visit, { host: 'Galley', now: 7 })
    expect(page).toContain('<h1>Yes: this device reaches Galley.</h1>')
    expect(page).toContain('From 192.168.1.33 to 192.168.1.20, network wlan0.')
    expect(page).toContain('data-now="7"')
    expect(page.length).toBeLessThan(3000)
  })

  it('shows names as text, whatever is in them', () => {
    const page = checkPage({ ...visit, name: '"><script>' }, { host: '<img src=x onerror=alert(1)> {from}', now: 7 })
    expect(page).not.toMatch(/<img|"><script>/)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; {from}')
  })

  it.each([
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['tr', 'tr'],
    ['de-DE,de;q=0.9,tr;q=0.5', 'tr'],
    ['xx', 'en'],
    [undefined, 'en'],
  ])('speaks to a browser that likes %s in %s', (header, language) => {
    expect(likedLanguage(header)).toBe(language)
    expect(checkPage({ ...visit, language: header }, { host: 'Galley', now: 7 })).toContain(`<html lang="${language}">`)
  })

  it('has every word in every language, with the same places to fill in', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const words of Object.values(CHECK_WORDS))
      for (const [key, text] of Object.entries(CHECK_WORDS.en)) {
        // the keys of one are those of all
        expect(places(words[key as keyof typeof words])).toEqual(places(text))
        expect(words[key as keyof typeof words]).not.toBe('')
      }
  })
})

describe('a host that listens in the network', () => {
  const [here] = lanAddresses(networkInterfaces())

  it.runIf(here)('answers there with the self-test page, and its owner hears who has come, and by which address', async () => {
    const host = await toyHost({ name: 'Galley' })
    const { owner, table } = await openToy(host, 2)
    await owner.ask({ type: 'set-lan', table, lan: true })
    const { card } = await owner.next((message): message is MessageOf<'lan'> => message.type === 'lan' && message.card.open)
    const [way] = card.ways
    if (way === undefined) throw new Error('there is no way')
    expect([card.host, card.reached]).toEqual(['Galley', []])

    const page = await ask(way, { 'accept-language': 'tr' })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.text).toContain(`ağ: ${way.name}`)
    const told = await owner.next((message): message is MessageOf<'lan'> => message.type === 'lan' && message.card.reached.length > 0)
    expect(told.card.reached).toEqual([{ from: way.address, to: way.address, at: expect.any(Number) }])

    const guest = await Client.visit(way)
    expect((await guest.nextOf('welcome')).lan).toBeNull()
  })

  it('is called by its number for that too, and by GET', async () => {
    const host = await toyHost()
    const home = { address: '127.0.0.1', port: host.port }
    expect((await ask(home)).status).toBe(200)
    expect((await ask(home, { host: 'evil.example' })).status).toBe(421)
    expect((await ask(home, { method: 'POST' })).status).toBe(405)
    // on its own machine it is a page as any other: nobody is told
    const owner = await Client.greet(host.port, host.ownerSecret)
    expect((await owner.nextOf('welcome')).lan?.reached).toEqual([])
  })
})

describe('who has reached the self-test page', () => {
  async function opened() {
    const cards: LanCard[] = []
    const lan = new Lan({
      firstPort: 4616,
      host: 'Galley',
      platform: 'linux',
      interfaces: () => machine({ wlan0: '192.168.1.20' }),
      listenOn: async (addresses) => Object.fromEntries(addresses.map((address) => [address, 4616])),
      onCard: (card) => cards.push(card),
      report: () => undefined,
    })
    await lan.set(true)
    return { lan, cards }
  }

  it('is told the latest first, once each, eight at most, and not over and over', async () => {
    const { lan, cards } = await opened()
    for (let count = 1; count <= 12; count++) lan.reach(`192.168.1.${count}`, '192.168.1.20')
    for (let count = 0; count < 100; count++) lan.reach('192.168.1.12', '192.168.1.20')
    expect(lan.now.reached.map(({ from }) => from)).toEqual([12, 11, 10, 9, 8, 7, 6, 5].map((end) => `192.168.1.${end}`))
    expect(cards).toHaveLength(1 + 12)
    await lan.close()
  })

  it('is nobody who has not come by an address of the network, and is forgotten when the host closes', async () => {
    const { lan } = await opened()
    lan.reach('127.0.0.1', '127.0.0.1')
    expect(lan.now.reached).toEqual([])
    lan.reach('192.168.1.5', '192.168.1.20')
    await lan.set(false)
    expect(lan.now.reached).toEqual([])
    lan.reach('192.168.1.5', '192.168.1.20')
    expect(lan.now.reached).toEqual([])
  })
})
