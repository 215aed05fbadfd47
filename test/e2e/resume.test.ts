import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { decideFirst, expect, openHarbour, overhear, startBuiltHost, test, waitsForMe } from './support.ts'

const log = async (page: Page): Promise<string> => (await page.locator('.entries').textContent()) ?? ''

/** Plays by the plain list until so many of my decisions are made and the bots wait for me again. */
async function decide(page: Page, host: RunningHost, frames: string[], times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    await expect(page.locator('[data-decision="true"]')).toBeAttached()
    await decideFirst(page, frames)
  }
  await waitsForMe(host)
  await expect(page.locator('[data-decision="true"]')).toBeAttached()
  await standing(page)
}

/** Until nothing has been written for a second. */
async function standing(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = await log(page)
      await page.waitForTimeout(1000)
      return before === (await log(page))
    })
    .toBe(true)
}

const actions = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-action]').evaluateAll((all) => all.map((each) => each.getAttribute('data-action')))

test('closing the window in the middle of a game loses nothing: the Harbour goes on, exactly there', async ({ browser, dataDir }) => {
  const first = await startBuiltHost({ dataDir })
  const page = await browser.newPage()
  const frames = overhear(page)
  await openHarbour(page, first)
  await page.getByTestId('play-alone').click()
  await decide(page, first, frames, 6)
  const [open, written] = [await actions(page), await log(page)]
  await page.close()
  await first.stop()

  const second = await startBuiltHost({ dataDir })
  const later = await browser.newPage()
  const heard = overhear(later)
  await openHarbour(later, second)
  await later.getByTestId('resume').click()
  await expect(later.locator('[data-decision="true"]')).toBeAttached()
  await expect.poll(() => actions(later)).toEqual(open)
  await expect.poll(() => log(later)).toBe(written)
  await decide(later, second, heard, 1)
  await second.stop()
})

test('a game that is under way is saved to a file, brought in at another host, and goes on there; a file that was changed is not', async ({
  browser,
  host,
  dataDir,
}) => {
  const page = await browser.newPage()
  const frames = overhear(page)
  await openHarbour(page, host)
  await page.getByTestId('play-alone').click()
  await decide(page, host, frames, 2)
  const open = await actions(page)
  await page.evaluate(() => {
    window.location.hash = '#/'
  })
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()])
  expect(saved.suggestedFilename()).toMatch(/\.corsair-game$/)
  const file = path.join(dataDir, saved.suggestedFilename())
  await saved.saveAs(file)
  await page.close()

  const elsewhere = mkdtempSync(path.join(tmpdir(), 'corsair-e2e-'))
  const other = await startBuiltHost({ dataDir: elsewhere })
  const there = await browser.newPage()
  const heard = overhear(there)
  await openHarbour(there, other)
  const bent = {
    name: 'bent.corsair-game',
    mimeType: 'text/plain',
    buffer: Buffer.from(readFileSync(file, 'utf8').replace('"seed"', '"sead"')),
  }
  await there.getByTestId('bring-in-file').setInputFiles(bent)
  await there.getByTestId('arrival-ok').click()
  await expect(there.getByTestId('saved')).toHaveCount(0)
  await there.getByTestId('bring-in-file').setInputFiles(file)
  await there.getByTestId('arrival').getByTestId('arrival-go').click()
  await expect(there.locator('[data-decision="true"]')).toBeAttached()
  await expect.poll(() => actions(there)).toEqual(open)
  await decide(there, other, heard, 1)
  await other.stop()
  rmSync(elsewhere, { recursive: true, force: true })
})
