import { createAction } from '@reduxjs/toolkit'
import type { Message } from '../../electron/host/protocol.ts'
import type { Seat } from '../../engine/core/game.ts'
import { givingUp, invited, seatRefused, seatTaken } from './couch.ts'
import { tableTold } from './hall.ts'
import { handOver, insist, keepSeat, order, sitDown, standUp } from './intents.ts'
import { preferred } from './preferencesSlice.ts'
import { keepKey, type SeatKey } from './seatKeys.ts'
import { type Dispatch, listeners, type Store } from './store.ts'
import { type Api, lookAnew, loseSeat, tokenOf, watch } from './watching.ts'
import type { Wire } from './wire.ts'

/** The host says that our key to a seat is void. */
export const unseated = createAction<Extract<Message, { type: 'unseated' }>>('told/unseated')

type Asked = Parameters<Wire['ask']>[0]

/** Asks for something of a seat; a refusal is kept, to be told. */
async function askSeat(wire: Wire, { dispatch }: Api, request: Asked): ReturnType<Wire['ask']> {
  dispatch(seatRefused(null))
  const answer = await wire.ask(request)
  if (answer.type === 'refused') dispatch(seatRefused(answer.code))
  return answer
}

/** A person of this device has the key to a seat, and looks from there. */
async function takeSeat(wire: Wire, api: Api, table: string, key: SeatKey): Promise<void> {
  keepKey(table, key)
  if (api.getState().table.table !== table) return
  api.dispatch(seatTaken(key))
  await lookAnew(wire, api)
}

async function sit(wire: Wire, api: Api, wanted: { seat: Seat; name: string; face: string }): Promise<void> {
  const { table, hall, preferences } = { ...api.getState(), table: api.getState().table.table }
  if (!table) return
  const answer = await askSeat(wire, api, { type: 'sit', table, ...wanted })
  if (answer.type !== 'seated') return
  const game = hall.tables?.[table]?.game ?? ''
  api.dispatch(preferred({ name: wanted.name, faces: { ...preferences.faces, [game]: wanted.face } }))
  await takeSeat(wire, api, table, { seat: answer.seat, token: answer.token })
}

async function stand(wire: Wire, api: Api, seat: Seat): Promise<void> {
  const state = api.getState()
  const [table, token] = [state.table.table, tokenOf(state, seat)]
  if (!table || token === null) return
  api.dispatch(givingUp(seat))
  const answer = await askSeat(wire, api, { type: 'stand', table, seat, token })
  // A key that is void has been given up before: the answer to that was lost.
  if (answer.type !== 'refused' || answer.code === 'wrong-token') await loseSeat(wire, api, { table, seat, told: true })
  api.dispatch(givingUp(null))
}

/** The owner invites to any seat; everybody else to his own. */
async function invite(wire: Wire, api: Api, seat: Seat): Promise<void> {
  const state = api.getState()
  const { table } = state.table
  if (!table) return
  api.dispatch(givingUp(seat))
  const answer = await askSeat(wire, api, { type: 'invite', table, seat, token: tokenOf(state, seat) })
  if (answer.type === 'seated') {
    await loseSeat(wire, api, { table, seat, told: true })
    api.dispatch(invited({ seat, token: answer.token }))
  } else if (answer.type === 'refused' && answer.code === 'wrong-token') await loseSeat(wire, api, { table, seat, told: false })
  api.dispatch(givingUp(null))
}

/** The new key has been used, or is void again. */
function isUsed({ hall, table, couch }: Store): boolean {
  const card = hall.tables?.[table.table ?? '']?.seats[couch.invitation?.seat ?? -1]
  return couch.invitation !== null && (card?.present === true || card?.free === true)
}

/** Seats are taken, left, handed over, and lost. */
export function listenToSeats(wire: Wire): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({ actionCreator: sitDown, effect: ({ payload }, api) => sit(wire, api, payload) })
  on({ actionCreator: standUp, effect: ({ payload }, api) => stand(wire, api, payload) })
  on({ actionCreator: handOver, effect: ({ payload }, api) => invite(wire, api, payload) })
  on({
    actionCreator: keepSeat,
    effect: async (_, api) => {
      const { couch, table } = api.getState()
      if (couch.invitation && table.table) await takeSeat(wire, api, table.table, couch.invitation)
    },
  })
  on({ actionCreator: insist, effect: (_, api) => watch(wire, api, null, true) })
  on({
    actionCreator: order,
    effect: async ({ payload }, api) => {
      const { table } = api.getState().table
      if (table) await askSeat(wire, api, { ...payload, table })
    },
  })
  on({
    actionCreator: unseated,
    effect: async ({ payload: { table, seat } }, api) => {
      const { giving } = api.getState().couch
      if (giving !== seat) await loseSeat(wire, api, { table, seat, told: false })
    },
  })
  on({
    // the table was not to be seen from the network for a while
    predicate: (_, now, before) => {
      const { table } = now.table
      return (
        table !== null &&
        before.table.table === table &&
        now.hall.tables?.[table] !== undefined &&
        before.hall.tables?.[table] === undefined
      )
    },
    effect: (_, api) => lookAnew(wire, api),
  })
  on({ actionCreator: tableTold, effect: (_, { getState, dispatch }) => void (isUsed(getState()) && dispatch(invited(null))) })
}
