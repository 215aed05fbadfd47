import { lost } from './connection.ts'
import { openTable, removeRules, removeTable, saveRules } from './intents.ts'
import { listenToDesktop } from './listenToDesktop.ts'
import { listenToHall } from './listenToHall.ts'
import { listenToSeats } from './listenToSeats.ts'
import { listenToTable } from './listenToTable.ts'
import { listenToTalk } from './listenToTalk.ts'
import { keepPreferences } from './preferences.ts'
import { preferred } from './preferencesSlice.ts'
import { receive } from './receive.ts'
import { go, goInstead, readRoute } from './route.ts'
import { draftDropped, draftsTold, followDrafts, keepDrafts, rulesAnswered, rulesLaidAside, rulesRefused, rulesSent } from './rules.ts'
import { isOurTurn } from './selectors.ts'
import { playSound, setBed, setLevels, soundButtons } from './sounds.ts'
import { type Dispatch, listeners, type Store } from './store.ts'
import { tableFailed } from './table.ts'
import { openWire, type Wire } from './wire.ts'

/** What only an owner can wish. */
function listenToWishes(wire: Wire): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({
    actionCreator: openTable,
    effect: async ({ payload: { rulesName, ...payload } }, { getState, dispatch }) => {
      const pace = getState().preferences.speed
      const named = rulesName === null ? {} : { rulesName }
      const answer = await wire.ask({ type: 'open-table', ...payload, ...named, pace, seed: null })
      if (answer.type === 'opened') go({ page: 'table', table: answer.table, side: null })
      else if (answer.type === 'refused') dispatch(tableFailed(answer.code))
    },
  })
  on({
    actionCreator: removeTable,
    effect: async ({ payload }) => {
      await wire.ask({ type: 'remove-table', table: payload })
      // whoever cleans up in the hall stays there
      if (readRoute(window.location.hash).page !== 'hall') goInstead({ page: 'harbour' })
    },
  })
}

/** Sets of house rules are kept by the host, drafts of them on this device. */
function listenToRules(wire: Wire): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({
    actionCreator: saveRules,
    effect: async ({ payload }, { dispatch }) => {
      dispatch(rulesSent(payload))
      const answer = await wire.ask({ type: 'save-rules', ...payload })
      const { rules } = payload
      dispatch(rulesAnswered({ sent: payload, revision: answer.type === 'saved' ? answer.revision : null }))
      const field = answer.type === 'refused' ? answer.values.field : null
      const wrong = { rules, field: typeof field === 'string' ? field : null }
      dispatch(rulesRefused(answer.type === 'refused' ? { ...wrong, code: answer.code } : null))
    },
  })
  on({
    actionCreator: removeRules,
    effect: async ({ payload }, { getState, dispatch }) => {
      dispatch(draftDropped(payload.rules))
      dispatch(rulesLaidAside(payload))
      if (getState().rules.sets?.[payload.rules]) await wire.ask({ type: 'remove-rules', rules: payload.rules })
    },
  })
  on({
    predicate: (_, now, before) => now.rules.drafts !== before.rules.drafts,
    effect: (_, { getState }) => keepDrafts(getState().rules.drafts),
  })
}

/** The bell at our turn, and what lies under everything. */
function listenForSounds(): void {
  soundButtons()
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({
    predicate: (_, now, before) => now.table !== before.table && isOurTurn(now) && !isOurTurn(before),
    effect: () => playSound('bell'),
  })
  on({
    predicate: (_, now, before) => now.table.table !== before.table.table || now.preferences !== before.preferences,
    effect: (_, { getState }) => {
      setLevels(getState().preferences)
      setBed(getState())
    },
  })
}

/** Pace of the bots follows the speed of the animation; preferences outlive the window. */
function listenToPreferences(wire: Wire): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({
    actionCreator: preferred,
    effect: ({ payload }, { getState }) => {
      const { preferences, table, connection } = getState()
      keepPreferences(preferences)
      if (payload.speed && table.table && connection.owner) void wire.ask({ type: 'set-pace', table: table.table, pace: preferences.speed })
    },
  })
}

/** Felt, not seen: on for so long, off for so long. */
const NUDGE_MS = [180, 90, 180]

function nudge(): void {
  playSound('bell')
  // not every device can, and some may not before they were touched
  navigator.vibrate?.(NUDGE_MS)
}

/** Opens the wire and everything that hangs on it. */
export function listen(dispatch: Dispatch, state: Store): void {
  setLevels(state.preferences)
  setBed(state)
  const wire = openWire({ onMessage: (message) => receive(dispatch, message), onLost: () => dispatch(lost()) })
  listenToTable(wire)
  listenToWishes(wire)
  listenToSeats(wire)
  listenToTalk(wire, nudge)
  listenToHall(wire)
  listenToDesktop(wire, dispatch)
  listenToPreferences(wire)
  listenToRules(wire)
  followDrafts((drafts) => dispatch(draftsTold(drafts)))
  listenForSounds()
}
