import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { clockReducer } from './clock.ts'
import { connectionReducer } from './connection.ts'
import { couchReducer } from './couch.ts'
import { programReducer } from './desktop.ts'
import { foundReducer } from './found.ts'
import { hallReducer } from './hall.ts'
import { lanReducer } from './lan.ts'
import { keptPreferences } from './preferences.ts'
import { preferencesReducer } from './preferencesSlice.ts'
import { keptRules, rulesReducer } from './rules.ts'
import { tableReducer } from './table.ts'
import { keptTalk, talkReducer } from './talk.ts'

export const listeners = createListenerMiddleware()

export const store = configureStore({
  reducer: {
    connection: connectionReducer,
    hall: hallReducer,
    rules: rulesReducer,
    table: tableReducer,
    couch: couchReducer,
    lan: lanReducer,
    clock: clockReducer,
    talk: talkReducer,
    found: foundReducer,
    program: programReducer,
    preferences: preferencesReducer,
  },
  preloadedState: { preferences: keptPreferences(), rules: keptRules(), talk: keptTalk() },
  // A history of states would keep the secrets of whoever looked before.
  devTools: false,
  middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
})

export type Store = ReturnType<typeof store.getState>
export type Dispatch = typeof store.dispatch

export const useStore = useSelector.withTypes<Store>()
export const useDo = useDispatch.withTypes<Dispatch>()
