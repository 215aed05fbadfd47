import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import type { Clock, Message } from '../../electron/host/protocol.ts'
import type { Seat } from '../../engine/core/game.ts'
import { tableEntered, tableLeft } from './table.ts'

/**
 * Time at the table. What a screen needs: `useSecondsLeft(seat)` counts down by itself and is null for a seat without a clock;
 * `isLate(seconds)` says when to warn; `state.clock.up` is the newest time that ran out, a new `count` each time (nudge: ring and
 * vibrate when the seat is one of this device's). How the table is set stands on its card: `card.manners.clock`, `card.paused`.
 */
type Clocks = {
  table: string | null
  running: boolean
  /** As told at `at`, in milliseconds of this page. */
  hands: { seat: Seat; leftMs: number; ofMs: number }[]
  at: number
  /** Whose time ran out last, and what follows; null = nobody's. */
  up: { seat: Seat; onZero: Clock['onZero']; count: number } | null
}

const begin: Clocks = { table: null, running: false, hands: [], at: 0, up: null }

const slice = createSlice({
  name: 'clock',
  initialState: begin,
  reducers: {
    clocksTold: (state, { payload }: PayloadAction<Extract<Message, { type: 'clocks' }> & { at: number }>) => {
      const { table, running, clocks, at } = payload
      return { ...state, table, running, hands: clocks, at }
    },
    timeUpTold: (state, { payload: { seat, onZero } }: PayloadAction<Extract<Message, { type: 'time-up' }>>) => {
      state.up = { seat, onZero, count: (state.up?.count ?? 0) + 1 }
    },
  },
  extraReducers: (build) => build.addCase(tableLeft, () => begin).addCase(tableEntered, () => begin),
})

export const { clocksTold, timeUpTold } = slice.actions
export const clockReducer = slice.reducer

/** The last seconds, of which everybody is warned. */
const LATE_SECONDS = 10

export const isLate = (seconds: number | null): boolean => seconds !== null && seconds <= LATE_SECONDS

/** Milliseconds that the seat has left at the moment `now` of this page; null = no clock runs for it. */
export function leftMs({ hands, running, at }: Clocks, seat: Seat, now: number): number | null {
  const hand = hands.find((each) => each.seat === seat)
  return hand ? Math.max(0, hand.leftMs - (running ? now - at : 0)) : null
}

/** Whole seconds as a person counts them: 0 only when the time is up. */
export const secondsOf = (left: number): number => Math.ceil(left / 1000)

/** Seconds that the seat has left, counted down; null = no clock runs for it. */
export function useSecondsLeft(clocks: Clocks, seat: Seat | null): number | null {
  const [, tick] = useState(0)
  const left = seat === null ? null : leftMs(clocks, seat, performance.now())
  const counts = clocks.running && left !== null && left > 0
  useEffect(() => {
    if (!counts || seat === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      const now = leftMs(clocks, seat, performance.now()) ?? 0
      // a moment after the second has gone
      timer = setTimeout(next, (now % 1000) + 5)
    }
    const next = (): void => {
      tick((count) => count + 1)
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [clocks, seat, counts])
  return left === null ? null : secondsOf(left)
}
