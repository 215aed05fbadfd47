import type { Seat } from '../../../core/game.ts'
import type { Country } from '../cards.ts'
import type { Event } from '../events.ts'
import { rankEnding } from '../score.ts'
import type { State } from '../state.ts'

/** What lies on the table at the end: the points that stand, the missions, and the purses as they are settled. */
type Reckoning = { state: State; points: Record<Country, number>; missions: Country[]; silver: number[] }

/** 9.1 Missions are shown; then the money on closed cards, oldest first; then the prizes, in order of purchase; then the score. */
export function endGame(state: State, points: Record<Country, number>): Event[] {
  const missions = state.missions.map((mission, seat) => {
    if (mission === null) throw new Error(`the mission of seat ${seat} is hidden`)
    return mission
  })
  const reckoning: Reckoning = { state, points, missions, silver: state.silver.slice() }
  return [
    { type: 'missions-shown', missions },
    ...settleAsides(reckoning),
    ...payPrizes(reckoning),
    {
      type: 'game-ended',
      ending: rankEnding(
        reckoning.silver,
        missions.map((mission) => points[mission]),
      ),
    },
  ]
}

/** 8.5 A closed card with money on it is shown; right: the blackmailer gets it; wrong: it goes back. One without stays closed. */
function settleAsides({ state, missions, silver }: Reckoning): Event[] {
  const events: Event[] = []
  for (const { from: blackmailer, to: target, country, aside } of state.blackmails) {
    if (aside === null || aside === 0) continue
    if (country === null) throw new Error(`the blackmail of seat ${target} is hidden`)
    const winner = country === missions[target] ? blackmailer : target
    silver[winner] = purse(silver, winner) + aside
    events.push({ type: 'aside-settled', from: target, to: blackmailer, country, silver: aside, winner })
  }
  return events
}

/**
 * 9.1 A tenth of the country's points, rounded up: from the player of that country (what he has, and not to himself), and the
 * same, always in full, from the supply.
 */
function payPrizes({ state, points, missions, silver }: Reckoning): Event[] {
  const events: Event[] = []
  for (const { country, seat } of state.letters) {
    const prize = Math.ceil(points[country] / 10)
    events.push({ type: 'prize-called', country, seat, silver: prize })
    const payer = missions.indexOf(country)
    const paid = payer < 0 || payer === seat ? 0 : Math.min(prize, purse(silver, payer))
    if (paid > 0) {
      silver[payer] = purse(silver, payer) - paid
      events.push({ type: 'paid', from: payer, to: seat, silver: paid, why: 'prize' })
    }
    silver[seat] = purse(silver, seat) + paid + prize
    events.push({ type: 'paid', from: 'supply', to: seat, silver: prize, why: 'prize' })
  }
  return events
}

function purse(silver: readonly number[], seat: Seat): number {
  const coins = silver[seat]
  if (coins === undefined) throw new Error(`no purse of seat ${seat}`)
  return coins
}
