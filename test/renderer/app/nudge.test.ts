import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clocksTold, timeUpTold } from '../../../renderer/app/clock.ts'
import { seatsGiven } from '../../../renderer/app/couch.ts'
import { listenToTalk } from '../../../renderer/app/listenToTalk.ts'
import { listeners, store } from '../../../renderer/app/store.ts'
import type { Wire } from '../../../renderer/app/wire.ts'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

// Nothing is asked of the host here.
const SILENT = {} as Wire
const nudge = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  nudge.mockClear()
  listenToTalk(SILENT, nudge)
  store.dispatch(seatsGiven({ table: 't', tokens: [{ seat: 1, token: 'a' }] }))
})
afterEach(() => {
  listeners.clearListeners()
  vi.useRealTimers()
})

const stands = (leftMs: number) =>
  store.dispatch(
    clocksTold({ type: 'clocks', table: 't', running: true, clocks: [{ seat: 1, leftMs, ofMs: 30_000 }], at: performance.now() }),
  )
const runsOut = (onZero: 'nudge' | 'wait', seat = 1) => {
  stands(0)
  store.dispatch(timeUpTold({ type: 'time-up', table: 't', seat, onZero }))
}

it('whoever does not come is nudged again, but not for ever', async () => {
  runsOut('nudge')
  await vi.advanceTimersByTimeAsync(1000)
  expect(nudge).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(35_000)
  expect(nudge).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(nudge).toHaveBeenCalledTimes(4)
})

it('whoever has decided is left in peace, and a new time that runs out begins anew', async () => {
  runsOut('nudge')
  stands(30_000)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(nudge).toHaveBeenCalledTimes(1)
  runsOut('nudge')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(nudge).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(nudge).toHaveBeenCalledTimes(3)
})

it('nobody is nudged for the seat of another device, nor where only a wait was wanted', async () => {
  runsOut('nudge', 2)
  runsOut('wait')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(nudge).not.toHaveBeenCalled()
})
