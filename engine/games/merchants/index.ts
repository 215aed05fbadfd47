import type { Game } from '../../core/game.ts'
import { ACTIONS, type Action } from './actions.ts'
import { begin } from './begin.ts'
import { deckhand } from './bot/deckhand.ts'
import { sailor } from './bot/sailor.ts'
import { channels } from './channels.ts'
import { decide } from './decide.ts'
import { describe } from './describe.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { inventory } from './inventory.ts'
import { legal, listed, more } from './legal.ts'
import { OPTION_FIELDS, type Options } from './options.ts'
import { readDeal } from './readDeal.ts'
import { REASONS } from './reasons.ts'
import { result } from './score.ts'
import { mask, see } from './see.ts'
import { type Deal, open } from './setup.ts'
import type { State } from './state.ts'
import { summary } from './summary.ts'
import { waiting } from './waiting.ts'

/** Merchants: one Pirate against a crew who win or lose together. The rules by clause: RULES.md. */
export const game: Game<State, Event, Action, Options, Deal> = {
  id: 'merchants',
  seats: { min: 2, max: 6, best: [4, 5] },
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
  more,
  listed,
  decide,
  see,
  mask,
  imagine,
  channels,
  result,
  describe,
  inventory,
  summary,
  bots: { deckhand, sailor },
}

/** Section 11: only the wish to win ends a game. */
function bound(seats: number): number {
  return 5000 * seats
}
