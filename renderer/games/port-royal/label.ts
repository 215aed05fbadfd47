import { unreachable } from '../../../engine/core/decision.ts'
import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/port-royal/actions.ts'
import { type Card, factsOf, personOf, shipOf } from '../../../engine/games/port-royal/cards.ts'
import { costFor, tradersIn } from '../../../engine/games/port-royal/display.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import { askedSeat } from '../../../engine/games/port-royal/waiting.ts'
import type { SayGame } from '../../words/language.ts'

type NameOf = (seat: Seat) => string
type Label = { group: string; label: string }

/** A card by its name: "Flute", "Trader (red)", "Expedition". */
export function cardName(card: Card, words: SayGame): string {
  const facts = factsOf(card)
  switch (facts.sort) {
    case 'ship':
      return words(`colours.${facts.colour}.ship`)
    case 'person':
      return facts.colour === null
        ? words(`persons.${facts.trade}.name`)
        : words('cards.trader', { colour: words(`colours.${facts.colour}.name`) })
    case 'expedition':
      return words('expeditions.name')
    case 'tax':
      return words(`taxes.${facts.by}.name`)
  }
}

/** A card with all that it says, for a screen reader and on asking. */
export function cardWords(card: Card, words: SayGame): string {
  const facts = factsOf(card)
  switch (facts.sort) {
    case 'ship':
      return facts.swords === null
        ? words('cards.shipSkull', { count: facts.coins })
        : `${words('cards.shipCoins', { count: facts.coins })} ${words('cards.shipSwords', { count: facts.swords })}`
    case 'person': {
      const text = words(`persons.${facts.trade}.text`, { colour: facts.colour === null ? '' : words(`colours.${facts.colour}.name`) })
      return `${words('cards.personPoints', { count: facts.points })} ${words('cards.personCost', { count: facts.cost })} ${text}`
    }
    case 'expedition':
      return `${words('cards.needs', { needs: facts.needs.map((need) => words(`signs.${need}`)).join(', ') })} ${words('cards.brings', { coins: facts.coins, points: facts.points })}`
    case 'tax':
      return words(`taxes.${facts.by}.text`)
  }
}

/** 4.5, 4.6 What taking the card does to my purse. */
export function takeWords({ view, seat }: { view: State; seat: Seat }, card: Card, nameOf: NameOf, words: SayGame): string {
  const display = view.displays[seat] ?? []
  const fee = seat === view.active ? '' : ` ${words('decisions.take.fee', { seat: nameOf(view.active) })}`
  const ship = shipOf(card)
  const person = personOf(card)
  const name = cardName(card, words)
  if (ship !== null) return words('decisions.take.ship', { card: name, count: ship.coins + tradersIn(display, ship.colour) }) + fee
  return words('decisions.take.person', { card: name, count: person === null ? 0 : costFor(display, person) }) + fee
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
      const persons = action.with.flatMap((place) => view.displays[seat]?.[place] ?? []).map((person) => cardName(person, words))
      const title = card === undefined ? '' : cardWords(card, words)
      return {
        group: words('decisions.expedition.title'),
        label: `${title} ${words('decisions.expedition.with', { persons: persons.join(', ') })}`,
      }
    }
    default:
      return unreachable(action)
  }
}

/** Whose decision it is. */
export function phase(view: State, viewer: Viewer, nameOf: NameOf, words: SayGame): string {
  const seat = askedSeat(view)
  if (seat === null || seat === viewer) return words(`phases.${view.phase}.mine`)
  return words(`phases.${view.phase}.other`, { seat: nameOf(seat) })
}
