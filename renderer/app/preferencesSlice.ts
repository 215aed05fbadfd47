import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Preferences, readPreferences } from './preferences.ts'

const slice = createSlice({
  name: 'preferences',
  initialState: readPreferences(null, { languages: [], reducedMotion: false }),
  reducers: {
    preferred: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...state, ...payload }),
  },
})

export const { preferred } = slice.actions
export const preferencesReducer = slice.reducer
