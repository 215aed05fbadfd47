import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { RunningHost } from '../../electron/host/startHost.ts'
import type { Preferences } from '../../renderer/app/preferences.ts'
import { launchBrowser } from '../browser.ts'
import { startBuiltHost } from '../e2e/support.ts'
import { type Gauges, gauge } from './gauges.ts'
import type { Row } from './row.ts'

const STARTS = 5
const GAMES = 10
const BRISK_MS = 60_000

/** The page: bytes and first paint of the Harbour, frames at brisk speed, textures and heap over ten games in one window. */
export async function rows(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'corsair-bench-'))
  const host = await startBuiltHost({ dataDir })
  const browser = await launchBrowser('--enable-precise-memory-info')
  try {
    return [...(await measureStart(browser, host)), ...(await measureFrames(browser, host)), ...(await measureGames(browser, host))]
  } finally {
    await browser.close()
    await host.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function open(browser: Browser, host: RunningHost, preferences: Partial<Preferences>): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
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

async function measureStart(browser: Browser, host: RunningHost): Promise<Row[]> {
  const paints: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const page = await open(browser, host, {})
    paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN))
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

function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const gauges = (page: Page): Promise<Gauges> => page.evaluate(() => (window as unknown as { gauges: Gauges }).gauges)

/** Makes the first move of the list whenever it is my turn, until the game is over or the time is up. */
async function play(page: Page, untilMs: number): Promise<void> {
  const end = performance.now() + untilMs
  while (performance.now() < end && (await page.getByTestId('to-harbour').count()) === 0) {
    const action = page.locator('[data-action]').first()
    if (await action.count()) await action.press('Enter', { timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(20)
  }
}

async function measureFrames(browser: Browser, host: RunningHost): Promise<Row[]> {
  const page = await open(browser, host, { speed: 'brisk' })
  await page.getByTestId('play-alone').click()
  await page.locator('canvas').waitFor()
  await play(page, BRISK_MS)
  const { frames } = await gauges(page)
  await page.close()
  const [times, calls] = [frames.map(({ scriptMs }) => scriptMs), frames.map((frame) => frame.calls)]
  return [
    { name: 'script a frame at brisk speed, median', value: median(times), unit: 'ms', target: { atMost: 3 } },
    { name: 'script a frame at brisk speed, p95', value: quantile(times, 0.95), unit: 'ms' },
    { name: 'draw calls a frame, median', value: median(calls), unit: '' },
    { name: 'draw calls a frame, most', value: Math.max(...calls), unit: '', target: { atMost: 40 } },
    { name: 'frames measured', value: frames.length, unit: '' },
  ]
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

async function measureGames(browser: Browser, host: RunningHost): Promise<Row[]> {
  const page = await open(browser, host, { speed: 'instant', quiet: true })
  const session = await page.context().newCDPSession(page)
  const heaps: number[] = []
  const textures: number[] = []
  await page.getByTestId('play-alone').click()
  for (let game = 0; game < GAMES; game++) {
    await play(page, 240_000)
    heaps.push(await heapMegabytes(session))
    textures.push((await gauges(page)).textures)
    if (game < GAMES - 1) await page.getByTestId('again').click()
    await page.getByTestId('to-harbour').waitFor({ state: game < GAMES - 1 ? 'detached' : 'visible' })
  }
  await page.close()
  return [
    { name: 'heap after the first game', value: heaps[0] ?? Number.NaN, unit: 'MB' },
    { name: `heap after ${GAMES} games`, value: heaps.at(-1) ?? Number.NaN, unit: 'MB' },
    { name: 'textures after the first game', value: textures[0] ?? Number.NaN, unit: '' },
    { name: `textures after ${GAMES} games`, value: textures.at(-1) ?? Number.NaN, unit: '' },
  ]
}
