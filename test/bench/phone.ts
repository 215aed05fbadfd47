import type { Browser } from '@playwright/test'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { newPhone, openForPhones, sitByLink, weigh } from '../e2e/phones.ts'
import type { Row } from './row.ts'

/** The page for phones up to and in a game: its script, and how long a phone six times slower than this machine waits for it. */
export async function measurePhone(browser: Browser, host: RunningHost): Promise<Row[]> {
  const { owner, table, link } = await openForPhones(host, { game: 'parley', guests: 1, bots: 4 })
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  const scripts = weigh(page)
  await sitByLink(page, link, { seat: 0, name: 'Ben' })
  await owner.ask({ type: 'begin', table })
  await page.getByTestId('hand').waitFor()
  await page.waitForLoadState('networkidle')
  const script = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  const slow = await phone.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const started = performance.now()
  await page.reload()
  await page.getByTestId('hand').waitFor()
  const usable = performance.now() - started
  await phone.close()
  owner.close()
  return [
    { name: 'script of the page for phones with a game, compressed', value: script / 1024, unit: 'KB', target: { atMost: 160 } },
    { name: 'back in the hand on a phone six times slower', value: usable, unit: 'ms', target: { atMost: 1000 } },
  ]
}

const SLOWER = 6
