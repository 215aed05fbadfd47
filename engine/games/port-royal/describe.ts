import type { Line } from '../../core/game.ts'
import { type Card, factsOf } from './cards.ts'
import type { Event, EventOf } from './events.ts'

const line = (key: string, values: Line['values'] = {}): Line => ({ key: `log.${key}`, values })

/**
 * What the log says of each type of event. Values are raw: seats are numbers, cards kinds, several joined by spaces.
 *
 *   log.dealt                       seat
 *   log.pile-renewed                count
 *   log.card-revealed.ship|person|expedition|tax-swords|tax-points   seat card
 *   log.ship-repelled               seat card
 *   log.ship-kept                   seat card
 *   log.went-under                  seat card (the second ship)
 *   log.tax-paid                    seat count
 *   log.coins-drawn.tax|ship|expedition|jester|admiral   seat count
 *   log.taking-begun                seat count (takings)
 *   log.ship-taken.plain            seat card count (coins that it brings)
 *   log.ship-taken.traders          seat card count traders (of these coins)
 *   log.person-paid                 seat count
 *   log.person-hired                seat card
 *   log.coin-handed                 from to
 *   log.expedition-fulfilled        seat card cards (the persons)
 *   log.passed                      seat
 *   log.goal-reached                seat points
 *   log.harbour-cleared             count
 *   log.turn-passed                 seat
 *   log.game-ended.one              winner points
 *   log.game-ended.shared           winners points
 *
 * Nothing is said of repel-asked and tax-settled.
 */
type Describe = { readonly [T in Event['type']]: (event: EventOf<T>) => Line | null }

const DESCRIBE: Describe = {
  dealt: ({ active }) => line('dealt', { seat: active }),
  'pile-renewed': ({ pile }) => line('pile-renewed', { count: pile.length }),
  'card-revealed': ({ seat, card }) => line(`card-revealed.${sortOf(card)}`, { seat, card }),
  'repel-asked': () => null,
  'ship-repelled': ({ seat, card }) => line('ship-repelled', { seat, card }),
  'ship-kept': ({ seat, card }) => line('ship-kept', { seat, card }),
  'went-under': ({ seat, cards }) => line('went-under', { seat, card: cards.at(-1) ?? '' }),
  'tax-paid': ({ seat, cards }) => line('tax-paid', { seat, count: cards.length }),
  'tax-settled': () => null,
  'coins-drawn': ({ seat, cards, why }) => line(`coins-drawn.${why}`, { seat, count: cards.length }),
  'taking-begun': ({ seat, takes }) => line('taking-begun', { seat, count: takes }),
  'ship-taken': ({ seat, card, coins, traders }) =>
    line(traders > 0 ? 'ship-taken.traders' : 'ship-taken.plain', { seat, card, count: coins + traders, traders }),
  'person-paid': ({ seat, cards }) => line('person-paid', { seat, count: cards.length }),
  'person-hired': ({ seat, card }) => line('person-hired', { seat, card }),
  'coin-handed': ({ from, to }) => line('coin-handed', { from, to }),
  'expedition-fulfilled': ({ seat, card, persons }) => line('expedition-fulfilled', { seat, card, cards: persons.join(' ') }),
  passed: ({ seat }) => line('passed', { seat }),
  'goal-reached': ({ seat, points }) => line('goal-reached', { seat, points }),
  'harbour-cleared': ({ cards }) => line('harbour-cleared', { count: cards.length }),
  'turn-passed': ({ active }) => line('turn-passed', { seat: active }),
  'game-ended': ended,
}

/** The log line of an event, whole or seen; null for what goes without saying. */
export function describe(event: Event): Line | null {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  return (DESCRIBE[event.type] as (event: Event) => Line | null)(event)
}

function sortOf(card: Card): string {
  const facts = factsOf(card)
  return facts.sort === 'tax' ? `tax-${facts.by}` : facts.sort
}

function ended({ ending: { rank, points } }: EventOf<'game-ended'>): Line {
  const winners = rank.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const [winner = 0] = winners
  const score = points[winner] ?? 0
  if (winners.length === 1) return line('game-ended.one', { winner, points: score })
  return line('game-ended.shared', { winners: winners.join(' '), points: score })
}
