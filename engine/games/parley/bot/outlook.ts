import type { Seat } from '../../../core/game.ts'
import { COUNTRIES, type Country } from '../cards.ts'
import { possibleMissions } from '../missions.ts'
import { purseOf } from '../purse.ts'
import type { State } from '../state.ts'

/** What a seat makes of the table, worked out once for each decision. */
export type Outlook = {
  view: State
  seat: Seat
  /** 2.2 The own mission. */
  own: Country
  /** By seat: how likely it plays each country; each adds up to 1. */
  odds: Record<Country, number>[]
  /** By seat: what a silver less in its hands is worth in own silver; 0 for the seat itself. */
  rivalry: number[]
  /** What a point of the country is worth, in own silver. */
  stakes: Record<Country, number>
  /** 3.2 Sieges still to come, the one under way among them. */
  remaining: number
}

/** One sword more for a country makes its mission so many times e likelier. */
const BELIEF = 0.12
const BELIEF_LIMIT = 3.5
/** 8.2 Who answers MAYBE hides something more often than not. */
const MAYBE_BELIEF = 2.2
const RIVALRY = 0.28
const LEADER_LEAD = 12

export function outlookOf(view: State, seat: Seat): Outlook {
  const own = view.missions[seat]
  if (own === undefined || own === null) throw new Error(`seat ${seat} does not see its mission`)
  const odds = missionOdds(view, seat)
  const rivalry = rivalries(view, seat, odds)
  const stakes = byCountry((country) => {
    const others = rivalry.reduce((sum, rival, place) => sum + rival * (odds[place]?.[country] ?? 0), 0)
    return (country === own ? 1 : 0) - others
  })
  const { ports, admirals } = view.options.map
  return { view, seat, own, odds, rivalry, stakes, remaining: ports.length - admirals.length - view.sieges }
}

function byCountry<T>(worth: (country: Country) => T): Record<Country, T> {
  // One entry for each country: the list is the union.
  return Object.fromEntries(COUNTRIES.map((country) => [country, worth(country)])) as Record<Country, T>
}

/** All deals of missions that answers leave, weighed by what the votes that all have seen spoke for. */
function missionOdds(view: State, seat: Seat): Record<Country, number>[] {
  const worlds = possibleMissions(view, seat)
  const weights = worlds.map((missions) =>
    missions.reduce((weight, mission, place) => weight * (place === seat ? 1 : likeness(view, seat, place, mission)), 1),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return view.missions.map((_, place) => {
    const odds = byCountry(() => 0)
    worlds.forEach((missions, world) => {
      const mission = missions[place]
      if (mission !== undefined) odds[mission] += (weights[world] ?? 0) / total
    })
    return odds
  })
}

/** How well the mission explains what the seat has shown so far. */
function likeness(view: State, seat: Seat, place: Seat, mission: Country): number {
  const leaning = view.leanings[place]?.[mission] ?? 0
  const votes = Math.exp(Math.max(-BELIEF_LIMIT, Math.min(BELIEF_LIMIT, BELIEF * leaning)))
  const hid = view.blackmails.some((one) => one.from === seat && one.to === place && one.answer === 'maybe' && one.country === mission)
  return hid ? votes * MAYBE_BELIEF : votes
}

/** Everybody is a rival, whoever leads more than the others. */
function rivalries(view: State, seat: Seat, odds: Record<Country, number>[]): number[] {
  const scores = odds.map((own, place) =>
    COUNTRIES.reduce((sum, country) => sum + own[country] * view.points[country], purseOf(view, place)),
  )
  const mine = scores[seat] ?? 0
  return scores.map((score, place) => {
    if (place === seat) return 0
    const lead = Math.max(-0.6, Math.min(1.4, (score - mine) / LEADER_LEAD))
    return RIVALRY * (1 + lead)
  })
}
