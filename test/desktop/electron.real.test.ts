import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron, type ElectronApplication } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Electron's own program, if it was ever fetched; asking the package for it would fetch it. */
function program(): string | null {
  const home = path.join(ROOT, 'node_modules/electron')
  const mark = path.join(home, 'path.txt')
  if (!existsSync(mark)) return null
  const file = path.join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(home, 'dist'), readFileSync(mark, 'utf8'))
  return existsSync(file) ? file : null
}

const executablePath = program()
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
const isBuilt = existsSync(path.join(ROOT, 'dist/electron/main.js')) && existsSync(path.join(ROOT, 'dist/renderer/index.html'))
const missing = [!executablePath && 'Electron is not here', !hasDisplay && 'there is no display', !isBuilt && 'dist is not built']
const why = missing.filter(Boolean).join(', ')

describe.skipIf(why !== '')(`the program in Electron itself${why && ` (skipped: ${why})`}`, () => {
  const data = mkdtempSync(path.join(tmpdir(), 'electron-'))
  let app: ElectronApplication

  beforeAll(async () => {
    // The superuser, as in a container, has no sandbox to offer.
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    app = await _electron.launch({ ...(executablePath && { executablePath }), args: [...root, ROOT, `--data=${data}`] })
  }, 60_000)
  afterAll(async () => {
    await app?.close()
    await rm(data, { recursive: true, force: true })
  })

  test('opens the Harbour on its own scheme, without Node in the page', async () => {
    const page = await app.firstWindow()
    await page.waitForLoadState('domcontentloaded')
    expect(page.url()).toMatch(/^corsair:\/\/table\//)
    await page.locator('#page > *').first().waitFor()
    expect(await page.evaluate(() => [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')])).toEqual([
      'undefined',
      'undefined',
    ])
    expect(await page.evaluate(() => Object.keys(Reflect.get(window as object, 'desktop')).sort())).toEqual([
      'awake',
      'fullScreen',
      'host',
      'platform',
      'speak',
    ])
  })

  test('its page reaches the host, as the owner', async () => {
    const page = await app.firstWindow()
    const answer = await page.evaluate(async () => {
      const { socket, owner } = await Reflect.get(window as object, 'desktop').host()
      const client = new WebSocket(socket)
      await new Promise((resolve, reject) => {
        client.onopen = resolve
        client.onerror = reject
      })
      client.send(JSON.stringify({ type: 'hello', id: '1', protocol: 1, owner }))
      const message = await new Promise<MessageEvent<string>>((resolve) => {
        client.onmessage = resolve
      })
      client.close()
      return JSON.parse(message.data)
    })
    expect(answer).toMatchObject({ type: 'welcome', owner: true })
  })

  test('a page of the net does not come into the window', async () => {
    const page = await app.firstWindow()
    await page.evaluate(() => window.location.assign('https://example.org/'))
    await page.waitForTimeout(300)
    expect(page.url()).toMatch(/^corsair:\/\/table\//)
  })
})
