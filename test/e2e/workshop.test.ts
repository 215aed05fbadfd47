import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { decideFirst, expect, failures, openHarbour, overhear, test } from './support.ts'

test('a set of house rules is made, saved, sent out, thrown away, brought in again and played by; everyone who looks is told', async ({
  page,
  host,
}) => {
  const errors = failures(page)
  await openHarbour(page, host)
  await page.getByTestId('workshop').click()
  await page.getByTestId('new-set').click()
  await page.getByTestId('set-name').fill('Stormy evenings')
  const number = page.getByTestId('set-sheet').locator('input[type=number]').first()
  const printed = await number.inputValue()
  const own = String(Number(printed) + 1)
  await number.fill(own)
  await page.getByTestId('save-set').click()
  await expect(page.getByTestId('save-set')).toHaveClass(/button-off/)

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()])
  expect(download.suggestedFilename()).toBe('Stormy evenings.corsair-rules')
  const file = await readFile(await download.path())
  expect(JSON.parse(file.toString())).toMatchObject({ format: 'corsair-table/house-rules', version: 1, name: 'Stormy evenings' })

  await page.getByTestId('remove-set').click()
  await expect(page.getByTestId('set-own')).toHaveCount(0)
  await page.getByTestId('import-file').setInputFiles({ name: 'torn.json', mimeType: 'application/json', buffer: file.subarray(0, 60) })
  await expect(page.getByTestId('workshop-news')).toContainText('torn.json')
  await expect(page.getByTestId('set-own')).toHaveCount(0)
  await page.getByTestId('import-file').setInputFiles({ name: 'rules.json', mimeType: 'application/json', buffer: file })
  await expect(page.getByTestId('set-own')).toHaveText(/Stormy evenings/)
  await expect(page.getByTestId('set-sheet').locator('input[type=number]').first()).toHaveValue(own)

  await page.getByTestId('play-set').click()
  await expect(page.getByTestId('set').locator('option:checked')).toHaveText('Stormy evenings')
  await page.getByTestId('kind-1').selectOption('person')
  await page.getByTestId('start').click()

  // Everybody in the room looks; then each of the two who share the device.
  await expect(page.getByTestId('house-told')).toContainText(own)
  await expect(page.getByTestId('house-sign')).toHaveAccessibleName('House rules: Stormy evenings')
  await page.getByTestId('i-am').press('Enter')
  await expect(page.getByTestId('curtain')).toBeHidden()
  await expect(page.getByTestId('house-told')).toContainText(own)
  await page.getByTestId('house-sign').click()
  const panel = page.getByTestId('house-panel')
  await expect(panel).toContainText('Stormy evenings')
  await expect(panel).toContainText(own)
  await expect(panel).toContainText('printed: ')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByTestId('house-sign')).toBeFocused()

  await page.goto(`${host.address}#/`)
  await expect(page.getByTestId('saved-house')).toHaveText(/Stormy evenings/)
  await expect(page.getByTestId('play-alone')).toContainText('Stormy evenings')
  expect(errors).toEqual([])
})

test('what was changed and not saved is asked about before leaving, and comes back after the window was closed', async ({ page, host }) => {
  await openHarbour(page, host)
  await page.getByTestId('workshop').click()
  await page.getByTestId('new-set').click()
  await page.getByTestId('set-name').fill('Half a thought')
  await page.getByTestId('back').click()
  await expect(page.getByTestId('leaving')).toContainText('Half a thought')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('leaving')).toBeHidden()
  await page.getByTestId('back').click()
  await page.getByTestId('leave-keep').click()
  await expect(page.getByTestId('play-alone')).toBeVisible()
  await page.reload()
  await page.getByTestId('workshop').click()
  await page.getByTestId('set-own').click()
  await expect(page.getByTestId('set-name')).toHaveValue('Half a thought')
  await page.getByTestId('remove-set').click()
  await page.getByTestId('undo-remove').click()
  await expect(page.getByTestId('set-name')).toHaveValue('Half a thought')
  await expect(page.getByTestId('save-set')).toHaveClass(/button-off/)
})

test('the browser’s own Back asks too, and leads where it was to lead once that is settled', async ({ page, host }) => {
  await openHarbour(page, host)
  await page.getByTestId('workshop').click()
  await page.getByTestId('new-set').click()
  await page.getByTestId('set-name').fill('Half a thought')
  await page.goBack()
  await expect(page.getByTestId('leaving')).toContainText('Half a thought')
  await expect(page.getByTestId('set-name')).toHaveValue('Half a thought')
  await page.getByTestId('leave-stay').click()
  await expect(page.getByTestId('leaving')).toBeHidden()
  await page.goBack()
  await page.getByTestId('leave-drop').click()
  await expect(page.getByTestId('play-alone')).toBeVisible()
  // With nothing unsaved it is not asked about.
  await page.getByTestId('workshop').click()
  await expect(page.getByTestId('set-printed')).toBeVisible()
  await expect(page.getByTestId('set-own')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByTestId('play-alone')).toBeVisible()
})

