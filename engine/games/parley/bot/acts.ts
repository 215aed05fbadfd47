import { unreachable } from '../../../core/decision.ts'
import type { ActionOf } from '../actions.ts'
import type { Country } from '../cards.ts'
import { stepNow } from '../options.ts'
import { purseOf } from '../purse.ts'
import { letterCost } from '../rules/privateer.ts'
import type { Outlook } from './outlook.ts'
import { attackOdds, betterSide, expected, forecast, promiseOf, stakeAt, strengthFor } from './sieges.ts'

export type Act = ActionOf<'siege' | 'move-admiral' | 'privateer' | 'blackmail'>

/** An act that uses up something that will be missed: another chance to do it later. */
const ADMIRAL_KEPT = 0.9
const BLACKMAIL_KEPT = 1.6
const LETTER_LEAST = 0.6
/** What a guess teaches, right or wrong. */
const LEARNT = 0.4

/** What the captain gets from the act, in silver, against leaving the next siege to others. */
export function worthOfAct(outlook: Outlook, act: Act): number {
  switch (act.type) {
    case 'siege':
      return worthOfSiege(outlook, act)
    case 'move-admiral':
      return worthOfMove(outlook, act)
    case 'privateer':
      return worthOfLetter(outlook, act.country) - LETTER_LEAST
    case 'blackmail':
      return worthOfGuess(outlook, act)
    default:
      return unreachable(act)
  }
}

/** 6.1 The port that the admiral leaves can be taken, the one where it goes cannot. */
function worthOfMove(outlook: Outlook, { admiral, port }: ActionOf<'move-admiral'>): number {
  const from = outlook.view.admirals[admiral]?.port ?? port
  return promiseOf(outlook, from) - promiseOf(outlook, port) - ADMIRAL_KEPT * Math.min(1, outlook.remaining / 6)
}

/** 4.1 The captain votes last in the open and sees the most; a closed vote hides for whom. */
function worthOfSiege(outlook: Outlook, { port, vote }: ActionOf<'siege'>): number {
  const stake = stakeAt(outlook, port)
  const wish = betterSide(stake)
  const strength = strengthFor(outlook, wish) * (vote === 'open' ? 1 : 0.85)
  const foreseen = forecast({ ...outlook, view: { ...outlook.view, vote: null } })
  const lead = foreseen.lead + (wish === 'attack' ? strength : -strength)
  const hidden = vote === 'closed' ? (0.25 * outlook.remaining) / 16 : 0
  return expected(stake, attackOdds(outlook, { ...foreseen, lead }, wish)) + hidden
}

/** 7.1, 9.1 Two points for the country now, and the prize twice at the end, if somebody else plays it. */
function worthOfLetter(outlook: Outlook, country: Country): number {
  const { view, own, odds, rivalry, stakes, seat } = outlook
  const prize = Math.ceil((finalPoints(outlook, country) + 2) / 10)
  let worth = prize - letterCost(view) + 2 * stakes[country]
  // Whoever else bought it would take the prize from the own purse.
  if (country === own) return worth + 0.6 * prize
  view.missions.forEach((_, place) => {
    if (place !== seat) worth += prize * (odds[place]?.[country] ?? 0) * (1 + (rivalry[place] ?? 0))
  })
  return worth
}

/** What the country may end with: half of the sieges to come, each worth more the more ports are taken. */
function finalPoints({ view, remaining }: Outlook, country: Country): number {
  let points = view.points[country]
  for (let siege = view.sieges; siege < view.sieges + remaining; siege += 1) points += 0.5 * (1 + (1.7 * siege) / 20)
  return points
}

/** 8.1 Once only for each player: a guess that pays, and not before the table's sum is high. */
function worthOfGuess({ view, odds, rivalry, remaining }: Outlook, { seat: to, country }: ActionOf<'blackmail'>): number {
  const right = odds[to]?.[country] ?? 0
  const sum = Math.min(purseOf(view, to), stepNow(view.options.blackmailPay, view.sieges))
  const learnt = (LEARNT * Math.min(right, 1 - right) * remaining) / 8
  return right * sum * (1 + (rivalry[to] ?? 0)) + learnt - BLACKMAIL_KEPT * Math.min(1, remaining / 3)
}
