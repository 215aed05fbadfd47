/**
 * `npm run shots [-- LANGUAGE [GAME]]`: plays one game of each kind with a fixed seed through the real page and writes what it looks like
 * at its moments, at every size, to `shots/`; the opening of a closed vote and the end of a siege also as strips of frames.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
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
async function strip(page: Page, name: string): Promise<void> {
  const height = Math.round((STRIP.width * 9) / 16)
  const frames: Buffer[] = []
  for (let frame = 0; frame < STRIP.frames; frame++) {
    const shot = await page.screenshot({ timeout: 120_000 })
    frames.push(await sharp(shot).resize(STRIP.width, height, { fit: 'fill' }).toBuffer())
    await page.clock.runFor(STRIP.everyMs)
  }
  const sheet = { width: STRIP.width * 4, height: height * Math.ceil(frames.length / 4), channels: 3 as const, background: '#000' }
  await sharp({ create: sheet })
    .composite(frames.map((input, at) => ({ input, left: (at % 4) * STRIP.width, top: Math.floor(at / 4) * height })))
    .png()
    .toFile(path.join(out, `${name}-strip.png`))
  console.log(`${name}, strip`)
}

async function openPage(preferences: Record<string, unknown>): Promise<{ page: Page; seen: Seen[] }> {
  const page = await browser.newPage({ viewport: SIZES[1] ?? { width: 1280, height: 720 } })
  const seen: Seen[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => seen.push(JSON.parse(payload.toString()))))
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
  return { page, seen }
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

/** Plays with the first seat; at each moment that has not been yet everybody waits until the pictures are taken. */
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
  const { page, seen } = await openPage({})
  await page.goto(`${host.address}#/table/${table}`)
  await page.locator('canvas').waitFor()
  // From now on its clock goes only when told to: so nothing moves while a picture is taken.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
  const left = [...moments]
  let read = 0
  while (left.length > 0) {
    const news = seen.slice(read).flatMap((message) => (message.type === 'events' ? message.events : []))
    read = seen.length
    for (const moment of left.filter((each) => each.isNow(news, seen))) {
      left.splice(left.indexOf(moment), 1)
      await owner.ask({ type: 'set-pace', table, pace: 'calm', paused: true })
      if (moment.isMotion) await strip(page, `${game}-${moment.name}`)
      await shoot(page, `${game}-${moment.name}`)
      await owner.ask({ type: 'set-pace', table, pace: left.length > 1 ? 'calm' : 'instant', paused: false })
    }
    await decide(page, left)
    await page.clock.runFor(STEP_MS)
  }
  await page.close()
}

const called = (face: string): string => face.charAt(0).toUpperCase() + face.slice(1)

/** Makes a move that leads to what is still to be seen. */
async function decide(page: Page, left: readonly Moment[]): Promise<void> {
  for (const wanted of [...left.flatMap(({ wants }) => wants ?? []), '"siege"', '"take"', '"stop"', '']) {
    const action = page.locator(wanted ? `[data-action*='${wanted}']` : '[data-action]').first()
    if ((await action.count()) === 0) continue
    return action.press('Enter', { timeout: 2000 }).catch(() => undefined)
  }
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
