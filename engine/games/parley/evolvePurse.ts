import { takeCard } from '../../core/cards.ts'
import type { Seat } from '../../core/game.ts'
import type { EventOf } from './events.ts'
import { ask } from './evolveVote.ts'
import { purseOf } from './purse.ts'
import type { Account, Blackmail, State } from './state.ts'

/** 7.1, 8.2, 9.1 */
export function evolvePaid(state: State, { from, to, silver, why }: EventOf<'paid'>): void {
  give(state, from, -silver)
  give(state, to, silver)
  if (why !== 'prize') return
  enter(state, 'dues', from, silver)
  enter(state, 'prizes', to, silver)
}

/** 9.1 The account at the moment when missions are shown. */
export function openAccount(silver: readonly number[]): Account {
  const none = () => silver.map(() => 0)
  return { purse: silver.slice(), returned: none(), won: none(), prizes: none(), dues: none() }
}

/** 8.1 */
export function evolveBlackmailed(state: State, { from, to, country }: EventOf<'blackmailed'>): void {
  takeCard(state.blackmailCards[from] ?? [], country)
  state.blackmails.push({ from, to, country, answer: null, aside: null })
  ask(state, 'answer', to)
}

/** 8.2 */
export function evolveBlackmailAnswered(state: State, { from, to, answer }: EventOf<'blackmail-answered'>): void {
  blackmailOf(state, from, to).answer = answer
}

/** 8.2 */
export function evolveLaidAside(state: State, { from, to, silver }: EventOf<'laid-aside'>): void {
  give(state, from, -silver)
  blackmailOf(state, to, from).aside = silver
}

/** 8.5 The card is shown, and settled. */
export function evolveAsideSettled(state: State, { from, to, country, silver, winner }: EventOf<'aside-settled'>): void {
  const blackmail = blackmailOf(state, to, from)
  blackmail.country = country
  blackmail.aside = null
  give(state, winner, silver)
  enter(state, winner === to ? 'won' : 'returned', winner, silver)
}

function enter({ account }: State, line: keyof Account, seat: Seat | 'supply', silver: number): void {
  if (account === null) throw new Error(`${line} of seat ${seat} before missions are shown`)
  if (seat !== 'supply') account[line][seat] = (account[line][seat] ?? 0) + silver
}

function give(state: State, to: Seat | 'supply', silver: number): void {
  if (to === 'supply') state.supply += silver
  else state.silver[to] = purseOf(state, to) + silver
}

/** 8.1 The same player is blackmailed by the same player only once. */
function blackmailOf(state: State, from: Seat, to: Seat): Blackmail {
  const blackmail = state.blackmails.find((one) => one.from === from && one.to === to)
  if (blackmail === undefined) throw new Error(`seat ${from} has not blackmailed seat ${to}`)
  return blackmail
}
