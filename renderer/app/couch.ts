import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '../../electron/host/protocol.ts'
import type { Seat } from '../../engine/core/game.ts'
import { tableLeft } from './table.ts'

/** The people who share this device: the keys to their seats. */
type Couch = { table: string | null; tokens: { seat: Seat; token: string }[] }

const begin: Couch = { table: null, tokens: [] }

const slice = createSlice({
  name: 'couch',
  initialState: begin,
  reducers: {
    seatsGiven: (_, { payload }: PayloadAction<Extract<Message, { type: 'opened' }>>) => ({ table: payload.table, tokens: payload.tokens }),
  },
  extraReducers: (build) => build.addCase(tableLeft, () => begin),
})

export const { seatsGiven } = slice.actions
export const couchReducer = slice.reducer
