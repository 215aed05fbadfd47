import type { Game } from '../../core/game.ts'
import { ACTIONS, type Action } from './actions.ts'
import { begin } from './begin.ts'
import { deckhand } from './bot/deckhand.ts'
import { sailor } from './bot/sailor.ts'
import { decide } from './decide.ts'
import { describe } from './describe.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { inventory } from './inventory.ts'
import { legal } from './legal.ts'
import { OPTION_FIELDS, type Options } from './options.ts'
import { readDeal } from './readDeal.ts'
import { REASONS } from './reasons.ts'
import { result } from './score.ts'
import { mask, see } from './see.ts'
import { type Deal, open } from './setup.ts'
import type { State } from './state.ts'
import { summary } from './summary.ts'
import { waiting } from './waiting.ts'

/** Parley: captains, sieges and votes behind the hand. The rules by clause: RULES.md. */
export const game: Game<State, Event, Action, Options, Deal> = {
  id: 'parley',
  seats: { min: 3, max: 6, best: [5, 6] },
  options: OPTION_FIELDS,
  actions: ACTIONS,
  reasons: REASONS,
  bound,
  readDeal,
  open,
  begin: (opening) => {
    if (opening.type !== 'dealt') throw new Error(`a game does not open with ${opening.type}`)
    return begin(opening)
  },
  evolve,
  waiting,
  legal,
  decide,
  see,
  mask,
  imagine,
  result,
  describe,
  inventory,
  summary,
  bots: { deckhand, sailor },
}

/**
 * Most actions of a game. Of each of the 16 sieges: two acts (5.7: hands are not refilled, so there is one mutiny at most), six votes a
 * seat, the anchor, the tie, a discard a seat. Besides: four admirals, six letters, and each blackmail with its answer.
 */
function bound(seats: number): number {
  return 16 * (2 + 6 * seats + 2 + seats) + 4 + 6 + 2 * seats * (seats - 1)
}
