import type { Page } from '@playwright/test'
import { expect, failures, openHarbour, openTable, test } from './support.ts'

/** Clicks the middle of what is marked on the table, where the mirror says that it lies; the click goes to the canvas. */
async function clickTarget(page: Page, selector: string): Promise<boolean> {
  const boxes = await page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  const box = boxes.find(({ width, height }) => width > 0 && height > 0)
  if (!box) return false
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return true
}

async function clickButton(page: Page, testId: string): Promise<boolean> {
  const button = page.getByTestId(testId)
  if (!(await button.isVisible())) return false
  if ((await button.getAttribute('aria-disabled')) === 'true') return false
  const box = await button.boundingBox()
  if (!box) return false
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

async function playToTheEnd(page: Page, turn: (page: Page, turn: number) => Promise<boolean>): Promise<number> {
  const decision = page.locator('[data-decision="true"]')
  const end = page.getByTestId('to-harbour')
  const aground = page.getByRole('alert')
  let turns = 0
  for (; turns < 600 && !(await end.isVisible()); turns++) {
    await expect(decision.or(end).or(aground).first()).toBeAttached()
    expect(await aground.allTextContents(), `after ${turns} turns`).toEqual([])
    if (await decision.count()) await turn(page, turns)
    else await page.waitForTimeout(20)
  }
  await expect(end).toBeVisible()
  return turns
}

test('a person plays a whole game of Parley against bots with the mouse alone', async ({ page, host }) => {
  const seen = failures(page)
  await openHarbour(page, host)
  await openTable(page, ['me', 'bot', 'bot'])
  expect(await playToTheEnd(page, play)).toBeGreaterThan(16)
  // What is in the purse, what the crown is worth, the total; and whatever else was paid.
  expect(await page.locator('.account-table tbody tr').count()).toBeGreaterThanOrEqual(3)
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
  expect(await playToTheEnd(page, playOnDeck)).toBeGreaterThan(3)
  // Three varieties of treasure, the total, and each side together.
  await expect(page.locator('.account-table tbody tr')).toHaveCount(5)
  await page.getByTestId('to-harbour').click()
  await expect(page.getByTestId('play-alone')).toBeVisible()
  expect(seen).toEqual([])
})
