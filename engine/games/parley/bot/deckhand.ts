import { percent } from '../../../bots/choose.ts'
import { pick } from '../../../core/chance.ts'
import { unreachable } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Action } from '../actions.ts'
import type { Country } from '../cards.ts'
import { legal } from '../legal.ts'
import { possibleMissions } from '../missions.ts'
import { purseOf } from '../purse.ts'
import { letterCost } from '../rules/privateer.ts'
import type { State } from '../state.ts'
import { forAttack } from './sieges.ts'
import { turnedRound } from './voting.ts'

/** Of a hundred: how often a captain besieges, and how often an answer or a discard is left to the plain way. */
const SIEGES = 60
const PLAIN = 80
/** 7.1 A letter is bought only with so many times its price in the purse. */
const RICH = 4

/** Plays at random among what is not plainly foolish. */
export function deckhand(view: State, seat: Seat, chance: Chance): Action {
  const actions = legal(view, seat)
  const worlds = view.phase === 'captain' ? possibleMissions(view, seat) : []
  const sensible = actions.filter((action) => !isFoolish(view, seat, action) && !isImpossible(worlds, action))
  const open = sensible.length > 0 ? sensible : actions
  const plain = open.filter(isPlain)
  if (plain.length > 0 && percent(view.phase === 'captain' ? SIEGES : PLAIN, chance)) return pick(plain, chance)
  // A kind of act first, then the act: else there would be hardly anything but admirals.
  const type = pick([...new Set(open.map((action) => action.type))], chance)
  return pick(
    open.filter((action) => action.type === type),
    chance,
  )
}

/** The usual choice, where there is one: to besiege, to answer clearly, to keep the hand. */
function isPlain(action: Action): boolean {
  return (
    action.type === 'siege' ||
    (action.type === 'answer' && action.answer !== 'maybe') ||
    (action.type === 'discard' && action.card === null)
  )
}

function isFoolish(view: State, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'vote':
      return forOwn(view, seat, forAttack(action.card)) < -1
    case 'tie':
      return forOwn(view, seat, turnedRound(view, action.side) === 'attack' ? 1 : -1) < 0
    case 'privateer':
      return purseOf(view, seat) < RICH * letterCost(view)
    case 'discard':
      return action.card !== null && /-[23]$/.test(action.card)
    case 'blackmail':
    case 'siege':
    case 'move-admiral':
    case 'anchor':
    case 'answer':
      return false
    default:
      return unreachable(action)
  }
}

/** 8.1 A guess that cannot be right. */
function isImpossible(worlds: Country[][], action: Action): boolean {
  return action.type === 'blackmail' && worlds.every((missions) => missions[action.seat] !== action.country)
}

/** What goes to the attack, as it serves the own country. */
function forOwn(view: State, seat: Seat, attack: number): number {
  const own = view.missions[seat]
  return own !== undefined && own !== null && view.portCard.includes(own) ? attack : -attack
}
