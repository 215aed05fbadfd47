import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Second = { argv: string[]; folder: string; more: unknown }
const LOOK_MS = 40

/**
 * One program a folder of the person's, over real processes: the first has a file there, a later one lays its arguments beside it.
 * What a program lays down is whole when it is seen, since it is moved into its place.
 */
export function lockInstance(folder: string, mine: Second, onSecond: (second: Second) => void): { mine: boolean; release(): void } {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'SingletonLock')
  if (!take(lock)) {
    const written = path.join(folder, `.${process.pid}.second`)
    writeFileSync(written, JSON.stringify(mine))
    renameSync(written, path.join(folder, `${process.pid}.second`))
    return { mine: false, release: () => undefined }
  }
  const timer = setInterval(() => {
    for (const name of readdirSync(folder).filter((each) => /^\d+\.second$/.test(each))) {
      const second: Second = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
      rmSync(path.join(folder, name))
      onSecond(second)
    }
  }, LOOK_MS).unref()
  const release = () => {
    clearInterval(timer)
    rmSync(lock, { force: true })
  }
  process.on('exit', release)
  return { mine: true, release }
}

/** The lock of a program that died is taken over. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (lives(Number(readFileSync(lock, 'utf8')))) return false
    writeFileSync(lock, String(process.pid))
    return true
  }
}

function lives(holder: number): boolean {
  try {
    process.kill(holder, 0)
    return true
  } catch {
    return false
  }
}
