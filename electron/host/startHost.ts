import { homedir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { games as allGames } from '../../engine/games/index.ts'
import { BotPool } from './bots/BotPool.ts'
import type { Think } from './bots/think.ts'
import { TIME, type Time } from './Clocks.ts'
import { dataFolder } from './dataFolder.ts'
import { fileStore } from './fileStore.ts'
import { type FolderLock, lockFolder } from './folderLock.ts'
import { type Games, Hall, type Notice } from './Hall.ts'
import type { JournalStore } from './journal.ts'
import { hostNetwork, type NetworkOptions } from './lan/network.ts'
import { LIMITS, type Limits } from './limits.ts'
import { Logbook, type Note } from './logbook.ts'
import { oneLine } from './oneLine.ts'
import { FIRST_PORT, type LanWay } from './protocol.ts'
import { RulesShelf } from './RulesShelf.ts'
import { newSecret } from './random.ts'
import { rulesFolder } from './rulesFolder.ts'
import { PULSE_PATH, type RunningServer, startServer } from './startServer.ts'

/** So long a host that lives may take to say so, on a machine that is busy: two must never write the same games. */
const PULSE_MS = 5000

export type HostOptions = NetworkOptions & {
  /** Wanted port; when it is taken, another is found. 0 = any. */
  port?: number
  /** Folder of the saved games; missing = where the operating system keeps such things. */
  dataDir?: string
  /** Folder of the built page. */
  page?: string
  /** Origins that are ours beside the host's own addresses: the desktop window's. */
  origins?: readonly string[]
  games?: Games
  limits?: Partial<Limits>
  /** Who thinks for bots; missing = worker threads. */
  think?: Think
  /** Where the clocks of tables have their time from; missing = the machine's. */
  time?: Time
  /** Where tables are kept; missing = files in `dataDir`. */
  store?: JournalStore
  /** Gets one line at a time; nothing secret is ever in it. */
  report?(line: string): void
  /** Gets what happens that is as it should be, or the fault of a client; nothing secret is ever in it. */
  note?(note: Note): void
}

export type RunningHost = {
  /** `http://127.0.0.1:PORT/` */
  address: string
  /** The address that makes a page the owner's. */
  ownerLink: string
  port: number
  ownerSecret: string
  /** Where the host is found in the network, once it listens there or knows that it does not. */
  ways(): Promise<LanWay[]>
  /** Tells everybody, and ends when everything is on disk. */
  stop(): Promise<void>
}

/** The cause of an error: the folder of games belongs to another host. */
export const IN_USE = 'folder-in-use'

/** Starts a host; rejects with one clear line, caused by `IN_USE`, when the data folder belongs to another host that runs. */
export async function startHost(options: HostOptions = {}): Promise<RunningHost> {
  const pulse = newSecret()
  const folder = options.dataDir ?? dataFolder({ platform: process.platform, env: process.env, home: homedir() })
  const locked = await lockFolder(folder, pulse, askPulse)
  if (!locked.ok) throw new Error(`the games in ${folder} are open in another host, at port ${locked.port}`, { cause: IN_USE })
  try {
    return await run(options, { folder, pulse, lock: locked.lock })
  } catch (error) {
    await locked.lock.release()
    throw error
  }
}

async function run(
  options: HostOptions,
  { folder, pulse, lock }: { folder: string; pulse: string; lock: FolderLock },
): Promise<RunningHost> {
  const pool = new BotPool()
  let server: RunningServer | null = null
  const logbook = new Logbook((note) => options.note?.({ ...note, text: oneLine(note.text) }))
  const { hall, network } = await openHall(options, { folder, pool, logbook, server: () => server })
  // The page comes while saved games are still being read; whoever says hello waits for them.
  void hall.discover().then(() => logbook.know(hall.cards()))
  const ownerSecret = newSecret()
  server = await startServer({
    hall,
    finder: network.discovery.finder,
    logbook,
    limits: { ...LIMITS, ...options.limits },
    ownerSecret,
    page: options.page ?? builtPage(),
    port: options.port ?? FIRST_PORT,
    origins: options.origins ?? [],
    pulse,
    check: network.check,
  })
  const { port, deafen, stop } = server
  await lock.listensAt(port)
  void network.set(false)
  const address = `http://127.0.0.1:${port}/`
  return {
    address,
    ownerLink: `${address}#owner=${ownerSecret}`,
    port,
    ownerSecret,
    async ways() {
      await network.settled()
      return network.lan.now.ways
    },
    async stop() {
      deafen()
      await network.close()
      await hall.close()
      await stop()
      logbook.close()
      await pool.stop()
      await lock.release()
    },
  }
}

type House = { folder: string; pool: BotPool; logbook: Logbook; server(): RunningServer | null }

/** The tables and sets of rules of this folder, and what the network sees of them; the server may come later. */
async function openHall(options: HostOptions, { folder, pool, logbook, server }: House) {
  const games = options.games ?? allGames
  const onNotice = (notice: Notice) => {
    server()?.tellAll(notice)
    logbook.hear(notice)
    network.discovery.refresh()
  }
  const report = (line: string) => options.report?.(oneLine(line))
  const rules = new RulesShelf({ games, folder: await rulesFolder(path.join(folder, 'house-rules')), onNotice, report })
  const network = hostNetwork(options, {
    listenOn: (addresses) => server()?.listenOn(addresses) ?? Promise.resolve({}),
    cards: () => hall.cards(),
    onCard: (card) => onNotice({ type: 'lan', card }),
    report,
  })
  const hall = new Hall({
    games,
    store: options.store ?? (await fileStore(path.join(folder, 'tables'))),
    rules,
    think: options.think ?? pool.think,
    time: options.time ?? TIME,
    onNotice,
    onLan: (open) => void network.set(open),
    lan: () => network.lan.now,
    report,
  })
  return { hall, network }
}

/** The page as `build` leaves it: beside the bundled program, or from the sources two folders up. */
function builtPage(): string {
  const here = import.meta.url
  return fileURLToPath(new URL(here.endsWith('.ts') ? '../../dist/renderer' : '../renderer', here))
}

async function askPulse(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${PULSE_PATH}`, { signal: AbortSignal.timeout(PULSE_MS) })
  return response.text()
}
