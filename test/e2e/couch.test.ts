import type { Page } from '@playwright/test'
import { expect, openHarbour, openTable, overhear, test } from './support.ts'

type Snapshot = { type: string; viewer: number | 'table'; view: { hands: (string | null)[][]; missions: (string | null)[] } }

const snapshots = (frames: string[]): Snapshot[] => frames.map((frame) => JSON.parse(frame)).filter(({ type }) => type === 'snapshot')

async function holdUp(page: Page): Promise<void> {
  const box = await page.getByTestId('i-am').boundingBox()
  if (!box) throw new Error('the curtain has no button')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(page.getByTestId('curtain')).toBeHidden()
  await page.mouse.up()
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
  for (let steps = 0; steps < 12 && voters.size < 3; steps++) {
    await expect(page.getByTestId('i-am')).toBeVisible()
    const name = await page.getByTestId('i-am').textContent()
    await holdUp(page)
    await expect(page.locator('[data-decision="true"]')).toBeAttached()
    const closed = page.locator(`[data-action*='"vote":"closed"']`).first()
    if (await closed.count()) await closed.press('Enter')
    else {
      voters.add(name ?? '')
      await page.locator(`[data-action*='"type":"vote"']`).first().press('Enter')
    }
  }
  expect(voters.size).toBe(3)
  for (const { viewer, view } of snapshots(frames))
    for (const [seat, hand] of view.hands.entries()) {
      const told = hand.some((card) => card !== null) || view.missions[seat] !== null
      if (seat !== viewer) expect(told, `viewer ${viewer} is told of seat ${seat}`).toBe(false)
    }
})

test('with several people the screen gives itself away as soon as nothing is left to decide', async ({ page, host }) => {
  await openHarbour(page, host)
  await openTable(page, ['me', 'person', 'bot'])
  for (let passes = 0; passes < 4; passes++) {
    await expect(page.getByTestId('i-am')).toBeVisible()
    await expect(page.getByTestId('mission')).toHaveCount(0)
    await holdUp(page)
    await expect(page.locator('[data-decision="true"]')).toBeAttached()
    await page.locator('[data-action]').first().press('Enter')
  }
})
