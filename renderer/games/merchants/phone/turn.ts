import type { Action, ActionOf } from '../../../../engine/games/merchants/actions.ts'
import { isInstrument, isWeapon } from '../../../../engine/games/merchants/cards.ts'
import { isMerchant } from '../../../../engine/games/merchants/hands.ts'
import { FARE } from '../../../../engine/games/merchants/rules/return.ts'
import type { Ask, Offer } from '../../../phone/ask.ts'
import { type Act, cardsAt, kindsAt, NONE } from '../choice/at.ts'
import { whyNoAct, whyNotCard, whyNotSeat } from '../choice/refusal.ts'
import { sideOf } from '../label.ts'
import { type At, cardOffer, choosingAt, placeOf, seatOffer } from './ask.ts'

const ICONS: Record<Act, string> = {
  draw: 'card-draw',
  steal: 'cloak-dagger',
  attack: 'crossed-sabres',
  trade: 'shaking-hands',
  return: 'anchor',
  pass: 'hourglass',
}
const CLAUSES: Record<Act, string> = { draw: '4.1', steal: '3.2', attack: '5.1', trade: '4.2', return: '4.4', pass: '4.7' }

/** 3, 4 What a turn offers: the act, then its objects. */
export function turnAsk(at: At): Ask {
  const { view, seat, legal, words } = at
  const acts: Act[] = legal.some(({ type }) => type === 'pass')
    ? ['pass']
    : ['draw', isMerchant(view, seat) ? 'trade' : 'steal', 'attack', 'return']
  return {
    title: words(`phone.turn.${sideOf(view, seat)}`),
    clause: isMerchant(view, seat) ? '4.1' : '3.1',
    look: 'acts',
    offers: acts.map((act) => actOffer(at, act)),
  }
}

function actOffer(at: At, act: Act): Offer {
  const { view, seat, legal, words } = at
  const side = sideOf(view, seat)
  const own = legal.filter(({ type }) => type === act)
  const [first] = own
  const plain = act === 'draw' || act === 'pass'
  return {
    key: act,
    title: words(act === 'return' ? `decisions.return.title.${side}` : `decisions.${act}.title`),
    line: first ? lineOf(at, act) : offOf(at, act),
    icon: ICONS[act],
    main: plain,
    leads: !first ? null : plain ? { act: first } : { ask: objectsAsk(at, act, own) },
    why: () => whyNoAct(choosingAt(at), act),
  }
}

function lineOf({ view, seat, words }: At, act: Act): string {
  const side = sideOf(view, seat)
  if (act === 'draw') return words('decisions.draw.line', { count: side === 'pirate' ? 2 : 1 })
  return words(act === 'attack' ? `decisions.attack.line.${side}` : `decisions.${act}.line`)
}

/** Why not, in so few words as fit; touching it tells the whole of it. */
function offOf({ view, seat, words }: At, act: Act): string {
  const hand = view.hands[seat] ?? []
  const instruments = hand.filter(isInstrument).length
  if (act === 'return') return instruments < FARE ? words('decisions.return.have', { count: instruments }) : words('decisions.return.set')
  if (act === 'attack') return words(hand.some(isWeapon) ? 'decisions.attack.noShip' : 'decisions.attack.noCard')
  return words(`decisions.${act}.off`)
}

function objectsAsk(at: At, act: Act, own: readonly Action[]): Ask {
  if (act === 'return') return returnAsk(at)
  const seats = [...new Set(own.flatMap((action) => ('seat' in action ? action.seat : [])))]
  const [only] = seats
  // a Merchant attacks nobody but the Pirate
  if (act === 'attack' && seats.length === 1 && only !== undefined) return cardsAsk(at, act, only, own)
  return seatsAsk(at, act, own)
}

function seatsAsk(at: At, act: Act, own: readonly Action[]): Ask {
  const { view, seat, words } = at
  const others = view.places.map((_, each) => each).filter((each) => each !== seat)
  return {
    title: act === 'steal' ? words('decisions.steal.prompt') : words(`decisions.${act}.prompt.seat`),
    clause: CLAUSES[act],
    look: act === 'steal' ? 'rows' : 'acts',
    offers: others.map((other) => {
      const theirs = own.filter((action) => 'seat' in action && action.seat === other)
      const [first] = theirs
      return seatOffer(at, other, {
        leads: !first ? null : act === 'steal' ? { act: first } : { ask: cardsAsk(at, act, other, theirs) },
        why: () => whyNotSeat(choosingAt(at), { ...NONE, act }, other),
      })
    }),
  }
}

/** With which of my cards. */
function cardsAsk(at: At, act: Act, other: number, own: readonly Action[]): Ask {
  const { nameOf, words } = at
  return {
    title: `${nameOf(other)}: ${words(`decisions.${act}.prompt.card`)}`,
    clause: CLAUSES[act],
    look: 'cards',
    offers: cardsAt(at).map((card, place) => {
      const action = own.find((each) => 'card' in each && each.card === card && 'seat' in each && each.seat === other)
      return cardOffer(at, card, place, {
        leads: action ? { act: action } : null,
        why: () => whyNotCard(choosingAt(at), { act, seat: other, cards: [] }, place),
      })
    }),
  }
}

/** 3.4, 4.4 The three cards that bring a ship home. */
function returnAsk(at: At): Ask {
  const { legal, words } = at
  const homes = legal.filter((action): action is ActionOf<'return'> => action.type === 'return')
  const [only, other] = homes
  const comesTo = (keys: readonly string[]): Action | null => {
    const kinds = kindsAt(at, keys.map(placeOf)).join()
    return homes.find(({ cards }) => cards.join() === kinds) ?? null
  }
  return {
    title: words('decisions.return.prompt', { count: FARE }),
    clause: CLAUSES.return,
    look: 'cards',
    ...(only && !other && { begin: placesOf(at, only.cards) }),
    several: { count: FARE, comesTo },
    offers: cardsAt(at).map((card, place) =>
      cardOffer(at, card, place, {
        leads: isInstrument(card) && only ? { act: only } : null,
        why: () => whyNotCard(choosingAt(at), { ...NONE, act: 'return' }, place),
      }),
    ),
  }
}

/** Where cards of these kinds lie in my hand. */
function placesOf(at: At, cards: readonly string[]): string[] {
  const left = [...cards]
  return cardsAt(at).flatMap((card, place) => {
    const found = left.indexOf(card ?? '')
    if (found < 0) return []
    left.splice(found, 1)
    return `card-${place}`
  })
}
