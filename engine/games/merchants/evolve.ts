import type { Seat } from '../../core/game.ts'
import { askNobody, copyTasks } from './asked.ts'
import { begin } from './begin.ts'
import type { Event, EventOf } from './events.ts'
import * as cards from './evolveCards.ts'
import { isMerchantAtSea, putInHand } from './hands.ts'
import { seeEmpty } from './memory.ts'
import type { State } from './state.ts'

type Evolve = { readonly [T in Event['type']]: (state: State, event: EventOf<T>) => void }

const EVOLVE: Evolve = {
  dealt: (state, event) => Object.assign(state, begin(event)),
  'turn-begun': (state, { seat, extra }) => {
    state.phase = 'turn'
    state.turn = seat
    state.refused = []
    state.catchable[seat] = false
    if (extra) state.extras[seat] = false
  },
  'turn-ended': (state, { seat }) => {
    state.catchable[seat] = isMerchantAtSea(state, seat)
    state.drawnByEvents = 0
    state.attack = null
    countDown(state, seat)
  },
  'turn-missed': (state, { seat, extra }) => {
    state.misses[seat] = false
    if (extra) state.extras[seat] = false
    countDown(state, seat)
  },
  passed: () => {},

  'card-drawn': (state, { seat, card }) => {
    state.pile.shift()
    if (state.running.length > 0) state.drawnByEvents += 1
    putInHand(state, seat, card)
  },
  'pile-renewed': (state, { pile }) => {
    state.pile = pile.slice()
    state.discard = []
  },

  stolen: (state, { from, to, card }) => cards.move(state, { from, to, card }),

  attacked: (state, { from, to, card }) => {
    cards.discard(state, from, [card])
    state.attack = { from, to, card }
  },
  'defence-called': (state) => {
    state.phase = 'defend'
  },
  defended: (state, { seat, card }) => {
    cards.discard(state, seat, [card])
    askNobody(state)
  },
  'spoils-taken': cards.moveAll,
  sunk: (state, { seat, cards: lost }) => {
    cards.discard(state, seat, lost)
    seeEmpty(state, seat)
    leaveSea(state, seat, 'sunk')
  },
  beaten: () => {},

  returned: (state, { seat, place, cards: paid }) => {
    cards.discard(state, seat, paid)
    leaveSea(state, seat, place)
  },
  'countdown-begun': (state, { turnsLeft }) => {
    state.turnsLeft = turnsLeft.slice()
  },

  'trade-offered': (state, { from, to, card }) => {
    state.phase = 'trade'
    state.offer = { from, to, card }
  },
  'trade-refused': (state, { to }) => {
    askNobody(state)
    state.refused.push(to)
  },
  traded: (state, { from, to, given, taken }) => {
    askNobody(state)
    cards.move(state, { from, to, card: given })
    cards.move(state, { from: to, to: from, card: taken })
  },

  'trim-called': (state) => {
    state.phase = 'trim'
    state.attack = null
  },
  'trim-declined': askNobody,
  caught: (state, { seat }) => {
    state.catchable[seat] = false
  },
  'cards-taken': (state, event) => {
    askNobody(state)
    cards.moveAll(state, event)
  },

  discarded: (state, { seat, cards: gone }) => {
    askNobody(state)
    cards.discard(state, seat, gone)
  },
  'pick-called': (state, { pick, tasks }) => {
    state.phase = 'pick'
    state.pick = { ...pick, cards: pick.cards.slice() }
    state.tasks = copyTasks(tasks)
  },

  'event-drawn': (state, { event }) => {
    state.pile.shift()
    if (state.running.length > 0) state.drawnByEvents += 1
    state.running.push(event)
  },
  'step-begun': () => {},
  'event-discarded': (state, { event }) => {
    state.running.pop()
    state.discard.push(event)
  },
  'choice-called': (state, { choice, tasks }) => {
    state.phase = 'choose'
    state.choice = { ...choice, seats: choice.seats.slice() }
    state.tasks = copyTasks(tasks)
  },
  'player-chosen': askNobody,
  'hand-seen': cards.seeHandOf,
  'top-seen': () => {},
  'cards-found': cards.find,
  'pile-shuffled': (state, { pile }) => {
    state.pile = pile.slice()
  },
  'treasure-salvaged': cards.salvage,
  'cards-given': (state, event) => {
    askNobody(state)
    cards.moveAll(state, event)
  },
  becalmed: (state, { seat }) => {
    state.misses[seat] = true
  },
  'turn-gained': (state, { seat }) => {
    state.extras[seat] = true
  },
  'put-to-sea': (state, { seat }) => {
    state.places[seat] = 'sea'
  },
  'port-reached': (state, { seat }) => leaveSea(state, seat, 'port'),

  'game-ended': (state, { ending }) => {
    state.phase = 'over'
    state.attack = null
    state.catchable.fill(false)
    state.ending = ending
  },
}

/** Applies one event, whole or seen, to the state that it is given, in place. */
export function evolve(state: State, event: Event): void {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  const evolveType = EVOLVE[event.type] as (state: State, event: Event) => void
  evolveType(state, event)
}

/** 6.2 */
function countDown({ turnsLeft }: State, seat: Seat): void {
  if (turnsLeft !== null) turnsLeft[seat] = Math.max(0, (turnsLeft[seat] ?? 0) - 1)
}

/** 2.3 In port, on the Island and sunk there are no more turns, and nothing to be caught with. */
function leaveSea(state: State, seat: Seat, place: 'port' | 'sunk' | 'island'): void {
  state.places[seat] = place
  state.catchable[seat] = false
  state.misses[seat] = false
  state.extras[seat] = false
  if (state.turnsLeft !== null) state.turnsLeft[seat] = 0
}
