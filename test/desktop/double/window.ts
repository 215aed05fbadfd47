import { randomUUID } from 'node:crypto'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { fromChromium } from './addresses.ts'
import type { Bundles } from './bundles.ts'
import type { Ask } from './peer.ts'
import type { Frame, Opened } from './setup.ts'

/** The world of the preload, which no script of the page can reach. */
const WORLD = 'preload'

export type Window = {
  page: Page
  opened: Opened
  session: CDPSession
  /** Where the program itself has sent it: that way is not asked about. */
  expected: string | null
  /** Where its outermost frame was last about to go. */
  going: string | null
  /** The preload hears of a message of the program. */
  tell(channel: string, value: string): void
}

type Tree = { frame: { id: string; url: string; name?: string }; childFrames?: Tree[] }
type Called = { name: string; payload: string; executionContextId: number }

/** A page of the browser as a window of the program: the preload in a world of its own, and only that world speaks to the program. */
export async function openWindow(context: BrowserContext, bundles: Bundles, opened: Opened, ask: Ask): Promise<Window> {
  const page = await context.newPage()
  await page.setViewportSize({ width: opened.width, height: opened.height })
  const session = await context.newCDPSession(page)
  const secret = randomUUID().replaceAll('-', '')
  const door = `door${secret}`
  const answers = `answers${secret}`
  const worlds = new Map<number, string>()
  session.on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
    if (name === WORLD) worlds.set(id, String(auxData?.frameId))
  })
  session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => worlds.delete(executionContextId))
  session.on('Runtime.executionContextsCleared', () => worlds.clear())
  const answer = (contextId: number, text: object): void => {
    const expression = `globalThis[${JSON.stringify(answers)}](${JSON.stringify(JSON.stringify(text))})`
    // A frame that has gone meanwhile hears nothing.
    session.send('Runtime.evaluate', { expression, contextId }).catch(() => undefined)
  }
  session.on('Runtime.bindingCalled', async ({ name, payload, executionContextId }: Called) => {
    const frame = name === door ? await frameOf(session, worlds.get(executionContextId)) : null
    if (frame === null) return
    const { call, channel, given } = JSON.parse(payload)
    if (call === null) return void ask('said', opened.window, frame, channel, given)
    const told = await ask('invoke', opened.window, frame, channel, given)
    answer(executionContextId, { call, channel, ...(told as object) }) // A value or an error.
  })
  await session.send('Runtime.enable')
  await session.send('Page.enable')
  if (opened.preload !== null) await putPreload(session, bundles, { ...opened, preload: opened.preload }, { secret, door, answers })
  const { frameTree } = await session.send('Page.getFrameTree')
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) void ask('went', opened.window, fromChromium(frame.url + (frame.urlFragment ?? '')), false)
  })
  session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    if (frameId === frameTree.frame.id) void ask('went', opened.window, fromChromium(url), true)
  })
  page.on('crash', () => void ask('gone', opened.window))
  const tell = (channel: string, value: string) => {
    for (const id of worlds.keys()) answer(id, { call: null, channel, value })
  }
  return { page, opened, session, expected: null, going: null, tell }
}

type Secret = { secret: string; door: string; answers: string }

async function putPreload(session: CDPSession, bundles: Bundles, opened: Opened & { preload: string }, { secret, door, answers }: Secret) {
  const names = { inner: `inner${secret}`, outer: `outer${secret}`, subFrames: opened.subFrames, schemes: opened.schemes }
  const process = { platform: globalThis.process.platform, arch: globalThis.process.arch, versions: {}, env: {}, argv: [] }
  const parameters = 'require, process, Buffer, global, setImmediate, clearImmediate, exports, module'
  const outer = `(() => { ${bundles.outer}; end.begin(${JSON.stringify(names)}) })()`
  // Written out as a function: the policy of the page, which holds in this world too, lets no text become a script.
  const inner = `(() => { ${bundles.inner}; end.begin(${JSON.stringify({ ...names, door, answers, process })}, function (${parameters}) {${opened.preload}\n}) })()`
  await session.send('Runtime.addBinding', { name: door, executionContextName: WORLD })
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: outer })
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: inner, worldName: WORLD })
}

/** The frame of a world, as the program is told of it; null when it is gone. */
async function frameOf(session: CDPSession, id: string | undefined): Promise<Frame | null> {
  const got = await session.send('Page.getFrameTree').catch(() => null)
  if (got === null) return null
  const find = (tree: Tree, parent: Frame | null): Frame | null => {
    const frame: Frame = { url: fromChromium(tree.frame.url), name: tree.frame.name ?? '', parent }
    if (tree.frame.id === id) return frame
    for (const below of tree.childFrames ?? []) {
      const found = find(below, frame)
      if (found !== null) return found
    }
    return null
  }
  return find(got.frameTree, null)
}
