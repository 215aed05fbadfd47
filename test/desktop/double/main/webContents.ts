import { readFileSync } from 'node:fs'
import { pack, unpack } from '../copy.ts'
import { loud } from '../loud.ts'
import type { Frame, Way } from '../setup.ts'
import { app } from './app.ts'
import { answers, ask } from './own.ts'
import { defaultSession } from './session.ts'
import { preventable, Speaker } from './speaker.ts'

const EVENTS = [
  'did-start-loading',
  'did-finish-load',
  'did-fail-load',
  'did-navigate',
  'dom-ready',
  'will-navigate',
  'will-frame-navigate',
  'will-redirect',
  'render-process-gone',
  // Nothing here makes a webview, so nothing is ever attached.
  'will-attach-webview',
  'destroyed',
]
type OpenHandler = (details: { url: string; frameName: string; features: string; disposition: string }) => { action: 'allow' | 'deny' }
export type Contents = ReturnType<typeof makeContents>

const all = new Map<number, Contents>()
export const contentsOf = (window: number): Contents | undefined => all.get(window)

/** What is in a window: a page of the browser that the display has. */
export function makeContents(window: number) {
  let url = ''
  let gone = false
  let zoom = 0
  let openHandler: OpenHandler | null = null
  const speaker = new Speaker('webContents', EVENTS)
  const load = async (name: string, ...given: unknown[]): Promise<void> => {
    speaker.emit('did-start-loading', {})
    const failed = await ask(name, window, ...given)
    if (failed === null) {
      speaker.emit('dom-ready', {})
      speaker.emit('did-finish-load', {})
      return
    }
    const error = Object.assign(new Error(`${failed} loading '${given[0] ?? url}'`), { code: failed })
    speaker.emit('did-fail-load', {}, -2, failed, given[0] ?? url, true)
    throw error
  }
  const contents = loud(
    'webContents',
    Object.assign(speaker, {
      id: window,
      session: defaultSession,
      get mainFrame() {
        return frameOf({ url, name: '', parent: null })
      },
      getURL: () => url,
      loadURL: (wanted: string) => load('load', wanted),
      reload: () => void load('reload').catch((cause) => console.error(cause)),
      isDestroyed: () => gone,
      forcefullyCrashRenderer: () => void ask('crash', window),
      setWindowOpenHandler(handler: OpenHandler) {
        openHandler = handler
      },
      send: (channel: string, ...given: unknown[]) => void ask('tell', window, channel, pack(given)),
      executeJavaScript: (script: string) => ask('run', window, script),
      getZoomLevel: () => zoom,
      setZoomLevel(level: number) {
        zoom = level
        void ask('zoom', window, 1.2 ** level)
      },
    }),
  )
  const internal = {
    went(to: string): void {
      url = to
      speaker.emit('did-navigate', {}, to, 200, 'OK')
    },
    stays(to: string): void {
      url = to
    },
    opens: (details: Parameters<OpenHandler>[0]) => openHandler?.(details).action ?? 'allow',
    gone(): void {
      gone = true
      all.delete(window)
      inside.delete(window)
      speaker.emit('destroyed')
    },
  }
  all.set(window, contents)
  inside.set(window, internal)
  app.emit('web-contents-created', {}, contents)
  return contents
}

/** What only the display and the window itself may do with the contents. */
const inside = new Map<
  number,
  { went(to: string): void; stays(to: string): void; opens(details: Parameters<OpenHandler>[0]): string; gone(): void }
>()
export const bury = (window: number): void => inside.get(window)?.gone()

/** While the program is asked what a page may have that is about to come, the window says that it shows it. */
export async function showing<Answer>(window: number, url: string, ask: () => Promise<Answer>): Promise<Answer> {
  const before = contentsOf(window)?.getURL() ?? ''
  inside.get(window)?.stays(url)
  const answer = await ask()
  inside.get(window)?.stays(before)
  return answer
}

export function frameOf(frame: Frame): object {
  const parent = frame.parent === null ? null : frameOf(frame.parent)
  const { url, name } = frame
  const origin = URL.canParse(url) ? (/^[a-z0-9+.-]+:\/\/[^/?#]*/.exec(url)?.[0] ?? 'null') : 'null'
  const real: object = loud('WebFrameMain', { url, name, origin, parent, detached: false, isDestroyed: () => false, top: null as unknown })
  Reflect.set(real, 'top', parent === null ? real : Reflect.get(parent, 'top'))
  return real
}

answers.went = (window: number, url: string, sameDocument: boolean) =>
  sameDocument ? inside.get(window)?.stays(url) : inside.get(window)?.went(url)
answers.opens = (window: number, details: Parameters<OpenHandler>[0]) => inside.get(window)?.opens(details) ?? 'deny'
answers.gone = (window: number) => {
  const details = { reason: 'crashed', exitCode: 5 }
  contentsOf(window)?.emit('render-process-gone', {}, details)
  app.emit('render-process-gone', {}, contentsOf(window), details)
}

/** Asks the program whether a frame may go there: first of all frames, then of the outermost. */
answers.goes = (window: number, { url, isMainFrame, from }: Way) => {
  const frame = frameOf({ url: from, name: '', parent: null })
  const event = preventable({ url, isMainFrame, isSameDocument: false, frame, initiator: frame })
  contentsOf(window)?.emit('will-frame-navigate', event)
  if (isMainFrame && !event.defaultPrevented) contentsOf(window)?.emit('will-navigate', event, url, false, true)
  return !event.defaultPrevented
}
answers.redirects = (window: number, { url, isMainFrame, from }: Way) => {
  const event = preventable({ url, isMainFrame, isSameDocument: false, frame: frameOf({ url: from, name: '', parent: null }) })
  contentsOf(window)?.emit('will-redirect', event, url, false, isMainFrame)
  return !event.defaultPrevented
}

/** The text of a preload, which Electron reads anew for each window. */
export const preloadText = (place: unknown): string | null => (typeof place === 'string' ? readFileSync(place, 'utf8') : null)
export const given = (packed: string): unknown[] => unpack(packed) as unknown[] // A call's arguments are packed as a list.
