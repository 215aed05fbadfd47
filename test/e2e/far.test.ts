import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { lanAddresses } from '../../electron/host/lan/interfaces.ts'
import { FIRST_PORT, type Sitter } from '../../electron/host/protocol.ts'
import { Client } from '../host/client.ts'
import { decideFirst, expect, failures, openHarbour, overhear, serious, startBuiltHost, test } from './support.ts'

const [here] = lanAddresses(networkInterfaces())
const title = (text: string): string => (here ? text : `${text} (skipped: this machine is in no network)`)

test.describe(() => {
  test.skip(!here, 'this machine is in no network')

  test(
    title('a table of another host is joined by its code in the own window, played at, left for the own Harbour, and gone on with'),
    async ({ page, host }) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'corsair-far-'))
      const other = await startBuiltHost({ dataDir, port: FIRST_PORT, name: 'Galley' })
      const owner = await Client.greet(other.port, other.ownerSecret)
      const seats: Sitter[] = [
        { kind: 'guest', face: 'innkeeper' },
        { kind: 'bot', name: 'Kit', face: 'smuggler', level: 'deckhand' },
      ]
      const opening = { game: 'port-royal', seats, options: {}, pace: 'instant', seed: 'c0ffee', lan: true } as const
      const opened = await owner.ask({ type: 'open-table', ...opening })
      if (opened.type !== 'opened') throw new Error(opened.type)
      const { table } = opened
      const [way] = await other.ways()
      const errors = failures(page)
      const frames = overhear(page)
      const join = async (): Promise<void> => {
        await page.getByTestId('join').click()
        await page.getByTestId('join-place').fill(way?.code ?? `${way?.address}:${way?.port}`)
        await page.getByTestId('join-place').press('Enter')
        await page.getByTestId('enter').click()
      }
      await openHarbour(page, host)
      await join()

      // a guest there: it is said whose, and nothing of an owner's is offered
      await expect(page.getByTestId('far-sign')).toContainText('You are a guest at Galley')
      expect(page.url()).toBe(`${host.address}?host=${way?.address}:${way?.port}#/table/${table}`)
      await expect(page.getByTestId('begin')).toHaveCount(0)
      await page.getByTestId('sit-0').click()
      await page.getByTestId('sit-name').fill('Ben')
      await page.getByTestId('sit-name').press('Enter')
      await expect(page.getByTestId('stand-0')).toBeVisible()
      expect(await serious(page)).toEqual([])
      await owner.ask({ type: 'begin', table })
      for (let move = 0; move < 4; move++) await decideFirst(page, frames)

      // home, where nothing of it is mixed in, and back to the seat
      await page.getByTestId('menu').click()
      await page.getByTestId('menu-home').click()
      await expect(page.getByTestId('play-alone')).toHaveClass(/button-main/)
      await expect(page.getByTestId('resume')).toHaveCount(0)
      await expect(page).toHaveTitle('Corsair Table')
      await join()
      await decideFirst(page, frames)
      expect(frames.join('\n')).not.toContain(other.ownerSecret)
      expect(errors).toEqual([])

      // the other host stops: what there is to do is said, and when it is there again so is the table
      await other.stop()
      await expect(page.locator('.connection-notice')).not.toHaveText('')
      await page.reload()
      await expect(page.getByTestId('no-way')).toHaveAttribute('data-why', 'refused')
      expect(await serious(page)).toEqual([])
      const again = await startBuiltHost({ dataDir, port: other.port, name: 'Galley' })
      await (await Client.greet(again.port, again.ownerSecret)).ask({ type: 'claim-table', table })
      await expect(page.getByTestId('twin')).toBeAttached()
      await page.getByTestId('menu').click()
      await page.getByTestId('menu-home').click()
      await expect(page.getByTestId('play-alone')).toHaveClass(/button-main/)
      await again.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  )
})
