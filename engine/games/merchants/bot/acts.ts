import type { Seat } from '../../../core/game.ts'
import type { Action } from '../actions.ts'
import { isInstrument, isTreasure, isWeapon } from '../cards.ts'
import { canGoHome, worthOfHolding } from './keeping.ts'
import { defenceless, type Outlook, shipsAtSea, sureOf, worthOf } from './outlook.ts'

/** All in treasure cards. */
const DRAWN_BESIDES = 0.12
const SUNK_SHIP = 0.9
const WON = 20
const WEAPON = 0.3
const LAST_WEAPON = 0.7
const ROBBED_BESIDES = 0.25
const HALVED_BESIDES = 0.8
/** How likely a ship at sea is lost before it is home, with a weapon and without. */
const RISK_ARMED = 0.3
const RISK_UNARMED = 0.8
const MISSED_DRAWS = 1.5
const SAFE_LEAD = 0.2

/** What the act is good for, in treasure cards for the own side. */
export function worthOfAct(look: Outlook, action: Action): number {
  switch (action.type) {
    case 'draw':
      return worthOfDraw(look)
    case 'steal':
      return worthOfTheft(look, action.seat)
    case 'attack':
      return look.isPirate ? worthOfSinking(look, action.seat) : worthOfHalving(look)
    case 'return':
      return look.isPirate ? worthOfIsland(look) : worthOfPort(look)
    case 'trade':
      return worthOfTrade(look, action)
    default:
      return 0
  }
}

/** 3.1, 4.1 */
function worthOfDraw({ isPirate, treasureShare, own }: Outlook): number {
  const cards = isPirate ? 2 : 1
  const arming = own.some(isWeapon) ? 0 : 0.3
  return cards * (treasureShare + DRAWN_BESIDES + arming)
}

/** 3.2 What the one has, the other has not: a treasure stolen counts twice. */
function worthOfTheft({ view, treasure }: Outlook, from: Seat): number {
  const size = view.hands[from]?.length ?? 1
  return (2 * (treasure[from] ?? 0)) / size + ROBBED_BESIDES
}

/** 3.3, 5.2 The hand goes to the discard, and one ship fewer draws; the last one wins the game. */
function worthOfSinking(look: Outlook, to: Seat): number {
  const { view, treasure } = look
  const odds = defenceless(look, to)
  const last = view.places.every((place, seat) => seat === view.pirate || seat === to || place === 'sunk') ? WON : 0
  return odds * ((treasure[to] ?? 0) + SUNK_SHIP + last) - priceOfWeapon(look)
}

/** 4.3, 5.3 The Pirate loses half of the hand, least of all treasure. */
function worthOfHalving(look: Outlook): number {
  const { view, pirateTreasure } = look
  const odds = defenceless(look, view.pirate)
  const half = (view.hands[view.pirate]?.length ?? 0) / 2
  return odds * (0.3 * pirateTreasure + HALVED_BESIDES * Math.min(1, half / 3)) + 0.1 * (1 - odds) - priceOfWeapon(look)
}

function priceOfWeapon({ own }: Outlook): number {
  return own.filter(isWeapon).length > 1 ? WEAPON : LAST_WEAPON
}

/** 3.4, 6.2 Home when ahead of what the Merchants will have after their last turns. */
function worthOfIsland({ view, pirateTreasure, teamTreasure, treasureShare }: Outlook): number {
  const lead = pirateTreasure - teamTreasure - 2 * shipsAtSea(view) * treasureShare
  return lead > 0.5 ? 1 + lead : lead - 1
}

/** 4.4 Into safety with what there is; as the last one, only if the crew is ahead. */
function worthOfPort(look: Outlook): number {
  const { view, seat, own, pirateTreasure, teamTreasure, treasureShare, treasure } = look
  const lead = teamTreasure - pirateTreasure
  if (shipsAtSea(view) === 1) return lead > 0 ? WON / 10 + lead : lead
  // 6.2 Nothing can happen to a ship any more: draw on.
  if (view.turnsLeft !== null) return 0
  const risk = own.some(isWeapon) ? RISK_ARMED : RISK_UNARMED
  const missed = MISSED_DRAWS * treasureShare
  return risk * ((treasure[seat] ?? 0) + SUNK_SHIP) + Math.max(0, lead) * SAFE_LEAD - missed
}

/** 4.2 A spare card for one that brings somebody home, or the other way round: only where it is likely to help. */
function worthOfTrade({ view, seat, own }: Outlook, { seat: to, card }: Action & { type: 'trade' }): number {
  if (isTreasure(card)) return -worthOf(view, card)
  const others = own.toSpliced(own.indexOf(card), 1)
  const cost = worthOfHolding(view, card, others)
  const wanted = own.filter(isInstrument).length === 2 && !canGoHome(view, own) && isWeapon(card)
  const known = sureOf(view, seat, to).some(isInstrument)
  return (wanted ? 0.35 : 0) + (known ? 0.2 : 0) - cost
}
