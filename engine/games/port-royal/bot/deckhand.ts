import { percent } from '../../../bots/choose.ts'
import { pick } from '../../../core/chance.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Action } from '../actions.ts'
import { shipOf } from '../cards.ts'
import { tradersIn } from '../display.ts'
import { legal } from '../legal.ts'
import { oddsOfGoingUnder } from '../odds.ts'
import type { State } from '../state.ts'

/** Of a hundred: how often the turn goes on while it is not plainly foolish. */
const GOES_ON = 55
/** More likely than that to go under is plainly foolish. */
const TOO_LIKELY = 0.3

/** Plays at random among what is not plainly foolish. */
export function deckhand(view: State, seat: Seat, chance: Chance): Action {
  const actions = legal(view, seat)
  const useful = actions.filter((action) => !isForNothing(view, seat, action))
  const sensible = useful.filter((action) => !isFoolish(view, action, useful))
  const open = sensible.length > 0 ? sensible : actions
  const onwards = open.find(({ type }) => type === 'reveal')
  if (onwards !== undefined && percent(GOES_ON, chance)) return onwards
  return pick(open, chance)
}

/** 4.5 A ship whose coins all go to the active player. */
function isForNothing({ active, harbour, displays }: State, seat: Seat, action: Action): boolean {
  const card = action.type === 'take' ? harbour[action.at] : undefined
  const ship = card === undefined ? null : shipOf(card)
  return seat !== active && ship !== null && ship.coins + tradersIn(displays[seat] ?? [], ship.colour) <= 1
}

function isFoolish(view: State, action: Action, actions: readonly Action[]): boolean {
  switch (action.type) {
    case 'reveal':
      return actions.length > 1 && oddsOfGoingUnder(view) > TOO_LIKELY
    // 4.1 To leave empty hands where something can be had; 3.1 an empty harbour where the next card costs nothing.
    case 'pass':
      return actions.some(({ type }) => type === 'take')
    case 'stop':
      return view.harbour.length === 0 && actions.some(({ type }) => type === 'reveal')
    // 3.2 Swords are there to be used.
    case 'keep':
      return true
    default:
      return false
  }
}
