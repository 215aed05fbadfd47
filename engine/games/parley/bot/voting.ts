import type { Side } from '../actions.ts'
import { anchorOf, isUpsetting, voteOf } from '../ballot.ts'
import { COUNTRIES, type VoteCard } from '../cards.ts'
import type { State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import {
  attackOdds,
  betterSide,
  expected,
  type Forecast,
  forAttack,
  forecast,
  freePortsOf,
  otherSide,
  type Stake,
  stakeAt,
  strengthFor,
  votesSeen,
} from './sieges.ts'

/** What a card is worth in the hand for sieges to come, in silver. */
export const KEPT: Record<VoteCard, number> = {
  'sword-1': 0,
  'sword-2': 0.22,
  'sword-3': 0.5,
  'shield-1': 0,
  'shield-2': 0.22,
  'shield-3': 0.5,
  blunder: 0.4,
  reveal: 0.12,
  abstain: -0.12,
  last: 0.5,
  change: 0.65,
  cancel: 0.3,
  mutiny: 0.3,
}
/** Near the end there is nothing to save for. */
const SAVING_SIEGES = 4
/** What one sword laid for the own country in the open gives away, if the others suspect it. */
const GIVEN_AWAY = 0.8
/** What is learnt when all votes are revealed. */
const LEARNT = 0.35

/** What laying the card is worth: the siege as it will probably go, less the card, less what it tells the others. */
export function worthOfVote(outlook: Outlook, card: VoteCard): number {
  const { view, remaining } = outlook
  const stake = stakeAt(outlook, anchorOf(view))
  const saving = Math.min(1, (remaining - 1) / SAVING_SIEGES)
  return worthOfOutcome(outlook, stake, card) - saving * KEPT[card] - tale(outlook, card)
}

/** 4.2 In the open the others learn for whom the seat votes: it matters as soon as they come to think of the own country. */
function tale(outlook: Outlook, card: VoteCard): number {
  const { view, own, remaining } = outlook
  if (voteOf(view).way === 'closed') return 0
  const speaksFor = view.portCard.includes(own) ? forAttack(card) : -forAttack(card)
  return (GIVEN_AWAY * speaksFor * suspicion(outlook) * Math.min(8, remaining)) / 8
}

/** From 0 to 1: whether the own country is the one that the seat's open votes have spoken for most. */
function suspicion({ view, seat, own }: Outlook): number {
  const spoken = view.leanings[seat]
  if (spoken === undefined) return 0
  const lead = spoken[own] - Math.max(...COUNTRIES.filter((country) => country !== own).map((country) => spoken[country]))
  return 1 / (1 + Math.exp(-(lead + 1) / 2))
}

function worthOfOutcome(outlook: Outlook, stake: Stake, card: VoteCard): number {
  const upsetting = votesSeen(outlook.view).filter(isUpsetting)
  const wish = betterSide(stake)
  const foreseen = forecast(outlook)
  const goes = (lead: number) => attackOdds(outlook, { ...foreseen, lead }, wish)
  if (isUpsetting(card)) {
    // 5.8 It only annuls the one that lies there.
    if (upsetting.length > 0) return expected(stake, goes(foreseen.lead))
    return worthOfUpsetting(outlook, stake, card, { odds: goes(foreseen.lead), foreseen })
  }
  const lead = foreseen.lead + (card === 'last' ? extra(outlook, wish) : forAttack(card))
  const odds = upsetting.length === 1 && upsetting[0] === 'blunder' ? 1 - goes(lead) : goes(lead)
  return expected(stake, odds) + (card === 'reveal' ? (LEARNT * outlook.remaining) / 16 : 0)
}

/** 5.2 The extra card comes when all others are known: a little more than the best one that is left. Two `last` are void. */
function extra(outlook: Outlook, wish: Side): number {
  if (votesSeen(outlook.view).includes('last')) return 0
  const strength = strengthFor(outlook, wish) + 0.4
  return wish === 'attack' ? strength : -strength
}

function worthOfUpsetting(
  outlook: Outlook,
  stake: Stake,
  card: VoteCard,
  { odds, foreseen }: { odds: number; foreseen: Forecast },
): number {
  const wish = betterSide(stake)
  switch (card) {
    case 'blunder':
      return expected(stake, 1 - odds)
    case 'change':
      return odds * bestPort(outlook, 'attack') + (1 - odds) * bestPort(outlook, 'defence')
    case 'mutiny':
      return outlook.seat === (outlook.view.captain + 1) % outlook.view.seats ? 1.2 : -0.2
    default: {
      // 5.6 The vote is held again, with what is left in hand.
      const again = strengthFor(outlook, wish) * (wish === 'attack' ? 0.8 : -0.8)
      return expected(stake, attackOdds(outlook, { lead: again + 0.3 * foreseen.lead, stray: 2.6 * (outlook.view.seats - 1) }, wish))
    }
  }
}

/** 5.5 The best that the anchor can be moved to, if the side wins. */
function bestPort(outlook: Outlook, side: Side): number {
  return Math.max(...freePortsOf(outlook.view).map((port) => stakeAt(outlook, port)[side]))
}

/** 5.4 The side that wins if the captain names this one in a tie. */
export function turnedRound(view: State, side: Side): Side {
  const upsetting = votesSeen(view).filter(isUpsetting)
  return upsetting.length === 1 && upsetting[0] === 'blunder' ? otherSide(side) : side
}
