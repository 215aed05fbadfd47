import { expect, openHarbour, startBuiltHost, test } from './support.ts'

/** Plays by the plain list until so many of my decisions are made. */
async function decide(page: import('@playwright/test').Page, times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    await expect(page.locator('[data-decision="true"]')).toBeAttached()
    await page.locator('[data-action]').first().press('Enter')
  }
  await expect(page.locator('[data-decision="true"]')).toBeAttached()
}

const actions = (page: import('@playwright/test').Page) =>
  page.locator('[data-action]').evaluateAll((all) => all.map((each) => each.getAttribute('data-action')))

test('closing the window in the middle of a game loses nothing: the Harbour goes on, exactly there', async ({ browser, dataDir }) => {
  const first = await startBuiltHost({ dataDir })
  const page = await browser.newPage()
  await openHarbour(page, first)
  await page.getByTestId('play-alone').click()
  await decide(page, 6)
  const [open, log] = [await actions(page), await page.locator('.entries').textContent()]
  await page.close()
  await first.stop()

  const second = await startBuiltHost({ dataDir })
  const later = await browser.newPage()
  await openHarbour(later, second)
  await later.getByTestId('go-on').first().click()
  await expect(later.locator('[data-decision="true"]')).toBeAttached()
  expect(await actions(later)).toEqual(open)
  await expect(later.locator('.entries')).toHaveText(log ?? '')
  await decide(later, 1)
  await second.stop()
})
