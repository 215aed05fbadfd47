import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJournal } from '../../electron/host/fileJournal.ts'
import { findWrong } from '../../electron/host/findWrong.ts'
import type { Typed } from '../../engine/core/game.ts'
import { replay } from '../../engine/core/table.ts'
import { games } from '../../engine/games/index.ts'
import { Client, sitters } from './client.ts'
import { bundleHost, HostProcess } from './hostProcess.ts'
import { Player } from './Player.ts'

const KILLS = 50
/** Of the kills, those that come while the host still starts. */
const EARLY = 6
const LIMIT_MS = 900_000
const PEOPLE = 2
const BOTS = 2

let folder = ''
let program = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corsair-kill-'))
  program = await bundleHost(path.join(folder, 'program'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Lets the players play until so many things have been told, then a moment longer; true when the game is over. */
async function playFor(players: Player[], port: number, things: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let left = things
    const onTold = () => {
      left -= 1
      if (players.every((player) => player.isDone)) resolve(true)
      else if (left === 0) setTimeout(() => resolve(false), Math.random() * 6)
    }
    Promise.all(players.map((player) => player.join(port, onTold))).then(() => {
      // What came while the last host died has been all there was.
      if (players.every((player) => player.isDone)) resolve(true)
    }, reject)
  })
}

async function openTable(dataDir: string) {
  const [game] = games
  if (game === undefined) throw new Error('there is no game')
  const host = new HostProcess(program, ['--data', dataDir])
  const address = await host.address()
  if (address === null) throw new Error(host.complaints)
  const owner = await Client.greet(address.port, address.ownerSecret)
  const seats = sitters(PEOPLE, BOTS)
  const opened = await owner.ask({ type: 'open-table', game: game.id, seats, options: {}, pace: 'instant', seed: null })
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened) + host.complaints)
  const players = opened.tokens.map(({ seat, token }) => new Player({ game, table: opened.table, seat, token }))
  await host.kill()
  return { game, players, table: opened.table }
}

/** After a restart bots are calm again: the owner asks them to be quick. */
async function hurry({ port, ownerSecret }: { port: number; ownerSecret: string }, table: string): Promise<void> {
  const owner = await Client.greet(port, ownerSecret)
  await owner.ask({ type: 'set-pace', table, pace: 'instant' })
  owner.close()
}

test(
  `the host is killed ${KILLS} times in the middle of a game: nothing told is lost, nothing acts twice, and the game ends`,
  async () => {
    const dataDir = path.join(folder, 'games')
    const { game, players, table } = await openTable(dataDir)
    let kills = 1
    let over = false
    while (!over) {
      const host = new HostProcess(program, ['--data', dataDir])
      if (kills <= EARLY) {
        await wait(Math.random() * 250)
      } else {
        const address = await host.address()
        if (address === null) throw new Error(host.complaints)
        await hurry(address, table)
        over = await playFor(players, address.port, kills < KILLS ? 1 + Math.floor(Math.random() * 6) : Number.POSITIVE_INFINITY)
      }
      await host.kill()
      expect(host.complaints).toBe('')
      kills += 1
    }
    expect(kills).toBeGreaterThanOrEqual(KILLS)

    const read = readJournal(await readFile(path.join(dataDir, 'tables', `${table}.ndjson`)))
    if (!read.ok) throw new Error(read.text)
    const { header, entries } = read
    expect(await findWrong({ game, header, entries })).toBe(null)
    const events = entries.flatMap((entry) => entry.events)
    const state = replay(game, events)
    for (const player of players) {
      expect(player.shown).toEqual(game.mask(state, player.seat))
      const seen: Typed[] = events.map((event) => game.see(event, player.seat))
      expect([...player.told.keys()]).toEqual(events.map((_, place) => place + 1))
      expect([...player.told.values()]).toEqual(seen)
      const ids = entries.filter((entry) => entry.seat === player.seat).map((entry) => entry.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(player.acted)).toEqual(new Set(ids))
      expect(player.refused).toEqual([])
    }
  },
  LIMIT_MS,
)

test(
  'a host that is told to end says goodbye, frees its folder and exits well; a second one beside it would not start',
  async () => {
    const args = ['--data', path.join(folder, 'ended')]
    const host = new HostProcess(program, args)
    const address = await host.address()
    if (address === null) throw new Error(host.complaints)
    const guest = await Client.greet(address.port)

    const second = new HostProcess(program, args)
    await second.ended
    expect(second.child.exitCode).toBe(1)
    expect(second.complaints).toMatch(new RegExp(`^serve: the games in .* are open in another host, at port ${address.port}\\n$`))

    host.child.kill('SIGTERM')
    expect(await guest.nextOf('bye')).toEqual({ type: 'bye', why: 'stopping' })
    await host.ended
    expect([host.child.exitCode, host.complaints]).toEqual([0, ''])
    expect(await readdir(path.join(folder, 'ended'))).toEqual(['house-rules', 'tables'])
  },
  LIMIT_MS,
)
