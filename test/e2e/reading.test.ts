import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, openHarbour, test } from './support.ts'

/** Until what slides or fades in has come: half-way its colours are not those that are read. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

/** What axe finds serious on the page as it stands. */
async function serious(page: Page): Promise<string[]> {
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    )
}

test('a screen reader finds nothing serious in its way: Harbour, opening, settings, rules, credits', async ({ page, host }) => {
  await openHarbour(page, host)
  expect(await serious(page)).toEqual([])
  await page.getByTestId('open-table').click()
  await expect(page.getByTestId('start')).toBeVisible()
  expect(await serious(page)).toEqual([])
  const title = page.locator('h1')
  for (const place of ['settings', 'rules/parley', 'credits']) {
    const before = await title.textContent()
    await page.goto(`${host.address}#/${place}`)
    await expect(title).not.toHaveText(before ?? '')
    expect(await serious(page), place).toEqual([])
  }
})

test('a screen reader finds nothing serious in its way at the table, and hears every event', async ({ page, host }) => {
  await openHarbour(page, host)
  await page.getByTestId('play-alone').click()
  await expect(page.locator('[data-decision="true"]')).toBeAttached()
  expect(await serious(page)).toEqual([])
  const teller = page.getByTestId('teller')
  await expect(teller).toHaveAttribute('aria-live', 'polite')
  await page.locator('[data-action]').first().press('Enter')
  await expect(teller).not.toBeEmpty()
  await page.keyboard.press('?')
  await expect(page.getByTestId('side')).toBeVisible()
  expect(await serious(page)).toEqual([])
})

for (const language of ['ru', 'tr'] as const)
  test(`the Harbour and the table speak ${language}, switched on the fly`, async ({ page, host }) => {
    await openHarbour(page, host)
    const before = await page.getByTestId('play-alone').textContent()
    await page.goto(`${host.address}#/settings`)
    await page.getByTestId(`language-${language}`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.goto(`${host.address}#/`)
    await expect(page.getByTestId('play-alone')).not.toHaveText(before ?? '')
  })
