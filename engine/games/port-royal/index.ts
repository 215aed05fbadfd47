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
import { legal, listed } from './legal.ts'
import { OPTION_FIELDS, type Options } from './options.ts'
import { readDeal } from './readDeal.ts'
import { REASONS } from './reasons.ts'
import { result } from './score.ts'
import { mask, see } from './see.ts'
import { type Deal, open } from './setup.ts'
import type { State } from './state.ts'
import { summary } from './summary.ts'
import { waiting } from './waiting.ts'

/** Port Royal: one card more, or enough? The rules by clause: RULES.md. */
export const game: Game<State, Event, Action, Options, Deal> = {
  id: 'port-royal',
  seats: { min: 2, max: 5, best: [3, 4] },
  options: OPTION_FIELDS,
  actions: ACTIONS,
  reasons: REASONS,
  bound: (seats) => BOUND * seats,
  readDeal,
  open,
  begin: (opening) => {
    if (opening.type !== 'dealt') throw new Error(`a game does not open with ${opening.type}`)
    return begin(opening)
  },
  evolve,
  waiting,
  legal,
  listed,
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
 * Most actions of a game, for each seat. The rules bound it only by the wish to win (section 9): this is many times what chance, which
 * has no such wish, has ever needed.
 */
const BOUND = 1500
