import { shuffle } from '../../core/cards.ts'
import { pick } from '../../core/chance.ts'
import type { Chance, Seat } from '../../core/game.ts'
import { allPortCards, allVoteCards, COUNTRIES, type VoteCard } from './cards.ts'
import { imagineGuesses, possibleMissions } from './missions.ts'
import { isPlayable } from './rules/playable.ts'
import { mask } from './see.ts'
import type { LaidCard, State, Vote } from './state.ts'

/** Law 8: a whole table that fits everything the seat can know; whatever section 11 hides from it is dealt anew. */
export function imagine(view: State, seat: Seat, chance: Chance): State {
  const state = mask(view, seat)
  const missions = pick(possibleMissions(view, seat), chance)
  const guesses = imagineGuesses(view, seat, missions, chance)
  state.missions = missions
  state.blackmails = state.blackmails.map((one, place) => ({ ...one, country: guesses[place] ?? one.country }))
  state.blackmailCards = state.blackmailCards.map((_, from) => {
    const spent = state.blackmails.filter((one) => one.from === from)
    return COUNTRIES.filter((country) => spent.every((one) => one.country !== country))
  })
  const turned = new Set([...state.portsGone, state.portCard].map(String))
  state.portDeck = shuffle(
    allPortCards().filter((card) => !turned.has(String(card))),
    chance,
  )
  dealUnseen(state, seat, chance)
  return state
}

/** Whether the seat knows a card that lies in the vote: its own, those laid open, and those given away (5.2, 5.3, 5.5). */
function isKnown(laid: LaidCard, seat: Seat): boolean {
  return laid.seat === seat || laid.shown
}

function dealUnseen(state: State, seat: Seat, chance: Chance): void {
  const unseen = shuffle(unseenCards(state, seat), chance)
  if (state.vote !== null) state.vote.laid = imagineVotes(state, state.vote, { seat, unseen, chance })
  const promised = state.hands.map((hand, place) => (place === seat ? [] : promisedCards(state, place, hand.length, unseen)))
  const next = () => take(unseen, () => true)
  state.hands = state.hands.map((hand, place) => {
    if (place === seat) return hand
    const sure = promised[place] ?? []
    return [...sure, ...hand.slice(sure.length).map(next)].sort()
  })
  state.discard = state.discard.map(({ card, by }) => ({ card: by === null || by === seat ? card : next(), by }))
  state.extras = state.extras.map((extra, place) => {
    if (extra === null || place === seat) return extra
    return { card: pick([null, ...(state.hands[place] ?? [])], chance) }
  })
  state.pile = state.pile.map(next)
}

/** 1.4 All cards but those in the own hand, in the discard that all or the seat have seen, and in the vote as far as it is open. */
function unseenCards(state: State, seat: Seat): VoteCard[] {
  const opened = state.vote?.opened ?? null
  const inVote = (state.vote?.laid ?? []).filter((laid) => (opened === null || laid.extra) && isKnown(laid, seat))
  const inDiscard = state.discard.filter(({ by }) => by === null || by === seat)
  const seen = [...(state.hands[seat] ?? []), ...(opened ?? []), ...inVote.map(({ card }) => card), ...inDiscard.map(({ card }) => card)]
  return without(allVoteCards(), seen)
}

/** 4.3, 4.4 Closed votes: any that could be laid; once they are opened, the opened ones in some order. */
function imagineVotes(
  state: State,
  { laid, opened }: Vote,
  { seat, unseen, chance }: { seat: Seat; unseen: VoteCard[]; chance: Chance },
): LaidCard[] {
  const known = laid.filter((one) => !one.extra && isKnown(one, seat)).map(({ card }) => card)
  const source = opened === null ? unseen : shuffle(without(opened, known), chance)
  const hidden = laid.filter((one) => !isKnown(one, seat)).map((one) => one.seat)
  const guesses = new Map<Seat, VoteCard>()
  // The captain, who may not lay everything, takes first.
  for (const place of hidden.sort((one) => (one === state.captain ? -1 : 1)))
    guesses.set(
      place,
      take(source, (card) => isPlayable(state, place, card, { way: 'closed', extra: false })),
    )
  return laid.map((one) => (isKnown(one, seat) ? one : { ...one, card: guesses.get(one.seat) ?? null }))
}

/** 4.5 What is sure of a hand: whoever was passed over holds nothing playable, whoever is asked to lay a card holds one. */
function promisedCards(state: State, place: Seat, size: number, unseen: VoteCard[]): VoteCard[] {
  const { vote, phase } = state
  if (vote === null || size === 0) return []
  const laying = { way: vote.way, extra: phase === 'last' }
  const canBeLaid = (card: VoteCard) => isPlayable(state, place, card, laying)
  if (vote.passed.includes(place)) return Array.from({ length: size }, () => take(unseen, (card) => !canBeLaid(card)))
  const isAsked = phase === 'last' ? state.asked === place : phase === 'vote' && vote.laid.every((laid) => laid.seat !== place)
  return isAsked ? [take(unseen, canBeLaid)] : []
}

/** Takes the last card that is wanted; the last of all, if none is. */
function take(cards: VoteCard[], isWanted: (card: VoteCard) => boolean): VoteCard {
  const [card] = cards.splice(cards.findLastIndex(isWanted), 1)
  if (card === undefined) throw new Error('no card is left to imagine')
  return card
}

function without(cards: readonly VoteCard[], taken: readonly (VoteCard | null)[]): VoteCard[] {
  const left = [...cards]
  for (const card of taken) if (card !== null) left.splice(left.indexOf(card), 1)
  return left
}
