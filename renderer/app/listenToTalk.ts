import { leftMs, timeUpTold } from './clock.ts'
import { comeAlong, makeGesture, pause, sayLine } from './intents.ts'
import { go } from './route.ts'
import { keepKey } from './seatKeys.ts'
import { type Dispatch, listeners, type Store } from './store.ts'
import { GESTURE_MS, gestureFaded, gestureTold, keepHushed, lineFaded, lineMs, linesTold, lineTaken, talkAnswered } from './talk.ts'
import { type Api, tokenOf } from './watching.ts'
import type { Wire } from './wire.ts'

/** Whoever does not come is nudged so many times more, so long after each other. */
const NUDGES_AGAIN = 3
const NUDGE_AGAIN_MS = 30_000

/** The owner pauses as such; everybody else from a seat of this device. */
async function pauseTable(wire: Wire, { getState, dispatch }: Api, paused: boolean): Promise<void> {
  const { table, connection, couch } = getState()
  if (!table.table) return
  const key = connection.owner ? undefined : (couch.tokens.find(({ seat }) => seat === table.viewer) ?? couch.tokens[0])
  const answer = await wire.ask({ type: 'pause', table: table.table, paused, seat: key?.seat ?? null, token: key?.token ?? null })
  if (answer.type === 'refused') dispatch(talkAnswered(answer.code))
}

/** The seats of this device at the table that follows; the others there are told by its card. */
async function follow(wire: Wire, { getState, dispatch }: Api): Promise<void> {
  const { table, couch, hall } = getState()
  const next = hall.tables?.[table.table ?? '']?.next
  if (!table.table || !next) return
  for (const { seat, token } of couch.tokens) {
    const answer = await wire.ask({ type: 'come-along', table: table.table, seat, token })
    if (answer.type === 'seated') keepKey(answer.table, { seat: answer.seat, token: answer.token })
    else if (answer.type === 'refused' && answer.code !== 'no-such-seat') dispatch(talkAnswered(answer.code))
  }
  go({ page: 'table', table: next, side: null })
}

/** A person of this device whose time is up is nudged, and again until the decision is made. */
function listenToTime(nudge: () => void): void {
  listeners.startListening.withTypes<Store, Dispatch>()({
    actionCreator: timeUpTold,
    effect: async ({ payload: { seat, onZero } }, { getState, delay }) => {
      const isOurs = (): boolean => getState().couch.tokens.some((key) => key.seat === seat)
      if (onZero !== 'nudge' || !isOurs()) return
      nudge()
      const count = getState().clock.up?.count
      const isSame = (): boolean => getState().clock.up?.seat !== seat || getState().clock.up?.count === count
      const isWaitedFor = (): boolean => isOurs() && isSame() && leftMs(getState().clock, seat, performance.now()) === 0
      for (let again = 0; again < NUDGES_AGAIN; again++) {
        await delay(NUDGE_AGAIN_MS)
        if (!isWaitedFor()) return
        nudge()
      }
    },
  })
}

/** Pause, talk, and the way to the table that follows. */
export function listenToTalk(wire: Wire, nudge: () => void): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  listenToTime(nudge)
  on({ actionCreator: pause, effect: ({ payload }, api) => pauseTable(wire, api, payload) })
  on({ actionCreator: comeAlong, effect: (_, api) => follow(wire, api) })
  on({
    actionCreator: makeGesture,
    effect: async ({ payload }, { getState, dispatch }) => {
      const state = getState()
      const [table, token] = [state.table.table, tokenOf(state, payload.seat)]
      if (!table || token === null) return
      const answer = await wire.ask({ type: 'gesture', table, token, ...payload })
      dispatch(talkAnswered(answer.type === 'refused' ? answer.code : null))
    },
  })
  on({
    actionCreator: sayLine,
    effect: async ({ payload }, { getState, dispatch }) => {
      const state = getState()
      const [table, token] = [state.table.table, tokenOf(state, payload.seat)]
      if (!table || token === null) return
      const answer = await wire.ask({ type: 'say', table, token, ...payload })
      dispatch(answer.type === 'refused' ? talkAnswered(answer.code) : lineTaken())
    },
  })
  on({
    actionCreator: gestureTold,
    effect: async (_, { getState, dispatch, delay }) => {
      const made = getState().talk.gestures.at(-1)
      await delay(GESTURE_MS)
      if (made) dispatch(gestureFaded(made.id))
    },
  })
  on({
    actionCreator: linesTold,
    effect: async ({ payload }, { getState, dispatch, delay }) => {
      const said = payload.whole ? undefined : getState().talk.fresh.at(-1)
      if (!said) return
      await delay(lineMs(said.text))
      dispatch(lineFaded(said.id))
    },
  })
  on({
    predicate: (_, now, before) => now.talk.hushed !== before.talk.hushed,
    effect: (_, { getState }) => keepHushed(getState().talk.hushed),
  })
}
