import type { Viewer } from '../../engine/core/game.ts'
import { type Refusal, welcomed } from './connection.ts'
import { act, enterTable, leaveTable, lookAs } from './intents.ts'
import { playOf, type Why } from './play.ts'
import { type Dispatch, listeners, type Store } from './store.ts'
import { actBegan, actEnded, type PublicMoment, tableLeft, viewerChanged, wentPublic } from './table.ts'
import { type Api, enter, hasSecrets, tokenOf, watch } from './watching.ts'
import type { Wire } from './wire.ts'

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

/** A table is entered, played at, looked at by turns, and left; after a break it goes on where it stood. */
export function listenToTable(wire: Wire): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({ actionCreator: enterTable, effect: ({ payload }, api) => enter(wire, api, payload) })
  on({ actionCreator: act, effect: ({ payload }, api) => send(wire, api, payload) })
  on({
    actionCreator: leaveTable,
    effect: (_, { getState, dispatch }) => {
      const { table } = getState().table
      if (table) void wire.ask({ type: 'leave', table })
      dispatch(tableLeft())
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
  on({
    actionCreator: welcomed,
    effect: async (_, api) => {
      const { table, base, since, latest } = api.getState().table
      // Who comes back to a host that was started again wakes the table first.
      if (table && api.getState().connection.owner) await wire.ask({ type: 'claim-table', table })
      return watch(wire, api, latest === null ? null : base + since.length)
    },
  })
}
