import { accept, type Decision } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { type Ballot, ballotOf } from '../ballot.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { canLay, refuseCard } from './playable.ts'
import { settleSpecials } from './settle.ts'

/** 5.2 A single `last` asks its player for one more card, if a playable one is held; several have no effect. */
export function callLast(ballot: Ballot): Event[] {
  const { state, way, laid, spent } = ballot
  const lasts = laid.filter(({ card }) => card === 'last')
  const [last] = lasts
  if (last === undefined) return settleSpecials(ballot)
  if (lasts.length > 1) return [{ type: 'last-void', why: 'several' }, ...settleSpecials(ballot)]
  if (canLay(state, last.seat, { way, extra: true }, spent)) return [{ type: 'last-called', seat: last.seat }]
  return [{ type: 'last-void', why: 'no-card' }, ...settleSpecials(ballot)]
}

/** 5.2 The extra card, face up: no other `last`, and 4.4 holds for it; in a closed vote it may be `reveal`. */
export function layExtra(state: State, seat: Seat, { card }: ActionOf<'vote'>, chance: Chance): Decision<Event> {
  const ballot = ballotOf(state, chance)
  const refusal = refuseCard(state, seat, card, { way: ballot.way, extra: true })
  if (refusal !== null) return refusal

  const laid = [...ballot.laid, { seat, card, extra: true, shown: true }]
  return accept({ type: 'extra-laid', seat, card }, ...settleSpecials({ ...ballot, laid, spent: { seat, card } }))
}
