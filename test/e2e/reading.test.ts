import { expect, openHarbour, serious, test } from './support.ts'

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
  const licences = page.getByTestId('licences')
  await licences.locator('summary').press('Enter')
  const whole = licences.locator('li').filter({ hasText: 'pixi.js' })
  await whole.locator('summary').press('Enter')
  await expect(whole.locator('pre')).toContainText('without restriction')
  expect(await serious(page), 'licences').toEqual([])
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