/** Another browser of the owner's, with drafts of its own, in which the only set lies open. */
async function elsewhere(browser: Browser, host: RunningHost): Promise<Page> {
  const other = await (await browser.newContext()).newPage()
  await openHarbour(other, host)
  await other.getByTestId('workshop').click()
  await other.getByTestId('set-own').click()
  return other
}

const nameIn = (page: Page) => page.getByTestId('set-name')
const savedIn = (page: Page) => expect(page.getByTestId('save-set')).toHaveClass(/button-off/)

test('a set that two windows change at once is not written over: the later one is asked, and nothing is lost', async ({
  page,
  host,
  browser,
}) => {
  await openHarbour(page, host)
  await page.getByTestId('workshop').click()
  await page.getByTestId('new-set').click()
  await nameIn(page).fill('Ours')
  await page.getByTestId('save-set').click()
  await savedIn(page)
  const other = await elsewhere(browser, host)
  /** Both change it, and the other window is the first to save. */
  const clash = async (mine: string, theirs: string) => {
    await nameIn(page).fill(mine)
    await nameIn(other).fill(theirs)
    await other.getByTestId('save-set').click()
    await expect(page.getByTestId('overtaken')).toContainText(theirs)
    await expect(page.getByTestId('overtaken')).toContainText(mine)
    await savedIn(page)
  }

  await clash('Mine 1', 'Theirs 1')
  await page.getByTestId('overtaken-theirs').click()
  await expect(nameIn(page)).toHaveValue('Theirs 1')
  await expect(page.getByTestId('overtaken')).toHaveCount(0)
  await page.getByTestId('undo-remove').click()
  await expect(nameIn(page)).toHaveValue('Mine 1')
  await savedIn(page)
  await expect(page.getByTestId('set-own')).toHaveCount(2)
  await page.getByTestId('remove-set').click()
  await expect(page.getByTestId('set-own')).toHaveCount(1)
  await page.getByTestId('set-own').click()

  await clash('Mine 2', 'Theirs 2')
  await page.getByTestId('overtaken-both').click()
  await expect(page.getByTestId('set-own')).toHaveText([/Mine 2/, /Theirs 2/])
  await savedIn(page)
  await page.getByTestId('remove-set').click()
  await expect(page.getByTestId('set-own')).toHaveCount(1)
  await page.getByTestId('set-own').click()

  await clash('Mine 3', 'Theirs 3')
  await page.getByTestId('overtaken-mine').click()
  await expect(nameIn(other)).toHaveValue('Mine 3')
  await savedIn(page)
  await other.context().close()
})

/** A new set of the game's, with the editor of its document open. */
async function openEditor(page: Page, game: string, option: string): Promise<void> {
  await page.getByTestId(`game-${game}`).click()
  await page.getByTestId('workshop').click()
  await page.getByTestId('new-set').click()
  await page.getByTestId(`edit-${option}`).click()
}

/** Saves the set that lies open, hands it out, throws it away and brings it in again. */
async function thereAndBack(page: Page): Promise<void> {
  await page.getByTestId('save-set').click()
  await expect(page.getByTestId('save-set')).toHaveClass(/button-off/)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()])
  await page.getByTestId('remove-set').click()
  await expect(page.getByTestId('set-own')).toHaveCount(0)
  await page.getByTestId('import-file').setInputFiles(await download.path())
  await expect(page.getByTestId('save-set')).toHaveClass(/button-off/)
  await expect(page.getByTestId('set-own')).toHaveCount(1)
}

