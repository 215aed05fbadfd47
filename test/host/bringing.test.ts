import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAME_PART_BYTES, type Message } from '../../electron/host/protocol.ts'
import { games } from '../../engine/games/index.ts'
import { Client, sitters } from './client.ts'
import { openToy, playOut, scratchFolder, toyHost } from './harness.ts'

const ownerOf = (host: { port: number; ownerSecret: string }) => Client.greet(host.port, host.ownerSecret)
const cardsOf = async (host: { port: number }) => {
  const [welcome] = (await Client.greet(host.port)).messages
  return welcome?.type === 'welcome' ? welcome.tables : []
}

/** A game of one person and a bot, played to its end, as a file. */
async function playedGame() {
  const host = await toyHost()
  const { owner, table, tokens } = await openToy(host, 1, 1)
  await playOut(owner, table, tokens[0]!)
  return { host, owner, table, text: await copy(owner, table) }
}

async function copy(owner: Client, table: string): Promise<string> {
  const answer = await owner.ask({ type: 'copy-game', table })
  if (answer.type !== 'game-copy') throw new Error(JSON.stringify(answer))
  return answer.text
}

let files = 0
/** Sends the file in parts, in the order given; the answer to the last. */
async function bring(owner: Client, content: string | Buffer, partBytes = GAME_PART_BYTES): Promise<Message | undefined> {
  const bytes = Buffer.from(content)
  const parts = Math.max(1, Math.ceil(bytes.length / partBytes))
  const file = `file-${files++}`
  let answer: Message | undefined
  for (let part = 0; part < parts; part++) {
    const text = bytes.subarray(part * partBytes, (part + 1) * partBytes).toString('base64')
    answer = await owner.ask({ type: 'bring-game', file, part, parts, text })
    if (part < parts - 1) expect(answer).toMatchObject({ type: 'done' })
  }
  return answer
}

/** The lines of a game, with some of them changed. */
function changed(text: string, change: (lines: { [key: string]: unknown }[]) => void): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  change(lines)
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

