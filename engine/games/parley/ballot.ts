import type { Chance, Seat } from '../../core/game.ts'
import type { VoteWay } from './actions.ts'
import type { VoteCard } from './cards.ts'
import type { LaidCard, State, Vote } from './state.ts'

/** A card as its player's hand still holds it in `state`, though the events under decision have laid it already. */
export type Spent = { seat: Seat; card: VoteCard }

/** A vote that is being settled: the state before the events under decision, and the vote's cards with theirs. */
export type Ballot = {
  state: State
  way: VoteWay
  /** The port that the result counts for. */
  anchor: string
  laid: readonly LaidCard[]
  spent: Spent | null
  chance: Chance
}

/** 5.8 The cards that annul each other. */
export function isUpsetting(card: VoteCard | null): boolean {
  return card === 'blunder' || card === 'cancel' || card === 'change' || card === 'mutiny'
}

/** 5.8 The vote's cards of that kind: a single one takes effect, two or more are void. */
export function upsettingCards(laid: readonly LaidCard[]): LaidCard[] {
  return laid.filter(({ card }) => isUpsetting(card))
}

/** The kinds in the vote; of a closed one sorted, so that the order tells nothing (section 13). */
export function cardsOf({ way, laid }: Ballot): VoteCard[] {
  const cards = laid.map(knownCard)
  return way === 'closed' ? cards.sort() : cards
}

/** The rules decide on whole states only: there no card on the table is hidden. */
export function knownCard({ seat, card }: LaidCard): VoteCard {
  if (card === null) throw new Error(`the vote of seat ${seat} is hidden`)
  return card
}

export function voteOf(state: State): Vote {
  if (state.vote === null) throw new Error(`no vote in phase ${state.phase}`)
  return state.vote
}

export function anchorOf(state: State): string {
  if (state.anchor === null) throw new Error(`no anchor in phase ${state.phase}`)
  return state.anchor
}

/** The vote as it lies in the state, to be settled further. */
export function ballotOf(state: State, chance: Chance): Ballot {
  const { way, laid } = voteOf(state)
  return { state, way, anchor: anchorOf(state), laid, spent: null, chance }
}

/** How many cards the seat holds once the events under decision are done. */
export function handSize({ state, spent }: Ballot, seat: Seat): number {
  return handOf(state, seat).length - (spent !== null && spent.seat === seat ? 1 : 0)
}

export function handOf(state: State, seat: Seat): (VoteCard | null)[] {
  const hand = state.hands[seat]
  if (hand === undefined) throw new Error(`no hand of seat ${seat}`)
  return hand
}

/** The seat at a place of the round that begins left of the captain (place 1) and ends with the captain (place `seats`). */
export function seatAt({ captain, seats }: State, place: number): Seat {
  return (captain + place) % seats
}
