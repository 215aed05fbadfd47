import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

/** A lock so young may belong to a host that does not listen yet. */
const YOUNG_MS = 5000

const shape = v.object({ process: v.number(), port: v.number(), pulse: v.string() })
type Lock = v.InferOutput<typeof shape>

export type FolderLock = {
  /** Says where the holder of the lock can be asked whether it lives. */
  listensAt(port: number): Promise<void>
  release(): Promise<void>
}

/** Two hosts must never write the same journals: takes the folder, or gives the port of the host that has it. */
export async function lockFolder(
  folder: string,
  pulse: string,
  askPulse: (port: number) => Promise<string>,
): Promise<{ ok: true; lock: FolderLock } | { ok: false; port: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'host.lock')
  const write = async (port: number, flags: string) => {
    const handle = await open(file, flags, 0o600)
    await handle.writeFile(JSON.stringify({ process: process.pid, port, pulse }))
    await handle.close()
  }
  for (let tries = 0; tries < 3; tries++) {
    try {
      await write(0, 'wx')
      const release = async () => {
        if ((await readLock(file))?.pulse === pulse) await rm(file, { force: true })
      }
      return { ok: true, lock: { listensAt: (port) => write(port, 'w'), release } }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = await livingHolder(file, askPulse)
      if (holder !== null) return { ok: false, port: holder.port }
      await rm(file, { force: true })
    }
  }
  throw new Error(`the lock ${file} cannot be had`)
}

/** The host that holds the lock, if it lives: its process is there and it answers with its pulse, or it has only just begun. */
async function livingHolder(file: string, askPulse: (port: number) => Promise<string>): Promise<Lock | null> {
  const lock = await readLock(file)
  if (lock === null || !isRunning(lock.process)) return null
  if (lock.port === 0) return (await ageMs(file)) < YOUNG_MS ? lock : null
  const answered = await askPulse(lock.port).catch(() => '')
  return answered === lock.pulse ? lock : null
}

async function readLock(file: string): Promise<Lock | null> {
  try {
    return v.parse(shape, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function ageMs(file: string): Promise<number> {
  return Date.now() - (await stat(file)).mtimeMs
}
