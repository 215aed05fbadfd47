import { unreachable } from '../../../engine/core/decision.ts'
import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/merchants/actions.ts'
import { asked } from '../../../engine/games/merchants/asked.ts'
import { isMerchant } from '../../../engine/games/merchants/hands.ts'
import { turnActs } from '../../../engine/games/merchants/legal.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { SayGame } from '../../words/language.ts'
import { cardList, cardName, eventAt, eventTitle } from './tell.ts'

type NameOf = (seat: Seat) => string
type Label = { group: string; label: string }
type Telling = { view: State; nameOf: NameOf; words: SayGame }

/** `pirate` or `merchant`: some words differ by side. */
export const sideOf = (view: State, seat: Seat): 'pirate' | 'merchant' => (isMerchant(view, seat) ? 'merchant' : 'pirate')

/** Cards by their names, alike ones together. */
export const cardsWords = (cards: readonly string[], { view, words }: Pick<Telling, 'view' | 'words'>): string =>
  cardList(cards.map((card) => cardName(card, view, words)))

/** What an action does, in so many words as fit on a button. */
export function actionWords(action: Action, seat: Seat, telling: Telling): string {
  const { view, nameOf, words } = telling
  const side = sideOf(view, seat)
  const one = (card: string): string => cardName(card, view, words)
  const cards = 'cards' in action ? cardsWords(action.cards, telling) : ''
  switch (action.type) {
    case 'draw':
      return `${words('decisions.draw.title')}: ${words('decisions.draw.line', { count: side === 'pirate' ? 2 : 1 })}`
    case 'steal':
      return words('decisions.steal.button', { seat: nameOf(action.seat) })
    case 'attack':
      return words('decisions.attack.button', { seat: nameOf(action.seat), card: one(action.card) })
    case 'return':
      return words(`decisions.return.button.${side}`, { cards })
    case 'trade':
      return words('decisions.trade.button', { seat: nameOf(action.seat), card: one(action.card) })
    case 'pass':
      return words('decisions.pass.title')
    case 'defend':
      return words('decisions.defend.button', { card: one(action.card) })
    case 'trade-answer':
      return action.card === null
        ? words('decisions.trade-answer.refuse')
        : words('decisions.trade-answer.button', { card: one(action.card) })
    case 'trim':
      return action.cards.length === 0 ? words('decisions.trim.keep') : words('decisions.trim.button', { cards })
    case 'pick':
      return words(`decisions.pick.${view.pick?.why ?? 'discard'}`, { cards })
    case 'choose':
      return words('decisions.choose.button', { seat: nameOf(action.seat) })
    case 'catch':
      return words(`decisions.catch.${action.how}`)
    default:
      return unreachable(action)
  }
}

/** One legal action as a button of the plain list: acts under their own headings, answers under what is asked. */
export function label(action: Action, view: State, nameOf: NameOf, words: SayGame): Label {
  // The catch is nobody's turn (4.6), and the Pirate's alone.
  const seat = action.type === 'catch' ? view.pirate : (asked(view) ?? view.turn)
  return { group: groupOf(action, seat, { view, nameOf, words }), label: actionWords(action, seat, { view, nameOf, words }) }
}

function groupOf(action: Action, seat: Seat, { view, nameOf, words }: Telling): string {
  switch (action.type) {
    case 'draw':
    case 'steal':
    case 'attack':
    case 'trade':
    case 'pass':
      return words(`decisions.${action.type}.title`)
    case 'return':
      return words(`decisions.return.title.${sideOf(view, seat)}`)
    case 'catch':
      return words('decisions.catch.seat', { seat: nameOf(action.seat) })
    default:
      return phase(view, seat, nameOf, words)
  }
}

/** Whose decision it is. */
export function phase(view: State, viewer: Viewer, nameOf: NameOf, words: SayGame): string {
  const seat = asked(view)
  const key = `phases.${phaseKey(view)}`
  if (seat === null || seat === viewer) return words(`${key}.${mineKey(view, seat)}`, phaseValues(view, nameOf, words))
  return words(`${key}.other`, { ...phaseValues(view, nameOf, words), seat: nameOf(seat) })
}

/** What is picked or chosen is asked differently for each reason. */
function phaseKey({ phase: now, pick, choice }: State): string {
  if (now === 'pick') return `pick-${pick?.why}`
  return now === 'choose' ? `choose-${choice?.why}` : now
}

function mineKey(view: State, seat: Seat | null): string {
  if (view.phase !== 'turn' || seat === null) return 'mine'
  return turnActs(view, seat).length > 0 ? sideOf(view, seat) : 'stuck'
}

function phaseValues(view: State, nameOf: NameOf, words: SayGame): Record<string, string | number> {
  const { attack, offer, pick, options } = view
  const asking = view.phase === 'trim' ? (view.hands[view.turn]?.length ?? 0) - options.handLimit : (pick?.count ?? 0)
  const task = view.tasks.at(-1)
  const drawer = task?.type === 'event' ? task.drawer : view.turn
  const running = eventAt(view, view.running.at(-1) ?? '')
  return {
    count: asking,
    event: running ? eventTitle(running, words) : '',
    from: nameOf(attack?.from ?? offer?.from ?? view.turn),
    to: nameOf(drawer),
    card: attack ? cardName(attack.card, view, words) : '',
  }
}
