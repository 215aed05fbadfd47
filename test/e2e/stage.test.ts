import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { expect, failures, openHarbour, test, waitsForMe } from './support.ts'

/** As on a machine with a graphics card: the name of the software one is hidden, so that the table takes WebGL. */
async function withGraphicsCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = WebGL2RenderingContext.prototype.getParameter
    WebGL2RenderingContext.prototype.getParameter = function (this: WebGL2RenderingContext, name: number) {
      const answer = ask.call(this, name)
      return typeof answer === 'string' && /swiftshader/i.test(answer) ? 'a graphics card' : answer
    }
    const counted = window as unknown as { frames: number }
    counted.frames = 0
    const draw = WebGL2RenderingContext.prototype.clear
    WebGL2RenderingContext.prototype.clear = function (this: WebGL2RenderingContext, mask: number) {
      counted.frames++
      draw.call(this, mask)
    }
  })
}

const frames = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { frames: number }).frames)

async function atMyTurn(page: Page, host: RunningHost): Promise<void> {
  await page.getByTestId('play-alone').click()
  await expect(page.locator('[data-decision="true"]')).toBeAttached()
  await expect(page.locator('canvas')).toBeVisible()
  await waitsForMe(host)
  await settled(page)
}

/** Until two looks at the canvas, two seconds apart, see the same number of frames. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = await frames(page)
      await page.waitForTimeout(2000)
      return before > 0 && before === (await frames(page))
    })
    .toBe(true)
}

/** The table's pixels, without what the page lays over it. */
async function picture(page: Page): Promise<Buffer> {
  const show = (visibility: string) =>
    page.evaluate((how) => {
      for (const panel of document.querySelectorAll<HTMLElement>('body *:not(:has(canvas)):not(canvas)')) panel.style.visibility = how
    }, visibility)
  await show('hidden')
  const taken = await page.locator('canvas').screenshot({ animations: 'disabled' })
  await show('')
  return taken
}

/** What a graphics card rounds once so and once so: no eye tells it. */
const ROUNDED = 3

/** How far the pixels of two pictures lie apart at most, from 0 to 255; infinite when they are not of one size. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([one, other].map((each) => sharp(each).removeAlpha().raw().toBuffer()))
  if (!before || before.length !== after?.length) return Number.POSITIVE_INFINITY
  return before.reduce((most, value, place) => Math.max(most, Math.abs(value - (after[place] ?? 0))), 0)
}

test('nothing is drawn while nothing moves', async ({ page, host }) => {
  await withGraphicsCard(page)
  await openHarbour(page, host)
  // A picture that comes late is still drawn; then there is nothing more to draw.
  await atMyTurn(page, host)
  await settled(page)
})

test('a lost graphics context, another size, and back: the table stands as before', async ({ page, host }) => {
  const seen = failures(page)
  await withGraphicsCard(page)
  await openHarbour(page, host)
  await atMyTurn(page, host)
  const before = await picture(page)
  const drawn = await frames(page)
  await page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2')
    const lose = gl?.getExtension('WEBGL_lose_context')
    lose?.loseContext()
    setTimeout(() => lose?.restoreContext(), 200)
  })
  await expect.poll(() => frames(page)).toBeGreaterThan(drawn)
  await settled(page)
  await expect.poll(async () => distance(await picture(page), before), 'after the context came back').toBeLessThanOrEqual(ROUNDED)
  const whole = page.viewportSize() ?? { width: 0, height: 0 }
  for (const size of [{ width: 900, height: 640 }, whole]) {
    const { width } = size
    await page.setViewportSize(size)
    await expect.poll(() => page.locator('canvas').evaluate((canvas) => canvas.clientWidth)).toBe(width)
    await settled(page)
  }
  await expect.poll(async () => distance(await picture(page), before), 'after the size came back').toBeLessThanOrEqual(ROUNDED)
  expect(seen.filter((line) => !/context/i.test(line))).toEqual([])
})

test('the table follows a change of zoom and pixel ratio', async ({ page, host }) => {
  await withGraphicsCard(page)
  await openHarbour(page, host)
  await atMyTurn(page, host)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', { width: 1280, height: 720, deviceScaleFactor: 2, mobile: false })
  await expect.poll(() => page.evaluate(() => window.devicePixelRatio)).toBe(2)
  await expect.poll(() => page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBe(2560)
})

test('a table that cannot be drawn any more says so, and the game goes on in words', async ({ page, host }) => {
  await openHarbour(page, host)
  await page.getByTestId('play-alone').click()
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.locator('[data-decision="true"]')).toBeAttached()
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.setTransform = () => {
      throw new Error('the graphics card has gone')
    }
  })
  await page.locator('[data-action]').first().press('Enter')
  await expect(page.locator('.stage-broken')).toBeVisible()
  await expect(page.locator('[data-decision="true"]')).toBeAttached()
})

test('a browser that draws nothing for a while does not hold up the game', async ({ page, host }) => {
  await openHarbour(page, host)
  await page.getByTestId('play-alone').click()
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.locator('[data-decision="true"]')).toBeAttached()
  await waitsForMe(host)
  const lines = page.locator('.entries > *')
  await expect.poll(() => lines.count()).toBeGreaterThan(0)
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 1
  })
  const before = await lines.count()
  await page.locator('[data-action]').first().press('Enter')
  await expect.poll(() => lines.count()).toBeGreaterThan(before)
})
