import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const AGAIN_MS = 200
/** So long nobody works: the number of the process has gone to another meanwhile. */
const OLDEST_MS = 30 * 60_000
/** So old a lock has been written to its end. */
const WRITTEN_MS = 2000

/**
 * Does the work while no other process does work under the same lock, a file that is made by one alone. The lock of a process
 * that is dead is taken over. `onWait` is told once whom one waits for.
 */
export async function alone(lock, onWait, work) {
  let told = false
  while (!take(lock)) {
    const holder = holderOf(lock)
    if (holder === null) takeAway(lock)
    else {
      if (!told && holder > 0) {
        told = true
        onWait(holder)
      }
      await sleep(AGAIN_MS)
    }
  }
  try {
    return await work()
  } finally {
    if (holderOf(lock) === process.pid) rmSync(lock, { force: true })
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** The process that holds the lock, 0 while it is still being written; null when there is none any more. */
function holderOf(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    const holder = Number(readFileSync(lock, 'utf8'))
    if (holder > 0) return age < OLDEST_MS && isRunning(holder) ? holder : null
    return age < WRITTEN_MS ? holder : null
  } catch {
    return null
  }
}

function isRunning(holder) {
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Of several that find the same lock stale one moves it away; should it be a new one by then, it is put back for its holder. */
function takeAway(lock) {
  const stale = `${lock}.${process.pid}`
  try {
    renameSync(lock, stale)
  } catch {
    // Another was faster.
    return
  }
  if (holderOf(stale) === null) rmSync(stale, { force: true })
  else renameSync(stale, lock)
}
