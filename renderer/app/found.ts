import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FoundTable } from '../../electron/host/protocol.ts'

/** Tables of other hosts in the network; null = not told yet. */
type Found = { looking: boolean; tables: FoundTable[] | null }

const begin: Found = { looking: false, tables: null }

const slice = createSlice({
  name: 'found',
  initialState: begin,
  reducers: {
    lookedAround: (_, { payload }: PayloadAction<boolean>) => ({ looking: payload, tables: null }),
    foundTold: (state, { payload }: PayloadAction<FoundTable[]>) => {
      if (state.looking) state.tables = payload
    },
  },
})

export const { lookedAround, foundTold } = slice.actions
export const foundReducer = slice.reducer
