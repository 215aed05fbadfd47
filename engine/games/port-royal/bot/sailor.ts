import { softBest } from '../../../bots/choose.ts'
import { unreachable } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Action, ActionOf } from '../actions.ts'
import { expeditionOf, personOf, shipOf } from '../cards.ts'
import { countOf, hasExpedition } from '../display.ts'
import { legal } from '../legal.ts'
import type { State } from '../state.ts'
import { unseenCards } from '../unseen.ts'
import { gainOf, isFatal, type Outlook, outlookOf, worthOfHarbour } from './worth.ts'

/** In coins: so much worse is e times rarer. */
const SLACK = 0.1
/** One more card may be followed by another one yet. */
const HOPE = 0.12
/** What a ship more in the harbour costs in danger, as a share of what lies there. */
const DANGER = 0.08
/** 6.3 An expedition that winning needs. */
const NEEDED = 12

/** Plays by rules of thumb: weighs the odds of the next card, builds what pays, races at the end. */
export function sailor(view: State, seat: Seat, chance: Chance): Action {
  const actions = legal(view, seat)
  const [only] = actions
  if (only !== undefined && actions.length === 1) return only
  const outlook = outlookOf(view, seat)
  return softBest(actions, (action) => worthOf(outlook, action), SLACK, chance)
}

function worthOf(outlook: Outlook, action: Action): number {
  const { view, display } = outlook
  switch (action.type) {
    case 'reveal':
      return worthOfReveal(outlook)
    case 'stop':
      return worthOfHarbour(outlook, view.harbour)
    case 'repel':
      return worthOfHarbour(outlook, view.harbour.slice(0, -1))
    case 'keep':
      return worthOfKeeping(outlook)
    case 'take': {
      const card = view.harbour[action.at]
      return card === undefined ? 0 : gainOf(outlook, card, outlook.coins)
    }
    case 'pass':
      return 0
    case 'expedition':
      return worthOfExpedition(outlook, action) + (view.options.expeditionNeeded && !hasExpedition(display) ? NEEDED : 0)
    default:
      return unreachable(action)
  }
}

/** 3.1 Every card that may come, each as likely; 4.4 going under, jesters pay at least. */
function worthOfReveal(outlook: Outlook): number {
  const { view, display } = outlook
  const unseen = view.pile.length > 0 ? unseenCards(view) : view.discard
  const jesters = countOf(display, 'jester')
  let sum = 0
  for (const card of unseen) {
    const facts = shipOf(card) ?? personOf(card)
    if (isFatal(display, view.harbour, card)) sum += jesters
    else if (facts === null) sum += worthOfHarbour(outlook, view.harbour)
    else sum += worthOfHarbour(outlook, [...view.harbour, card])
  }
  return sum / unseen.length + HOPE
}

function worthOfKeeping(outlook: Outlook): number {
  const { view, display } = outlook
  const before = view.harbour.slice(0, -1)
  const card = view.harbour.at(-1)
  const ship = card === undefined ? null : shipOf(card)
  if (ship !== null && before.some((other) => shipOf(other)?.colour === ship.colour)) return countOf(display, 'jester')
  return worthOfHarbour(outlook, view.harbour) * (1 - DANGER)
}

/** 5.1 Points and coins, less the points that are given up; what it is better than is to go on with those persons. */
function worthOfExpedition({ view, display, point }: Outlook, action: ActionOf<'expedition'>): number {
  const card = view.expeditions[action.at]
  const expedition = card === undefined ? null : expeditionOf(card)
  if (expedition === null) return 0
  const given = action.with.reduce((sum, place) => {
    const person = display[place]
    const facts = person === undefined ? null : personOf(person)
    return sum + (facts === null ? 0 : facts.points * point + (facts.trade === 'jack' ? 1 : 0))
  }, 0)
  const goOn =
    view.phase === 'discover' ? worthOfHarbour({ view, display, point, seat: view.active, coins: 0, horizon: 0 }, view.harbour) : 0
  return expedition.coins + expedition.points * point - given + goOn
}
