import { EventEmitter } from 'node:events'
import { describe, expect, test, vi } from 'vitest'

const made = vi.hoisted(() => ({ self: null as unknown, byHand: null as unknown, version: '2.0.0' as string | null }))

/** Stands for what electron-updater has for a format of installer. */
class Fake extends EventEmitter {
  autoDownload = true
  autoInstallOnAppQuit = true
  requestHeaders: unknown = null
  logger: unknown = console
  allowPrerelease = true
  allowDowngrade = true
  installs = true
  checkForUpdates = async () =>
    made.version === null ? null : { isUpdateAvailable: made.version !== '1.0.0', updateInfo: { version: made.version } }
  async downloadUpdate() {
    this.emit('download-progress', { percent: 40.5 })
  }
  quitAndInstall() {
    if (!this.installs) this.emit('error', new Error('denied'))
  }
}

vi.mock('electron-updater', () => {
  const autoUpdater = new Fake()
  made.self = autoUpdater
  return {
    autoUpdater,
    DebUpdater: class extends Fake {
      constructor() {
        super()
        made.byHand = this
      }
    },
  }
})

// Loaded only now, when its stand-in is there.
const { openUpdater } = await import('../../electron/desktop/updater.ts')

describe('what fetches new versions', () => {
  test('does nothing by itself, and tells nobody which machine it is', () => {
    openUpdater(false)
    expect(made.self).toMatchObject({
      autoDownload: false,
      autoInstallOnAppQuit: false,
      allowPrerelease: false,
      allowDowngrade: false,
      requestHeaders: { 'x-user-staging-id': 'everybody' },
    })
  })

  test('knows the newer version, if there is one', async () => {
    const { look } = openUpdater(false)
    expect(await look()).toBe('2.0.0')
    for (const version of ['1.0.0', null]) {
      made.version = version
      expect(await look()).toBe(null)
    }
  })

  test('tells how far it is, and that an installer does not start', async () => {
    const { fetch, install } = openUpdater(true)
    const percents: number[] = []
    await fetch((percent) => percents.push(percent))
    expect(percents).toEqual([40.5])
    Object.assign(made.byHand as object, { installs: false }) // The fake that was made last.
    await expect(install()).rejects.toThrow('denied')
    expect((made.byHand as EventEmitter).listenerCount('download-progress')).toBe(0) // As above.
  })
})
