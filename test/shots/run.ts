/**
 * `npm run shots [-- LANGUAGE [GAME]]`: plays one game of each kind with a fixed seed through the real page and writes what it looks like
 * at its moments, at every size, to `shots/`; what lives by its motion also as a strip of frames. The page is told each event only when
 * the picture before it has been taken, and its clock goes only when told to: so a slow machine takes the same pictures as a fast one.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Typed } from '../../engine/core/game.ts'
import { launchBrowser } from '../browser.ts'
import { startBuiltHost } from '../e2e/support.ts'
import { Client, type MessageOf } from '../host/client.ts'
import { FACES, MOMENTS, type Moment, type Seen } from './moments.ts'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]
const STRIP = { frames: 12, everyMs: 250, width: 640 }
/** Real time: how long an answer of the host may take. */
const ANSWER_MS = 1500
const LOOK_MS = 25
const SETTLE_MS = 5000
const STEP_MS = 100
const language = process.argv[2] ?? 'en'
/** Only this game, without the screens around it. */
const only = process.argv[3]
const out = path.join(import.meta.dirname, '../../shots')

const dataDir = mkdtempSync(path.join(tmpdir(), 'corsair-shots-'))
const host = await startBuiltHost({ dataDir })
const browser = await launchBrowser()
mkdirSync(out, { recursive: true })

/** Fonts and pictures need real time, what moves the page's own. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(300)
  await page.clock.runFor(SETTLE_MS)
}

async function shoot(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await settle(page)
    await page.screenshot({ path: path.join(out, `${name}-${size.width}x${size.height}.png`), timeout: 120_000 })
  }
  await page.setViewportSize(SIZES[1] ?? { width: 1280, height: 720 })
  console.log(name)
}

/** Frames side by side, four in a row. */
async function strip(page: Page, name: string, everyMs = STRIP.everyMs): Promise<void> {
  const height = Math.round((STRIP.width * 9) / 16)
  const frames: Buffer[] = []
  for (let frame = 0; frame < STRIP.frames; frame++) {
    const shot = await page.screenshot({ timeout: 120_000 })
    frames.push(await sharp(shot).resize(STRIP.width, height, { fit: 'fill' }).toBuffer())
    await page.clock.runFor(everyMs)
  }
  const sheet = { width: STRIP.width * 4, height: height * Math.ceil(frames.length / 4), channels: 3 as const, background: '#000' }
  await sharp({ create: sheet })
    .composite(frames.map((input, at) => ({ input, left: (at % 4) * STRIP.width, top: Math.floor(at / 4) * height })))
    .png()
    .toFile(path.join(out, `${name}-strip.png`))
  console.log(`${name}, strip`)
}

/** Between host and page: what is held back is told when its time has come. */
type Wire = { held: Seen[] | null; seen: Seen[]; tell(message: Seen): void }

async function tapped(page: Page): Promise<Wire> {
  const wire: Wire = { held: null, seen: [], tell: () => undefined }
  await page.routeWebSocket(/\/socket$/, (socket) => {
    wire.tell = (message) => {
      wire.seen.push(message)
      socket.send(JSON.stringify(message))
    }
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(text.toString()) as Seen // the host's own words
      // Nothing overtakes an event.
      if (wire.held && (message.type === 'events' || wire.held.length > 0)) wire.held.push(message)
      else wire.tell(message)
    })
  })
  return wire
}

async function openPage(preferences: Record<string, unknown>): Promise<{ page: Page; wire: Wire }> {
  const page = await browser.newPage({ viewport: SIZES[1] ?? { width: 1280, height: 720 } })
  const wire = await tapped(page)
  await page.clock.install()
  await page.addInitScript((kept) => localStorage.setItem('preferences', JSON.stringify(kept)), {
    language,
    mute: true,
    quiet: true,
    speed: 'calm',
    ...preferences,
  })
  await page.goto(host.ownerLink)
  await page.locator('[data-testid="play-alone"].button-main').waitFor()
  return { page, wire }
}

async function screens(): Promise<void> {
  const { page } = await openPage({})
  await shoot(page, 'harbour')
  for (const button of ['open-table', 'rules', 'settings', 'credits']) {
    await page.goto(`${host.address}#/`)
    await page.getByTestId(button).click()
    await page.locator('h1').waitFor()
    await shoot(page, button)
  }
  await page.close()
}

