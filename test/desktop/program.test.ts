import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MenuItemConstructorOptions } from 'electron'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { fakeElectron } from './fakeElectron.ts'

const data = mkdtempSync(path.join(tmpdir(), 'desktop-'))
const PAGE = fileURLToPath(new URL('../../renderer', import.meta.url))
const electron = fakeElectron(data)
vi.mock('electron', () => electron.module)

const OURS = { senderFrame: { url: 'corsair://table/#/', parent: null } }
const call = (channel: string, event: unknown, ...given: unknown[]) => electron.calls.get(channel)?.(event, ...given)
const news = () => electron.sent.map(([, each]) => each)
const onlyWindow = () => {
  const [window, ...others] = electron.windows
  if (!window || others.length > 0) throw new Error(`${electron.windows.length} windows`)
  return window
}

beforeAll(async () => {
  // Loaded only now, when Electron's stand-in is there.
  const { runProgram } = await import('../../electron/desktop/runProgram.ts')
  runProgram({ page: PAGE, preload: '/built/preload.cjs' })
  await vi.waitFor(() => expect(electron.windows).toHaveLength(1), { timeout: 60_000 })
})
afterAll(() => rm(data, { recursive: true, force: true }))

/** Knocks at the host's socket as a page of `origin`; answers whether it is let in. */
async function knock(origin: string): Promise<boolean> {
  const host = await call('corsair:host', OURS)
  const { socket } = host as { socket: string } // The channel's answer, typed in desktop/channels.ts.
  const client = new WebSocket(socket, { origin })
  const letIn = await new Promise<boolean>((resolve) => {
    client.on('open', () => resolve(true))
    client.on('error', () => resolve(false))
  })
  client.close()
  return letIn
}

