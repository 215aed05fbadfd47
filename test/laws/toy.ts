import { shuffle } from '../../engine/core/cards.ts'
import { pick } from '../../engine/core/chance.ts'
import { accept, refuse } from '../../engine/core/decision.ts'
import type { Chance, Game, Seat, Viewer } from '../../engine/core/game.ts'

/*
 * The smallest game with every kind of secret: all lay a card face down, the highest takes the trick, everybody draws.
 * It must pass the laws, and broken copies of it must fail them.
 */
export type ToyState = {
  hands: (number | null)[][]
  laid: ({ card: number | null } | null)[]
  pile: (number | null)[]
  gone: number[]
  tricks: number[]
}
type ToyEvent =
  | { type: 'dealt'; hands: (number | null)[][]; pile: (number | null)[] }
  | { type: 'laid'; seat: Seat; card: number | null }
  | { type: 'opened'; cards: number[]; winner: Seat }
  | { type: 'drawn'; seat: Seat; card: number | null }
type ToyAction = { type: 'lay'; card: number }
export type ToyGame = Game<ToyState, ToyEvent, ToyAction, Record<string, never>, null>

const HAND = 3
const ROUNDS = 5

export const toy: ToyGame = {
  id: 'toy',
  seats: { min: 2, max: 4, best: [3] },
  options: [],
  actions: { lay: { card: 'count' } },
  reasons: { 'not-waiting': '1', 'not-held': '2' },
  bound: (seats) => seats * ROUNDS,
  readDeal: () => ({ ok: true, value: null }),
  open({ seats, chance }) {
    const pile = shuffle([...Array(seats * ROUNDS).keys()], chance)
    return { type: 'dealt', hands: Array.from({ length: seats }, () => pile.splice(0, HAND).sort(byNumber)), pile }
  },
  begin(opening) {
    if (opening.type !== 'dealt') throw new Error(`not an opening: ${opening.type}`)
    const { hands, pile } = opening
    return { hands: hands.map((hand) => [...hand]), laid: hands.map(() => null), pile: [...pile], gone: [], tricks: hands.map(() => 0) }
  },
  evolve,
  waiting: (state) => [...state.hands.keys()].filter((seat) => !state.laid[seat] && (state.hands[seat] ?? []).length > 0),
  legal: (state, seat) =>
    state.laid[seat] ? [] : (state.hands[seat] ?? []).flatMap((card) => (card === null ? [] : [{ type: 'lay', card }])),
  decide(state, seat, { card }) {
    if (!toy.waiting(state).includes(seat)) return refuse('not-waiting')
    if (!state.hands[seat]?.includes(card)) return refuse('not-held', { card })
    const laid: ToyEvent = { type: 'laid', seat, card }
    if (toy.waiting(state).length > 1) return accept(laid)
    const cards = state.laid.map((other, place) => (place === seat ? card : (other?.card ?? 0)))
    const drawing = state.pile.slice(0, state.hands.length).map((top, place): ToyEvent => ({ type: 'drawn', seat: place, card: top }))
    return accept(laid, { type: 'opened', cards, winner: cards.indexOf(Math.max(...cards)) }, ...drawing)
  },
  see(event, viewer) {
    switch (event.type) {
      case 'dealt':
        return { ...event, hands: hiddenHands(event.hands, viewer), pile: event.pile.map(() => null) }
      case 'laid':
      case 'drawn':
        return { ...event, card: event.seat === viewer ? event.card : null }
      case 'opened':
        return { ...event, cards: [...event.cards] }
    }
  },
  mask: ({ hands, laid, pile, gone, tricks }, viewer) => ({
    hands: hiddenHands(hands, viewer),
    laid: laid.map((one, seat) => one && { card: seat === viewer ? one.card : null }),
    pile: pile.map(() => null),
    gone: [...gone],
    tricks: [...tricks],
  }),
  imagine,
  result(state) {
    if (toy.waiting(state).length > 0) return null
    const rank = state.tricks.map((own) => 1 + state.tricks.filter((other) => other > own).length)
    return { rank, score: [...state.tricks], lines: state.tricks.map((amount) => [{ key: 'tricks', values: {}, amount }]) }
  },
  describe: ({ type }) => ({ key: type, values: {} }),
  inventory: ({ hands, laid, pile, gone }) => ({
    cards: new Set([...hands.flat(), ...laid.flatMap((one) => one?.card ?? []), ...pile, ...gone]).size,
  }),
  summary: (state) => state,
  bots: {
    deckhand: (view, seat, chance) => pick(toy.legal(view, seat), chance),
    sailor: (view, seat) => pick(toy.legal(view, seat).slice(-1), { below: () => 0 }),
  },
}

function evolve(state: ToyState, event: ToyEvent): void {
  switch (event.type) {
    case 'dealt':
      return
    case 'laid': {
      const hand = state.hands[event.seat] ?? []
      hand.splice(Math.max(0, hand.indexOf(event.card)), 1)
      state.laid[event.seat] = { card: event.card }
      return
    }
    case 'opened':
      state.gone.push(...event.cards)
      state.laid = state.laid.map(() => null)
      state.tricks[event.winner] = (state.tricks[event.winner] ?? 0) + 1
      return
    case 'drawn':
      state.pile.shift()
      state.hands[event.seat]?.push(event.card)
      state.hands[event.seat]?.sort((one, other) => byNumber(one ?? 0, other ?? 0))
  }
}

function imagine(view: ToyState, seat: Seat, chance: Chance): ToyState {
  const known = new Set([...(view.hands[seat] ?? []), ...view.gone, view.laid[seat]?.card ?? null])
  const unseen = shuffle(
    [...Array(view.hands.length * ROUNDS).keys()].filter((card) => !known.has(card)),
    chance,
  )
  const next = () => unseen.pop() ?? null
  return {
    hands: view.hands.map((hand, place) =>
      place === seat ? [...hand] : hand.map(next).sort((one, other) => byNumber(one ?? 0, other ?? 0)),
    ),
    laid: view.laid.map((one, place) => one && { card: place === seat ? one.card : next() }),
    pile: view.pile.map(next),
    gone: [...view.gone],
    tricks: [...view.tricks],
  }
}

function hiddenHands(hands: (number | null)[][], viewer: Viewer): (number | null)[][] {
  return hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.map(() => null)))
}

function byNumber(one: number, other: number): number {
  return one - other
}
