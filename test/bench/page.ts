import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { gauges, inBrowser, openGauged, playOn } from './inBrowser.ts'
import { measurePhone } from './phone.ts'
import { quantile, type Row } from './row.ts'

const STARTS = 5
const BRISK_MS = 60_000

/** The page: bytes and first paint of the Harbour, and frames at brisk speed. */
export function rows(): Promise<Row[]> {
  return inBrowser(async (browser, host) => [
    ...(await measureStart(browser, host)),
    ...(await measurePhone(browser, host)),
    ...(await measureFrames(browser, host)),
  ])
}

/** The paint may be told only after the page is ready. */
function firstPaintMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
        }).observe({ type: 'paint', buffered: true })
        requestAnimationFrame(() => document.body.style.setProperty('--painted', '1'))
        setTimeout(() => resolve(Number.NaN), 5000)
      }),
  )
}

async function measureStart(browser: Browser, host: RunningHost): Promise<Row[]> {
  const paints: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const page = await openGauged(browser, host, {})
    paints.push(await firstPaintMs(page))
    await page.close()
  }
  const page = await browser.newPage()
  const scripts = new Map<string, number>()
  let bytes = 0
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    bytes += body.length
    if (/\.js(\?|$)/.test(response.url())) scripts.set(response.url(), gzipSync(body).length)
  })
  await page.goto(host.ownerLink)
  await page.locator('[data-testid="play-alone"].button-main').waitFor()
  await page.waitForLoadState('networkidle')
  const harbour = bytes
  await page.getByTestId('play-alone').click()
  await page.locator('canvas').waitFor()
  await page.waitForLoadState('networkidle')
  const script = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  await page.close()
  return [
    { name: 'first paint of the Harbour, median', value: median(paints), unit: 'ms', target: { atMost: 1500 } },
    { name: 'from the start to the Harbour, all files', value: harbour / 1024, unit: 'KB' },
    { name: 'script of the page with its table, compressed', value: script / 1024, unit: 'KB', target: { atMost: 600 } },
  ]
}

function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** How long the page has run script, in frames and between them. */
async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

async function measureFrames(browser: Browser, host: RunningHost): Promise<Row[]> {
  const page = await openGauged(browser, host, { speed: 'brisk' })
  await page.getByTestId('play-alone').click()
  await page.locator('canvas').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scriptAtFirst = await scriptSeconds(session)
  await playOn(page, BRISK_MS)
  const seconds = (await scriptSeconds(session)) - scriptAtFirst
  const { frames } = await gauges(page)
  await page.close()
  const [times, calls] = [frames.map(({ scriptMs }) => scriptMs), frames.map((frame) => frame.calls)]
  return [
    { name: 'script a frame at brisk speed, median', value: median(times), unit: 'ms', target: { atMost: 3 } },
    { name: 'script a frame at brisk speed, p95', value: quantile(times, 0.95), unit: 'ms' },
    { name: 'script in all, shared out among the frames', value: (seconds * 1000) / frames.length, unit: 'ms' },
    { name: 'draw calls a frame, median', value: median(calls), unit: '' },
    { name: 'draw calls a frame, most', value: Math.max(...calls), unit: '', target: { atMost: 40 } },
    { name: 'frames measured', value: frames.length, unit: '' },
  ]
}
