import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { Client } from '../host/client.ts'
import { expect } from './support.ts'

const UPRIGHT = { width: 390, height: 844 }

/** A phone with a browser of its own. */
export async function newPhone(browser: Browser, viewport = UPRIGHT): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const kept = JSON.stringify({ language: 'en', speed: 'instant', mute: true, vibrate: false })
  await context.addInitScript((text) => localStorage.getItem('preferences') ?? localStorage.setItem('preferences', text), kept)
  return context
}

type Opened = { owner: Client; table: string; link: string }

/** A table for so many guests and bots; `link` is what its QR code says. */
export async function openForPhones(
  host: RunningHost,
  { game, guests, bots, options = {} }: { game: string; guests: number; bots: number; options?: Record<string, unknown> },
): Promise<Opened> {
  const owner = await Client.greet(host.port, host.ownerSecret)
  const faces = FACES[game] ?? []
  const seats = faces
    .slice(0, guests + bots)
    .map((face, seat) =>
      seat < guests ? ({ kind: 'guest', face } as const) : ({ kind: 'bot', name: `Bot ${seat}`, face, level: 'deckhand' } as const),
    )
  const opened = await owner.ask({ type: 'open-table', game, seats, options, pace: 'instant', seed: '5eed' })
  if (opened.type !== 'opened') throw new Error(`the table was not opened: ${opened.type}`)
  return { owner, table: opened.table, link: `${host.address}#/table/${opened.table}` }
}

const FACES: Record<string, readonly string[]> = {
  parley: ['donna', 'kemal', 'isaura', 'yusuf', 'barbagia'],
  'port-royal': ['innkeeper', 'smuggler', 'surgeon', 'harbourmaster', 'smith'],
  merchants: ['pilot', 'mercer', 'spicer', 'goldsmith', 'supercargo'],
}

/** From the link of the QR code to a seat. */
export async function sitByLink(page: Page, link: string, { seat, name }: { seat: number; name: string }): Promise<void> {
  await page.goto(link)
  await expect(page).toHaveURL(/phone\.html/)
  await page.getByTestId(`sit-${seat}`).tap()
  await page.getByTestId('sit-name').fill(name)
  await page.getByTestId('sit-down').tap()
  await expect(page.getByTestId(`stand-${seat}`)).toBeVisible()
}

/**
 * From now on a thumb taps whatever may be tapped: an offer, then what confirms it. It is as random as `seed` makes it, always the
 * same way, and counts its decisions.
 */
export async function startThumb(page: Page, seed: number): Promise<void> {
  await page.evaluate((start) => {
    let random = start
    const next = (below: number): number => {
      random = (random * 48271) % 2147483647
      return random % below
    }
    document.body.dataset.thumb = '0'
    setInterval(() => {
      if (document.body.dataset.thumb === 'rests' || document.querySelector('[data-testid="hand"][data-decision="true"]') === null) return
      const may = ':not([aria-disabled="true"])'
      const confirms = document.querySelectorAll<HTMLElement>(`[data-testid="foot"] .act-main${may}`)
      const offers = document.querySelectorAll<HTMLElement>(`[data-testid="asked"] .offer${may}, [data-testid="foot"] .act${may}`)
      const chosen = document.querySelector('[data-testid="asked"] .offer[aria-pressed="true"]') !== null
      const buttons = chosen && confirms.length > 0 ? confirms : offers
      // the likeliest act is the likeliest choice: a game of blackmails alone would last too long
      const main = next(4) > 0 ? document.querySelector<HTMLElement>(`[data-testid="asked"] .offer-main${may}`) : null
      const button = main ?? buttons[next(Math.max(1, buttons.length))]
      button?.click()
      document.body.dataset.thumb = String(Number(document.body.dataset.thumb) + 1)
    }, 20)
  }, seed)
}

/** Bytes of every script that the page for phones loads, compressed; by address. What leads a phone there is another page's. */
export function weigh(page: Page): Map<string, number> {
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (!/\.js(\?|$)/.test(response.url()) || !response.frame().url().includes('phone.html')) return
    scripts.set(response.url(), gzipSync(await response.body().catch(() => Buffer.alloc(0))).length)
  })
  return scripts
}
