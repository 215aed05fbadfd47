/** Loaded only when a person wants to know of new versions. */
import { type AppUpdater, autoUpdater, DebUpdater } from 'electron-updater'
import type { Updater } from './updates.ts'

/** So long the place may take to say what is newest. */
const PATIENCE_MS = 30_000

/** What fetches new versions. `byHand`: this build can only be told of them. */
export function openUpdater(byHand: boolean): Updater {
  // Without a format of its own a build is asked about as if it were a package: only looking is done with it.
  const updater: AppUpdater = byHand ? new DebUpdater() : autoUpdater
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.allowPrerelease = false
  updater.allowDowngrade = false
  updater.logger = null
  // Everybody is the same person there: no number by which a machine could be known again leaves it.
  updater.requestHeaders = { 'x-user-staging-id': 'everybody' }
  // Without a listener an error would end the program; each call hears of its own.
  updater.on('error', () => undefined)
  return {
    async look() {
      const found = await inTime(updater.checkForUpdates())
      return found?.isUpdateAvailable ? found.updateInfo.version : null
    },
    async fetch(onPercent) {
      const listener = ({ percent }: { percent: number }): void => onPercent(percent)
      updater.on('download-progress', listener)
      try {
        await updater.downloadUpdate()
      } finally {
        updater.off('download-progress', listener)
      }
    },
    install: () =>
      new Promise((_, reject) => {
        updater.once('error', reject)
        updater.quitAndInstall()
      }),
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), PATIENCE_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
