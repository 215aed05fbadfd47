import { fastChance } from '../../engine/core/chance.ts'
import { sampleMap } from '../../engine/games/parley/sampleMap.ts'
import { Client } from '../host/client.ts'
import { expect, failures, openHarbour, test } from './support.ts'

test('a captain plays on a map of the house with the mouse', async ({ page, host }) => {
  const seen = failures(page)
  const map = sampleMap(fastChance(11))
  const [harbour] = map.ports.filter(({ id }) => !map.admirals.includes(id))
  if (!harbour) throw new Error('a map without an open port')
  await openHarbour(page, host)
  const owner = await Client.greet(host.port, host.ownerSecret)
  const others = ['kemal', 'isaura'].map((face) => ({ kind: 'bot' as const, name: face, face, level: 'deckhand' as const }))
  const seats = [{ kind: 'me' as const, name: 'Donna', face: 'donna' }, ...others]
  const opened = await owner.ask({
    type: 'open-table',
    game: 'parley',
    seats,
    options: { map, firstCaptain: 0 },
    pace: 'instant',
    seed: null,
  })
  const table = 'table' in opened ? String(opened.table) : ''
  await page.goto(`${host.address}#/table/${table}`)

  // every hexagon of the map can be pointed at, within the window
  await expect(page.locator('[data-target^="port:"]')).toHaveCount(20)
  await page.getByTestId('act-siege').click()
  const target = page.locator(`[data-target="port:${harbour.id}"][data-mark="may"]`)
  await expect(target).toBeAttached()
  const box = await target.boundingBox()
  if (!box) throw new Error('the port is nowhere')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.locator('.log, [data-testid="log"]').first()).toContainText(harbour.name)
  expect(seen).toEqual([])
})
