import { networkInterfaces } from 'node:os'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { lanAddresses } from '../../electron/host/lan/interfaces.ts'
import { decideFirst, expect, type Line, newLine, openHarbour, overhear, serious, test } from './support.ts'

const [here] = lanAddresses(networkInterfaces())
const title = (text: string): string => (here ? text : `${text} (skipped: this machine is in no network)`)

type Guest = { page: Page; frames: string[] }

/** The browser outlives a test: devices that were left on would slow the next one. */
const devices: BrowserContext[] = []
test.afterEach(() => Promise.all(devices.splice(0).map((device) => device.close())))

/** Somebody on another device, with storage of its own. */
async function come(browser: Browser, address: string, { phone = false, line }: { phone?: boolean; line?: Line } = {}): Promise<Guest> {
  const context = await browser.newContext(phone ? { viewport: { width: 390, height: 844 } } : {})
  devices.push(context)
  const page = await context.newPage()
  if (line) await line.under(page)
  const frames = overhear(page)
  const kept = JSON.stringify({ language: 'en', speed: 'instant', mute: true, quiet: true })
  await page.addInitScript((text) => localStorage.getItem('preferences') ?? localStorage.setItem('preferences', text), kept)
  await page.goto(address)
  return { page, frames }
}

/** From the Harbour of guests to a free seat of the only table there. */
async function sitDown(
  browser: Browser,
  address: string,
  { seat, name, ...how }: { seat: number; name: string; phone?: boolean; line?: Line },
) {
  const guest = await come(browser, `http://${address}/`, how)
  await guest.page.getByTestId('enter').click()
  await guest.page.getByTestId(`sit-${seat}`).click()
  await guest.page.getByTestId('sit-name').fill(name)
  await guest.page.getByTestId('sit-name').press('Enter')
  await expect(guest.page.getByTestId(`stand-${seat}`)).toBeVisible()
  return guest
}

/** The owner opens a table for himself and two guests; the answer is where it is found. */
async function openToGuests(page: Page): Promise<string> {
  await page.getByTestId('open-table').click()
  await page.getByTestId('lan-yes').click()
  for (const place of [4, 3]) await page.getByTestId(`kind-${place}`).selectOption('nobody')
  await page.getByTestId('start').click()
  await expect(page.getByTestId('qr')).toBeVisible()
  return (await page.getByTestId('address').textContent()) ?? ''
}

const decision = (page: Page) => page.locator('[data-decision="true"]')

/** Whoever must decide does so, until everybody has. */
async function playOn(guests: readonly Guest[]): Promise<void> {
  const played = new Set<Guest>()
  for (let steps = 0; steps < 40 && played.size < guests.length; steps++) {
    const free = await Promise.all(guests.map(({ page }) => decision(page).count()))
    const next = guests.find((guest, at) => free[at] !== 0 && !played.has(guest)) ?? guests.find((_, at) => free[at] !== 0)
    if (next) {
      await decideFirst(next.page, next.frames)
      played.add(next)
    } else await guests[0]?.page.waitForTimeout(50)
  }
  expect(played.size).toBe(guests.length)
}

async function openSeats(page: Page): Promise<void> {
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-seats').click()
}

const sure = async (page: Page, testId: string): Promise<void> => {
  await page.getByTestId(testId).click()
  await page.getByTestId(testId).click()
}

type Seen = { type: string; viewer: number | 'table'; view?: { hands: (string | null)[][] } }