describe('the desktop program', () => {
  test('before all else: a sandbox for every page, and a scheme of its own', () => {
    expect(electron.asked.slice(0, 5)).toEqual([
      'userData in DATA/window',
      'sandbox',
      'scheme corsair',
      'crashes {"uploadToServer":false}',
      'menu Masa',
    ])
    expect(electron.asked).toContain('load corsair://table/')
  })

  test('its window gives the page nothing of Node, and is given no switch but these', () => {
    expect(onlyWindow().options.webPreferences).toEqual({
      preload: '/built/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      spellcheck: false,
    })
  })

  test('the page learns where its host is; the host lets this window in, and no other page', async () => {
    expect(await call('corsair:host', OURS)).toEqual({
      socket: expect.stringMatching(/^ws:\/\/127\.0\.0\.1:\d+\/socket$/),
      owner: expect.stringMatching(/^[\w-]{20,}$/),
    })
    expect(await knock('corsair://table')).toBe(true)
    expect(await knock('corsair://elsewhere')).toBe(false)
    expect(await knock('https://example.org')).toBe(false)
  })

  test('the owner’s secret is told to no other frame', () => {
    expect(() => call('corsair:host', { senderFrame: { url: 'https://example.org/', parent: null } })).toThrow('refused')
    expect(() => call('corsair:host', { senderFrame: { url: 'corsair://table/', parent: {} } })).toThrow('refused')
    expect(() => call('corsair:host', { senderFrame: null })).toThrow('refused')
  })

  test('files of the page come over the scheme, bound to the one socket', async () => {
    const answer = await electron.pages.answer?.({ method: 'GET', url: 'corsair://table/' })
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('content-security-policy')).toMatch(/ws:\/\/127\.0\.0\.1:\d+/)
  })

  test('nothing leads out of it but the links of the credits', () => {
    const { webContents } = onlyWindow()
    electron.asked.length = 0
    expect(webContents.open({ url: 'https://example.org/' })).toEqual({ action: 'deny' })
    expect(webContents.open({ url: 'https://creativecommons.org/licenses/by/3.0/' })).toEqual({ action: 'deny' })
    expect(electron.asked).toEqual(['open https://creativecommons.org/licenses/by/3.0/'])

    const prevented = vi.fn()
    webContents.emit('will-frame-navigate', { url: 'https://example.org/', preventDefault: prevented })
    webContents.emit('will-redirect', { url: 'file:///etc/passwd', preventDefault: prevented })
    webContents.emit('will-attach-webview', { preventDefault: prevented })
    webContents.emit('will-frame-navigate', { url: 'corsair://table/#/rules', preventDefault: prevented })
    expect(prevented).toHaveBeenCalledTimes(3)
  })

  test('camera and place are denied, the full screen is not', () => {
    const granted: boolean[] = []
    for (const permission of ['media', 'geolocation', 'fullscreen'])
      electron.rights.request?.({ getURL: () => 'corsair://table/' }, permission, (answer) => granted.push(answer))
    expect(granted).toEqual([false, false, true])
    expect(electron.rights.check?.(null, 'notifications', 'corsair://table/')).toBe(false)
  })

  test('the display is lit while the page says so, and no longer than there is that page', async () => {
    const { webContents } = onlyWindow()
    for (const end of ['did-navigate', 'render-process-gone']) {
      electron.asked.length = 0
      await call('corsair:awake', OURS, true)
      await call('corsair:awake', OURS, true)
      webContents.emit(end, {}, { reason: 'clean-exit' })
      expect(electron.asked).toEqual(['awake prevent-display-sleep', 'asleep awake prevent-display-sleep'])
    }
    await call('corsair:awake', OURS, 'yes')
    expect(electron.asked).toHaveLength(2)
    expect(() => call('corsair:awake', { senderFrame: null }, true)).toThrow('refused')
  })

  test('the page fills the screen and gives it back, and has the menu speak its language', async () => {
    expect(await call('corsair:full-screen', OURS)).toBe(true)
    expect(await call('corsair:full-screen', OURS)).toBe(false)
    electron.asked.length = 0
    await call('corsair:speak', OURS, 'ru')
    await call('corsair:speak', OURS, { odd: true })
    expect(electron.asked).toEqual(['menu Стол', 'menu Table'])
  })

  test('a second start brings the window to the front', () => {
    electron.asked.length = 0
    electron.app.emit('second-instance', {}, ['/program'], '/')
    expect(electron.asked).toEqual(['restore', 'show', 'focus'])
  })

  test('a link that was opened before the page listened comes when it does, and the next ones at once', async () => {
    electron.sent.length = 0
    electron.app.emit('open-url', { preventDefault: vi.fn() }, 'corsair-table://join/10.255.255.7:4616')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(electron.sent).toEqual([])
    await call('corsair:listening', OURS)
    expect(news()).toEqual([
      { type: 'link', address: 'corsair://table/?host=10.255.255.7:4616#/' },
      { type: 'program', card: expect.objectContaining({ version: '1.2.3', updates: { at: 'unable' }, reports: 0 }) },
    ])
    electron.sent.length = 0
    electron.app.emit('second-instance', {}, ['/program', '--x', 'corsair-table://join/8.8.8.8:4616'], '/')
    await vi.waitFor(() => expect(news()).toEqual([{ type: 'wrong-link' }]))
  })

  test('a file that a second start was given is read where that start was, and one that is chosen in the menu too', async () => {
    electron.sent.length = 0
    writeFileSync(path.join(data, 'a.corsair-game'), 'game')
    const file = { type: 'file', name: 'a.corsair-game', content: Buffer.from('game').toString('base64') }
    electron.app.emit('second-instance', {}, ['/program', 'a.corsair-game'], data)
    await vi.waitFor(() => expect(news()).toEqual([file]))
    electron.answers.open = [path.join(data, 'a.corsair-game')]
    const [table] = electron.menus as { submenu: MenuItemConstructorOptions[] }[] // As the menu was built.
    const item = table?.submenu.find(({ accelerator }) => accelerator === 'CmdOrCtrl+O')
    Reflect.apply(item?.click ?? expect.fail('there is no such item'), item, [])
    await vi.waitFor(() => expect(news()).toEqual([file, file]))
  })

  test('what failed is reported, counted, saved where a person wants it, and deleted', async () => {
    await call('corsair:failed', OURS, 'TypeError', 'TypeError: the king\n    at lay (corsair://table/page/a.js:1:2)')
    expect(news().at(-1)).toMatchObject({ card: { reports: 1 } })
    electron.answers.save = ''
    expect(await call('corsair:reports', OURS, 'save')).toBe(false)
    electron.answers.save = path.join(data, 'saved.json')
    expect(await call('corsair:reports', OURS, 'save')).toBe(true)
    const saved = readFileSync(path.join(data, 'saved.json'), 'utf8')
    expect(JSON.parse(saved).reports).toEqual([
      expect.objectContaining({ part: 'page', kind: 'TypeError', stack: ['at lay (corsair://table/page/a.js:1:2)'] }),
    ])
    expect(saved).not.toContain('king')
    expect(await call('corsair:reports', OURS, 'delete')).toBe(true)
    expect(news().at(-1)).toMatchObject({ card: { reports: 0 } })
    expect(() => call('corsair:reports', OURS, 'send')).toThrow('no such order')
    expect(() => call('corsair:reports', { senderFrame: null }, 'save')).toThrow('refused')
  })

  test('a graphics card that keeps failing is left only when a person says so, and comes back when he does', async () => {
    electron.asked.length = 0
    electron.answers.box = 0
    for (let times = 0; times < 3; times++) electron.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' })
    electron.app.emit('child-process-gone', {}, { type: 'GPU', reason: 'clean-exit' })
    await vi.waitFor(() => expect(electron.asked).toEqual(['ask The graphics card keeps failing', 'relaunch', 'quit']))
    electron.answers.box = 1
    const settings = () => JSON.parse(readFileSync(path.join(data, 'shell.json'), 'utf8'))
    expect(settings()).toMatchObject({ software: true })
    await call('corsair:drawing', OURS, 'card')
    expect(settings()).toMatchObject({ software: false })
    expect(news().at(-1)).toMatchObject({ card: { drawing: { software: false, off: false } } })
    electron.graphics.gpu_compositing = 'disabled_software'
    electron.app.emit('gpu-info-update')
    expect(news().at(-1)).toMatchObject({ card: { drawing: { software: true, off: false } } })
  })

  test('a page that died is loaded again', () => {
    electron.asked.length = 0
    onlyWindow().webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    onlyWindow().webContents.emit('render-process-gone', {}, { reason: 'clean-exit' })
    expect(electron.asked).toEqual(['reload'])
  })

  test('a page that dies again and again, maybe by what another host says, is left for the Harbour', async () => {
    const die = () => onlyWindow().webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    die()
    die()
    electron.asked.length = 0
    electron.answers.box = 0
    die()
    await vi.waitFor(() => expect(electron.asked.at(-1)).toBe('load corsair://table/'))
    expect(electron.asked).not.toContain('reload')
    electron.answers.box = 1
  })

  test('the window’s place is kept when it closes', () => {
    onlyWindow().emit('close')
    expect(JSON.parse(readFileSync(path.join(data, 'window.json'), 'utf8'))).toEqual({
      bounds: { x: 10, y: 20, width: 1000, height: 700 },
      maximised: false,
      fullScreen: false,
    })
  })

  test('quitting waits for the host to let go, and then happens', async () => {
    electron.asked.length = 0
    const prevented = vi.fn()
    electron.app.emit('before-quit', { preventDefault: prevented })
    expect(prevented).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(electron.asked).toEqual(['quit']), { timeout: 60_000 })
    electron.app.emit('before-quit', { preventDefault: prevented })
    expect(prevented).toHaveBeenCalledTimes(1)
    expect(await knock('corsair://table')).toBe(false)
  })
})
