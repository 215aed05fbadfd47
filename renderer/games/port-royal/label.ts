import { unreachable } from '../../../engine/core/decision.ts'
import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/port-royal/actions.ts'
import { type Card, expeditionOf, personOf, shipOf } from '../../../engine/games/port-royal/cards.ts'
import { costFor, tradersIn } from '../../../engine/games/port-royal/display.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import { askedSeat } from '../../../engine/games/port-royal/waiting.ts'
import type { SayGame } from '../../words/language.ts'
import { cardName } from './tell.ts'

type NameOf = (seat: Seat) => string
type Label = { group: string; label: string }

/** 4.5, 4.6 What taking the card does to my purse. */
export function takeWords({ view, seat }: { view: State; seat: Seat }, card: Card, nameOf: NameOf, words: SayGame): string {
  const display = view.displays[seat] ?? []
  const fee = seat === view.active ? '' : `, ${words('decisions.take.fee', { seat: nameOf(view.active) })}`
  const ship = shipOf(card)
  const person = personOf(card)
  const name = cardName(card, words)
  if (ship !== null) return words('decisions.take.ship', { card: name, count: ship.coins + tradersIn(display, ship.colour) }) + fee
  const cost = person === null ? 0 : costFor(display, person)
  return words(cost === 0 ? 'decisions.take.personFree' : 'decisions.take.person', { card: name, count: cost }) + fee
}

/** 5.1 Who goes, and what for. */
export function sendWords(expedition: Card, persons: readonly Card[], words: SayGame): string {
  const facts = expeditionOf(expedition)
  return words('decisions.expedition.button', {
    cards: persons.map((person) => cardName(person, words)).join(', '),
    points: words('panel.points', { count: facts?.points ?? 0 }),
    coins: words('panel.coins', { count: facts?.coins ?? 0 }),
  })
}

/** One legal action as a button of the plain list. */
export function label(action: Action, view: State, nameOf: NameOf, words: SayGame): Label {
  const seat = askedSeat(view) ?? view.active
  switch (action.type) {
    case 'reveal':
    case 'stop':
      return { group: words('phases.discover.mine'), label: words(`decisions.${action.type}.title`) }
    case 'repel':
    case 'keep':
      return { group: words('phases.repel.mine'), label: words(`decisions.${action.type}.title`) }
    case 'take': {
      const card = view.harbour[action.at]
      return { group: words('phases.take.mine'), label: card === undefined ? '' : takeWords({ view, seat }, card, nameOf, words) }
    }
    case 'pass':
      return { group: words('phases.take.mine'), label: words('decisions.pass.title') }
    case 'expedition': {
      const card = view.expeditions[action.at]
      const persons = action.with.flatMap((place) => view.displays[seat]?.[place] ?? [])
      return { group: words('decisions.expedition.title'), label: card === undefined ? '' : sendWords(card, persons, words) }
    }
    default:
      return unreachable(action)
  }
}

/** Whose decision it is. */
export function phase(view: State, viewer: Viewer, nameOf: NameOf, words: SayGame): string {
  const seat = askedSeat(view)
  if (seat === viewer && view.phase === 'take' && seat !== view.active) return words('phases.take.guest', { seat: nameOf(view.active) })
  if (seat === null || seat === viewer) return words(`phases.${view.phase}.mine`)
  return words(`phases.${view.phase}.other`, { seat: nameOf(seat) })
}
