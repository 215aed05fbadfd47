import type { Page } from '@playwright/test'
import type { Manners, Message } from '../../electron/host/protocol.ts'
import { Client } from '../host/client.ts'
import { expect, failures, openHarbour, serious, test } from './support.ts'

const isCard = (message: Message): message is Extract<Message, { type: 'table' }> => message.type === 'table'

/** Sends a line from the drawer, which is open. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByTestId('line').fill(text)
  await page.getByTestId('line').press('Enter')
  await expect(page.getByTestId('line')).toHaveValue('')
}

test('people at two devices make gestures, write where it is allowed, are not heard by whom they annoy, pause, and run out of time', async ({
  page,
  host,
  browser,
}) => {
  const errors = failures(page)
  const owner = await Client.greet(host.port, host.ownerSecret)
  const seats = [
    { kind: 'me', name: 'Ann', face: 'donna' },
    { kind: 'guest', face: 'kemal' },
    { kind: 'bot', name: 'Bo', face: 'isaura', level: 'deckhand' },
  ] as const
  const opened = await owner.ask({ type: 'open-table', game: 'parley', seats: [...seats], options: {}, pace: 'instant', seed: 'ab' })
  if (opened.type !== 'opened') throw new Error(opened.type)
  const { table } = opened
  await openHarbour(page, host)

  const device = await browser.newContext()
  const guest = await device.newPage()
  const kept = JSON.stringify({ language: 'en', speed: 'instant', mute: true, quiet: true })
  await guest.addInitScript((text) => localStorage.setItem('preferences', text), kept)
  await guest.goto(`${host.address}#/table/${table}`)
  await guest.getByTestId('sit-1').click()
  await guest.getByTestId('sit-name').fill('Cleo')
  await guest.getByTestId('sit-name').press('Enter')
  await page.goto(`${host.address}#/table/${table}`)
  await page.getByTestId('begin').click()

  // a gesture, without a word being allowed
  await guest.getByTestId('talk').click()
  await expect(guest.getByTestId('write')).toHaveCount(0)
  await guest.getByTestId('gesture-glass').press('Enter')
  await expect(page.getByTestId('talk-told')).toContainText('Cleo raises a glass.')
  await expect(page.getByTestId('bubbles')).toContainText('Your health!')

  // writing, once the owner allows it: letters, whatever they look like
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-seats').click()
  await page.getByTestId('chat-yes').click()
  await guest.getByTestId('talk').click()
  await guest.getByTestId('write').click()
  await write(guest, 'Ahoy <b id="bold">Ann</b>')
  await expect(page.getByTestId('talk-told')).toContainText('Cleo: Ahoy <b id="bold">Ann</b>')
  await expect(page.locator('#bold')).toHaveCount(0)

  // whom this device does not want to hear it does not hear, nor reads what was said
  await page.goto(`${host.address}#/table/${table}/talk`)
  await expect(page.getByTestId('lines')).toContainText('Ahoy')
  expect(await serious(page)).toEqual([])
  await page.getByTestId('hush-1').click()
  await expect(page.getByTestId('lines')).toHaveCount(0)
  await write(guest, 'Can you hear me?')
  await expect(guest.getByTestId('lines')).toContainText('Can you hear me?')
  await expect(page.getByTestId('talk-told')).not.toContainText('Can you hear me?')
  await page.getByTestId('hush-1').click()
  await expect(page.getByTestId('lines')).toContainText('Can you hear me?')
  await page.getByTestId('close-side').click()
  await guest.getByTestId('close-side').click()

  // a pause is everybody's; the owner alone ends it
  await page.getByTestId('menu').click()
  await page.getByTestId('menu-pause').click()
  await expect(guest.getByTestId('paused')).toContainText('The host has paused the table.')
  await expect(guest.getByTestId('go-on')).toHaveCount(0)
  await expect(guest.locator('[data-action]')).toHaveCount(0)
  await page.getByTestId('go-on').click()
  await expect(guest.getByTestId('paused')).toHaveCount(0)

  // nobody decides: when the time is up a bot does, and everybody is told
  const manners: Manners = { clock: { seconds: 5, onZero: 'bot' }, gestures: true, chat: true, pause: 'owner' }
  await owner.ask({ type: 'set-manners', table, manners })
  await expect(page.locator('[data-testid^="clock-"]').first()).toBeVisible()
  const before = owner.messages.findLast(isCard)?.card.number ?? 0
  for (const each of [page, guest])
    await expect(each.getByTestId('seats-told')).toContainText('a bot makes this decision', { timeout: 15_000 })
  await expect.poll(() => owner.messages.findLast(isCard)?.card.number).toBeGreaterThan(before)
  expect(errors).toEqual([])
  owner.close()
  await device.close()
})
