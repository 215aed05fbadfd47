import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileStore } from '../../electron/host/fileStore.ts'
import type { JournalEntry } from '../../electron/host/journal.ts'
import { newKeys } from '../../electron/host/seating.ts'
import { fastChance, pick } from '../../engine/core/chance.ts'
import type { AnyGame, Typed, Viewer } from '../../engine/core/game.ts'
import { games } from '../../engine/games/index.ts'
import { Client, sitters } from '../host/client.ts'
import { bundleHost, HostProcess } from '../host/hostProcess.ts'
import { quantile, type Row, spread } from './row.ts'

const APPENDS = 1000
const ACTIONS = 400
const CLIENTS = 6
/** Who look on from no seat: big screens, and people who wait for their turn. */
const WATCHERS = 6
const STARTS = 5
/** Slow enough for the limit of requests a second. */
const BREATH_MS = 5

/** Appending to a journal; an action until six clients have seen it; from starting the host to the first page. */
export async function rows(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corsair-bench-'))
  try {
    const appended = await measureAppends(path.join(folder, 'appends'))
    const program = await bundleHost(path.join(folder, 'electron'))
    await layPage(folder)
    const started = await measureStarts(program, folder)
    const seen = (await Promise.all(games.slice(0, 1).map((game) => measureActions(program, folder, game)))).flat()
    return [
      ...spread('journal: one decision, written and synced', appended),
      ...spread(`action until ${CLIENTS} seats and ${WATCHERS} watchers on loopback have seen it`, seen, 20),
      { name: 'start of the host to its first page, median', value: quantile(started, 0.5), unit: 'ms', target: { atMost: 400 } },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timed<T>(times: number[], run: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const value = await run()
  times.push(performance.now() - start)
  return value
}

async function measureAppends(folder: string): Promise<number[]> {
  const store = await fileStore(folder)
  const entry = (first: number): JournalEntry => {
    const action = { type: 'vote', card: 'sword-1' }
    const events = [{ type: 'vote-laid', seat: 2, card: 'sword-1' }]
    return { first, time: Date.now(), seat: 2, id: 'b1c7a3f2-0f5e-4a55-9d53-4f3f6a1f0a11', at: first - 1, action, events }
  }
  const header = {
    format: 'corsair-table',
    version: 1,
    table: 'bench',
    game: '',
    openedAt: 0,
    seats: sitters(5, 0),
    options: {},
    seed: '00',
  } as const
  const created = await store.create({ header, opening: entry(1), keys: newKeys(header, { pace: 'calm', lan: false }) })
  if (!created.ok) throw new Error(created.text)
  const times: number[] = []
  for (let first = 2; first < 2 + APPENDS; first++) await timed(times, () => created.journal.append(entry(first)))
  await created.journal.close()
  return times
}

/** The built page where the bundled host looks for it; a page of one line when none is built. */
async function layPage(folder: string): Promise<void> {
  const built = fileURLToPath(new URL('../../dist/renderer', import.meta.url))
  const page = path.join(folder, 'renderer')
  if (existsSync(path.join(built, 'index.html'))) return symlink(built, page)
  await mkdir(page)
  await writeFile(path.join(page, 'index.html'), '<!doctype html>')
}

async function measureStarts(program: string, folder: string): Promise<number[]> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const host = await timed(times, async () => {
      const started = new HostProcess(program, ['--data', path.join(folder, 'starts')])
      const address = await started.address()
      const page = await fetch(`http://127.0.0.1:${address?.port}/`)
      if (!page.ok) throw new Error(`the page is answered with ${page.status}`)
      await page.text()
      return started
    })
    await host.kill()
  }
  return times
}

type Chair = { client: Client; token: string | null; view: unknown; number: number }

async function measureActions(program: string, folder: string, game: AnyGame): Promise<number[]> {
  const host = new HostProcess(program, ['--data', path.join(folder, 'games')])
  const address = await host.address()
  if (address === null) throw new Error(host.complaints)
  const owner = await Client.greet(address.port, address.ownerSecret)
  const times: number[] = []
  while (times.length < ACTIONS) {
    const opened = await owner.ask({
      type: 'open-table',
      game: game.id,
      seats: sitters(CLIENTS, 0),
      options: {},
      pace: 'instant',
      seed: null,
    })
    if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
    const watchers = Array.from({ length: WATCHERS }, () => ({ seat: 'table' as const, token: null }))
    const chairs = await Promise.all([...opened.tokens, ...watchers].map(({ seat, token }) => sit(address.port, opened.table, seat, token)))
    await play(game, opened.table, chairs, times)
    for (const { client } of chairs) client.close()
  }
  await host.kill()
  return times
}

async function sit(port: number, table: string, viewer: Viewer, token: string | null): Promise<Chair> {
  const client = await Client.greet(port)
  const { view, number } = await client.watch(table, viewer, token)
  return { client, token, view, number }
}

async function play(game: AnyGame, table: string, chairs: Chair[], times: number[]): Promise<void> {
  const chance = fastChance(1)
  const [first] = chairs
  if (first === undefined) throw new Error('nobody sits at the table')
  for (;;) {
    const [seat] = game.waiting(first.view)
    const chair = seat === undefined ? undefined : chairs[seat]
    if (seat === undefined || chair === undefined || times.length >= ACTIONS) return
    const action: Typed = pick(game.legal(chair.view, seat), chance)
    await timed(times, async () => {
      const shown = Promise.all(chairs.map((each) => catchUp(game, each)))
      const acted = await chair.client.act({ table, seat, token: chair.token ?? '', at: chair.number, action })
      if (acted.type !== 'acted') throw new Error(JSON.stringify(acted))
      await shown
    })
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS))
  }
}

/** Waits for the next events and shows them in the chair's view, as a page would. */
async function catchUp(game: AnyGame, chair: Chair): Promise<void> {
  const isNew = (message: { type: string }): message is { type: 'events'; table: string; viewer: number; first: number; events: Typed[] } =>
    message.type === 'events' && (message as unknown as { first: number }).first === chair.number + 1
  const { events } = await chair.client.next(isNew, Math.max(0, chair.client.messages.length - 4))
  for (const event of events) game.evolve(chair.view, event)
  chair.number += events.length
}
