import { homedir, type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { games as allGames } from '../../engine/games/index.ts'
import { BotPool } from './bots/BotPool.ts'
import type { Think } from './bots/think.ts'
import { dataFolder } from './dataFolder.ts'
import { fileStore } from './fileStore.ts'
import { type FolderLock, lockFolder } from './folderLock.ts'
import { type Games, Hall, type Notice } from './Hall.ts'
import type { JournalStore } from './journal.ts'
import { Lan } from './lan/Lan.ts'
import { LIMITS, type Limits } from './limits.ts'
import { oneLine } from './oneLine.ts'
import { FIRST_PORT } from './protocol.ts'
import { RulesShelf } from './RulesShelf.ts'
import { newSecret } from './random.ts'
import { rulesFolder } from './rulesFolder.ts'
import { PULSE_PATH, type RunningServer, startServer } from './startServer.ts'

/** So long a host that lives may take to say so, on a machine that is busy: two must never write the same games. */
const PULSE_MS = 5000

export type HostOptions = {
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
  /** Where tables are kept; missing = files in `dataDir`. */
  store?: JournalStore
  /** The network interfaces of this machine; missing = as the system says. */
  interfaces?(): NodeJS.Dict<NetworkInterfaceInfo[]>
  /** Gets one line at a time; nothing secret is ever in it. */
  report?(line: string): void
}

export type RunningHost = {
  /** `http://127.0.0.1:PORT/` */
  address: string
  /** The address that makes a page the owner's. */
  ownerLink: string
  port: number
  ownerSecret: string
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
  const games = options.games ?? allGames
  const onNotice = (notice: Notice) => server?.tellAll(notice)
  const report = (line: string) => options.report?.(oneLine(line))
  const rules = new RulesShelf({ games, folder: await rulesFolder(path.join(folder, 'house-rules')), onNotice, report })
  const lan = new Lan({
    firstPort: FIRST_PORT,
    interfaces: options.interfaces ?? networkInterfaces,
    listenOn: (addresses) => server?.listenOn(addresses) ?? Promise.resolve({}),
    onCard: (card) => onNotice({ type: 'lan', card }),
    report,
  })
  const hall = new Hall({
    games,
    store: options.store ?? (await fileStore(path.join(folder, 'tables'))),
    rules,
    think: options.think ?? pool.think,
    onNotice,
    onLan: (open) => void lan.set(open),
    lan: () => lan.now,
    report,
  })
  // The page comes while saved games are still being read; whoever says hello waits for them.
  void hall.discover()
  const ownerSecret = newSecret()
  server = await startServer({
    hall,
    limits: { ...LIMITS, ...options.limits },
    ownerSecret,
    page: options.page ?? builtPage(),
    port: options.port ?? FIRST_PORT,
    origins: options.origins ?? [],
    pulse,
  })
  const { port, deafen, stop } = server
  await lock.listensAt(port)
  const address = `http://127.0.0.1:${port}/`
  return {
    address,
    ownerLink: `${address}#owner=${ownerSecret}`,
    port,
    ownerSecret,
    async stop() {
      deafen()
      await lan.close()
      await hall.close()
      await stop()
      await pool.stop()
      await lock.release()
    },
  }
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
