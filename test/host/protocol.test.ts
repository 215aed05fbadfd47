import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { anyAction, openToy, toyHost } from './harness.ts'

test('a table is opened, watched and played: who acts is told so, who watches sees it', async () => {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 2)
  const guest = await Client.greet(host.port)
  await guest.watch(table, 'table')
  const mine = await owner.watch(table, 0, tokens[0])
  const acted = await owner.act({ table, seat: 0, token: tokens[0]!, at: mine.number, action: anyAction(mine.view, 0) })
  expect(acted).toMatchObject({ type: 'acted', number: 2 })
  expect(await guest.nextOf('events')).toMatchObject({ viewer: 'table', first: 2, events: [{ type: 'laid', seat: 0, card: null }] })
  expect(await owner.nextOf('events')).toMatchObject({
    viewer: 0,
    first: 2,
    events: [{ type: 'laid', seat: 0, card: expect.stringMatching(/^card-/) }],
  })
})

test('bots play on while somebody watches', async () => {
  const host = await toyHost()
  const { owner, table } = await openToy(host, 0, 3)
  await owner.watch(table, 'table')
  const over = await owner.next(
    (message): message is Extract<typeof message, { type: 'table' }> => message.type === 'table' && message.card.over,
  )
  expect(over.card.number).toBe(1 + 3 * (3 + 1 + 1))
})
