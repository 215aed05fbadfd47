import { shuffle } from '../../core/cards.ts'
import type { Chance, Seat } from '../../core/game.ts'
import { COUNTRIES, type Country } from './cards.ts'
import type { Blackmail, State } from './state.ts'

/** 2.6, 8.2 Every way to deal the missions that fits what the seat knows: its own, the answers it gave and got, and those that it saw. */
export function possibleMissions(view: State, seat: Seat): Country[][] {
  if (view.phase === 'over') return [view.missions.flatMap((mission) => mission ?? [])]
  const own = view.missions[seat]
  const open = [...view.missions.keys()].map((place) =>
    COUNTRIES.filter((country) => (place === seat ? country === own : canBe(view, seat, place, country))),
  )
  const askers = [...view.missions.keys()].filter((from) => from !== seat && spentBy(view, from).length > 1)
  return combinations(open).filter((missions) => askers.every((from) => canHaveAsked(view, seat, from, missions)))
}

/** 8.1 The countries of all blackmails, in order: those that the seat knows, and for the others some that fit the missions. */
export function imagineGuesses(view: State, seat: Seat, missions: Country[], chance: Chance): Country[] {
  const guesses: Country[] = []
  for (const from of view.missions.keys()) {
    const spent = spentBy(view, from)
    const options = spent.map((one) =>
      shuffle(
        COUNTRIES.filter((country) => fits(view, seat, one, country, missions)),
        chance,
      ),
    )
    const chosen = firstCombination(options)
    if (chosen === null) throw new Error(`no guesses of seat ${from} fit ${JSON.stringify(missions)}`)
    spent.forEach((one, index) => {
      guesses[view.blackmails.indexOf(one)] = chosen[index] as Country // one for each of `spent`
    })
  }
  return guesses
}

function spentBy(view: State, from: Seat): Blackmail[] {
  return view.blackmails.filter((one) => one.from === from)
}

/** 8.2 Do the answers that the seat itself got leave this country to the player? */
function canBe(view: State, seat: Seat, place: Seat, country: Country): boolean {
  return view.blackmails.every((one) => {
    if (one.from !== seat || one.to !== place) return true
    return one.answer === 'yes' ? one.country === country : one.answer !== 'no' || one.country !== country
  })
}

/** 1.6 A player has one blackmail card a country: are there enough different ones for the answers that all have seen? */
function canHaveAsked(view: State, seat: Seat, from: Seat, missions: Country[]): boolean {
  return (
    firstCombination(spentBy(view, from).map((one) => COUNTRIES.filter((country) => fits(view, seat, one, country, missions)))) !== null
  )
}

function fits(view: State, seat: Seat, { from, to, country, answer }: Blackmail, guess: Country, missions: Country[]): boolean {
  const isKnown = from === seat || to === seat || (view.phase === 'over' && country !== null)
  if (isKnown && guess !== country) return false
  if (answer === 'yes') return missions[to] === guess
  return answer !== 'no' || missions[to] !== guess
}

/** All ways to choose one of each list, no country twice. */
function combinations(lists: Country[][]): Country[][] {
  return lists.reduce<Country[][]>(
    (begun, list) => begun.flatMap((some) => list.filter((one) => !some.includes(one)).map((one) => [...some, one])),
    [[]],
  )
}

/** The first such way, or null. */
function firstCombination(lists: Country[][], some: Country[] = []): Country[] | null {
  const [list, ...rest] = lists
  if (list === undefined) return some
  for (const one of list) {
    const whole = some.includes(one) ? null : firstCombination(rest, [...some, one])
    if (whole !== null) return whole
  }
  return null
}
