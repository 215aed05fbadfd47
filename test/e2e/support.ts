import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page, type WebSocketRoute } from '@playwright/test'
import type { HostOptions, RunningHost } from '../../electron/host/startHost.ts'
import { games } from '../../engine/games/index.ts'
import type { Preferences } from '../../renderer/app/preferences.ts'
import { Client } from '../host/client.ts'

export { expect }

const CLI = pathToFileURL(path.join(import.meta.dirname, '../../dist/electron/cli.js')).href

/** Starts the built host; bots think in its worker threads, games lie in `dataDir`. */
export async function startBuiltHost(options: HostOptions): Promise<RunningHost> {
  const { startHost } = (await import(CLI)) as { startHost(options: HostOptions): Promise<RunningHost> }
  return startHost({ port: 0, ...options })
}

/** A host of the test's own, and a folder that goes with it. */
export const test = base.extend<{ dataDir: string; host: RunningHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'corsair-e2e-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  host: async ({ dataDir }, use) => {
    const host = await startBuiltHost({ dataDir })
    await use(host)
    await host.stop()
  },
})

/** Opens the Harbour as the owner; animation is instant and silent unless `preferences` say otherwise. */
export async function openHarbour(page: Page, host: RunningHost, preferences: Partial<Preferences> = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.getItem('preferences') ?? localStorage.setItem('preferences', JSON.stringify(kept)), {
    language: 'en',
    speed: 'instant',
    mute: true,
    quiet: true,
    ...preferences,
  })
  await page.goto(host.ownerLink)
  await expect(page.getByTestId('play-alone')).toBeEnabled()
  await expect(page.getByTestId('play-alone')).toHaveClass(/button-main/)
}

/** Opens a table of `kinds.length` seats; the first is me. */
export async function openTable(page: Page, kinds: readonly ('me' | 'person' | 'bot')[]): Promise<void> {
  await page.getByTestId('open-table').click()
  await expect(page.getByTestId('start')).toBeVisible()
  const places = await page.locator('[data-testid^="kind-"]').count()
  for (let place = places - 1; place > 0; place--) await page.getByTestId(`kind-${place}`).selectOption(kinds[place] ?? 'nobody')
  await page.getByTestId('start').click()
  await expect(page.getByTestId('twin')).toBeAttached()
}

/** Until every bot of the only table has decided and the first seat alone is waited for: nothing happens any more by itself. */
export async function waitsForMe(host: RunningHost): Promise<void> {
  const client = await Client.greet(host.port, host.ownerSecret)
  const [welcome] = client.messages
  const [card] = welcome?.type === 'welcome' ? welcome.tables : []
  const game = games.find(({ id }) => id === card?.game)
  if (!card || !game) throw new Error('there is no table')
  await expect.poll(async () => game.waiting((await client.watch(card.table, 'table')).view)).toEqual([0])
  client.close()
}

/** Messages from the host to this page, as they came over the wire. */
export function overhear(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())))
  return frames
}

/** Errors of the page's own, which a test must not see. */
export function failures(page: Page): string[] {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(error.message))
  page.on('console', (message) => message.type() === 'error' && seen.push(message.text()))
  return seen
}

/** How many acts of this page the host has taken up. */
const taken = (frames: string[]): number => frames.filter((frame) => frame.startsWith('{"type":"acted"')).length

/** Makes the first move of the plain list; what a table that moved on meanwhile does not take is decided anew. */
export async function decideFirst(page: Page, frames: string[], actions = page.locator('[data-action]')): Promise<void> {
  const before = taken(frames)
  await expect(async () => {
    if (taken(frames) === before) await actions.first().press('Enter', { timeout: 5000 })
    await expect.poll(() => taken(frames), { timeout: 3000 }).toBeGreaterThan(before)
  }).toPass({ timeout: 180_000 })
}

/** Until what slides or fades in has come: half-way its colours are not those that are read. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

/** What axe finds serious on the page as it stands. */
export async function serious(page: Page): Promise<string[]> {
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    )
}

/** A line to the host that can be cut: what is open breaks off, and nothing comes through until it is mended. */
export type Line = { under(page: Page): Promise<void>; cut(): Promise<void>; mend(): void }

export function newLine(): Line {
  let whole = true
  const open = new Set<WebSocketRoute>()
  return {
    under: (page) =>
      page.routeWebSocket(/socket/, async (socket) => {
        if (!whole) return void (await socket.close())
        socket.connectToServer()
        open.add(socket)
      }),
    cut: async () => {
      whole = false
      await Promise.all([...open].map((socket) => socket.close()))
      open.clear()
    },
    mend: () => {
      whole = true
    },
  }
}