/** Plays with the first seat; at each moment that has not been yet its pictures are taken. */
async function play(owner: Client, game: string, moments: readonly Moment[]): Promise<void> {
  const [mine = '', ...others] = FACES[game] ?? []
  const bots = others.map((face) => ({ kind: 'bot' as const, name: called(face), face, level: 'sailor' as const }))
  const me = { kind: 'me' as const, name: called(mine), face: mine }
  const opened = await owner.ask({
    type: 'open-table',
    game,
    seats: [me, ...bots],
    options: {},
    pace: 'calm',
    seed: '00000000000000000000000000c0ffee',
  })
  const { table } = opened as MessageOf<'opened'>
  const { page, wire } = await openPage({})
  // From now on its clock goes only when told to: so nothing moves while a picture is taken.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1500))
  const held: Seen[] = []
  wire.held = held
  await page.goto(`${host.address}#/table/${table}`)
  while ((await page.locator('canvas').count()) === 0) await lookAgain(page)
  // The page is behind anyway: nobody needs to wait for the bots.
  await owner.ask({ type: 'set-pace', table, pace: 'instant' })
  const left = [...moments]
  await take(page, game, due(left, [], wire.seen))
  while (left.length > 0) {
    const message = held.shift()
    if (message?.type === 'events') await tell({ page, wire, game, left }, message)
    else if (message) wire.tell(message)
    else await decide(page, left, held)
  }
  await page.close()
}

/** Moments that have just come about: they will not come again. */
function due(left: Moment[], news: readonly Typed[], seen: readonly Seen[]): Moment[] {
  const now = left.filter((each) => each.isNow(news, seen))
  for (const moment of now) left.splice(left.indexOf(moment), 1)
  return now
}

type Playing = { page: Page; wire: Wire; game: string; left: Moment[] }

/** Event by event; one that makes a moment finds the table at rest. */
async function tell({ page, wire, game, left }: Playing, message: Extract<Seen, { type: 'events' }>): Promise<void> {
  for (const [index, event] of message.events.entries()) {
    const one = { ...message, first: message.first + index, events: [event] }
    const now = due(left, [event], [...wire.seen, one])
    if (now.length > 0) await rest(page)
    wire.tell(one)
    await take(page, game, now)
  }
}

async function take(page: Page, game: string, moments: readonly Moment[]): Promise<void> {
  for (const { name, isMotion, everyMs } of moments) {
    if (isMotion) await strip(page, `${game}-${name}`, everyMs)
    await shoot(page, `${game}-${name}`)
  }
}

/** What is still to be shown is shown at once. */
async function rest(page: Page): Promise<void> {
  await lookAgain(page)
  const skip = page.getByTestId('skip')
  if ((await skip.count()) > 0) await skip.press('Enter', { timeout: 2000 }).catch(() => undefined)
  await page.clock.runFor(STEP_MS)
}

/** A moment of real time, for what does not go by the page's clock, and one of its own. */
async function lookAgain(page: Page): Promise<void> {
  await page.waitForTimeout(LOOK_MS)
  await page.clock.runFor(LOOK_MS)
}

const called = (face: string): string => face.charAt(0).toUpperCase() + face.slice(1)

/** Makes a move that leads to what is still to be seen, and waits for what the host says to it. */
async function decide(page: Page, left: readonly Moment[], held: readonly Seen[]): Promise<void> {
  for (const wanted of [...left.flatMap(({ wants }) => wants ?? []), '"siege"', '"take"', '"stop"', '']) {
    const action = page.locator(wanted ? `[data-action*='${wanted}']` : '[data-action]').first()
    if ((await action.count()) === 0) continue
    await action.press('Enter', { timeout: 2000 }).catch(() => undefined)
    break
  }
  for (let waited = 0; waited < ANSWER_MS && held.length === 0; waited += LOOK_MS) await lookAgain(page)
}

try {
  if (!only) await screens()
  const owner = await Client.greet(host.port, host.ownerSecret)
  for (const [game, moments] of Object.entries(MOMENTS)) if (!only || only === game) await play(owner, game, moments)
} finally {
  await browser.close()
  await host.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
