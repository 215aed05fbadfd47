import type { Message } from '../../electron/host/protocol.ts'
import { clocksTold, timeUpTold } from './clock.ts'
import { type NotRelayed, notRelayed, type Refusal, saidGoodbye, turnedAway, welcomed } from './connection.ts'
import { foundTold } from './found.ts'
import { tableGone, tableTold } from './hall.ts'
import { lanTold } from './lan.ts'
import { unseated } from './listenToSeats.ts'
import { rulesGone, rulesTold } from './rules.ts'
import type { Dispatch } from './store.ts'
import { eventsCame, snapshotCame } from './table.ts'
import { gestureTold, linesTold } from './talk.ts'

/** What the host says goes into the store. */
export function receive(dispatch: Dispatch, message: Message | NotRelayed): void {
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
  else if (message.type === 'not-relayed') dispatch(notRelayed(message))
  else if (message.type === 'refused' && FATAL.includes(message.code)) dispatch(turnedAway(message.code))
}

const FATAL: readonly Refusal['code'][] = ['wrong-protocol', 'hello-first']
