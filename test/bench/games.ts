import type { Browser, CDPSession } from '@playwright/test'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { gauges, inBrowser, openGauged, playOn } from './inBrowser.ts'
import type { Row } from './row.ts'

const GAMES = 10
const LONGEST_GAME_MS = 600_000
/** A program draws here: what is kept does not depend on the size, but the time it takes does. */
const SMALL = { width: 640, height: 400 }

/** Textures and heap over ten games in one window: both must stay flat. */
export function rows(): Promise<Row[]> {
  return inBrowser(measureGames)
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

async function measureGames(browser: Browser, host: RunningHost): Promise<Row[]> {
  const page = await openGauged(browser, host, { speed: 'instant', quiet: true }, SMALL)
  const session = await page.context().newCDPSession(page)
  const heaps: number[] = []
  const textures: number[] = []
  await page.getByTestId('play-alone').press('Enter')
  for (let game = 0; game < GAMES; game++) {
    await playOn(page, LONGEST_GAME_MS)
    heaps.push(await heapMegabytes(session))
    textures.push((await gauges(page)).textures)
    if (game < GAMES - 1) await page.getByTestId('again').press('Enter')
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
