import { percent } from '../../../bots/choose.ts'
import { pick } from '../../../core/chance.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Action } from '../actions.ts'
import { isTreasure } from '../cards.ts'
import { legal } from '../legal.ts'
import type { State } from '../state.ts'

/** Of a hundred: how often an overladen Merchant is called, once seen. */
const CALLS = 40
/** The Pirate does not go home with less. */
const LEAST_TREASURE = 3

/** Plays at random among what is not plainly foolish. */
export function deckhand(view: State, seat: Seat, chance: Chance): Action {
  const actions = legal(view, seat)
  const catches = actions.filter(({ type }) => type === 'catch')
  if (catches.length > 0 && percent(CALLS, chance)) return pick(catches, chance)
  const turn = actions.filter(({ type }) => type !== 'catch')
  const least = Math.min(...turn.map(treasureGiven))
  const sensible = turn.filter((action) => !isFoolish(view, seat, action) && treasureGiven(action) === least)
  const open = sensible.length > 0 ? sensible : turn
  // A kind of act first, then the act: else there would be hardly anything but trades.
  const type = pick([...new Set(open.map((action) => action.type))], chance)
  return pick(
    open.filter((action) => action.type === type),
    chance,
  )
}

function isFoolish(view: State, seat: Seat, action: Action): boolean {
  const treasure = view.hands[seat]?.filter(isTreasure).length ?? 0
  if (action.type === 'return') return seat === view.pirate && treasure < LEAST_TREASURE
  if (action.type === 'trade') return isTreasure(action.card)
  // 6.2 Nobody can catch any more.
  return action.type === 'trim' && action.cards.length > 0 && view.places[view.pirate] === 'island'
}

/** Of cards to be given away: how much treasure is among them. Of others' cards it is welcome. */
function treasureGiven(action: Action): number {
  return action.type === 'trim' ? action.cards.filter(isTreasure).length : 0
}
