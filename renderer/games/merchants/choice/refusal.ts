import type { Seat } from '../../../../engine/core/game.ts'
import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { type Card, isInstrument, isWeapon } from '../../../../engine/games/merchants/cards.ts'
import { isMerchant, isMerchantAtSea } from '../../../../engine/games/merchants/hands.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import { FARE } from '../../../../engine/games/merchants/rules/return.ts'
import type { Why } from '../../../app/play.ts'
import { whyRefused } from '../../../app/refusal.ts'
import { wanted } from './answers.ts'
import { type Act, type At, type Choice, cardsAt, isMine, kindsAt } from './at.ts'

const whyOf = (reason: string, values: Why['values'] = {}): Why => ({ reason, values, clause: game.reasons[reason] ?? null })
export const NOT_NOW = whyOf('not-now')

/** What the engine says to an action; of what is allowed, only that it is not to be done now. */
export const refusal = (at: At, action: Action): Why => whyRefused(game, at, action) ?? NOT_NOW

/** Why an act cannot be done at all: what the engine says to the act with the likeliest objects. */
export function whyNoAct(at: At, act: string): Why {
  if (at.view.phase !== 'turn' || !isMine(at)) return isMine(at) ? NOT_NOW : refusal(at, { type: 'draw' })
  switch (act) {
    case 'draw':
    case 'pass':
      return refusal(at, { type: act })
    case 'steal':
    case 'attack':
    case 'trade':
      return withObjects(at, act, someShip(at, act), someCard(at, act))
    case 'return':
      return whyNoReturn(at)
    default:
      return NOT_NOW
  }
}

/** Why a seat is not an object of the act that has been chosen, or of any. */
export function whyNotSeat(at: At, { act, cards }: Choice, seat: Seat): Why {
  const { view } = at
  if (!isMine(at)) return refusal(at, { type: 'draw' })
  if (view.phase === 'choose') return refusal(at, { type: 'choose', seat })
  if (view.phase !== 'turn' || act === 'return') return NOT_NOW
  const likely = isMerchant(view, at.seat) ? (seat === view.pirate ? 'attack' : 'trade') : 'steal'
  const [card] = kindsAt(at, cards)
  return withObjects(at, act ?? likely, seat, card ?? someCard(at, act ?? likely))
}

/** Why a card is not an object of the act that has been chosen, or no answer. */
export function whyNotCard(at: At, choice: Choice, place: number): Why {
  const { view } = at
  const card = cardsAt(at)[place]
  if (!isMine(at)) return refusal(at, { type: 'draw' })
  if (view.phase === 'defend' && card) return refusal(at, { type: 'defend', card: card as Card }) // whatever it is, the engine looks
  if (view.phase !== 'turn') return wanted(at) > 0 ? whyOf('no-such-card') : NOT_NOW
  if (!card || choice.act === 'steal') return NOT_NOW
  const act = choice.act ?? likelyAct(at, card)
  if (act === 'return') return isInstrument(card) ? whyNoReturn(at) : whyOf('no-navigation-card', { card })
  return withObjects(at, act, choice.seat ?? someShip(at, act), card as Card) // likewise
}

/** What a card is for. */
function likelyAct({ view, seat }: At, card: string): Act {
  if (isInstrument(card)) return 'return'
  return isWeapon(card) || !isMerchant(view, seat) ? 'attack' : 'trade'
}

function whyNoReturn(at: At): Why {
  const held = cardsAt(at).filter(isInstrument)
  return held.length < FARE ? whyOf('wrong-number', { count: FARE }) : whyOf('wrong-set', { set: at.view.options.navigationSet })
}

function withObjects(at: At, act: Act, seat: Seat, card: Card): Why {
  if (act === 'steal') return refusal(at, { type: act, seat })
  return act === 'attack' || act === 'trade' ? refusal(at, { type: act, seat, card }) : NOT_NOW
}

/** Whom the act would most likely be meant for. */
function someShip({ view, seat }: At, act: Act): Seat {
  if (isMerchant(view, seat) && act === 'attack') return view.pirate
  const others = view.places.map((_, each) => each).filter((each) => each !== seat && each !== view.pirate)
  return others.find((each) => isMerchantAtSea(view, each)) ?? others[0] ?? view.pirate
}

function someCard(at: At, act: Act): Card {
  const own = kindsAt(
    at,
    cardsAt(at).map((_, place) => place),
  )
  return (act === 'attack' ? own.find(isWeapon) : undefined) ?? own[0] ?? 'cannon'
}
