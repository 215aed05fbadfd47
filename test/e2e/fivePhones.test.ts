import type { BrowserContext } from '@playwright/test'
import { newPhone, openForPhones, sitByLink, startThumb } from './phones.ts'
import { expect, test } from './support.ts'

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve']
const devices: BrowserContext[] = []
test.afterEach(() => Promise.all(devices.splice(0).map((device) => device.close())))

test('five phones play a game to its end by their own buttons while the room watches', async ({ host, browser }) => {
  test.setTimeout(180_000)
  const { owner, table, link } = await openForPhones(host, {
    game: 'port-royal',
    guests: NAMES.length,
    bots: 0,
    // a short one: six pages of one machine are drawn at once
    options: { goal: 6 },
  })
  const pages = []
  for (const [seat, name] of NAMES.entries()) {
    const phone = await newPhone(browser)
    devices.push(phone)
    const page = await phone.newPage()
    await sitByLink(page, link, { seat, name })
    pages.push(page)
  }
  const room = await browser.newContext()
  devices.push(room)
  const watcher = await room.newPage()
  const kept = JSON.stringify({ language: 'en', speed: 'instant', mute: true, quiet: true })
  await watcher.addInitScript((text) => localStorage.setItem('preferences', text), kept)
  await watcher.goto(link.replace('#/table/', '#/room/'))
  await expect(watcher.getByTestId('room-gathering')).toContainText(NAMES.at(-1) ?? '')
  await owner.ask({ type: 'begin', table })
  for (const [seat, page] of pages.entries()) await startThumb(page, 11 + seat)
  await expect(watcher.getByTestId('retold')).toContainText(/\w/)
  // the screen of the room has no key to any seat
  expect(await watcher.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('token')
  const endings = pages.map((page) => page.getByTestId('ending').locator('h2'))
  const [first] = endings
  await expect(first ?? watcher.locator('h2')).toBeVisible({ timeout: 150_000 })
  const winner = (await first?.textContent()) ?? ''
  expect(winner.trim()).not.toBe('')
  for (const ending of endings) await expect(ending).toHaveText(winner, { timeout: 10_000 })
  await expect(watcher.locator('.account-winner')).toHaveText(winner.trim(), { timeout: 30_000 })
  owner.close()
})
