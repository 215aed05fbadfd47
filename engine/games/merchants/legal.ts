import type { Seat } from '../../core/game.ts'
import type { Action } from './actions.ts'
import { asked } from './asked.ts'
import { CARDS, type Card, isCard, isInstrument, isWeapon } from './cards.ts'
import { combinations, MOST_LISTED } from './combinations.ts'
import { handOf, isAtSea, isMerchant, isMerchantAtSea } from './hands.ts'
import { answers, canBeAttacked } from './rules/attack.ts'
import { canBeCaught } from './rules/catch.ts'
import { canDraw } from './rules/draw.ts'
import { FARE, isFare } from './rules/return.ts'
import { canBeAsked } from './rules/trade.ts'
import { surplus } from './rules/trim.ts'
import type { State } from './state.ts'

/*
 * Actions of one card or none are handed out as shared, frozen objects, made once, so that listing them costs next to nothing.
 */
const SEATS = [0, 1, 2, 3, 4, 5]
const DRAW: Action = Object.freeze({ type: 'draw' })
const PASS: Action = Object.freeze({ type: 'pass' })
const REFUSE: Action = Object.freeze({ type: 'trade-answer', card: null })
const STEALS = SEATS.map((seat): Action => Object.freeze({ type: 'steal', seat }))
const CHOICES = SEATS.map((seat): Action => Object.freeze({ type: 'choose', seat }))
const CATCHES = SEATS.map((seat): readonly Action[] => [
  Object.freeze({ type: 'catch', seat, how: 'discard' }),
  Object.freeze({ type: 'catch', seat, how: 'take' }),
])
const ATTACKS = SEATS.map((seat) => byCard((card) => ({ type: 'attack', seat, card })))
const TRADES = SEATS.map((seat) => byCard((card) => ({ type: 'trade', seat, card })))
const DEFENCES = byCard((card) => ({ type: 'defend', card }))
const ANSWERS = byCard((card) => ({ type: 'trade-answer', card }))

/** Every action open to the seat now, with the catch (4.6) out of turn; kinds of cards sorted, of combinations at most 200. */
export function legal(state: State, seat: Seat): Action[] {
  const actions = asked(state) === seat ? answersNow(state, seat) : []
  if (seat === state.pirate && state.phase === 'turn') addCatches(actions, state)
  return actions
}

/** Are there combinations besides those that `legal` lists? */
export function more(state: State, seat: Seat): boolean {
  if (asked(state) !== seat) return false
  if (state.phase === 'pick') return picks(state).length > MOST_LISTED
  return state.phase === 'trim' && trims(state, seat).length > MOST_LISTED
}

/** Cards may be named in any order. */
export function listed(_state: State, _seat: Seat, action: Action): Action {
  return 'cards' in action ? { ...action, cards: action.cards.toSorted() } : action
}

function answersNow(state: State, seat: Seat): Action[] {
  switch (state.phase) {
    case 'turn': {
      const acts = turnActs(state, seat)
      return acts.length > 0 ? acts : [PASS]
    }
    case 'defend':
      return kindsOf(state, seat).flatMap((card) => (answers(state, state.attack?.card ?? '', card) ? DEFENCES[card] : []))
    case 'trade':
      return [...kindsOf(state, seat).map((card) => ANSWERS[card]), REFUSE]
    case 'pick':
      return picks(state)
        .slice(0, MOST_LISTED)
        .map((cards) => ({ type: 'pick', cards }))
    case 'choose':
      return (state.choice?.seats ?? []).flatMap((chosen) => CHOICES[chosen] ?? [])
    case 'trim':
      return [
        { type: 'trim', cards: [] },
        ...trims(state, seat)
          .slice(0, MOST_LISTED)
          .map((cards): Action => ({ type: 'trim', cards })),
      ]
    case 'over':
      return []
  }
}

/** 3, 4 What the turn offers, without passing and catching. */
export function turnActs(state: State, seat: Seat): Action[] {
  const actions: Action[] = canDraw(state) ? [DRAW] : []
  const kinds = kindsOf(state, seat)
  if (!isMerchant(state, seat)) addSteals(actions, state)
  addAttacks(actions, state, seat, kinds)
  if (isMerchant(state, seat)) addTrades(actions, state, seat, kinds)
  addReturns(actions, state, seat)
  return actions
}

function addSteals(actions: Action[], state: State): void {
  for (let from = 0; from < state.seats; from += 1) {
    const steal = STEALS[from]
    if (steal !== undefined && isMerchantAtSea(state, from) && handOf(state, from).length > 0) actions.push(steal)
  }
}

function addAttacks(actions: Action[], state: State, seat: Seat, kinds: readonly Card[]): void {
  for (let to = 0; to < state.seats; to += 1) {
    const attacks = ATTACKS[to]
    if (attacks === undefined || !canBeAttacked(state, seat, to)) continue
    for (const card of kinds) if (isWeapon(card)) actions.push(attacks[card])
  }
}

function addTrades(actions: Action[], state: State, seat: Seat, kinds: readonly Card[]): void {
  for (let to = 0; to < state.seats; to += 1) {
    const trades = TRADES[to]
    if (trades === undefined || !canBeAsked(state, seat, to)) continue
    for (const card of kinds) actions.push(trades[card])
  }
}

function addReturns(actions: Action[], state: State, seat: Seat): void {
  let held = 0
  for (const card of handOf(state, seat)) if (isInstrument(card)) held += 1
  if (held < FARE) return
  for (const cards of combinations(handOf(state, seat), FARE, isInstrument))
    if (isFare(state, cards)) actions.push({ type: 'return', cards })
}

function addCatches(actions: Action[], state: State): void {
  if (!isAtSea(state, state.pirate)) return
  for (let of = 0; of < state.seats; of += 1) {
    if (canBeCaught(state, of)) actions.push(...(CATCHES[of] ?? []))
  }
}

function picks({ pick }: State): Card[][] {
  return pick === null ? [] : combinations(pick.cards, pick.count, isCard)
}

function trims(state: State, seat: Seat): Card[][] {
  return combinations(handOf(state, seat), surplus(state, seat), isCard)
}

/** The different kinds in the hand, sorted as it is. */
function kindsOf(state: State, seat: Seat): Card[] {
  const kinds: Card[] = []
  let before: Card | null = null
  for (const card of handOf(state, seat)) {
    if (card !== null && card !== before) kinds.push(card)
    before = card
  }
  return kinds
}

function byCard(make: (card: Card) => Action): Readonly<Record<Card, Action>> {
  // One entry for each card: the list is the union.
  return Object.fromEntries(CARDS.map((card) => [card, Object.freeze(make(card))])) as Record<Card, Action>
}
