import { lost } from '../app/connection.ts'
import { listenToSeats } from '../app/listenToSeats.ts'
import { listenToTable } from '../app/listenToTable.ts'
import { listenToTalk } from '../app/listenToTalk.ts'
import { keepPreferences } from '../app/preferences.ts'
import { preferred } from '../app/preferencesSlice.ts'
import { receive } from '../app/receive.ts'
import { isOurTurn } from '../app/selectors.ts'
import { type Dispatch, listeners, type Store, store } from '../app/store.ts'
import { eventsCame, shownUpTo, stageIdle, tableEntered } from '../app/table.ts'
import { openWire } from '../app/wire.ts'
import { wantGames } from '../words/language.ts'
import { readyBell, ring } from './bell.ts'
import { keepTable } from './lastTable.ts'
import { onWaking } from './waking.ts'

const gamesOf = ({ hall }: Store): string[] => [...new Set(Object.values(hall.tables ?? {}).map(({ game }) => game))].sort()

/** Nothing is animated on a phone: what the host says is shown at once. */
function showAtOnce(): void {
  listeners.startListening.withTypes<Store, Dispatch>()({
    actionCreator: eventsCame,
    effect: (_, { getState, dispatch }) => {
      const { epoch, base, since } = getState().table
      dispatch(shownUpTo({ epoch, number: base + since.length }))
      dispatch(stageIdle({ epoch }))
    },
  })
}

/** Words of the games that are played here, once it is known which these are. */
function fetchWords(): void {
  listeners.startListening.withTypes<Store, Dispatch>()({
    predicate: (_, now, before) => now.hall.tables !== before.hall.tables && gamesOf(now).join() !== gamesOf(before).join(),
    effect: (_, { getState }) => wantGames(gamesOf(getState())),
  })
}

function listenForTurns(): void {
  readyBell()
  listeners.startListening.withTypes<Store, Dispatch>()({
    predicate: (_, now, before) => now.table !== before.table && isOurTurn(now) && !isOurTurn(before),
    effect: (_, { getState }) => ring(getState().preferences),
  })
}

/** Opens the wire and what a phone hangs on it. */
export function listen(dispatch: Dispatch): void {
  const wire = openWire({ onMessage: (message) => receive(dispatch, message), onLost: () => dispatch(lost()) })
  listenToTable(wire)
  listenToSeats(wire)
  listenToTalk(wire, () => ring(store.getState().preferences))
  showAtOnce()
  fetchWords()
  listenForTurns()
  listeners.startListening.withTypes<Store, Dispatch>()({
    actionCreator: preferred,
    effect: (_, { getState }) => keepPreferences(getState().preferences),
  })
  listeners.startListening.withTypes<Store, Dispatch>()({
    actionCreator: tableEntered,
    effect: ({ payload: { table, game } }) => keepTable(table, game),
  })
  onWaking(wire.wake)
}
