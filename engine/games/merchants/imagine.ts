import { shuffle } from '../../core/cards.ts'
import { pick } from '../../core/chance.ts'
import type { Chance, Seat } from '../../core/game.ts'
import { nothingKnown } from './begin.ts'
import { allVesselCards, type Card, isCard, isTreasure, type PileCard } from './cards.ts'
import { handOf } from './hands.ts'
import { answers } from './rules/attack.ts'
import { mask } from './see.ts'
import { explorationIds } from './setup.ts'
import type { State } from './state.ts'

/** Law 8: a whole table that fits everything the seat can know; whatever section 9 hides from it is dealt anew. */
export function imagine(view: State, seat: Seat, chance: Chance): State {
  const state = mask(view, seat)
  const top = state.pick?.why === 'search' && state.pick.seat === seat ? state.pick.cards.filter((card) => card !== null) : []
  const pool = shuffle(unseenCards(state, seat, top), chance)
  const hands = promiseHands(state, seat, pool)
  // Whoever may not hold everything is served first.
  for (const other of [state.pirate, ...hands.keys()]) {
    const hand = hands[other] ?? []
    const size = handOf(state, other).length
    while (hand.length < size) hand.push(take(pool, (card) => canHold(state, other, card)))
    state.hands[other] = hand.sort()
  }
  state.pile = imaginePile(state, top, pool, chance)
  state.known = state.known.map((row) => row ?? state.places.map(nothingKnown))
  if (state.pick !== null) {
    const { of, cards } = state.pick
    state.pick.cards = of === null ? state.pile.slice(0, cards.length) : handOf(state, of).slice()
  }
  if (state.offer !== null) state.offer.card = state.offer.card ?? pick(handOf(state, state.offer.from), chance)
  return state
}

/** 1.1 All vessel cards but those in the own hand, in the discard, and those that the seat sees on top of the pile. */
function unseenCards(state: State, seat: Seat, top: readonly PileCard[]): Card[] {
  const left = [...allVesselCards()]
  for (const card of [...handOf(state, seat), ...state.discard, ...top]) takeOut(left, card)
  return left
}

/** By seat, what is sure of its hand; taken out of the pool. The own one is known. */
function promiseHands(state: State, seat: Seat, pool: Card[]): Card[][] {
  const known = state.known[seat] ?? []
  const hands = state.hands.map((hand, other) => {
    if (other === seat) return hand.filter((card) => card !== null)
    const sure = known[other]?.sure ?? []
    // 6.3 All treasure has been shown.
    return state.ending === null ? [...sure] : [...sure.filter((card) => !isTreasure(card)), ...(state.ending.treasures[other] ?? [])]
  })
  hands.forEach((hand, other) => {
    if (other !== seat) for (const card of hand) takeOut(pool, card)
  })
  promiseDefence(state, seat, hands, pool)
  hands.forEach((hand, other) => {
    const { maybe = [], gone = 0 } = known[other] ?? {}
    let promised = maybe.length - gone
    for (const card of maybe) {
      if (promised <= 0 || hand.length >= handOf(state, other).length) return
      if (!canHold(state, other, card) || !takeOut(pool, card)) continue
      hand.push(card)
      promised -= 1
    }
  })
  return hands
}

/** 5.1 Whoever is asked for a defence has one. */
function promiseDefence(state: State, seat: Seat, hands: readonly Card[][], pool: Card[]): void {
  const { attack, phase } = state
  if (attack === null || phase !== 'defend' || attack.to === seat) return
  const hand = hands[attack.to]
  if (hand === undefined || hand.some((card) => answers(state, attack.card, card))) return
  hand.push(take(pool, (card) => answers(state, attack.card, card)))
}

/** 5.3 A beaten Pirate has nothing to defend with; 6.3 at the end there is no treasure but what was shown. */
function canHold(state: State, seat: Seat, card: Card): boolean {
  const { attack, pick: asked, ending } = state
  if (ending !== null && isTreasure(card)) return false
  return !(asked?.why === 'beaten' && asked.seat === seat && attack !== null && answers(state, attack.card, card))
}

/** What is left, with the exploration cards that lie nowhere else; on top what the seat has seen, or what another may find there. */
function imaginePile(state: State, top: readonly PileCard[], pool: readonly Card[], chance: Chance): PileCard[] {
  const elsewhere = [...state.discard, ...state.running, ...top]
  const events = explorationIds(state.options).filter((id) => !elsewhere.includes(id))
  const pile = shuffle([...pool, ...events], chance)
  if (state.pick?.why !== 'search' || top.length > 0) return [...top, ...pile]
  const { count, cards } = state.pick
  const vessels = pile.filter((card) => isCard(card))
  // As many vessel cards as are to be taken are there; more may be.
  const found = vessels.slice(0, count)
  for (const card of found) pile.splice(pile.indexOf(card), 1)
  const others = isLimited(state)
    ? pile.filter((card) => !isCard(card)).slice(0, cards.length - count)
    : pile.slice(0, cards.length - count)
  for (const card of others) pile.splice(pile.indexOf(card), 1)
  return [...shuffle([...found, ...others], chance), ...pile]
}

/** 8.1 Fewer are to be taken than the step allows: there are no more vessel cards among those on top. */
function isLimited({ pick: asked, tasks, options }: State): boolean {
  const task = tasks.at(-1)
  if (asked === null || task?.type !== 'event') return false
  const step = options.events.events.find(({ id }) => id === task.event)?.steps[task.step]
  return step?.what === 'search' && asked.count < step.keep
}

/** Takes the last card that is wanted; the last of all, if none is. */
function take(cards: Card[], isWanted: (card: Card) => boolean): Card {
  const [card] = cards.splice(cards.findLastIndex(isWanted), 1)
  if (card === undefined) throw new Error('no card is left to imagine')
  return card
}

/** Gives whether it was there. */
function takeOut(cards: string[], card: string | null): boolean {
  const place = card === null ? -1 : cards.indexOf(card)
  if (place >= 0) cards.splice(place, 1)
  return place >= 0
}
