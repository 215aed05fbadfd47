import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { FARE } from '../../../../engine/games/merchants/rules/return.ts'
import { type Act, type At, type Choice, cardsAt, kindsAt, NONE, type Outcome } from './at.ts'

/** 3, 4 A turn is an act and its objects, in whatever order they are clicked. */
const OF_OBJECTS: readonly Action['type'][] = ['steal', 'attack', 'trade', 'return']

const cardsOf = (action: Action): readonly string[] => {
  if ('cards' in action) return action.cards
  return 'card' in action && action.card !== null ? [action.card] : []
}

/** What can still come of the choice. */
function open(at: At, choice: Choice): Action[] {
  const { act, seat, cards } = choice
  const kinds = kindsAt(at, cards)
  return at.legal.filter((action) => {
    if (!OF_OBJECTS.includes(action.type) || (act !== null && action.type !== act)) return false
    if (seat !== null && !('seat' in action && action.seat === seat)) return false
    return holdsAll(cardsOf(action), kinds)
  })
}

function holdsAll(cards: readonly string[], wanted: readonly string[]): boolean {
  const left = [...cards]
  return wanted.every((card) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** The act that the choice amounts to; null while something is still to be chosen. */
export function wholeAct(at: At, choice: Choice): Action | null {
  const [action] = open(at, choice)
  if (!action || choice.cards.length !== cardsOf(action).length) return null
  if ('seat' in action && choice.seat === null) return null
  // A theft needs no card: only its button tells it from an attack.
  return choice.act === null && choice.cards.length === 0 ? null : action
}

/** The first of these choices that can come to something. */
function settle(at: At, ...choices: Choice[]): Outcome | null {
  const choice = choices.find((each) => open(at, each).length > 0)
  if (!choice) return null
  const action = wholeAct(at, choice)
  // Three cards are much to lose by a wrong click: the way home is confirmed.
  return action && action.type !== 'return' ? { type: 'finished', action } : { type: 'chosen', choice }
}

/** A button, the pile, the port: what is chosen already and goes with it stays chosen. */
export function pickAct(at: At, choice: Choice, act: Act): Outcome | null {
  const legal = at.legal.find(({ type }) => type === act)
  if (act === 'draw' || act === 'pass') return legal ? { type: 'finished', action: legal } : null
  if (choice.act === act) return { type: 'chosen', choice: NONE }
  const kept = [
    { ...choice, act },
    { ...choice, act, seat: null },
    { ...choice, act, cards: [] },
    { ...NONE, act },
  ]
  const next = kept.find((each) => open(at, each).length > 0)
  return next ? settle(at, withTheOnly(at, next)) : null
}

/** What leaves no choice is chosen at once: the Pirate as whom a Merchant attacks, the only three cards that bring me home. */
function withTheOnly(at: At, choice: Choice): Choice {
  const actions = open(at, choice)
  const [first] = actions
  if (first?.type === 'return' && actions.length === 1) return { ...choice, cards: placesOf(at, first.cards) }
  if (first?.type !== 'attack' && first?.type !== 'trade') return choice
  return actions.every((action) => 'seat' in action && action.seat === first.seat) ? { ...choice, seat: first.seat } : choice
}

/** Where cards of these kinds lie in my hand. */
function placesOf(at: At, cards: readonly string[]): number[] {
  const left = [...cards]
  return cardsAt(at).flatMap((card, place) => {
    const found = left.indexOf(card ?? '')
    if (found < 0) return []
    left.splice(found, 1)
    return place
  })
}

export function pickSeat(at: At, choice: Choice, seat: number): Outcome | null {
  if (choice.seat === seat) return { type: 'chosen', choice: { ...choice, seat: null } }
  const next = { ...choice, seat }
  return choice.act === null ? settle(at, next, { ...NONE, seat }) : settle(at, next)
}

export function pickCard(at: At, choice: Choice, place: number): Outcome | null {
  const { act, cards } = choice
  if (cardsAt(at)[place] === undefined) return null
  if (cards.includes(place)) return { type: 'chosen', choice: { ...choice, cards: cards.filter((each) => each !== place) } }
  if (act === 'return') return settle(at, { ...choice, cards: [...cards.slice(1 - FARE), place] })
  const next = { ...choice, cards: [place] }
  return act === null ? settle(at, next, { ...NONE, cards: [place] }) : settle(at, next)
}
