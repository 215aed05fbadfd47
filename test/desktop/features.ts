import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { News, ProgramCard } from '../../electron/desktop/channels.ts'
import type { Launcher, Program } from './program.ts'

type Running = { launcher: Launcher; program: Program; page: Page; data: string }

const CARD: ProgramCard = { version: '0.1.0', updates: { at: 'resting' }, reports: 0, drawing: { software: false, off: false } }

/** What comes from outside the window, while the program runs; it ends in the Harbour. */
export function features(running: () => Running): void {
  const tell = (news: News): Promise<void> =>
    running().program.evaluate(({ BrowserWindow }, told) => BrowserWindow.getAllWindows()[0]?.webContents.send('corsair:news', told), news)
  const url = (): Promise<string | undefined> =>
    running().program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL(), null)
  const home = async (): Promise<void> => {
    const { page } = running()
    await page.evaluate(() => window.location.assign(`${window.location.pathname}#/`))
    await page.locator('[data-testid="play-alone"].button-main').waitFor()
  }

  test('a link joins: from the Harbour at once, from a game when its player says so; a wrong one says what to do', async () => {
    const { launcher, page, data } = running()
    const open = (link: string) => launcher.second({ data, args: [link] })
    await home()
    await open('corsair-table://join/8.8.8.8:4616')
    await page.getByTestId('arrival-ok').click()
    await page.getByTestId('play-alone').click()
    await page.locator('[data-action]').first().waitFor({ state: 'attached' })
    const table = await url()
    await open('corsair-table://join/10.255.255.7:4616')
    await page.getByTestId('arrival-stay').click()
    expect(await url()).toBe(table)
    await open('corsair-table://join/10.255.255.7:4616')
    await page.getByTestId('arrival-go').click()
    await expect.poll(url).toBe('corsair://table/?host=10.255.255.7:4616#/')
    await home()
    await open('corsair-table://join/10.255.255.8:4616/0123456789abcdef')
    await expect.poll(url).toBe('corsair://table/?host=10.255.255.8:4616#/table/0123456789abcdef')
    await home()
  })

  test('a file that is double-clicked says what is wrong with it, and house rules open the workshop', async () => {
    const { launcher, page, data } = running()
    const rules = { format: 'corsair-table/house-rules', version: 1, game: 'parley', name: 'Sent by a friend', options: {} }
    writeFileSync(path.join(data, 'mine.corsair-rules'), JSON.stringify(rules))
    writeFileSync(path.join(data, 'odd.corsair-game'), '{"format":"corsair-table","version":1,"seed":"x"}')
    await launcher.second({ data, args: [path.join(data, 'odd.corsair-game')] })
    expect(await page.getByTestId('arrival').textContent()).toContain('odd.corsair-game')
    await page.getByTestId('arrival-ok').click()
    await launcher.second({ data, args: [path.join(data, 'mine.corsair-rules')] })
    await page.getByTestId('set-own').getByText('Sent by a friend').waitFor()
    expect(await url()).toContain('#/workshop/')
    await home()
  })

  test('a new version is offered in the Harbour alone, and a failure to fetch it is told there', async () => {
    const { page } = running()
    await tell({ type: 'program', card: { ...CARD, updates: { at: 'found', version: '9.9.9', where: null } } })
    await page.getByTestId('updates-fetch').waitFor()
    await page.getByTestId('resume').click()
    await page.locator('[data-action]').first().waitFor({ state: 'attached' })
    await tell({ type: 'program', card: { ...CARD, updates: { at: 'ready', version: '9.9.9' } } })
    await tell({ type: 'show', what: 'settings' })
    await page.getByTestId('this-program').waitFor()
    expect(await page.getByTestId('updates-offer').count()).toBe(0)
    expect(await page.getByTestId('updates-install').count()).toBe(0)
    await home()
    await page.getByTestId('updates-install').waitFor()
    await tell({ type: 'program', card: { ...CARD, updates: { at: 'failed', doing: 'fetch', why: 'disk-full' } } })
    await page.getByTestId('updates-look').waitFor()
    await tell({ type: 'program', card: CARD })
  })
}
