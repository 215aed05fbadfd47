import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from './features.ts'
import type { Launcher, Program } from './program.ts'

/** All that the page gets. */
const BRIDGE = ['awake', 'drawing', 'failed', 'fullScreen', 'host', 'onNews', 'platform', 'reports', 'speak', 'updates']

/** A page of somebody else's, on this machine since no test reaches further; `/away` sends whoever comes to the net. */
async function stranger(): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    if (request.url === '/away') return void response.writeHead(302, { Location: 'http://example.org/' }).end()
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>stranger</title><iframe srcdoc="inside"></iframe>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

const urlOf = (program: Program): Promise<string | undefined> =>
  program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL(), null)

/** Opens another window on an address, with a preload, and gives what a script says there. */
async function inWindow(
  program: Program,
  given: { preload: string | null; url: string; script: string; subFrames?: boolean },
): Promise<unknown> {
  return program.evaluate(async ({ BrowserWindow, app }, { preload, url, script, subFrames }) => {
    const window = new BrowserWindow({
      show: false,
      webPreferences: {
        preload: preload ?? `${app.getAppPath()}/dist/electron/preload.cjs`,
        sandbox: true,
        contextIsolation: true,
        nodeIntegrationInSubFrames: subFrames === true,
      },
    })
    await window.loadURL(url)
    const said: unknown = await window.webContents.executeJavaScript(script)
    window.destroy()
    return said
  }, given)
}

/** What the shell opens outside of itself from now on is kept in the program, and opened nowhere. */
const keepOpened = (program: Program) =>
  program.evaluate(({ shell }) => {
    const opened: string[] = []
    Reflect.set(globalThis, 'opened', opened)
    shell.openExternal = async (url) => void opened.push(url)
  }, null)
const opened = (program: Program): Promise<string[]> => program.evaluate(() => Reflect.get(globalThis, 'opened'), null)

/** What the page's policy refuses while something is tried, by the rule that refuses it. */
const refused = (page: Page, what: string): Promise<string[]> =>
  page.evaluate(async (attempt) => {
    const rules: string[] = []
    const hear = (event: SecurityPolicyViolationEvent) => rules.push(event.effectiveDirective)
    document.addEventListener('securitypolicyviolation', hear)
    if (attempt === 'inline') {
      const script = document.createElement('script')
      script.textContent = 'window.inline = true'
      document.body.append(script)
    } else if (attempt === 'fetch') await fetch('http://example.org/').catch(() => undefined)
    else if (attempt === 'socket') new WebSocket('ws://127.0.0.1:9/socket')
    else {
      const frame = document.createElement(attempt)
      frame.setAttribute('src', 'http://example.org/')
      document.body.append(frame)
    }
    for (let waited = 0; rules.length === 0 && waited < 5000; waited += 50) await new Promise((resolve) => setTimeout(resolve, 50))
    document.removeEventListener('securitypolicyviolation', hear)
    return [...rules, ...(Reflect.has(window, 'inline') ? ['the script ran'] : [])]
  }, what)

