import { welcomed } from './connection.ts'
import { lookedAround } from './found.ts'
import { openToLan } from './intents.ts'
import { type Dispatch, listeners, type Store } from './store.ts'
import type { Wire } from './wire.ts'

/** What an owner asks of the whole host. */
export function listenToHall(wire: Wire): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({ actionCreator: lookedAround, effect: ({ payload }) => void wire.ask({ type: 'look-around', looking: payload }) })
  on({
    // a host that was started again has forgotten that we look
    actionCreator: welcomed,
    effect: (_, { getState }) => {
      const { found, connection } = getState()
      if (found.looking && connection.owner) void wire.ask({ type: 'look-around', looking: true })
    },
  })
  on({ actionCreator: openToLan, effect: ({ payload }) => void wire.ask({ type: 'set-lan', ...payload }) })
}