describe('a saved game from elsewhere', () => {
  test('is laid beside the others in parts of any size, and is there after a restart as it was', async () => {
    const { text, table } = await playedGame()
    const dataDir = await scratchFolder()
    const host = await toyHost({ dataDir })
    const owner = await ownerOf(host)
    expect(await bring(owner, text, 100)).toEqual({ type: 'brought', id: expect.any(String), table, already: false })
    expect(await cardsOf(host)).toEqual([expect.objectContaining({ table, over: true, gathering: false })])
    expect(await readFile(path.join(dataDir, 'tables', `${table}.ndjson`), 'utf8')).toBe(text)
    await host.stop()
    expect(await cardsOf(await toyHost({ dataDir }))).toEqual([expect.objectContaining({ table, broken: null })])
  })

  test('that is under way is gone on with, and brought in once more it is the one that is here', async () => {
    const elsewhere = await toyHost()
    const begun = await openToy(elsewhere, 1, 1)
    const text = await copy(begun.owner, begun.table)
    const host = await toyHost()
    const owner = await ownerOf(host)
    const { table } = (await bring(owner, text)) as { table: string } // else the next line fails
    const claimed = await owner.ask({ type: 'claim-table', table })
    if (claimed.type !== 'opened') throw new Error(claimed.type)
    expect(claimed.tokens[0]?.token).not.toBe(begun.tokens[0])
    await playOut(owner, table, claimed.tokens[0]!.token)
    expect(await bring(owner, text)).toMatchObject({ type: 'brought', table, already: true })
    expect(await cardsOf(host)).toHaveLength(1)
  })

  test('never takes the place of one that is here: what was played on elsewhere lies beside it', async () => {
    const elsewhere = await toyHost()
    const begun = await openToy(elsewhere, 1, 1)
    const early = await copy(begun.owner, begun.table)
    await playOut(begun.owner, begun.table, begun.tokens[0]!)
    const late = await copy(begun.owner, begun.table)
    const host = await toyHost()
    const owner = await ownerOf(host)
    await bring(owner, early)
    const laid = await bring(owner, late)
    expect(laid).toMatchObject({ type: 'brought', already: false })
    expect(laid).not.toMatchObject({ table: begun.table })
    expect((await cardsOf(host)).map(({ over }) => over).sort()).toEqual([false, true])
  })

  test('sent again after a break is laid down once', async () => {
    const { text } = await playedGame()
    const host = await toyHost()
    const owner = await ownerOf(host)
    const part = { type: 'bring-game', file: 'one', part: 0, parts: 1, text: Buffer.from(text).toString('base64') } as const
    const [one, two] = await Promise.all([owner.ask(part), owner.ask(part)])
    expect(one).toMatchObject({ type: 'brought' })
    expect({ ...two, id: '' }).toEqual({ ...one, id: '' })
    expect(await cardsOf(host)).toHaveLength(1)
  })

  test.each<[string, (text: string) => string | Buffer, string]>([
    ['nothing at all', () => '', 'corrupt'],
    ['another file', () => '{"format":"corsair-rules"}\n', 'corrupt'],
    ['no text', () => Buffer.from([0, 255, 10, 254, 10]), 'corrupt'],
    ['a damaged line amid it', (text) => changed(text, (lines) => lines.splice(2, 1)), 'corrupt'],
    ['a newer form', (text) => changed(text, ([header]) => Object.assign(header!, { version: 2 })), 'unknown-version'],
    ['a game that is not here', (text) => changed(text, ([header]) => Object.assign(header!, { game: 'chess' })), 'unknown-game'],
    ['another seed', (text) => changed(text, ([header]) => Object.assign(header!, { seed: 'abc' })), 'does-not-fold'],
    ['a better die', (text) => text.replace(/"value":\d+/, '"value":99'), 'does-not-fold'],
    [
      'options that the game does not have',
      (text) => changed(text, ([header]) => Object.assign(header!, { options: { rounds: 3, loud: false, gold: 1 } })),
      'does-not-fold',
    ],
    ['a seat too few', (text) => changed(text, ([header]) => void (header!.seats as unknown[]).pop()), 'does-not-fold'],
    ['a name that turns text round', (text) => text.replace('Person 0', 'P\u202e0'), 'does-not-fold'],
    ['a moment that no date can name', (text) => changed(text, ([header]) => Object.assign(header!, { openedAt: 9e15 })), 'does-not-fold'],
  ])('with %s is refused by what is wrong with it, and nothing is laid down', async (_, spoil, why) => {
    const { text } = await playedGame()
    const dataDir = await scratchFolder()
    const host = await toyHost({ dataDir })
    expect(await bring(await ownerOf(host), spoil(text))).toMatchObject({ type: 'refused', code: 'bad-game', values: { why } })
    expect((await readdir(path.join(dataDir, 'tables'))).filter((name) => name.endsWith('.ndjson'))).toEqual([])
    expect(await cardsOf(host)).toEqual([])
  })

  test('named so as to lie elsewhere gets a name of ours', async () => {
    const { text } = await playedGame()
    const host = await toyHost()
    const laid = await bring(
      await ownerOf(host),
      changed(text, ([header]) => Object.assign(header!, { table: '../../evil' })),
    )
    expect(laid).toMatchObject({ type: 'brought', table: expect.stringMatching(/^[0-9a-f]{16}$/) })
  })

  test.each(games.map(({ id }) => id))('of %s comes over as it was dealt, house rules and all', async (game) => {
    const elsewhere = await toyHost({ games })
    const owner = await ownerOf(elsewhere)
    const seats = sitters(games.find(({ id }) => id === game)!.seats.min, 0)
    const opened = await owner.ask({ type: 'open-table', game, seats, options: {}, pace: 'calm', seed: null })
    if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
    const text = await copy(owner, opened.table)
    const host = await toyHost({ games })
    expect(await bring(await ownerOf(host), text)).toMatchObject({ type: 'brought', already: false })
  })
})

test('a part that is none of its file is refused, and so is one that is too long', async () => {
  const host = await toyHost()
  const owner = await ownerOf(host)
  const part = { type: 'bring-game', file: 'odd', part: 0, parts: 2, text: '' } as const
  expect(await owner.ask(part)).toMatchObject({ type: 'done' })
  expect(await owner.ask({ ...part, part: 2 })).toMatchObject({ type: 'refused', code: 'bad-game' })
  expect(await owner.ask({ ...part, parts: 3 })).toMatchObject({ type: 'refused', code: 'bad-game' })
  expect(await owner.ask({ ...part, parts: 1_000_000 })).toMatchObject({ type: 'refused', code: 'bad-request' })
  expect(await owner.ask({ ...part, text: '*' })).toMatchObject({ type: 'refused', code: 'bad-request' })
})
