import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { passCaptaincy } from './passCaptaincy.ts'

/** 4.9, 3.1 The port card goes, the next is turned up; captaincy passes to the left. */
export function finishSiege(state: State): Event[] {
  const [card] = state.portDeck
  if (card === undefined || card === null) throw new Error(`no port card after siege ${state.sieges}`)
  return [{ type: 'port-card-turned', card }, passCaptaincy(state)]
}
