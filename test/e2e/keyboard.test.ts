import type { Page } from '@playwright/test'
import { decideFirst, expect, failures, openHarbour, overhear, test } from './support.ts'

/** A whole game by a slow machine's clock; one that runs aground is told of long before. */
test.describe.configure({ timeout: 1_800_000 })

/** Presses Tab until the focus is on something that the selector names; false when it is gone before. */
async function reach(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 400; presses++) {
    const where = await page.evaluate((wanted) => {
      if (document.activeElement?.matches(wanted)) return 'there'
      return document.querySelector(wanted) ? 'elsewhere' : 'gone'
    }, selector)
    if (where !== 'elsewhere') return where === 'there'
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard never reaches ${selector}`)
}

async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeAttached()
  expect(await reach(page, selector), `${selector} is gone`).toBe(true)
}

/** Nothing to be chosen for so long is a table that has run aground, also on a slow machine. */
const AGROUND_MS = 180_000

/** One move from the plain list, `wish` before all others; false when there is none, or it is over again before the focus is there. */
async function chooseByKeys(page: Page, wish: string | null, turn: number): Promise<boolean> {
  if (!wish || !(await reach(page, wish))) {
    if (!(await reach(page, '[data-action]'))) return false
    // Not always the first of the list: a player walks along it.
    for (let steps = turn % 3; steps > 0; steps--) await page.keyboard.press('Tab')
    if (!(await page.evaluate(() => document.activeElement?.matches('[data-action]') ?? false))) await reach(page, '[data-action]')
  }
  await page.keyboard.press('Enter')
  return true
}

for (const { game, name, least, wish } of [
  { game: 'parley', name: 'Parley', least: 16, wish: null },
  { game: 'port-royal', name: 'Port Royal', least: 8, wish: null },
  // Whoever never goes home could sail for ever; who does may be there after one turn.
  { game: 'merchants', name: 'Merchants', least: 0, wish: `[data-action*='"return"']` },
])
  test(`a person plays a whole game of ${name} against bots with the keyboard alone`, async ({ page, host }) => {
    const seen = failures(page)
    await openHarbour(page, host)
    await tabTo(page, `[data-testid="game-${game}"]`)
    await page.keyboard.press('Enter')
    await tabTo(page, '[data-testid="play-alone"]')
    await page.keyboard.press('Enter')
    const decision = page.locator('[data-decision="true"]')
    const end = page.getByTestId('to-harbour')
    await expect(decision.or(end).first()).toBeAttached()
    await page.keyboard.press('l')
    await expect(page.getByTestId('twin')).not.toHaveClass(/twin-hidden/)
    let turns = 0
    for (let last = Date.now(); !(await end.isVisible()); ) {
      if (await chooseByKeys(page, wish, turns)) {
        turns++
        last = Date.now()
        continue
      }
      expect(Date.now() - last, `nothing to be chosen after ${turns} turns`).toBeLessThan(AGROUND_MS)
      await page.waitForTimeout(20)
    }
    expect(turns).toBeGreaterThan(least)
    await tabTo(page, '[data-testid="to-harbour"]')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('play-alone')).toBeVisible()
    expect(seen).toEqual([])
  })

test('every step on the table itself can be made with keys: digits, arrows, Enter, Escape', async ({ page, host }) => {
  const frames = overhear(page)
  await openHarbour(page, host)
  await page.getByTestId('play-alone').press('Enter')
  const siege = page.getByTestId('act-siege')
  const actions = page.locator('[data-action]')
  for (let turn = 0; turn < 100; turn++) {
    await expect(actions.first()).toBeAttached()
    if (await page.locator(`[data-action*='"type":"siege"']`).count()) break
    await decideFirst(page, frames, actions.last())
  }
  await expect(siege).toBeVisible()
  await page.keyboard.press('1')
  await expect(siege).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(siege).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('1')
  await tabTo(page, '[data-target^="port:"][data-mark="may"]')
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-target'))
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(arrow)
  const to = page.locator('[data-target^="port:"]:focus')
  await expect(to).toBeAttached()
  await expect(to).not.toHaveAttribute('data-target', from ?? '')
  await tabTo(page, '[data-target^="port:"][data-mark="may"]')
  await page.keyboard.press('Enter')
  await expect(siege).toBeHidden()
})
