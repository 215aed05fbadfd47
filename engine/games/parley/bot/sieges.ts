import type { Seat } from '../../../core/game.ts'
import type { Side } from '../actions.ts'
import { COUNTRIES, type Country, defendersOf, shieldsOf, swordsOf, type VoteCard } from '../cards.ts'
import { neighboursOf } from '../map.ts'
import { isBesieged, isFree } from '../ports.ts'
import type { State } from '../state.ts'
import type { Outlook } from './outlook.ts'

/** What each side's victory is worth to the seat. */
export type Stake = Record<Side, number>

/** How much a marker next to a free port promises. */
const PROMISE = 0.3
/** A vote of somebody unknown: how far it goes by the likely country, and how far it strays, squared. */
const LOYALTY = 1
const STRAY = 3.4
/** 4.6 In how many swords the captain's word in a tie counts. */
const TIE = 0.5

/** 4.7 What a marker there scores now, and promises for the free neighbours. */
function gainAt(view: State, country: Country, port: string, remaining: number): number {
  let gain = 1
  for (const neighbour of neighboursOf(view.options.map).get(port) ?? []) {
    if (view.markers[neighbour]?.includes(country)) gain += 1
    else if (!isBesieged(view, neighbour)) gain += (PROMISE * Math.max(0, remaining - 1)) / 16
  }
  return gain
}

/** 4.7 What the siege of the port is worth, whoever wins. */
export function stakeAt({ view, stakes, remaining }: Outlook, port: string): Stake {
  const worth = (countries: readonly Country[]) =>
    countries.reduce((sum, country) => sum + stakes[country] * gainAt(view, country, port, remaining), 0)
  return { attack: worth(view.portCard), defence: worth(defendersOf(view.portCard)) }
}

/** What the port is worth once it is besieged some day, under whatever port card. */
export function promiseOf({ view, stakes, remaining }: Outlook, port: string): number {
  return COUNTRIES.reduce((sum, country) => sum + 0.5 * stakes[country] * gainAt(view, country, port, remaining), 0)
}

export function freePortsOf(view: State): string[] {
  return view.options.map.ports.map(({ id }) => id).filter((port) => isFree(view, port))
}

export function betterSide(stake: Stake): Side {
  return stake.attack >= stake.defence ? 'attack' : 'defence'
}

export function otherSide(side: Side): Side {
  return side === 'attack' ? 'defence' : 'attack'
}

/** What the siege is worth, if the attack wins with this probability. */
export function expected(stake: Stake, attackOdds: number): number {
  return attackOdds * stake.attack + (1 - attackOdds) * stake.defence
}

/** What a card adds to the attack: swords, or less by shields. */
export function forAttack(card: VoteCard | null): number {
  return card === null ? 0 : swordsOf(card) - shieldsOf(card)
}

/** What is foreseen of a vote: the swords by which the attack leads, and how far that may stray. */
export type Forecast = { lead: number; stray: number }

/** The kinds in the vote that the seat knows, whoever laid them. */
export function votesSeen({ vote }: State): VoteCard[] {
  if (vote === null) return []
  const laid = vote.laid.filter(({ extra }) => extra || vote.opened === null)
  return [...(vote.opened ?? []), ...laid.flatMap(({ card }) => card ?? [])]
}

/** Whoever has still to lay a card, or has laid it face down, votes for the likely country; cards that are known count as they are. */
export function forecast({ view, seat, odds }: Outlook): Forecast {
  let lead = votesSeen(view).reduce((sum, card) => sum + forAttack(card), 0)
  let stray = 0.02
  for (let other = 0; other < view.seats; other += 1) {
    if (other === seat || !isVoteUnknown(view, other)) continue
    lead += LOYALTY * leaning(view, odds[other])
    stray += STRAY
  }
  return { lead, stray }
}

function isVoteUnknown({ vote, phase }: State, seat: Seat): boolean {
  if (vote === null) return true
  if (phase !== 'vote' || vote.opened !== null || vote.passed.includes(seat)) return false
  const laid = vote.laid.find((one) => one.seat === seat)
  return laid === undefined || laid.card === null
}

/** 4.6 How likely the attack is to win; ties go by the captain. */
export function attackOdds({ view, seat, odds }: Outlook, { lead, stray }: Forecast, wish: Side): number {
  const word = view.captain === seat ? (wish === 'attack' ? 1 : -1) : leaning(view, odds[view.captain])
  return 1 / (1 + Math.exp((-1.7 * (lead + TIE * word)) / Math.sqrt(stray)))
}

/** From -1 (surely a defender) to 1 (surely an attacker). */
function leaning(view: State, odds: Record<Country, number> | undefined): number {
  if (odds === undefined) return 0
  return COUNTRIES.reduce((sum, country) => sum + (view.portCard.includes(country) ? odds[country] : -odds[country]), 0)
}

/** The strongest card that the seat holds for the side. */
export function strengthFor({ view, seat }: Outlook, side: Side, without: VoteCard | null = null): number {
  let kept = without
  let strength = 0
  for (const card of view.hands[seat] ?? []) {
    if (card !== null && card === kept) kept = null
    else strength = Math.max(strength, side === 'attack' ? forAttack(card) : -forAttack(card))
  }
  return strength
}
