import type { Seat } from '../../../core/game.ts'
import { type Card, expeditionOf, type Person, personOf, type Sign, shipOf, signOf, type Trade } from '../cards.ts'
import { canRepel, costFor, countOf, hasExpedition, pointsIn, swordsIn, tradersIn } from '../display.ts'
import { takesForColours } from '../rules/taking.ts'
import type { State } from '../state.ts'

/** What a seat makes of the table, worked out once for each decision. All worths are in coins. */
export type Outlook = {
  view: State
  seat: Seat
  display: readonly Card[]
  coins: number
  /** From 1 (the game begins) to 0 (somebody has all points): how long an ability will still pay. */
  horizon: number
  /** What a point is worth. */
  point: number
}

/** A point costs some two and a half coins; near the end nothing else counts. */
const POINT_EARLY = 2.6
const POINT_LATE = 5
/** What a person's ability brings over a whole game. */
const ABILITY: Record<Trade, number> = {
  trader: 1.6,
  settler: 1.8,
  captain: 1.8,
  priest: 1.8,
  jack: 2.6,
  sailor: 1.4,
  pirate: 2.6,
  mademoiselle: 5,
  jester: 2.6,
  admiral: 4.2,
  governor: 8.5,
}
/** Swords beyond these repel hardly a ship more. */
const ENOUGH_SWORDS = 5
/** A sign that an open expedition still wants. */
const WANTED_SIGN = 1.6
/** 6.1 The person who wins the game: more than any ship brings. */
const WINS = 20
/** 4.5 How often another player takes a card and pays for it. */
const FEE = 0.55
/** A coin for the active player is a coin for a rival. */
const RIVAL = 0.35

export function outlookOf(view: State, seat: Seat): Outlook {
  const display = view.displays[seat] ?? []
  const most = Math.max(...view.displays.map(pointsIn))
  const horizon = Math.max(0, 1 - most / view.options.goal)
  const coins = view.coins[seat]?.length ?? 0
  return { view, seat, display, coins, horizon, point: POINT_LATE - (POINT_LATE - POINT_EARLY) * horizon }
}

/** What the person is worth before its owner, without the cost. */
function worthOfPerson({ view, display, horizon, point }: Outlook, person: Person, card: Card): number {
  let ability = ABILITY[person.trade]
  const swords = swordsIn(display)
  if ((person.trade === 'sailor' || person.trade === 'pirate') && swords >= ENOUGH_SWORDS) ability *= 0.3
  // One admiral or jester more is worth the same; one governor more finds less to take.
  if (person.trade === 'governor') ability /= 1 + 0.7 * countOf(display, 'governor')
  const sign = signOf(card)
  const wanted = sign !== null && sign !== 'any' && isWanted(view, display, sign) ? WANTED_SIGN : 0
  return person.points * point + ability * horizon + wanted + (isWinning(view, display, person) ? WINS : 0)
}

/** 6.1, 6.3 Whether the person brings what ends the game, and ahead of all others. */
function isWinning({ displays, options }: State, display: readonly Card[], { points }: Person): boolean {
  const own = pointsIn(display) + points
  if (own < options.goal || (options.expeditionNeeded && !hasExpedition(display))) return false
  return displays.every((other) => other === display || pointsIn(other) < own)
}

function isWanted({ expeditions }: State, display: readonly Card[], sign: Sign): boolean {
  const own = display.filter((card) => signOf(card) === sign).length
  return expeditions.some((card) => (expeditionOf(card)?.needs.filter((need) => need === sign).length ?? 0) > own)
}

/** What the seat gains by taking the card; below everything if it cannot be paid. */
export function gainOf(outlook: Outlook, card: Card, coins: number): number {
  const { view, seat, display } = outlook
  const fee = seat === view.active ? 0 : 1
  const ship = shipOf(card)
  if (ship !== null) return ship.coins + tradersIn(display, ship.colour) - fee * (1 + RIVAL)
  const person = personOf(card)
  if (person === null) return Number.NEGATIVE_INFINITY
  const cost = costFor(display, person)
  if (coins < cost + fee) return Number.NEGATIVE_INFINITY
  return worthOfPerson(outlook, person, card) - cost - fee * (1 + RIVAL)
}

/** 4.1 What a harbour is worth to the active player who stops there: the best that he may take, and what the others pay. */
export function worthOfHarbour(outlook: Outlook, harbour: readonly Card[]): number {
  const { view, display } = outlook
  const takes = takesForColours(harbour) + countOf(display, 'governor')
  let coins = outlook.coins + (harbour.length >= 5 ? 2 * countOf(display, 'admiral') : 0)
  let worth = coins - outlook.coins
  const left = [...harbour]
  for (let take = 0; take < takes && left.length > 0; take += 1) {
    let best = 0
    let place = -1
    for (const [at, card] of left.entries()) {
      const gain = gainOf(outlook, card, coins)
      if (gain > best) [best, place] = [gain, at]
    }
    const card = left[place]
    if (card === undefined) break
    left.splice(place, 1)
    worth += best
    coins += coinsBy(display, card)
  }
  return worth + FEE * Math.min(left.length, view.seats - 1)
}

function coinsBy(display: readonly Card[], card: Card): number {
  const ship = shipOf(card)
  if (ship !== null) return ship.coins + tradersIn(display, ship.colour)
  const person = personOf(card)
  return person === null ? 0 : -costFor(display, person)
}

/** 3.3 Whether the card would end the turn: a second ship of a colour that cannot be repelled. */
export function isFatal(display: readonly Card[], harbour: readonly Card[], card: Card): boolean {
  const ship = shipOf(card)
  return ship !== null && harbour.some((other) => shipOf(other)?.colour === ship.colour) && !canRepel(display, ship)
}
