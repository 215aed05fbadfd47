import type { Page } from '@playwright/test'
import { expect, openHarbour, test } from './support.ts'

const MENU = 9
const DOWN = 13
const CHOOSE = 0
const BACK = 1

/** Stands in for the pad, which no machine of tests has; what reads it is the page's own. */
async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = new Set<number>()
    const buttons = () => Array.from({ length: 17 }, (_, index) => ({ pressed: held.has(index), touched: false, value: 0 }))
    Object.assign(window, { held })
    Object.defineProperty(navigator, 'getGamepads', { value: () => [{ buttons: buttons(), axes: [0, 0, 0, 0] }] })
  })
}

/** Down for as long as a frame sees it, and up again. */
async function push(page: Page, button: number): Promise<void> {
  for (const down of [true, false])
    await page.evaluate(
      ([which, pressed]) =>
        new Promise<void>((resolve) => {
          const { held } = window as unknown as { held: Set<number> }
          if (pressed) held.add(Number(which))
          else held.delete(Number(which))
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
      [button, down] as const,
    )
}

test('the owner makes the table the screen of the room, where nothing of a seat is shown, and back, by gamepad alone', async ({
  page,
  host,
}) => {
  await plugIn(page)
  await openHarbour(page, host)
  await page.evaluate(() => window.dispatchEvent(new Event('gamepadconnected')))
  await push(page, DOWN)
  await expect(page.locator(':focus')).toHaveCount(1)
  await page.getByTestId('join').focus()
  await push(page, CHOOSE)
  await expect(page.getByTestId('join-table')).toBeVisible()
  await push(page, BACK)
  await expect(page.getByTestId('join-table')).toHaveCount(0)
  await page.getByTestId('play-alone').focus()
  await push(page, CHOOSE)
  await expect(page.getByTestId('mission')).toBeVisible()
  await push(page, MENU)
  await page.getByTestId('menu-room').focus()
  await push(page, CHOOSE)
  await expect(page).toHaveURL(/#\/room\//)
  await expect(page.getByTestId('retold')).toContainText(/\w/)
  await expect(page.getByTestId('mission')).toHaveCount(0)
  await push(page, MENU)
  await page.getByTestId('menu-seats').focus()
  await push(page, CHOOSE)
  await expect(page).toHaveURL(/#\/room\/[^/]+\/seats/)
  await push(page, BACK)
  await expect(page).toHaveURL(/#\/room\/[^/]+$/)
  await push(page, MENU)
  await page.getByTestId('menu-room').focus()
  await push(page, CHOOSE)
  await expect(page).toHaveURL(/#\/table\//)
  await expect(page.getByTestId('mission')).toBeVisible()
})
