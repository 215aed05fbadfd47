import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { RunningHost } from '../../electron/host/startHost.ts'
import type { Preferences } from '../../renderer/app/preferences.ts'
import { launchBrowser } from '../browser.ts'
import { startBuiltHost } from '../e2e/support.ts'
import { type Gauges, gauge } from './gauges.ts'
import type { Row } from './row.ts'

/** A browser before a host of its own, for as long as `measure` takes. */
export async function inBrowser(measure: (browser: Browser, host: RunningHost) => Promise<Row[]>): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'corsair-bench-'))
  const host = await startBuiltHost({ dataDir })
  const browser = await launchBrowser('--enable-precise-memory-info')
  try {
    return await measure(browser, host)
  } finally {
    await browser.close()
    await host.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The Harbour, ready to play, with gauges on the graphics card. */
export async function openGauged(
  browser: Browser,
  host: RunningHost,
  preferences: Partial<Preferences>,
  viewport = { width: 1280, height: 720 },
): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(gauge)
  await page.addInitScript((kept) => localStorage.setItem('preferences', JSON.stringify(kept)), {
    language: 'en',
    mute: true,
    ...preferences,
  })
  await page.goto(host.ownerLink)
  await page.locator('[data-testid="play-alone"].button-main').waitFor()
  return page
}

export const gauges = (page: Page): Promise<Gauges> => page.evaluate(() => (window as unknown as { gauges: Gauges }).gauges)

/** Makes the first move of the list whenever it is my turn, until the game is over or the time is up. */
export async function playOn(page: Page, untilMs: number): Promise<void> {
  const end = performance.now() + untilMs
  while (performance.now() < end && (await page.getByTestId('to-harbour').count()) === 0) {
    const action = page.locator('[data-action]').first()
    if (await action.count()) await action.press('Enter', { timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(20)
  }
}
