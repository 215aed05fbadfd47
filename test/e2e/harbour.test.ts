import type { Page } from '@playwright/test'
import { expect, openHarbour, test } from './support.ts'

/** What moves behind the Harbour without end. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map((each) => (each as CSSAnimation).animationName)
      .sort(),
  )

test('the flagship rides at anchor and the lamps breathe', async ({ page, host }) => {
  await openHarbour(page, host, { quiet: false })
  await expect.poll(() => moving(page)).toEqual(['breathe', 'breathe', 'breathe', 'ride'])
})

test('in quiet mode and with reduced motion the Harbour is one still picture', async ({ page, host }) => {
  await openHarbour(page, host, { quiet: true })
  await expect(page.locator('.harbour-flat')).toHaveCSS('background-image', /harbour@1x/)
  expect(await moving(page)).toEqual([])
  await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ quiet: false, reducedMotion: true, mute: true })))
  await page.reload()
  await expect(page.locator('.harbour-flat')).toBeVisible()
  await expect(page.getByTestId('play-alone')).toBeEnabled()
  expect(await moving(page)).toEqual([])
})
