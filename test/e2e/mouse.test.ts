import type { Page } from '@playwright/test'
import { Client } from '../host/client.ts'
import { expect, failures, openHarbour, openTable, overhear, test } from './support.ts'

/** A whole game by a slow machine's clock; one that runs aground is told of long before. */
test.describe.configure({ timeout: 1_800_000 })

/** Of a card in a full hand the next one covers all but the left edge. */
const EDGE = 0.14

/** Clicks what is marked on the table, where the mirror says that it lies; the click goes to the canvas. */
async function clickTarget(page: Page, selector: string): Promise<boolean> {
  const boxes = await page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  const box = boxes.find(({ width, height }) => width > 0 && height > 0)
  if (!box) return false
  await page.mouse.click(box.x + box.width * (selector.includes('"card:') ? EDGE : 0.5), box.y + box.height / 2)
  return true
}

async function clickButton(page: Page, testId: string): Promise<boolean> {
  const button = page.locator(`[data-testid="${testId}"]:not([aria-disabled="true"])`)
  // It may go at any moment: nothing is asked of it that would be waited for.
  const [box] = await button.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  if (!box || box.width === 0) return false
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return true
}

/** One click of a player who knows only what shines; false when nothing can be clicked now. */
async function play(page: Page, turn: number): Promise<boolean> {
  for (const button of ['confirm', 'side-attack', 'stay', 'keep', 'answer-maybe']) if (await clickButton(page, button)) return true
  if (await page.getByTestId('act-siege').isVisible()) return captain(page, turn)
  return clickTarget(page, '[data-target^="card:"][data-mark="may"]')
}

/** Each act in its turn, act first and object second, or the object first. */
async function captain(page: Page, turn: number): Promise<boolean> {
  const wanted = ['act-siege', 'act-privateer', 'act-blackmail', 'act-move-admiral'][turn % 4] ?? 'act-siege'
  if ((await clickButton(page, wanted)) || (await clickButton(page, 'act-siege'))) {
    for (const step of ['letter', 'admiral', 'seat', 'blackmail', 'port'])
      await clickTarget(page, `[data-target^="${step}:"][data-mark="may"]`)
    return true
  }
  return false
}

/** Nothing to be clicked for so long is a table that has run aground, also on a slow machine. */
const AGROUND_MS = 180_000

/** Clicks on and on; bots may take their time, and what may be done out of turn is no click. Gives the number of clicks. */
async function playToTheEnd(page: Page, turn: (page: Page, turn: number) => Promise<boolean>): Promise<number> {
  const decision = page.locator('[data-decision="true"]')
  const end = page.getByTestId('to-harbour')
  const aground = page.getByRole('alert')
  let clicks = 0
  let last = Date.now()
  for (let tries = 0; !(await end.isVisible()); tries++) {
    expect(await aground.allTextContents(), `after ${clicks} clicks`).toEqual([])
    if ((await decision.count()) && (await turn(page, tries))) {
      clicks++
      last = Date.now()
      continue
    }
    expect(Date.now() - last, `nothing to be clicked after ${clicks} clicks`).toBeLessThan(AGROUND_MS)
    await page.waitForTimeout(20)
  }
  return clicks
}

test('a person plays a whole game of Parley against bots with the mouse alone', async ({ page, host }) => {
  const seen = failures(page)
  await openHarbour(page, host)
  await page.getByTestId('game-parley').click()
  await openTable(page, ['me', 'bot', 'bot'])
  expect(await playToTheEnd(page, play)).toBeGreaterThan(16)
  // What is in the purse, what the crown is worth, the total; and whatever else was paid.
  await expect.poll(() => page.locator('.account-table tbody tr').count()).toBeGreaterThanOrEqual(3)
  await page.getByTestId('to-harbour').click()
  await expect(page.getByTestId('play-alone')).toBeVisible()
  expect(seen).toEqual([])
})

/** One click on the quay: a card that shines, else an act; every third turn goes on by the pile itself. */
async function playOnTheQuay(page: Page, turn: number): Promise<boolean> {
  if (await clickButton(page, 'confirm')) return true
  if (turn % 3 === 2 && (await clickTarget(page, '[data-target="pile:"][data-mark="may"]'))) return true
  for (const kind of ['expedition', 'harbour']) if (await clickTarget(page, `[data-target^="${kind}:"][data-mark="may"]`)) return true
  const acts = turn % 2 ? ['act-repel', 'act-stop', 'act-reveal', 'act-pass'] : ['act-keep', 'act-reveal', 'act-stop', 'act-pass']
  for (const act of acts) if (await clickButton(page, act)) return true
  return false
}

test('a person plays a whole game of Port Royal against bots with the mouse alone', async ({ page, host }) => {
  const seen = failures(page)
  await openHarbour(page, host)
  await page.getByTestId('game-port-royal').click()
  await openTable(page, ['me', 'bot', 'bot', 'bot'])
  expect(await playToTheEnd(page, playOnTheQuay)).toBeGreaterThan(8)
  // Persons, expeditions, the total, and the coins that break a tie.
  await expect(page.locator('.account-table tbody tr')).toHaveCount(4)
  await page.getByTestId('to-harbour').click()
  await expect(page.getByTestId('play-alone')).toBeVisible()
  expect(seen).toEqual([])
})

/** One click on the deck, or an act and its objects: home as soon as three cards lead there, so that the game comes to an end. */
async function playOnDeck(page: Page, turn: number): Promise<boolean> {
  for (const button of ['confirm', turn % 2 ? 'act-keep' : 'act-refuse', 'act-return'])
    if (await clickButton(page, button)) return button !== 'act-return' || objects(page)
  const acts = [['act-draw'], ['act-attack'], ['act-trade'], ['act-draw']][turn % 4] ?? []
  for (const act of [...acts, 'act-draw', 'act-pass']) if (await clickButton(page, act)) return objects(page)
  for (const kind of ['pick', 'card', 'seat']) if (await clickTarget(page, `[data-target^="${kind}:"][data-mark="may"]`)) return true
  return clickButton(page, 'act-keep')
}

