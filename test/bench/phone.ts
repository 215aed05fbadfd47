import type { Browser, BrowserContext, Page } from '@playwright/test'
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
  const times = await comeBack(phone, page, '[data-testid="hand"]')
  const blank = await phone.newPage()
  await blank.goto('data:text/html,<p>Nothing')
  const blankTimes = await comeBack(phone, blank, 'p')
  await phone.close()
  owner.close()
  return [
    { name: 'script of the page for phones with a game, compressed', value: script / 1024, unit: 'KB', target: { atMost: 160 } },
    {
      name: 'back in the hand on a phone six times slower, median of five',
      value: times[2] ?? Number.NaN,
      unit: 'ms',
      target: { atMost: 1000 },
    },
    { name: 'back in the hand on a phone six times slower, best of five', value: times[0] ?? Number.NaN, unit: 'ms' },
    { name: 'a page with one word on it, there: what no page is quicker than', value: blankTimes[2] ?? Number.NaN, unit: 'ms' },
  ]
}

const SLOWER = 6
const TIMES = 5
/** Until the page has come to rest, its pictures too. */
const REST_MS = 1500

/**
 * Milliseconds from leaving the page until what `selector` names is drawn anew, shortest first. The page tells it itself: whatever a test asks of
 * a page is slowed down with it, and takes as long as half of the page.
 */
async function comeBack(phone: BrowserContext, page: Page, selector: string): Promise<number[]> {
  await page.addInitScript((wanted) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return
      seen.disconnect()
      requestAnimationFrame(() => setTimeout(() => console.log(`drawn after ${performance.now()}`)))
    })
    seen.observe(document, { childList: true, subtree: true })
  }, selector)
  const devtools = await phone.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const times: number[] = []
  // the first one comes from a page that was not slow yet
  for (let time = 0; time <= TIMES; time++) {
    const drawn = page.waitForEvent('console', { predicate: (said) => said.text().startsWith('drawn after') })
    await devtools.send('Page.reload')
    times.push(Number((await drawn).text().split(' ').at(-1)))
    await page.waitForTimeout(REST_MS)
  }
  return times.slice(1).sort((one, other) => one - other)
}
