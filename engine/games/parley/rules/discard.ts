import { accept, type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { type Ballot, cardsOf, handOf, handSize } from '../ballot.ts'
import { isVoteCard, type VoteCard } from '../cards.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { drawHands } from './draw.ts'
import { finishSiege } from './finishSiege.ts'

/** 4.8 Every seat with cards is asked for one more discard; if there is none, hands are drawn at once. */
export function callDiscards(ballot: Ballot): Event[] {
  const { state, chance } = ballot
  const hands = state.hands.map((_, seat) => handSize(ballot, seat))
  if (hands.some((size) => size > 0)) return [{ type: 'discards-called' }]
  const discard = [...state.discard.map(({ card }) => card), ...cardsOf(ballot)]
  return [...drawHands(state, { hands, discard }, chance), ...finishSiege(state)]
}

/** 4.8 One more card from the hand, unseen by others, or none. All choose at the same time; taken in seat order when all have chosen. */
export function chooseDiscard(state: State, seat: Seat, { card }: ActionOf<'discard'>, chance: Chance): Decision<Event> {
  if (card !== null && !isVoteCard(card)) return refuse('no-such-card', { card })
  if (card !== null && !handOf(state, seat).includes(card)) return refuse('card-not-held', { card })

  const chosen: Event = { type: 'discard-chosen', seat, card }
  for (let other = 0; other < state.seats; other += 1) if (other !== seat && isStillChoosing(state, other)) return accept(chosen)
  return accept(chosen, ...takeDiscards(state, { seat, card }, chance))
}

/** 4.8 Asked (section 13: not without cards), and not yet answered. */
export function isStillChoosing(state: State, seat: Seat): boolean {
  return state.extras[seat] === null && handOf(state, seat).length > 0
}

function takeDiscards(state: State, last: { seat: Seat; card: VoteCard | null }, chance: Chance): Event[] {
  const events: Event[] = []
  const hands = state.hands.map((hand) => hand.length)
  const discard = state.discard.map(({ card }) => card)
  for (let seat = 0; seat < state.seats; seat += 1) {
    const card = seat === last.seat ? last.card : (state.extras[seat]?.card ?? null)
    if (card === null) continue
    events.push({ type: 'discard-taken', seat, card })
    hands[seat] = handOf(state, seat).length - 1
    discard.push(card)
  }
  return [...events, ...drawHands(state, { hands, discard }, chance), ...finishSiege(state)]
}