test.describe(() => {
  test.skip(!here, 'this machine is in no network')

  test(
    title('a table that is open to the network is played from three devices, and its seats change hands'),
    async ({ page, host, browser }) => {
      const owner: Guest = { page, frames: overhear(page) }
      await openHarbour(page, host)
      const address = await openToGuests(page)
      const ben = await sitDown(browser, address, { seat: 1, name: 'Ben', phone: true })
      const cleo = await sitDown(browser, address, { seat: 2, name: 'Cleo' })
      const watcher = await come(browser, `http://${address}/`)
      await watcher.page.getByTestId('enter').click()
      await expect(page.getByTestId('place-2')).toContainText('Cleo')
      await page.getByTestId('begin').click()
      await playOn([owner, ben, cleo])

      await ben.page.reload()
      await expect(ben.page.getByTestId('mission')).toBeAttached()
      await expect(page.getByTestId('seats-sign')).toHaveCount(0)

      await openSeats(cleo.page)
      await sure(cleo.page, 'hand-over-2')
      const link = (await cleo.page.getByTestId('invitation-qr').getAttribute('data-text')) ?? ''
      await expect(page.getByTestId('seats-sign')).toContainText('Cleo is away')
      const tablet = await come(browser, link, { phone: true })
      await expect(tablet.page.getByTestId('mission')).toBeAttached()
      expect(tablet.page.url()).not.toContain('seat=')
      await expect(cleo.page.getByTestId('invitation')).toHaveCount(0)
      await playOn([owner, ben, tablet])

      await openSeats(page)
      await sure(page, 'clear-1')
      await expect(ben.page.getByTestId('unseated')).toBeVisible()
      await page.getByTestId('plays-1').selectOption('sailor')
      await page.getByTestId('close-side').click()
      await playOn([owner, tablet])

      for (const frame of watcher.frames) {
        const { type, viewer, view }: Seen = JSON.parse(frame)
        if (type === 'snapshot' || type === 'events') expect(viewer).toBe('table')
        for (const card of view?.hands.flat() ?? []) expect(card).toBeNull()
      }
    },
  )

  test(
    title('a guest whose network goes and comes is back on the seat by itself, and the others are told'),
    async ({ page, host, browser }) => {
      await openHarbour(page, host)
      const address = await openToGuests(page)
      const line = newLine()
      const ben = await sitDown(browser, address, { seat: 1, name: 'Ben', line })
      await page.getByTestId('begin').click()
      await expect(ben.page.getByTestId('mission')).toBeAttached()
      await line.cut()
      await expect(ben.page.locator('.connection-notice')).toContainText('Trying again')
      await expect(page.getByTestId('seats-sign')).toContainText('Ben is away')
      await expect(page.getByTestId('seats-told')).toContainText('Ben is away.')
      line.mend()
      await expect(page.getByTestId('seats-told')).toContainText('Ben is back.')
      await expect(page.getByTestId('seats-sign')).not.toContainText('Ben')
      await expect(ben.page.locator('.connection-notice')).toHaveText('')
      await expect(ben.page.getByTestId('mission')).toBeAttached()
    },
  )

  test(title('a seat that is open on one device is asked about on another, and goes over'), async ({ page, host, browser }) => {
    await openHarbour(page, host)
    const address = await openToGuests(page)
    const ben = await sitDown(browser, address, { seat: 1, name: 'Ben' })
    const keys = await ben.page.evaluate(() => localStorage.getItem('seats') ?? '')
    const laptop = await come(browser, `http://${address}/`)
    await laptop.page.evaluate((text) => localStorage.setItem('seats', text), keys)
    await laptop.page.reload()
    await laptop.page.getByTestId('enter').click()
    await laptop.page.getByTestId('held-here').click()
    await expect(laptop.page.getByTestId('stand-1')).toBeVisible()
    await expect(ben.page.locator('.connection-notice')).toContainText('another window')
  })

  test(
    title('a screen reader finds nothing serious in its way where people gather, sit down and hand over'),
    async ({ page, host, browser }) => {
      await openHarbour(page, host)
      await page.getByTestId('join').click()
      await page.getByTestId('join-place').fill('nowhere')
      await page.getByTestId('join-place').press('Enter')
      await expect(page.getByTestId('join-place')).toHaveAttribute('aria-invalid', 'true')
      expect(await serious(page)).toEqual([])
      await page.keyboard.press('Escape')
      const address = await openToGuests(page)
      await page.getByTestId('not-reached').locator('> summary').click()
      expect(await serious(page)).toEqual([])
      const ben = await come(browser, `http://${address}/`, { phone: true })
      await expect(ben.page.getByTestId('enter')).toBeVisible()
      expect(await serious(ben.page)).toEqual([])
      await ben.page.getByTestId('enter').click()
      await ben.page.getByTestId('sit-1').click()
      expect(await serious(ben.page)).toEqual([])
      await ben.page.getByTestId('sit-down').click()
      await expect(ben.page.getByTestId('stand-1')).toBeVisible()
      await sure(ben.page, 'hand-over-1')
      await expect(ben.page.getByTestId('invitation')).toBeVisible()
      expect(await serious(ben.page)).toEqual([])
      await ben.page.keyboard.press('Escape')
      await expect(ben.page.getByTestId('stand-1')).toBeVisible()
      await page.getByTestId('begin').click()
      await openSeats(page)
      expect(await serious(page)).toEqual([])
    },
  )
})
