import type { BrowserContext } from '@playwright/test'
import { newPhone, openForPhones, sitByLink, startThumb, weigh } from './phones.ts'
import { expect, failures, newLine, overhear, serious, test } from './support.ts'

const phones: BrowserContext[] = []
test.afterEach(() => Promise.all(phones.splice(0).map((phone) => phone.close())))

const taken = (frames: string[]): number => frames.filter((frame) => frame.startsWith('{"type":"acted"')).length

test('a phone comes by the link of the QR code, plays by its big buttons, and is back on its seat after a break and a closed tab', async ({
  host,
  browser,
}) => {
  const { owner, table, link } = await openForPhones(host, { game: 'parley', guests: 1, bots: 4 })
  const phone = await newPhone(browser)
  phones.push(phone)
  const page = await phone.newPage()
  const [line, frames, wrong, scripts] = [newLine(), overhear(page), failures(page), weigh(page)]
  await line.under(page)
  await sitByLink(page, link, { seat: 0, name: 'Ben' })
  expect(await serious(page)).toEqual([])
  await owner.ask({ type: 'begin', table })
  await expect(page.getByTestId('hand')).toHaveAttribute('data-decision', 'true', { timeout: 20_000 })
  expect(await serious(page)).toEqual([])

  await startThumb(page, 7)
  await expect.poll(() => taken(frames), { timeout: 60_000 }).toBeGreaterThan(6)
  await page.evaluate(() => {
    document.body.dataset.thumb = 'rests'
  })
  expect(
    [...scripts.keys()].filter((url) => /start-index-(?!parts)/.test(url)),
    'the start of another page',
  ).toEqual([])
  expect([...scripts.values()].reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(160)
  for (const tab of ['board', 'log', 'more']) {
    await page.getByTestId(`tab-${tab}`).tap()
    expect(await serious(page), tab).toEqual([])
  }

  await line.cut()
  await expect(page.getByTestId('line')).toHaveAttribute('data-status', 'lost')
  line.mend()
  const woken = Date.now()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByTestId('line')).toHaveAttribute('data-status', 'open', { timeout: 2000 })
  expect(Date.now() - woken).toBeLessThan(2500)
  expect(wrong.filter((text) => !text.includes('WebSocket'))).toEqual([])

  await page.close()
  const again = await phone.newPage()
  await again.goto(`${host.address}phone.html`)
  await again.getByTestId('enter').tap()
  await expect(again.getByTestId('hand')).toContainText('Ben')
  await expect(again.getByTestId('mission')).toHaveAttribute('aria-expanded', 'false')
  owner.close()
})

test('a secret lies face down, opens to whoever holds it, and a couple shares a phone behind the curtain', async ({ host, browser }) => {
  const { owner, table, link } = await openForPhones(host, { game: 'parley', guests: 2, bots: 1 })
  const phone = await newPhone(browser, { width: 360, height: 640 })
  phones.push(phone)
  const page = await phone.newPage()
  await sitByLink(page, link, { seat: 0, name: 'Ada' })
  await page.getByTestId('sit-1').tap()
  await page.getByTestId('sit-name').fill('Bo')
  await page.getByTestId('sit-down').tap()
  await expect(page.getByTestId('stand-1')).toBeVisible()
  await owner.ask({ type: 'set-manners', table, manners: { clock: null, gestures: true, chat: true, pause: 'owner' } })
  await page.getByTestId('talk').tap()
  const sheet = page.getByTestId('talk-sheet')
  await sheet.getByTestId('line').fill('Who brings the biscuits?')
  await sheet.getByTestId('send').tap()
  await expect(sheet.getByTestId('lines')).toContainText('Ada Who brings the biscuits?')
  expect(await serious(page)).toEqual([])
  await page.getByTestId('close-sheet').tap()
  await owner.ask({ type: 'begin', table })
  await expect(page.getByTestId('curtain')).toBeVisible()
  await expect(page.getByTestId('mission')).toHaveCount(0)
  expect(await serious(page)).toEqual([])
  await page.getByTestId('i-am').press('Enter')
  const mission = page.getByTestId('mission')
  await expect(mission).toHaveAttribute('aria-expanded', 'false')
  await expect(mission.locator('.seal')).toHaveCount(0)
  await mission.hover()
  await page.mouse.down()
  await expect(mission.locator('.seal')).toHaveCount(1)
  await page.waitForTimeout(400)
  await page.mouse.up()
  await expect(mission.locator('.seal')).toHaveCount(0)
  owner.close()
})
