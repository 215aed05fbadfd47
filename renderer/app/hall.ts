import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TableCard } from '../../electron/host/protocol.ts'
import { welcomed } from './connection.ts'

/** The tables that the host has, by their name; null = not told yet. */
type Hall = { tables: Record<string, TableCard> | null }

const begin: Hall = { tables: null }

const slice = createSlice({
  name: 'hall',
  initialState: begin,
  reducers: {
    tableTold: (state, { payload }: PayloadAction<TableCard>) => {
      state.tables = { ...state.tables, [payload.table]: payload }
    },
    tableGone: (state, { payload }: PayloadAction<string>) => {
      if (state.tables) delete state.tables[payload]
    },
  },
  extraReducers: (build) =>
    build.addCase(welcomed, (state, { payload }) => {
      state.tables = Object.fromEntries(payload.tables.map((card) => [card.table, card]))
    }),
})

export const { tableTold, tableGone } = slice.actions
export const hallReducer = slice.reducer
