import { pick } from '../../engine/core/chance.ts'
import { accept, refuse } from '../../engine/core/decision.ts'
import type { Bot, Game, Seat, Viewer } from '../../engine/core/game.ts'

/** A game for the host's tests that keeps the contract: each round all lay a card closed, then a seat in turn rolls a die. */
type Options = { rounds: number; loud: boolean }
type Card = string | null
type State = {
  rounds: number
  round: number
  roller: Seat | null
  hands: Card[][]
  laid: ({ card: Card } | null)[]
  rolls: number[]
}
type Event =
  | { type: 'dealt'; rounds: number; hands: Card[][] }
  | { type: 'laid'; seat: Seat; card: Card }
  | { type: 'opened'; cards: string[]; roller: Seat }
  | { type: 'rolled'; seat: Seat; value: number }
type Action = { type: 'lay'; card: string } | { type: 'roll' }

const bot: Bot<State, Action> = (view, seat, chance) => pick(legal(view, seat), chance)

function legal(state: State, seat: Seat): Action[] {
  if (state.round === state.rounds) return []
  if (state.roller !== null) return state.roller === seat ? [{ type: 'roll' }] : []
  if (state.laid[seat]) return []
  return [...new Set(state.hands[seat])].map((card) => ({ type: 'lay', card: card ?? '' }))
}

export const toy: Game<State, Event, Action, Options, never> = {
  id: 'toy',
  seats: { min: 2, max: 6, best: [3] },
  options: [
    { kind: 'number', key: 'rounds', clause: '1', default: 3, min: 1, max: 9 },
    { kind: 'flag', key: 'loud', clause: '1', default: false },
  ],
  actions: { lay: { card: 'word' }, roll: {} },
  reasons: { 'no-such-card': '2', 'not-now': '3' },
  bound: (seats) => 9 * (seats + 1),
  readDeal: () => ({ ok: false, field: 'deal', code: 'wrong', text: 'no deals here' }),
  open: ({ seats, options, chance }) => ({
    type: 'dealt',
    rounds: options.rounds,
    hands: Array.from({ length: seats }, () =>
      Array.from({ length: options.rounds }, () => `card-${chance.below(1e9)}${'x'.repeat(chance.below(9))}`).sort(),
    ),
  }),
  begin(opening) {
    if (opening.type !== 'dealt') throw new Error('not an opening')
    const { rounds, hands } = structuredClone(opening)
    return { rounds, round: 0, roller: null, hands, laid: hands.map(() => null), rolls: [] }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'dealt':
        return
      case 'laid': {
        const hand = state.hands[event.seat]!
        hand.splice(Math.max(0, hand.indexOf(event.card)), 1)
        state.laid[event.seat] = { card: event.card }
        return
      }
      case 'opened':
        state.laid = state.laid.map(() => null)
        state.roller = event.roller
        return
      case 'rolled':
        state.rolls.push(event.value)
        state.roller = null
        state.round += 1
    }
  },
  waiting: (state) => state.hands.map((_, seat) => seat).filter((seat) => legal(state, seat).length > 0),
  legal,
  decide(state, seat, action, chance) {
    if (action.type === 'roll')
      return state.roller === seat ? accept({ type: 'rolled', seat, value: 1 + chance.below(1_000_000) }) : refuse('not-now')
    if (state.roller !== null || state.laid[seat]) return refuse('not-now', { seat })
    if (!state.hands[seat]?.includes(action.card)) return refuse('no-such-card', { card: action.card })
    const laid: Event = { type: 'laid', seat, card: action.card }
    const others = state.laid.filter((_, other) => other !== seat)
    if (others.includes(null)) return accept(laid)
    const cards = [action.card, ...others.map((each) => each?.card ?? '')].sort()
    return accept<Event>(laid, { type: 'opened', cards, roller: state.round % state.hands.length })
  },
  see(event, viewer) {
    if (event.type === 'dealt') return { ...event, hands: event.hands.map((hand, seat) => seen(hand, seat, viewer)) }
    if (event.type === 'laid') return { ...event, card: event.seat === viewer ? event.card : null }
    return event
  },
  mask: (state, viewer) => ({
    ...structuredClone(state),
    hands: state.hands.map((hand, seat) => seen(hand, seat, viewer)),
    laid: state.laid.map((laid, seat) => laid && { card: seat === viewer ? laid.card : null }),
  }),
  imagine: (view) => view,
  /** Whoever does not roll may whisper. */
  channels: ({ roller, hands }) => (roller === null ? [] : [{ id: 'others', seats: [...hands.keys()].filter((seat) => seat !== roller) }]),
  result: (state) =>
    state.round === state.rounds
      ? { rank: state.hands.map(() => 1), score: state.hands.map(() => 0), lines: state.hands.map(() => []) }
      : null,
  describe: (event) => (event.type === 'rolled' ? { key: 'toy:rolled', values: { seat: event.seat, value: event.value } } : null),
  inventory: () => ({}),
  summary: (state) => state,
  bots: { deckhand: bot, sailor: bot },
}

function seen(hand: Card[], seat: Seat, viewer: Viewer): Card[] {
  return hand.map((card) => (seat === viewer ? card : null))
}
