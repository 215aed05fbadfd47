import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { run } from '../../electron/cli.ts'
import { think } from '../../electron/host/bots/answerThoughts.ts'
import { startHost } from '../../electron/host/startHost.ts'
import { games } from '../../engine/games/index.ts'
import { Client, type MessageOf, sitters } from './client.ts'
import { scratchFolder } from './harness.ts'

/** Runs a command line; gives its exit code and what it said. */
async function command(...args: string[]): Promise<{ code: number; said: string; complained: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  stdin.end()
  // The commands use no more of these than what streams have.
  const code = await run(args, { stdin, stdout, stderr } as unknown as NodeJS.Process)
  stdout.end()
  stderr.end()
  return { code, said: await text(stdout), complained: await text(stderr) }
}

/** A game of bots, played to its end and saved. */
async function savedGame(): Promise<string> {
  const dataDir = await scratchFolder()
  const host = await startHost({ port: 0, dataDir, think: async (question) => think(games, question) })
  const owner = await Client.greet(host.port, host.ownerSecret)
  const game = games[0]?.id ?? ''
  const opened = await owner.ask({ type: 'open-table', game, seats: sitters(0, 3), options: {}, pace: 'instant', seed: null })
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  await owner.watch(opened.table, 'table')
  await owner.next((message): message is MessageOf<'table'> => message.type === 'table' && message.card.over)
  await host.stop()
  return path.join(dataDir, 'tables', `${opened.table}.ndjson`)
}

test('a saved game is told event by event and found sound; changed by a hair, it is not', async () => {
  const file = await savedGame()
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const events = lines.slice(1).flatMap((line) => JSON.parse(line).events)
  const told = await command('replay', file)
  expect(told.code).toBe(0)
  expect(told.said.trimEnd().split('\n')).toHaveLength(1 + events.length)
  const sound = await command('verify', file)
  expect(sound).toMatchObject({ code: 0, complained: '' })
  expect(sound.said).toContain(`${lines.length - 2} decisions, ${events.length} events`)

  const changed = async (from: RegExp, to: (found: string, part: string) => string, place: number) => {
    await writeFile(file, `${lines.with(place, (lines[place] ?? '').replace(from, to)).join('\n')}\n`)
    return command('verify', file)
  }
  const seed = await changed(/"seed":"(.)/, (_, digit) => `"seed":"${digit === '0' ? '1' : '0'}`, 0)
  expect(seed).toMatchObject({ code: 1, complained: expect.stringContaining('the deal is not what the seed gives') })
  const last = await changed(/"events":\[{/, () => '"events":[{"more":1,', lines.length - 1)
  expect(last).toMatchObject({ code: 1, complained: expect.stringContaining('the rules and the seed give other events') })
  const seat = await changed(/"seat":\d/, () => '"seat":9', 2)
  expect(seat).toMatchObject({ code: 1, complained: expect.stringContaining('could not act so') })
})

test('a game that is not over is told as everybody saw it, and its seed is not told', async () => {
  const dataDir = await scratchFolder()
  const host = await startHost({ port: 0, dataDir })
  const owner = await Client.greet(host.port, host.ownerSecret)
  const game = games[0]
  if (game === undefined) throw new Error('there is no game')
  const opened = await owner.ask({ type: 'open-table', game: game.id, seats: sitters(3, 0), options: {}, pace: 'calm', seed: 'feed' })
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  const { log } = await owner.watch(opened.table, 'table')
  await host.stop()
  const file = path.join(dataDir, 'tables', `${opened.table}.ndjson`)
  expect((await command('replay', file)).said).toContain(JSON.stringify(log[0]))
  const verified = await command('verify', file)
  expect(verified.code).toBe(0)
  expect(verified.said).not.toContain('feed')
})

test.each([
  [[], 0, 'serve [--lan]'],
  [['--help'], 0, 'serve [--lan]'],
  [['verify', '--help'], 0, 'serve [--lan]'],
  [['serve', '--help'], 0, 'A second Ctrl C does not wait'],
])('%j tells what there is', async (args, code, said) => {
  expect(await command(...args)).toMatchObject({ code, said: expect.stringContaining(said), complained: '' })
})

test.each([
  [['sail'], 'unknown command sail'],
  [['serve', '--prot', '1'], '--prot'],
  [['serve', '--port', 'x'], '--port'],
  [['serve', '--port', '65536'], '--port'],
  [['serve', '--port', '-1'], '--port'],
  [['serve', 'here'], 'here'],
  [['serve', '--data', ''], '--data'],
  [['serve', '--name', ' '], '--name is a name of 1 to 40 letters'],
  [['serve', '--name', 'gal\nley'], '--name'],
  [['serve', '--log', ''], '--log is a file'],
  [['serve', '--log', '/nowhere/at/all/corsair.log'], 'ENOENT'],
  [['serve', '--lan=yes'], '--lan'],
  [['verify'], 'name one file'],
  [['verify', 'a', 'b'], 'unknown argument b'],
  [['replay', '--all'], 'unknown argument --all'],
  [['arena'], 'arena GAME'],
  [['arena', 'sail', '--far'], '--far'],
  [['referee'], 'game'],
])('%j is not understood: one line says so', async (args, line) => {
  const { code, said, complained } = await command(...args)
  expect([code, said]).toEqual([2, ''])
  expect(complained).toContain(line)
  expect(complained.trimEnd().split('\n')).toHaveLength(1)
})

test('a file that is not there, or is no saved game, is named', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'one.ndjson')
  expect(await command('verify', file)).toMatchObject({ code: 1, complained: `verify: ${file} cannot be read\n` })
  await writeFile(file, 'noise\n')
  expect(await command('replay', file)).toMatchObject({ code: 1, complained: expect.stringContaining('line 1') })
})
