import { unreachable } from '../../../../engine/core/decision.ts'
import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { type Card, isCard } from '../../../../engine/games/merchants/cards.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { Ask, AskAt, Offer } from '../../../phone/ask.ts'
import { wanted } from '../choice/answers.ts'
import { cardsAt, kindsAt, NONE } from '../choice/at.ts'
import { NOT_NOW, whyNotCard, whyNotSeat } from '../choice/refusal.ts'
import { phase } from '../label.ts'
import { cardName } from '../tell.ts'
import { turnAsk } from './turn.ts'

export { aside } from './aside.ts'

export type At = AskAt<State, Action>

/** The same for whoever chooses on a table. */
export const choosingAt = (at: At) => ({ ...at, shown: at.view })

/** What is asked of the seat now, step by step. */
export function ask(at: At): Ask | null {
  const { view, seat, legal, nameOf, words } = at
  if (legal.every(({ type }) => type === 'catch')) return null
  const title = phase(view, seat, nameOf, words)
  switch (view.phase) {
    case 'turn':
      return turnAsk(at)
    case 'defend':
      return { title: words('phone.defend'), text: words('phone.defendText'), clause: '5.1', look: 'cards', offers: answerCards(at) }
    case 'trade':
      return { title, clause: '4.2', look: 'cards', offers: answerCards(at), others: [otherAnswer(at, 'refuse')] }
    case 'trim':
      return { title, clause: '4.5', ...severalCards(at), others: [otherAnswer(at, 'keep')] }
    case 'pick':
      return { title, clause: '8.1', ...severalCards(at) }
    case 'choose':
      return { title, clause: '8.1', look: 'rows', offers: chooseOffers(at) }
    case 'over':
      return null
    default:
      return unreachable(view.phase)
  }
}

/** A card as it lies there, with what comes of it. */
export function cardOffer(at: At, card: string | null, place: number, rest: Pick<Offer, 'leads' | 'why'>): Offer {
  const { view, words } = at
  const isVessel = card !== null && isCard(card)
  return {
    key: `card-${place}`,
    title: card === null ? words('panel.pickHidden') : cardName(card, view, words),
    draws: card === null ? 'back' : isVessel ? `card:${card}` : `event:${card}`,
    ...rest,
  }
}

/** 4.2, 5.1 One of my cards is the answer. */
function answerCards(at: At): Offer[] {
  return cardsAt(at).map((card, place) => {
    const action = at.legal.find((each) => 'card' in each && each.card !== null && each.card === card)
    return cardOffer(at, card, place, { leads: action ? { act: action } : null, why: () => whyNotCard(choosingAt(at), NONE, place) })
  })
}

/** 4.5, 5.3, 8.1 So many cards together. All combinations of so many vessel cards are legal, listed or not. */
function severalCards(at: At): Pick<Ask, 'look' | 'offers' | 'several'> {
  const count = wanted(at)
  const { phase: now } = at.view
  const of = (keys: readonly string[]): Card[] => kindsAt(at, keys.map(placeOf))
  return {
    look: 'cards',
    several: {
      count,
      comesTo: (keys) => {
        const cards = of(keys)
        return keys.length === count && cards.length === count && (now === 'trim' || now === 'pick') ? { type: now, cards } : null
      },
    },
    offers: cardsAt(at).map((card, place) => {
      const isVessel = card !== null && isCard(card)
      return cardOffer(at, card, place, {
        // what comes of one alone is nothing yet: several together decide
        leads: isVessel ? { act: { type: now } } : null,
        why: () => whyNotCard(choosingAt(at), NONE, place),
      })
    }),
  }
}

export const placeOf = (key: string): number => Number(key.slice('card-'.length))

const OTHERS = {
  refuse: { action: { type: 'trade-answer', card: null }, words: 'trade-answer.refuse', icon: 'cancel' },
  keep: { action: { type: 'trim', cards: [] }, words: 'trim.keep', icon: 'galleon' },
} as const

/** What may be answered without a card. */
function otherAnswer({ words }: At, which: keyof typeof OTHERS): Offer {
  const { action, words: key, icon } = OTHERS[which]
  return { key: which, title: words(`decisions.${key}`), line: words(`decisions.${key}Line`), icon, leads: { act: action } }
}

function chooseOffers(at: At): Offer[] {
  return at.view.places.map((_, seat) => {
    const action = at.legal.find((each) => each.type === 'choose' && each.seat === seat)
    return seatOffer(at, seat, { leads: action ? { act: action } : null, why: () => whyNotSeat(choosingAt(at), NONE, seat) ?? NOT_NOW })
  })
}

/** A ship by whom it belongs to, and where it is. */
export function seatOffer({ view, nameOf, words }: At, seat: number, rest: Pick<Offer, 'leads' | 'why'>): Offer {
  const where = words(`places.${view.places[seat] ?? 'sea'}`)
  const cards = view.options.showHandCounts ? `, ${words('panel.cards', { count: view.hands[seat]?.length ?? 0 })}` : ''
  return { key: `seat-${seat}`, title: nameOf(seat), line: `${where}${cards}`, draws: `ship:${seat}`, ...rest }
}