/** Whom, and three cards at most: what shines. */
async function objects(page: Page): Promise<boolean> {
  await clickTarget(page, '[data-target^="seat:"][data-mark="may"]')
  for (let cards = 0; cards < 3; cards++) await clickTarget(page, '[data-target^="card:"][data-mark="may"]')
  return true
}

test('a person plays a whole game of Merchants against bots with the mouse alone', async ({ page, host }) => {
  const seen = failures(page)
  await openHarbour(page, host)
  await page.getByTestId('game-merchants').click()
  await openTable(page, ['me', 'bot', 'bot', 'bot'])
  // A ship may be sunk before it has had a turn of its own.
  expect(await playToTheEnd(page, playOnDeck)).toBeGreaterThan(0)
  // Three varieties of treasure, the total, and each side together.
  await expect(page.locator('.account-table tbody tr')).toHaveCount(5)
  await page.getByTestId('to-harbour').click()
  await expect(page.getByTestId('play-alone')).toBeVisible()
  expect(seen).toEqual([])
})

/** With every exploration card the Merchants draw, so that their holds are full whenever one has been turned up. */
const RICH_SEAS = {
  title: 'Rich seas',
  events: Array.from({ length: 7 }, (_, place) => ({
    id: `rich-${place + 1}`,
    title: `Rich seas ${place + 1}`,
    text: 'Every Merchant at sea draws three cards.',
    steps: [{ who: 'merchants', what: 'draw', count: 3 }],
  })),
}

type Told = { type: string; from?: number; to?: number; how?: string }

const told = (frames: readonly string[]): Told[] =>
  frames.map((frame) => JSON.parse(frame)).flatMap((message) => (message.type === 'events' ? (message.events as Told[]) : []))

/** How often the host has said whether an act counts. */
const answers = (frames: readonly string[]): number => frames.filter((frame) => /^{"type":"(acted|refused)"/.test(frame)).length

const waysCaught = (events: readonly Told[]): string[] => events.flatMap(({ type, how }) => (type === 'caught' && how ? [how] : []))

/** 4.6 Calls a ship that is overladen, the way that has not been tried; behind the button the ships stand with both. */
async function call(page: Page, frames: readonly string[]): Promise<boolean> {
  const events = told(frames)
  const how = ['take', 'discard'].find((way) => !waysCaught(events).includes(way))
  const [overladen] = await page
    .locator(`[data-action*='"type":"catch"']`)
    .evaluateAll((all) => all.map((each) => JSON.parse(each.getAttribute('data-action') ?? '').seat as number))
  if (how === undefined || overladen === undefined) return false
  if (!(await page.locator('#catch-list').isVisible())) await clickButton(page, 'act-catch')
  const before = answers(frames)
  if (!(await clickButton(page, `catch-${how}-${overladen}`))) return false
  // Until it has been answered this way has not been tried; a click that came too late has no answer.
  for (let waits = 0; waits < 100 && answers(frames) === before; waits++) await page.waitForTimeout(50)
  return true
}

/** Steals once and attacks once, calls both ways, and sails home when all that is done. */
async function playThePirate(page: Page, frames: readonly string[]): Promise<boolean> {
  if (await clickButton(page, 'confirm')) return true
  if (await clickTarget(page, '[data-target^="pick:"][data-mark="may"]')) return true
  if (await call(page, frames)) return true
  const events = told(frames)
  const acts = [
    ...(events.some(({ type, to }) => type === 'stolen' && to === 0) ? [] : ['act-steal']),
    ...(events.some(({ type, from }) => type === 'attacked' && from === 0) ? [] : ['act-attack']),
    ...(waysCaught(events).length < 2 ? [] : ['act-return']),
    'act-draw',
    'act-attack',
    'act-pass',
  ]
  for (const act of acts) if (await clickButton(page, act)) return objects(page)
  return clickTarget(page, '[data-target^="card:"][data-mark="may"]')
}

test('a person plays the Pirate with the mouse alone: steals, attacks, catches overladen ships both ways, sails home', async ({
  page,
  host,
}) => {
  const seen = failures(page)
  const frames = overhear(page)
  await openHarbour(page, host)
  const owner = await Client.greet(host.port, host.ownerSecret)
  const opened = await owner.ask({
    type: 'open-table',
    game: 'merchants',
    seats: ['pilot', 'mercer', 'spicer', 'goldsmith'].map((face, seat) =>
      seat === 0 ? { kind: 'me', name: 'Anne', face } : { kind: 'bot', name: face, face, level: 'deckhand' },
    ),
    options: { pirate: 0, handLimit: 3, events: RICH_SEAS },
    pace: 'instant',
    seed: '00000000000000000000000000c0ffee',
  })
  if (opened.type !== 'opened') throw new Error(`refused: ${JSON.stringify(opened)}`)
  await page.goto(`${host.address}#/table/${opened.table}`)
  expect(await playToTheEnd(page, (now) => playThePirate(now, frames))).toBeGreaterThan(6)
  const events = told(frames)
  expect(waysCaught(events).toSorted()).toEqual(['discard', 'take'])
  expect(events.filter(({ type, to }) => type === 'cards-taken' && to === 0)).toHaveLength(1)
  expect(events.some(({ type, to }) => type === 'stolen' && to === 0)).toBe(true)
  await expect(page.locator('.account-table tbody tr')).toHaveCount(5)
  owner.close()
  expect(seen).toEqual([])
})