/** The program in its window; the same for whatever that window is made of. */
export function scenarios(makeLauncher: () => Promise<Launcher>): void {
  let data: string
  let launcher: Launcher
  let program: Program
  let page: Page
  let foreign: Awaited<ReturnType<typeof stranger>>

  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), 'desktop-'))
    foreign = await stranger()
    launcher = await makeLauncher()
    program = await launcher.launch({ data, languages: ['tr-TR'] })
    page = await program.page()
  })
  afterAll(async () => {
    await program?.quit()
    await launcher?.close()
    foreign.close()
    await rm(data, { recursive: true, force: true })
  })

  test('the window opens on the program’s own scheme, and the Harbour is drawn', async () => {
    await page.getByTestId('play-alone').waitFor()
    expect(await urlOf(program)).toMatch(/^corsair:\/\/table\//)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(true)
    expect(await page.getByTestId('play-alone').isVisible()).toBe(true)
  })

  test('the policy is in force: no inline script, nothing of the net, no other socket, no frame', async () => {
    expect(await refused(page, 'inline')).toEqual(['script-src-elem'])
    expect(await refused(page, 'fetch')).toEqual(['connect-src'])
    expect(await refused(page, 'socket')).toEqual(['connect-src'])
    expect(await refused(page, 'img')).toEqual(['img-src'])
    expect(await refused(page, 'iframe')).toEqual(['frame-src'])
  })

  test('the page has nothing of Node or Electron but the bridge, and cannot change that', async () => {
    const names = ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron', 'setImmediate']
    expect(await page.evaluate((all) => all.filter((name) => Reflect.has(window, name)), names)).toEqual([])
    const bridge = await page.evaluate(() => {
      const { desktop } = window
      const kinds = Object.entries(desktop ?? {}).map(([name, value]) => `${name}: ${typeof value}`)
      return { kinds: kinds.sort(), changed: Reflect.set(desktop ?? {}, 'host', null) || Reflect.deleteProperty(window, 'desktop') }
    })
    expect(bridge).toEqual({ kinds: BRIDGE.map((name) => `${name}: ${name === 'platform' ? 'string' : 'function'}`), changed: false })
  })

  test('a preload has as little as a sandboxed one may have, and gives the page copies', async () => {
    const preload = path.join(data, 'probe.cjs')
    writeFileSync(preload, PROBE)
    const script = `(async () => {
      const given = []
      const late = await probe.late().catch((error) => error.message)
      const thrown = (() => { try { probe.fail() } catch (error) { return error.message } })()
      return {
        denied: probe.denied, kinds: probe.kinds, made: probe.made.value, proto: typeof probe.made.method, when: probe.when instanceof Date,
        back: probe.take((value) => value.deep.length), sum: await probe.sum(2, 3), late, thrown,
        uncloned: await probe.uncloned(), unheard: await probe.unheard(),
      }
    })()`
    expect(await inWindow(program, { preload, url: foreign.address, script })).toEqual({
      denied: ['module not found: fs', 'module not found: node:child_process', 'module not found: path'],
      kinds: ['function', 'function', 'function'],
      made: 1,
      proto: 'undefined',
      when: true,
      back: 2,
      sum: 5,
      late: 'late',
      thrown: 'at once',
      uncloned: 'An object could not be cloned.',
      unheard: "Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
    })
  })

  test('its page reaches the host, as the owner', async () => {
    const answer = await page.evaluate(async () => {
      const host = await window.desktop?.host()
      const client = new WebSocket(host?.socket ?? '')
      await new Promise((resolve, reject) => {
        client.onopen = resolve
        client.onerror = reject
      })
      client.send(JSON.stringify({ type: 'hello', id: '1', protocol: 1, owner: host?.owner }))
      const message = await new Promise<MessageEvent<string>>((resolve) => {
        client.onmessage = resolve
      })
      client.close()
      return JSON.parse(message.data)
    })
    expect(answer).toMatchObject({ type: 'welcome', owner: true })
  })

  test('the window goes nowhere else, neither by itself nor sent on by a server', async () => {
    const there = await urlOf(program)
    for (const address of ['http://example.org/', foreign.address, 'https://example.org/'])
      await page.evaluate((to) => window.location.assign(to), address)
    await page.waitForTimeout(300)
    expect(await urlOf(program)).toBe(there)
    const failed = await program.evaluate(
      ({ BrowserWindow }, url) =>
        BrowserWindow.getAllWindows()[0]
          ?.webContents.loadURL(url)
          .then(
            () => 'loaded',
            (error) => error.code,
          ),
      `${foreign.address}/away`,
    )
    expect(failed).toBe('ERR_ABORTED')
    expect(await urlOf(program)).toBe(there)
  })

  test('no page opens a window; links that are known open in the person’s own browser', async () => {
    await keepOpened(program)
    await page.evaluate(() => {
      for (const url of ['http://example.org/', 'https://creativecommons.org/licenses/by/3.0/', 'file:///etc/passwd']) window.open(url)
    })
    await expect.poll(() => opened(program)).toEqual(['https://creativecommons.org/licenses/by/3.0/'])
    await page.waitForTimeout(200)
    expect(await opened(program)).toHaveLength(1)
    expect(await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, null)).toBe(1)
    expect(page.context().pages()).toHaveLength(1)
  })

  test('a call over IPC from a foreign frame is refused', async () => {
    const call = (frame: string) => `${frame}.desktop.host().then(() => 'answered', (error) => error.message)`
    const refusal = (from: string) => `Error invoking remote method 'corsair:host': Error: a call from ${from} is refused`
    const url = `${foreign.address}/`
    expect(await inWindow(program, { preload: null, url, script: call('window') })).toBe(refusal(url))
    expect(await inWindow(program, { preload: null, url, script: call('frames[0]'), subFrames: true })).toBe(refusal('about:srcdoc'))
  })

  test('camera, place, notices and instruments are denied, and the page knows it; a text may be copied', async () => {
    const states = await page.evaluate(async () => {
      const names = ['geolocation', 'camera', 'microphone', 'midi', 'clipboard-write'] as PermissionName[] // The list of the DOM's types lacks some.
      const place = new Promise<number>((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve(0),
          ({ code }) => resolve(code),
        ),
      )
      const asked = await Promise.all(names.map((name) => navigator.permissions.query({ name })))
      const media = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(({ name }) => name)
      return [...asked.map(({ state }) => state), await place, Notification.permission, media]
    })
    const noMedia = expect.stringMatching(/^Not(Allowed|Found|Supported)Error$/)
    expect(states).toEqual(['denied', 'denied', 'denied', 'denied', 'granted', 1, 'denied', noMedia])
  })

  test('the menu speaks the language of the system, then that of the page', async () => {
    const labels = () => program.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? [], null)
    await page.evaluate(() => window.desktop?.speak('tr'))
    expect(await labels()).toEqual(['Masa', 'Düzen', 'Görünüm', 'Pencere', 'Yardım'])
    await page.evaluate(() => window.desktop?.speak('ru'))
    expect(await labels()).toEqual(['Стол', 'Правка', 'Вид', 'Окно', 'Справка'])
  })

  test('the screen stays lit as long as the page wants it, and no longer than there is that page', async () => {
    const lit = () => program.evaluate(({ powerSaveBlocker }) => [0, 1, 2, 3, 4].some((id) => powerSaveBlocker.isStarted(id)), null)
    await page.evaluate(() => window.desktop?.awake(true))
    expect(await lit()).toBe(true)
    await page.reload()
    await expect.poll(lit).toBe(false)
  })

  test('a second start brings the first one’s window to the front, and ends', async () => {
    await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), null)
    expect(await launcher.second({ data })).toBe(0)
    await expect
      .poll(() => program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isMinimized()), null))
      .toEqual([false])
  })

  features(() => ({ launcher, program, page, data }))

  test('closing the window in the middle of a game and starting again goes on, exactly there', async () => {
    await page.evaluate(() =>
      localStorage.setItem('preferences', JSON.stringify({ language: 'en', speed: 'instant', mute: true, quiet: true })),
    )
    await page.reload()
    await page.getByTestId('play-alone').click()
    await decide(page, 2)
    const before = await offered(page)
    await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), null)
    expect(await program.ended).toBe(0)

    program = await launcher.launch({ data })
    page = await program.page()
    await page.getByTestId('resume').click()
    await page.locator('[data-decision="true"]').waitFor()
    await expect.poll(() => offered(page)).toEqual(before)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('preferences') ?? '{}').speed)).toBe('instant')
  })

  test('a page that dies is laid anew, and the game is still there', async () => {
    await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(), null)
    await expect.poll(async () => (await program.page()) !== page || (await page.evaluate(() => true).catch(() => false))).toBe(true)
    page = await program.page()
    await page.locator('#page > *').first().waitFor()
    expect(await urlOf(program)).toMatch(/^corsair:\/\/table\//)
  })
}

