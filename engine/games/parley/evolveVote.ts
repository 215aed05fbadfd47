import { putSorted, takeCard } from '../../core/cards.ts'
import type { Seat } from '../../core/game.ts'
import { handOf, voteOf } from './ballot.ts'
import { freshVote } from './begin.ts'
import { COUNTRIES, shieldsOf, swordsOf, type VoteCard } from './cards.ts'
import type { EventOf } from './events.ts'
import type { State } from './state.ts'

/** 4.1 */
export function evolveSiegeBegun(state: State, { port, vote }: EventOf<'siege-begun'>): void {
  state.anchor = port
  state.vote = freshVote(vote)
  state.phase = 'vote'
}

/** 4.2, 4.3 The card leaves the hand, face down too (section 13). */
export function evolveVoteLaid(state: State, { seat, way, card }: EventOf<'vote-laid'>): void {
  takeCard(handOf(state, seat), card)
  voteOf(state).laid.push({ seat, card, extra: false, shown: way === 'open' })
}

/** 5.2 */
export function evolveLastCalled(state: State, { seat }: EventOf<'last-called'>): void {
  showVote(state, seat, 'last')
  ask(state, 'last', seat)
}

/** 5.2 */
export function evolveExtraLaid(state: State, { seat, card }: EventOf<'extra-laid'>): void {
  takeCard(handOf(state, seat), card)
  voteOf(state).laid.push({ seat, card, extra: true, shown: true })
  askNobody(state)
}

/** 5.3 */
export function evolveVotesRevealed(state: State, { votes }: EventOf<'votes-revealed'>): void {
  voteOf(state).revealed = true
  // An extra card is known already, and comes after the vote of its seat.
  for (const { seat, card } of votes.toReversed()) showVote(state, seat, card)
}

/** 4.8, 5.6, 5.7 */
export function evolveVotesDiscarded(state: State, { cards }: EventOf<'votes-discarded'>): void {
  for (const vote of voteOf(state).laid) if (vote.shown && vote.card !== null) remember(state, vote.seat, vote.card)
  for (const card of cards) state.discard.push({ card, by: null })
  state.vote = freshVote(voteOf(state).way)
}

/** 5.7 */
export function evolveMutinied(state: State, { captain }: EventOf<'mutinied'>): void {
  state.captain = captain
  state.phase = 'mutiny'
}

/** 5.5 */
export function evolveChangeCalled(state: State, { seat }: EventOf<'change-called'>): void {
  // As the extra card of `last` it lies open already.
  const isExtra = voteOf(state).laid.some((vote) => vote.extra && vote.card === 'change')
  if (!isExtra) showVote(state, seat, 'change')
  ask(state, 'anchor', seat)
}

/** 5.5 */
export function evolveAnchorMoved(state: State, { port }: EventOf<'anchor-moved'>): void {
  state.anchor = port
  askNobody(state)
}

export function ask(state: State, phase: 'last' | 'anchor' | 'tie' | 'answer', seat: Seat): void {
  state.phase = phase
  state.asked = seat
}

/** Back to the vote, which goes on by itself. */
export function askNobody(state: State): void {
  state.phase = 'vote'
  state.asked = null
}

/** Everybody knows now what the seat had laid (not its extra card). */
function showVote(state: State, seat: Seat, card: VoteCard): void {
  const vote = voteOf(state).laid.find((laid) => laid.seat === seat && !laid.extra)
  if (vote === undefined) throw new Error(`seat ${seat} has laid nothing`)
  vote.card = card
  vote.shown = true
}

/** 4.8 Taken from the hand; `by` alone knows the card. */
export function evolveDiscardTaken(state: State, { seat, card }: EventOf<'discard-taken'>): void {
  takeCard(handOf(state, seat), card)
  state.discard.push({ card, by: seat })
}

/** 4.8 */
export function evolveCardsDrawn(state: State, { seat, cards }: EventOf<'cards-drawn'>): void {
  const hand = handOf(state, seat)
  state.pile.splice(0, cards.length)
  for (const card of cards) putSorted(hand, card)
}

/** 4.6 What the vote said for the attackers and against the defenders, or the other way round. */
function remember({ leanings, portCard }: State, seat: Seat, card: VoteCard): void {
  const leaning = leanings[seat]
  const forAttack = swordsOf(card) - shieldsOf(card)
  if (leaning === undefined || forAttack === 0) return
  for (const country of COUNTRIES) leaning[country] += portCard.includes(country) ? forAttack : -forAttack
}
