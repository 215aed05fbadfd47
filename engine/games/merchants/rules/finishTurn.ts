import type { Seat } from '../../../core/game.ts'
import { handOf, isMerchantAtSea } from '../hands.ts'
import { happen, type Play } from '../play.ts'
import { endGame, isOutOfSea } from './ending.ts'

/** 6.1, 4.5 The act of the turn is done: the game is over, or an overladen Merchant may discard, or the turn ends. */
export function finishTurn(play: Play): Play {
  const { state } = play
  if (isOutOfSea(state)) return endGame(play)
  const over = handOf(state, state.turn).length - state.options.handLimit
  if (over > 0 && isMerchantAtSea(state, state.turn)) return happen(play, { type: 'trim-called', seat: state.turn, count: over })
  return endTurn(play)
}

/** 6.2 The turn ends; the game too, when no turns are left. Else the next seat at sea begins. */
export function endTurn(play: Play): Play {
  const { state } = play
  happen(play, { type: 'turn-ended', seat: state.turn })
  if (state.extras[state.turn] && beginTurn(play, state.turn, true)) return play
  for (let seat = state.turn; !isCountedDown(play); ) {
    seat = (seat + 1) % state.seats
    if (beginTurn(play, seat, false)) return play
  }
  return endGame(play)
}

/** 2.2, 2.3 Begins a turn of the seat if it has one; 7.2: a turn may be missed. Gives whether it has begun. */
function beginTurn(play: Play, seat: Seat, extra: boolean): boolean {
  const { places, turnsLeft, misses } = play.state
  if (places[seat] !== 'sea' || turnsLeft?.[seat] === 0) return false
  const isMissed = misses[seat] === true
  happen(play, { type: isMissed ? 'turn-missed' : 'turn-begun', seat, extra })
  return !isMissed
}

function isCountedDown({ state: { turnsLeft } }: Play): boolean {
  return turnsLeft?.every((left) => left === 0) ?? false
}
