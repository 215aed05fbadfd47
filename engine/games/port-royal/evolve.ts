import { putSorted } from '../../core/cards.ts'
import type { Seat } from '../../core/game.ts'
import { type Card, type Coin, factsOf, SUBSTITUTE } from './cards.ts'
import type { Event, EventOf } from './events.ts'
import type { State } from './state.ts'

type Evolve = { readonly [T in Event['type']]: (state: State, event: EventOf<T>) => void }

const nothing = (): void => undefined

const EVOLVE: Evolve = {
  dealt: () => {
    throw new Error('a game is dealt once')
  },
  'pile-renewed': (state, { pile }) => {
    state.pile = pile.slice()
    state.discard = []
  },
  'card-revealed': reveal,
  'repel-asked': (state) => {
    state.phase = 'repel'
  },
  'ship-repelled': (state, { card }) => {
    state.harbour.pop()
    state.discard.push(card)
    state.phase = 'discover'
  },
  'ship-kept': (state) => {
    state.phase = 'discover'
  },
  'went-under': clearHarbour,
  'harbour-cleared': clearHarbour,
  'tax-paid': pay,
  'tax-settled': (state, { card }) => {
    state.tax = null
    state.discard.push(card)
  },
  'coins-drawn': draw,
  'taking-begun': (state, { seat, takes }) => {
    state.phase = 'take'
    state.taking = seat
    state.takes = takes
  },
  'ship-taken': (state, { at, card }) => {
    state.harbour.splice(at, 1)
    state.discard.push(card)
    state.takes -= 1
  },
  'person-paid': pay,
  'person-hired': hire,
  'coin-handed': (state, { from, to, card }) => {
    coinsOf(state, from).shift()
    coinsOf(state, to).push(card)
  },
  'expedition-fulfilled': fulfil,
  passed: (state) => {
    state.takes = 0
  },
  // 6.1 What lies on the table says it.
  'goal-reached': nothing,
  'turn-passed': (state, { active }) => {
    leaveTaking(state)
    state.phase = 'discover'
    state.active = active
    state.revealed = false
  },
  'game-ended': (state, { ending }) => {
    leaveTaking(state)
    state.phase = 'over'
    state.ending = ending
  },
}

/** Applies one event, in place. */
export function evolve(state: State, event: Event): void {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  const apply = EVOLVE[event.type] as (state: State, event: Event) => void
  apply(state, event)
}

/** 3.3, 4.7 */
function clearHarbour(state: State, { cards }: { cards: readonly Card[] }): void {
  state.discard.push(...cards)
  state.harbour = []
}

function leaveTaking(state: State): void {
  state.taking = null
  state.takes = 0
}

/** 3.2, 3.4, 3.5, 3.6 */
function reveal(state: State, { card }: EventOf<'card-revealed'>): void {
  state.pile.shift()
  state.revealed = true
  const { sort } = factsOf(card)
  if (sort === 'expedition') putSorted(state.expeditions, card)
  else if (sort === 'tax') state.tax = card
  else state.harbour.push(card)
}

/** 2.2 From the top of the pile; 2.4 or a substitute. */
function draw(state: State, { seat, cards }: EventOf<'coins-drawn'>): void {
  const own = coinsOf(state, seat)
  for (const card of cards) {
    if (card === SUBSTITUTE) state.substitutes += 1
    else state.pile.shift()
    own.push(card)
  }
}

/** 2.2 The oldest coins, face up to the discard; 2.4 substitutes leave the game. */
function pay(state: State, { seat, cards }: { seat: Seat; cards: readonly Coin[] }): void {
  coinsOf(state, seat).splice(0, cards.length)
  for (const card of cards) {
    if (card === SUBSTITUTE) state.substitutes -= 1
    else if (card !== null) state.discard.push(card)
  }
}

/** 4.6, 4.2 A governor hired just now counts at once. */
function hire(state: State, { seat, at, card }: EventOf<'person-hired'>): void {
  state.harbour.splice(at, 1)
  putSorted(displayOf(state, seat), card)
  state.takes -= 1
  const facts = factsOf(card)
  if (facts.sort === 'person' && facts.trade === 'governor' && state.options.governorAtOnce) state.takes += 1
}

/** 5.1 */
function fulfil(state: State, { seat, card, persons }: EventOf<'expedition-fulfilled'>): void {
  const display = displayOf(state, seat)
  for (const person of persons) {
    display.splice(display.indexOf(person), 1)
    state.discard.push(person)
  }
  state.expeditions.splice(state.expeditions.indexOf(card), 1)
  putSorted(display, card)
}

export function coinsOf(state: State, seat: Seat): Coin[] {
  const coins = state.coins[seat]
  if (coins === undefined) throw new Error(`no coins of seat ${seat}`)
  return coins
}

export function displayOf(state: State, seat: Seat): Card[] {
  const display = state.displays[seat]
  if (display === undefined) throw new Error(`no display of seat ${seat}`)
  return display
}
