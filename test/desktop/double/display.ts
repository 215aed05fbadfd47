import type { Browser, CDPSession, Page, Route } from '@playwright/test'
import { fromChromium, toChromium } from './addresses.ts'
import type { Bundles } from './bundles.ts'
import type { Answers, Ask } from './peer.ts'
import { openProxy } from './proxy.ts'
import { type Asked, type Opened, PERMISSIONS, type Served } from './setup.ts'
import { openWindow, type Window } from './window.ts'

/** What Electron keeps in a person's folder beside the program's own files: what pages have stored, over all starts. */
export type Display = {
  /** Hosts of the net that a page wanted to reach. */
  foreign: string[]
  /** What the double could not do as Electron does it. */
  complaints: string[]
  answers: Answers
  /** Who is at the display: one program at a time. */
  seat(ask: Ask): void
  /** The first window that is open. */
  page(): Promise<Page>
  /** The program has ended. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** The windows of a program: pages in a context of their own, which stays over its starts, behind a proxy of their own. */
export async function openDisplay(browser: Browser, bundles: Bundles): Promise<Display> {
  let ask: Ask = () => Promise.reject(new Error('no program is at the display'))
  const windows = new Map<number, Promise<Window>>()
  const pages = new Map<Page, Window>()
  const schemes = new Set<string>()
  const foreign: string[] = []
  const complaints: string[] = []
  const byWay = (url: string) => [...pages.values()].find(({ going }) => going === url)
  const proxy = await openProxy({
    schemes,
    foreign,
    serve: async (asked: Asked) => (await ask('serve', asked)) as Served, // The double's answer under that name.
    async redirects(from, to) {
      const window = byWay(from)
      if (window === undefined) return true
      return (await ask('redirects', window.opened.window, { url: fromChromium(to), isMainFrame: true, from })) === true
    },
  })
  const context = await browser.newContext({ proxy: { server: proxy.address, bypass: '<-loopback>' }, locale: 'en-GB' })
  // Kept open: what it has said of permissions holds as long as it is.
  const control = await browser.newBrowserCDPSession()
  let making: Promise<unknown> = Promise.resolve()
  const open = async (opened: Opened): Promise<Window> => {
    const made = openWindow(context, bundles, opened, (...asked) => ask(...asked))
    making = made
    const window = await made
    pages.set(window.page, window)
    window.session.on('Page.windowOpen', async ({ url, windowName, windowFeatures }) => {
      const details = { url: fromChromium(url), frameName: windowName, features: windowFeatures.join(','), disposition: 'new-window' }
      if ((await ask('opens', opened.window, details)) !== 'deny')
        complaints.push(`a page may open ${url}: the double has no windows of pages`)
    })
    return window
  }
  /** Of pages in one browser only the one in front is seen and may ask for anything: that is the first window. */
  const toFront = async () => {
    const [first] = pages.keys()
    await first?.bringToFront()
  }
  // A window of a page: its program was asked when it was to open, and it never stays.
  context.on('page', async (page) => {
    await making.catch(() => undefined)
    if (pages.has(page)) return
    await page.close()
    await toFront()
  })
  await context.route('**/*', (route) => onWay(route, pages, (...asked) => ask(...asked)))
  const the = async (window: number): Promise<Window> => {
    const found = await windows.get(window)
    if (found === undefined) throw new Error(`there is no window ${window}`)
    return found
  }
  const load = async (number: number, wanted: string | null): Promise<string | null> => {
    let window = await the(number)
    const last = window.page.url()
    if (window.page.isClosed() || (wanted === null && (await isDead(window.page)))) {
      pages.delete(window.page)
      const fresh = open(window.opened)
      windows.set(number, fresh)
      void window.page.close()
      window = await fresh
    }
    const url = toChromium(wanted ?? fromChromium(window.going ?? last), schemes)
    await permit(control, window, url, (await ask('permissions', number, fromChromium(url))) as Record<string, boolean>)
    window.expected = url
    try {
      await window.page.goto(url)
      await ask('titled', number, await window.page.title())
      return null
    } catch (cause) {
      return /net::(ERR_\w+)/.exec(String(cause))?.[1] ?? 'ERR_FAILED'
    }
  }
  const answers: Answers = {
    schemes: (names: string[]) => void names.forEach((name) => void schemes.add(name)),
    open: async (opened: Opened) => {
      windows.set(opened.window, open(opened))
      await windows.get(opened.window)
    },
    load: (window: number, url: string) => load(window, url),
    reload: (window: number) => load(window, null),
    crash: async (window: number) => void (await the(window)).session.send('Page.crash').catch(() => undefined),
    run: async (window: number, script: string) => (await the(window)).page.evaluate(script),
    tell: async (window: number, channel: string, value: string) => (await the(window)).tell(channel, value),
    size: async (window: number, width: number, height: number) => (await the(window)).page.setViewportSize({ width, height }),
    zoom: async (window: number, factor: number) =>
      void (await (await the(window)).session.send('Emulation.setPageScaleFactor', { pageScaleFactor: factor })),
    close: async (number: number) => {
      const window = await the(number)
      windows.delete(number)
      pages.delete(window.page)
      await window.page.close()
      await toFront()
    },
  }
  return {
    foreign,
    complaints,
    answers,
    seat: (mine) => {
      ask = mine
    },
    async page() {
      for (;;) {
        const [first] = windows.values()
        if (first !== undefined) return (await first).page
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async clear() {
      ask = () => Promise.reject(new Error('the program has ended'))
      windows.clear()
      pages.clear()
      await Promise.all(context.pages().map((page) => page.close()))
    },
    async close() {
      await context.close()
      proxy.close()
    },
  }
}

/** A page whose process is gone answers nothing. */
async function isDead(page: Page): Promise<boolean> {
  return page.evaluate('false').catch(() => true) as Promise<boolean>
}

/** A frame that a page sends somewhere is held until the program has said whether it may go there. */
async function onWay(route: Route, pages: Map<Page, Window>, ask: Ask): Promise<void> {
  const request = route.request()
  if (!request.isNavigationRequest()) return route.continue()
  const frame = frameOf(request)
  const window = frame && pages.get(frame.page())
  if (!frame || !window) return route.abort('aborted')
  const url = request.url()
  const isMainFrame = frame === frame.page().mainFrame()
  if (isMainFrame) {
    const own = window.expected !== null && window.expected.split('#')[0] === url.split('#')[0]
    window.expected = null
    if (own) {
      window.going = url
      return route.continue()
    }
  }
  const may = await ask('goes', window.opened.window, { url: fromChromium(url), isMainFrame, from: fromChromium(frame.url()) })
  if (may !== true) return route.abort('aborted')
  if (isMainFrame) window.going = url
  return route.continue()
}

/** A window that a page has just opened has no frame yet. */
function frameOf(request: ReturnType<Route['request']>) {
  try {
    return request.frame()
  } catch {
    return null
  }
}

/** The browser grants and denies as the program has said. */
async function permit(control: CDPSession, { session }: Window, url: string, granted: Record<string, boolean>) {
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { origin } = new URL(url)
  const { browserContextId } = targetInfo
  for (const [electron, name] of PERMISSIONS) {
    const setting = granted[electron] ? 'granted' : 'denied'
    await control.send('Browser.setPermission', { permission: { name }, setting, origin, ...(browserContextId && { browserContextId }) })
  }
}
