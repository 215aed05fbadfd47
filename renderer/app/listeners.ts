import type { Message } from '../../electron/host/protocol.ts'
import type { Viewer } from '../../engine/core/game.ts'
import { clocksTold, timeUpTold } from './clock.ts'
import { lost, type Refusal, saidGoodbye, turnedAway, welcomed } from './connection.ts'
import { foundTold } from './found.ts'
import { tableGone, tableTold } from './hall.ts'
import { act, enterTable, leaveTable, lookAs, openTable, removeRules, removeTable, saveRules } from './intents.ts'
import { lanTold } from './lan.ts'
import { listenToHall } from './listenToHall.ts'
import { listenToSeats, unseated } from './listenToSeats.ts'
import { listenToTalk } from './listenToTalk.ts'
import { playOf, type Why } from './play.ts'
import { keepPreferences } from './preferences.ts'
import { preferred } from './preferencesSlice.ts'
import { go, goInstead, readRoute } from './route.ts'
import {
  draftDropped,
  draftsTold,
  followDrafts,
  keepDrafts,
  rulesAnswered,
  rulesGone,
  rulesLaidAside,
  rulesRefused,
  rulesSent,
  rulesTold,
} from './rules.ts'
import { isOurTurn, playSound, setBed, setLevels, soundButtons } from './sounds.ts'
import { type Dispatch, listeners, type Store } from './store.ts'
import {
  actBegan,
  actEnded,
  eventsCame,
  type PublicMoment,
  snapshotCame,
  tableFailed,
  tableLeft,
  viewerChanged,
  wentPublic,
} from './table.ts'
import { gestureTold, linesTold } from './talk.ts'
import { type Api, enter, hasSecrets, tokenOf, watch } from './watching.ts'
import { openWire, type Wire } from './wire.ts'

/** What the host says goes into the store. */
function receive(dispatch: Dispatch, message: Message): void {
  if (message.type === 'welcome') dispatch(welcomed(message))
  else if (message.type === 'table') dispatch(tableTold(message.card))
  else if (message.type === 'table-gone') dispatch(tableGone(message.table))
  else if (message.type === 'lan') dispatch(lanTold(message.card))
  else if (message.type === 'found') dispatch(foundTold(message.tables))
  else if (message.type === 'rules') dispatch(rulesTold(message.card))
  else if (message.type === 'rules-gone') dispatch(rulesGone(message.rules))
  else if (message.type === 'unseated') dispatch(unseated(message))
  else if (message.type === 'snapshot') dispatch(snapshotCame(message))
  else if (message.type === 'events') dispatch(eventsCame(message))
  else if (message.type === 'clocks') dispatch(clocksTold({ ...message, at: performance.now() }))
  else if (message.type === 'time-up') dispatch(timeUpTold(message))
  else if (message.type === 'gesture') dispatch(gestureTold(message))
  else if (message.type === 'lines') dispatch(linesTold(message))
  else if (message.type === 'bye') dispatch(saidGoodbye(message.why))
  else if (message.type === 'refused' && FATAL.includes(message.code)) dispatch(turnedAway(message.code))
}

const FATAL: readonly Refusal['code'][] = ['wrong-protocol', 'hello-first']

const whyOf = (refused: Refusal): Why | null =>
  refused.reason
    ? { reason: refused.reason, values: refused.values, clause: refused.clause }
    : { reason: refused.code, values: {}, clause: null }

/** The table as everybody may know it now, worked out from what the seat knows; for whoever looks next. */
function publicMoment({ table }: Store, viewer: Viewer): PublicMoment {
  const { engine } = playOf(table.game ?? '')
  const events = [...table.before, ...table.since]
  return {
    viewer,
    number: table.base + table.since.length,
    view: engine.mask(table.latest, 'table'),
    log: events.map((event) => engine.see(event, 'table')),
  }
}

/** Sends an action of whoever looks. Who shares the device gives it away with that, if there are secrets: what follows is for all eyes. */
async function send(wire: Wire, api: Api, action: { type: string }): Promise<void> {
  const { getState, dispatch } = api
  const state = getState()
  const { table, viewer, base, since, acting } = state.table
  const token = tokenOf(state, viewer)
  if (acting || !table || typeof viewer !== 'number' || !token) return
  const moment = state.couch.tokens.length > 1 && hasSecrets(state.table.game) ? publicMoment(state, 'table') : null
  dispatch(actBegan())
  const answer = await wire.ask({ type: 'act', table, seat: viewer, token, at: base + since.length, action })
  dispatch(actEnded(answer.type === 'refused' ? whyOf(answer) : null))
  if (moment === null || answer.type === 'refused' || getState().table.table !== table) return
  dispatch(wentPublic(moment))
  await watch(wire, api, moment.number)
}

/** The wishes of a person. */
function listenToWishes(wire: Wire): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({ actionCreator: enterTable, effect: ({ payload }, api) => enter(wire, api, payload) })
  on({ actionCreator: act, effect: ({ payload }, api) => send(wire, api, payload) })
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
    actionCreator: leaveTable,
    effect: (_, { getState, dispatch }) => {
      const { table } = getState().table
      if (table) void wire.ask({ type: 'leave', table })
      dispatch(tableLeft())
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
  on({
    actionCreator: lookAs,
    effect: async ({ payload }, api) => {
      const state = api.getState()
      const viewer = payload ?? 'table'
      // Without secrets the next one knows already all that there is to know.
      const moment = state.table.latest === null || hasSecrets(state.table.game) ? null : publicMoment(state, viewer)
      api.dispatch(moment === null ? viewerChanged(viewer) : wentPublic(moment))
      await watch(wire, api, moment?.number ?? null)
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

/** Opens the wire and everything that hangs on it. */
export function listen(dispatch: Dispatch, state: Store): void {
  setLevels(state.preferences)
  setBed(state)
  const wire = openWire({ onMessage: (message) => receive(dispatch, message), onLost: () => dispatch(lost()) })
  listenToWishes(wire)
  listenToSeats(wire)
  listenToTalk(wire)
  listenToHall(wire)
  listenToPreferences(wire)
  listenToRules(wire)
  followDrafts((drafts) => dispatch(draftsTold(drafts)))
  listenForSounds()
  listeners.startListening.withTypes<Store, Dispatch>()({
    actionCreator: welcomed,
    effect: async (_, api) => {
      const { table, base, since, latest } = api.getState().table
      // Who comes back to a host that was started again wakes the table first.
      if (table && api.getState().connection.owner) await wire.ask({ type: 'claim-table', table })
      return watch(wire, api, latest === null ? null : base + since.length)
    },
  })
}
