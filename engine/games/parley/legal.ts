import type { Seat } from '../../core/game.ts'
import type { Action, ActionOf } from './actions.ts'
import { handOf, voteOf } from './ballot.ts'
import { COUNTRIES, type Country, VOTE_CARDS, type VoteCard } from './cards.ts'
import type { PortMap } from './map.ts'
import { isFree } from './ports.ts'
import { purseOf } from './purse.ts'
import { isGuessRight } from './rules/answer.ts'
import { hasBlackmailed } from './rules/blackmail.ts'
import { isPlayable, type Laying } from './rules/playable.ts'
import { isLetterTaken, letterCost } from './rules/privateer.ts'
import type { State } from './state.ts'
import { isAsked } from './waiting.ts'

/*
 * Actions are handed out as shared, frozen objects, made once (those with ports: once for each map), so that listing them
 * costs next to nothing.
 */
const VOTES = byCard((card) => ({ type: 'vote', card }))
const DISCARDS = byCard((card) => ({ type: 'discard', card }))
const DECLINE: Action = Object.freeze({ type: 'discard', card: null })
const LETTERS = byCountry((country) => ({ type: 'privateer', country }))
const BLACKMAILS = [0, 1, 2, 3, 4, 5].map((seat) => byCountry((country) => ({ type: 'blackmail', seat, country })))
const TIES: readonly Action[] = [Object.freeze({ type: 'tie', side: 'attack' }), Object.freeze({ type: 'tie', side: 'defence' })]
const YES: Action = Object.freeze({ type: 'answer', answer: 'yes' })
const NO: Action = Object.freeze({ type: 'answer', answer: 'no' })
const MAYBE: Action = Object.freeze({ type: 'answer', answer: 'maybe' })

/** The actions that name a port. */
type PortActions = { port: string; open: Action; closed: Action; anchor: Action; admirals: readonly Action[] }

const portActionsByMap = new WeakMap<PortMap, readonly PortActions[]>()

/** Every action open to the seat now; empty when it has nothing to decide. Ports in the order of the map, kinds of cards sorted. */
export function legal(state: State, seat: Seat): Action[] {
  if (!isAsked(state, seat)) return []
  switch (state.phase) {
    case 'captain':
      return captainActs(state, seat)
    case 'mutiny':
      return sieges(freePorts(state))
    case 'vote':
      return votes(state, seat, { way: voteOf(state).way, extra: false })
    case 'last':
      return votes(state, seat, { way: voteOf(state).way, extra: true })
    case 'anchor':
      return freePorts(state).map(({ anchor }) => anchor)
    case 'tie':
      return [...TIES]
    case 'discard':
      return discards(state, seat)
    case 'answer':
      return [isGuessRight(state) ? YES : NO, MAYBE]
    case 'over':
      return []
  }
}

/** 3.1 One of four. */
function captainActs(state: State, seat: Seat): Action[] {
  const free = freePorts(state)
  const actions = sieges(free)
  addAdmiralMoves(actions, state, free)
  addLetters(actions, state, seat)
  addBlackmails(actions, state, seat)
  return actions
}

function sieges(free: readonly PortActions[]): Action[] {
  const actions: Action[] = []
  for (const { open, closed } of free) actions.push(open, closed)
  return actions
}

function addAdmiralMoves(actions: Action[], state: State, free: readonly PortActions[]): void {
  for (let admiral = 0; admiral < state.admirals.length; admiral += 1) {
    if (state.admirals[admiral]?.moved) continue
    for (const { admirals } of free) {
      const move = admirals[admiral]
      if (move !== undefined) actions.push(move)
    }
  }
}

function addLetters(actions: Action[], state: State, seat: Seat): void {
  if (purseOf(state, seat) < letterCost(state)) return
  for (const country of COUNTRIES) if (!isLetterTaken(state, country)) actions.push(LETTERS[country])
}

function addBlackmails(actions: Action[], state: State, seat: Seat): void {
  const held = state.blackmailCards[seat] ?? []
  for (let to = 0; to < state.seats; to += 1) {
    const byGuess = BLACKMAILS[to]
    if (to === seat || byGuess === undefined || hasBlackmailed(state, seat, to)) continue
    for (const country of held) if (country !== null) actions.push(byGuess[country])
  }
}

function votes(state: State, seat: Seat, laying: Laying): Action[] {
  const actions: Action[] = []
  let before: VoteCard | null = null
  for (const card of handOf(state, seat)) {
    if (card !== null && card !== before && isPlayable(state, seat, card, laying)) actions.push(VOTES[card])
    before = card
  }
  return actions
}

function discards(state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  let before: VoteCard | null = null
  for (const card of handOf(state, seat)) {
    if (card !== null && card !== before) actions.push(DISCARDS[card])
    before = card
  }
  actions.push(DECLINE)
  return actions
}

function freePorts(state: State): PortActions[] {
  const free: PortActions[] = []
  for (const actions of portActionsOf(state.options.map)) if (isFree(state, actions.port)) free.push(actions)
  return free
}

function portActionsOf(map: PortMap): readonly PortActions[] {
  const known = portActionsByMap.get(map)
  if (known !== undefined) return known
  const actions = map.ports.map(
    ({ id: port }): PortActions => ({
      port,
      open: Object.freeze({ type: 'siege', port, vote: 'open' }),
      closed: Object.freeze({ type: 'siege', port, vote: 'closed' }),
      anchor: Object.freeze({ type: 'anchor', port }),
      admirals: map.admirals.map((_, admiral) => Object.freeze({ type: 'move-admiral', admiral, port })),
    }),
  )
  portActionsByMap.set(map, actions)
  return actions
}

function byCard(make: (card: VoteCard) => ActionOf<'vote' | 'discard'>): Readonly<Record<VoteCard, Action>> {
  // One entry for each card: the list is the union.
  return Object.fromEntries(VOTE_CARDS.map(([card]) => [card, Object.freeze(make(card))])) as Record<VoteCard, Action>
}

function byCountry(make: (country: Country) => ActionOf<'privateer' | 'blackmail'>): Readonly<Record<Country, Action>> {
  // One entry for each country: the list is the union.
  return Object.fromEntries(COUNTRIES.map((country) => [country, Object.freeze(make(country))])) as Record<Country, Action>
}
