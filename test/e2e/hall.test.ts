import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { lanAddresses } from '../../electron/host/lan/interfaces.ts'
import { Client } from '../host/client.ts'
import { Ether } from '../host/ether.ts'
import { expect, openHarbour, serious, startBuiltHost, test } from './support.ts'

const [here] = lanAddresses(networkInterfaces())
const title = (text: string): string => (here ? text : `${text} (skipped: this machine is in no network)`)

test.describe(() => {
  test.skip(!here, 'this machine is in no network')

  test(
    title('an owner finds a table in the network, sees that a phone gets here, gives it the Wi-Fi, and ends a table in the hall'),
    async ({ page, browser }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'corsair-hall-'))
      const ether = new Ether()
      const [galley, brig] = await Promise.all(
        ['Galley', 'Brig'].map((name) => startBuiltHost({ dataDir: path.join(folder, name), name, join: ether.join })),
      )
      if (!galley || !brig) throw new Error('there is no host')
      const far = await Client.greet(brig.port, brig.ownerSecret)
      const seats = [
        { kind: 'me' as const, name: 'Far', face: 'donna' },
        ...['kemal', 'isaura'].map((face) => ({ kind: 'guest' as const, face })),
      ]
      await far.ask({ type: 'open-table', game: 'parley', seats, options: {}, pace: 'calm', seed: null, lan: true })
      const sent: string[] = []
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())))
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

      await openHarbour(page, galley)
      await page.getByTestId('join').click()
      await expect(page.getByTestId('found')).toContainText('at Brig')
      await expect(page.getByTestId('found')).toContainText('2 seats are free')
      await expect(page.getByTestId('found-told')).toHaveText('1 table has been found.')
      expect(await serious(page)).toEqual([])
      await page.keyboard.press('Escape')

      await page.getByTestId('open-table').click()
      await page.getByTestId('lan-yes').click()
      await page.getByTestId('start').click()
      await page.getByTestId('wifi-fill').click()
      await page.getByTestId('wifi-name').fill('Casa del Mar')
      await page.getByTestId('wifi-password').fill('short')
      await page.getByTestId('wifi-make').click()
      await expect(page.getByTestId('wifi-form')).toContainText('8 to 63 letters')
      await page.getByTestId('wifi-password').fill('seven seas')
      await page.getByTestId('wifi-make').click()
      await expect(page.getByTestId('wifi-qr')).toBeVisible()
      await expect(page.getByText('seven seas')).toHaveCount(0)
      expect(await page.content()).not.toContain('seven seas')

      await page.getByTestId('not-reached').locator('> summary').click()
      await expect(page.getByTestId('reached')).toContainText('No device has opened it yet')
      const address = (await page.getByTestId('check-address').textContent()) ?? ''
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' })
      const check = await phone.newPage()
      await check.goto(`http://${address}`)
      for (const id of ['page', 'line', 'trip', 'clock']) await expect(check.locator(`#${id}`)).toHaveAttribute('data-state', 'good')
      expect(await serious(check)).toEqual([])
      await expect(page.getByTestId('reached')).toContainText(`${here?.address} got here at`)
      expect(await serious(page)).toEqual([])

      await check.goto(`http://${address.replace('/check', '/')}`)
      await check.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ language: 'en', quiet: true, mute: true })))
      await check.reload()
      await expect(check.getByTestId('open-one')).toHaveCount(1)
      await page.getByTestId('back').click()
      await page.getByTestId('hall').click()
      await expect(page.getByTestId('hall-table')).toHaveCount(1)
      await expect(page.getByTestId('hall-count')).toContainText('1 table, 1 open')
      expect(await serious(page)).toEqual([])
      await page.getByTestId('hall-lan').click()
      await expect(page.getByTestId('hall-count')).toContainText('0 open')
      await expect(check.locator('.connection-notice')).toContainText('no longer open to the network')
      await page.getByTestId('hall-lan').click()
      await expect(check.locator('.connection-notice')).toHaveText('')
      await page.getByTestId('hall-end').click()
      await page.getByTestId('hall-end').click()
      await expect(page.getByTestId('hall-table')).toHaveCount(0)
      expect(page.url()).toContain('#/hall')

      expect(sent.join('\n')).not.toMatch(/seven seas|seven%20seas|Casa/)
      await galley.stop()
      await expect(page.locator('.connection-notice')).toContainText('your seat is kept')
      await brig.stop()
      await phone.close()
      rmSync(folder, { recursive: true, force: true })
    },
  )
})