/** Keeps all that is read aloud from now on: an event may be over in a moment. */
async function hearing(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const kept: string[] = []
    const listen = (): void => {
      const words = document.querySelector('[data-testid="reading"]')?.textContent
      if (words && kept.at(-1) !== words) kept.push(words)
    }
    listen()
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { heard: kept })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('an event is written, saved, sent out and brought in again; at the table it is read aloud when it is drawn', async ({
  page,
  host,
}) => {
  const errors = failures(page)
  const frames = overhear(page)
  await openHarbour(page, host)
  await openEditor(page, 'merchants', 'events')
  // Everyone, so also whoever looks, has to decide while it is under way.
  const event = { title: 'Calm', text: 'Nothing moves.', steps: [{ who: 'everyone', what: 'discard', count: 1, how: 'choice' }] }
  // seven cards of one event, so that it is the one to be drawn
  const events = Array.from({ length: 7 }, (_, number) => ({ ...event, id: number === 0 ? 'calm' : `calm-${number + 1}` }))
  const buffer = Buffer.from(JSON.stringify({ title: 'Squalls', events }))
  await page.getByTestId('events-file').setInputFiles({ name: 'squalls.json', mimeType: 'application/json', buffer })
  await page.getByTestId('events-title').fill('White squall')
  await page.getByTestId('events-text').fill('Nobody saw it coming.')
  await thereAndBack(page)
  await page.getByTestId('edit-events').click()
  await expect(page.getByTestId('events-title')).toHaveValue('White squall')

  await page.getByTestId('play-set').click()
  await expect(page.getByTestId('start')).toBeVisible()
  // Six hands turn the deck over so fast that none of them is home before an event is drawn.
  for (const place of [1, 2, 3, 4, 5]) await page.getByTestId(`kind-${place}`).selectOption('bot')
  await page.getByTestId('start').click()
  await expect(page.getByTestId('twin')).toBeAttached()
  const heard = await hearing(page)
  const actions = page.locator('[data-action]')
  const news = async () => (await actions.count()) + (await heard()).length
  for (let turn = 0; turn < 60 && (await heard()).length === 0; turn++) {
    await expect.poll(news).toBeGreaterThan(0)
    if ((await heard()).length === 0) await decideFirst(page, frames)
  }
  await expect.poll(async () => (await heard())[0]).toContain('White squall. Nobody saw it coming.')
  expect(errors).toEqual([])
})

test('a map is changed, saved, sent out and brought in again; the table lies on that map, and a file of it alone makes a set', async ({
  page,
  host,
}) => {
  const errors = failures(page)
  const frames = overhear(page)
  await openHarbour(page, host)
  await openEditor(page, 'parley', 'map')
  await expect(page.locator('.document-editor')).toBeFocused()
  await expect(page.getByTestId('map-title')).toBeInViewport()
  await page.getByTestId('map-generated').click()
  await page.getByTestId('map-title').fill('Sea of Mirrors')
  await page.getByTestId('port-name').fill('Nowhere')
  const [map] = await Promise.all([page.waitForEvent('download'), page.getByTestId('map-export').click()])
  const sea = JSON.parse(await readFile(await map.path(), 'utf8'))
  expect(sea.ports.map(({ name }: { name: string }) => name)).toContain('Nowhere')
  const ports = sea.ports.map((port: object, place: number) => ({ ...port, name: `Nowhere ${place + 1}` }))
  const renamed = { name: 'sea.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...sea, ports })) }
  await page.getByTestId('map-file').setInputFiles(renamed)
  await expect(page.getByTestId('port-name')).toHaveValue('Nowhere 1')
  await thereAndBack(page)

  await page.getByTestId('play-set').click()
  await page.getByTestId('start').click()
  await expect(page.getByTestId('house-told')).toContainText('Sea of Mirrors')
  // Not every act names a port.
  const log = page.locator('.log')
  for (let turn = 0; turn < 30 && !/Nowhere \d/.test((await log.textContent()) ?? ''); turn++) {
    await expect(page.locator('[data-action]').first()).toBeAttached()
    await decideFirst(page, frames)
  }
  await expect(log).toContainText(/Nowhere \d/)

  await page.goto(`${host.address}#/workshop/merchants`)
  await page.getByTestId('import-file').setInputFiles(await map.path())
  await expect(page.getByTestId('workshop-news')).toContainText('Sea of Mirrors')
  await expect(page.getByTestId('option-map').locator('output')).toContainText('Sea of Mirrors')
  // Dropped where it does not belong, a file is told for what it is.
  await page.getByTestId('edit-map').click()
  const squalls = { title: 'Squalls', events: [] }
  const other = { name: 'squalls.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(squalls)) }
  await page.getByTestId('map-file').setInputFiles(other)
  await expect(page.getByTestId('map-news')).toContainText('It holds “Events” for Merchants.')
  const whole = { format: 'corsair-table/house-rules', version: 1, game: 'parley', name: 'Calm', options: {} }
  await page.getByTestId('map-file').setInputFiles({ ...other, buffer: Buffer.from(JSON.stringify(whole)) })
  await expect(page.getByTestId('map-news')).toContainText('It is a set of house rules for Parley: “Calm”.')
  // What is none of the game's is refused with the reason.
  const set = { format: 'corsair-table/house-rules', version: 1, game: 'parley', name: 'Torn', options: { map: { ...sea, ports: [] } } }
  const buffer = Buffer.from(JSON.stringify(set))
  await page.getByTestId('import-file').setInputFiles({ name: 'torn.json', mimeType: 'application/json', buffer })
  await expect(page.getByTestId('workshop-news')).toContainText('“Map” is not right: the list of ports is not a list of twenty.')
  expect(errors).toEqual([])
})
