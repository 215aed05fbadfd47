import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LanCard } from '../../electron/host/protocol.ts'
import { welcomed } from './connection.ts'

/** Where the host is found in the network; null = we are not its owner. */
const slice = createSlice({
  name: 'lan',
  initialState: null as LanCard | null,
  reducers: { lanTold: (_, { payload }: PayloadAction<LanCard>) => payload },
  extraReducers: (build) => build.addCase(welcomed, (_, { payload }) => payload.lan),
})

export const { lanTold } = slice.actions
export const lanReducer = slice.reducer