/** Makes so many decisions by the plain list, and waits until nobody else is thinking. */
async function decide(page: Page, times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    await page.locator('[data-decision="true"]').waitFor()
    const before = await offered(page)
    await page.locator('[data-action]').first().press('Enter')
    await expect.poll(() => offered(page)).not.toEqual(before)
  }
  await page.locator('[data-decision="true"]').waitFor()
  let last: unknown
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await offered(page))
        const stands = now === last
        last = now
        return stands
      },
      { interval: 700 },
    )
    .toBe(true)
}

const offered = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-action]').evaluateAll((all) => all.map((each) => each.getAttribute('data-action')))

/** What a preload may try. */
const PROBE = `
const { contextBridge, ipcRenderer } = require('electron')
const denied = ['fs', 'node:child_process', 'path'].map((name) => { try { require(name); return name } catch (error) { return error.message } })
const kinds = [require('events').EventEmitter, require('timers').setTimeout, require('url').URL].map((each) => typeof each)
class Made { constructor() { this.value = 1 } method() {} }
contextBridge.exposeInMainWorld('probe', {
  denied, kinds, made: new Made(), when: new Date(),
  take: (back) => back({ deep: [1, 2] }),
  sum: async (one, other) => one + other,
  fail: () => { throw new Error('at once') },
  late: async () => { throw new Error('late') },
  uncloned: async () => { try { await ipcRenderer.invoke('any', () => 1) } catch (error) { return error.message } },
  unheard: () => ipcRenderer.invoke('nobody').catch((error) => error.message),
})
`
