import type { Page } from '@playwright/test'
import { decideFirst, expect, openHarbour, openTable, overhear, test } from './support.ts'

type Snapshot = { type: string; viewer: number | 'table'; view: { hands: (string | null)[][]; missions: (string | null)[] } }

const snapshots = (frames: string[]): Snapshot[] => frames.map((frame) => JSON.parse(frame)).filter(({ type }) => type === 'snapshot')

async function holdUp(page: Page): Promise<void> {
  await expect(page.getByTestId('curtain')).toHaveClass(/curtain-down/)
  await page.getByTestId('i-am').hover()
  await page.mouse.down()
  await expect(page.getByTestId('curtain')).toBeHidden()
  await page.mouse.up()
}

/** Who holds the device decides on, or the curtain names the next. */
async function comeForward(page: Page, last: string): Promise<string> {
  const curtain = page.getByTestId('i-am')
  await expect(curtain.or(page.locator('[data-decision="true"]')).first()).toBeVisible()
  if (!(await curtain.isVisible())) return last
  await expect(page.getByTestId('mission')).toHaveCount(0)
  const name = (await curtain.textContent()) ?? ''
  await holdUp(page)
  await expect(page.locator('[data-decision="true"]')).toBeAttached()
  return name
}

test('before the curtain is lifted the page has been told no secret of any seat', async ({ page, host }) => {
  const frames = overhear(page)
  await openHarbour(page, host)
  await openTable(page, ['me', 'person', 'person'])
  await expect(page.getByTestId('i-am')).toBeVisible()
  for (const { viewer, view } of snapshots(frames)) {
    expect(viewer).toBe('table')
    expect(view.missions.every((mission) => mission === null)).toBe(true)
    expect(view.hands.flat().every((card) => card === null)).toBe(true)
  }
  expect(await page.locator('[data-action]').count()).toBe(0)
})

test('a closed vote goes round the device, and each sees the own cards alone', async ({ page, host }) => {
  const frames = overhear(page)
  await openHarbour(page, host)
  await openTable(page, ['me', 'person', 'person'])
  const voters = new Set<string>()
  let name = ''
  for (let steps = 0; steps < 12 && voters.size < 3; steps++) {
    name = await comeForward(page, name)
    const closed = page.locator(`[data-action*='"vote":"closed"']`)
    const isCaptain = (await closed.count()) > 0
    if (!isCaptain) voters.add(name)
    await decideFirst(page, frames, isCaptain ? closed : page.locator(`[data-action*='"type":"vote"']`))
    if (!isCaptain) await expect(page.getByTestId('mission')).toHaveCount(0)
  }
  expect(voters.size).toBe(3)
  for (const { viewer, view } of snapshots(frames))
    for (const [seat, hand] of view.hands.entries()) {
      const told = hand.some((card) => card !== null) || view.missions[seat] !== null
      if (seat !== viewer) expect(told, `viewer ${viewer} is told of seat ${seat}`).toBe(false)
    }
})

test('with several people the screen gives itself away as soon as nothing is left to decide', async ({ page, host }) => {
  const frames = overhear(page)
  await openHarbour(page, host)
  await openTable(page, ['me', 'person', 'bot'])
  const seen = new Set<string>()
  let name = ''
  for (let steps = 0; steps < 30 && seen.size < 2; steps++) {
    name = await comeForward(page, name)
    seen.add(name)
    await decideFirst(page, frames)
  }
  expect(seen.size).toBe(2)
})

test('at a game without secrets the table turns to the next by itself, and nobody acts by a slip meanwhile', async ({ page, host }) => {
  const frames = overhear(page)
  await openHarbour(page, host)
  await page.getByTestId('game-port-royal').click()
  await openTable(page, ['me', 'person', 'person'])
  const greeting = page.getByTestId('greeting')
  const names = new Set<string>()
  for (let steps = 0; steps < 40 && names.size < 2; steps++) {
    await expect(greeting.or(page.locator('[data-decision="true"]')).first()).toBeVisible()
    if (await greeting.isVisible()) {
      names.add((await greeting.textContent()) ?? '')
      const before = frames.filter((frame) => frame.startsWith('{"type":"acted"')).length
      await page.keyboard.press('1')
      expect(frames.filter((frame) => frame.startsWith('{"type":"acted"')).length).toBe(before)
      await expect(greeting).toBeHidden()
    } else await decideFirst(page, frames)
    await expect(page.getByTestId('curtain')).toHaveCount(0)
  }
  expect(names.size).toBe(2)
})

test('the hands of Merchants stay behind the curtain: between two people the page looks as everybody', async ({ page, host }) => {
  const frames = overhear(page)
  const asked: { type: string; viewer?: number | 'table' }[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(JSON.parse(String(payload)))))
  await openHarbour(page, host)
  await page.getByTestId('game-merchants').click()
  await openTable(page, ['me', 'person', 'person'])
  const seen = new Set<string>()
  let name = ''
  for (let steps = 0; steps < 20 && seen.size < 3; steps++) {
    await expect(page.getByTestId('i-am').or(page.locator('[data-decision="true"]')).first()).toBeVisible()
    if (await page.getByTestId('i-am').isVisible()) {
      expect(asked.findLast(({ type }) => type === 'watch')?.viewer).toBe('table')
      await expect(page.locator('[data-action]')).toHaveCount(0)
      name = (await page.getByTestId('i-am').textContent()) ?? ''
      await holdUp(page)
      await expect(page.locator('[data-decision="true"]')).toBeAttached()
    }
    seen.add(name)
    await decideFirst(page, frames)
  }
  expect(seen.size).toBe(3)
  for (const { viewer, view } of snapshots(frames)) {
    if (viewer === 'table') expect(view.hands.flat().every((card) => card === null)).toBe(true)
    else expect(view.hands[viewer]?.every((card) => card !== null)).toBe(true)
  }
})
