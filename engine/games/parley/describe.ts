import type { Line } from '../../core/game.ts'
import type { Event, EventOf } from './events.ts'

/*
 * The log line of each event. Values are raw, the renderer translates them by name:
 *   seat, from, to, captain, winner    seat numbers
 *   port, portFrom                     port ids          country, card, side, answer    ids
 *   cards, countries, winners, votes, crowns   ids joined by a space; `votes` are `seat:card`, `crowns` are `seat:country`
 *   silver, points, swords, shields, count, score, admiral   numbers (`count` wants a plural)
 *
 *   log.dealt                     captain countries (the attackers of the first port card)
 *   log.siege-begun.open|closed   seat port
 *   log.vote-laid.open            seat card
 *   log.vote-laid.closed          seat
 *   log.vote-passed               seat
 *   log.votes-opened              cards
 *   log.last-void.several         –
 *   log.last-void.no-card         –
 *   log.last-called               seat
 *   log.extra-laid                seat card
 *   log.votes-revealed            votes
 *   log.specials-annulled         cards
 *   log.vote-cancelled.open|closed   port
 *   log.mutinied                  from captain
 *   log.change-called             seat
 *   log.anchor-moved.moved        seat portFrom port
 *   log.anchor-moved.kept         seat port
 *   log.votes-counted             swords shields
 *   log.tie-called                seat
 *   log.tie-broken.attack|defence seat
 *   log.blundered.attack|defence  – (the side that wins now)
 *   log.siege-won.attack|defence  port countries (the three winners)
 *   log.marker-placed.sealed      country port points
 *   log.marker-placed.unsealed    country port points (all 13 seals are out)
 *   log.discard-taken             seat
 *   log.cards-drawn               seat count
 *   log.pile-renewed              count
 *   log.port-card-turned          countries (the attackers)
 *   log.captaincy-passed          captain
 *   log.admiral-moved             seat admiral portFrom port
 *   log.paid.letter               from silver
 *   log.paid.blackmail-yes        from to silver
 *   log.paid.blackmail-maybe      from to silver
 *   log.paid.prize                from to silver
 *   log.paid.prize-supply         to silver
 *   log.letter-taken              seat country
 *   log.letter-scored             country points
 *   log.blackmailed.known         from to country (for the two)
 *   log.blackmailed.secret        from to
 *   log.blackmail-answered.yes|no|maybe   from to (`to` answers `from`)
 *   log.laid-aside                from to silver (`from` lays it, `to` is the blackmailer)
 *   log.missions-shown            crowns
 *   log.aside-settled.right       from to country silver winner
 *   log.aside-settled.wrong       from to country silver winner
 *   log.prize-called              seat country silver
 *   log.game-ended.one            winner score
 *   log.game-ended.shared         winners score
 *
 * Nothing is said of votes-discarded, discards-called and discard-chosen.
 */
type Describe = { readonly [T in Event['type']]: (event: EventOf<T>) => Line | null }

const DESCRIBE: Describe = {
  dealt: ({ captain, portCard }) => line('dealt', { captain, countries: portCard.join(' ') }),
  'siege-begun': ({ seat, port, vote }) => line(`siege-begun.${vote}`, { seat, port }),
  'vote-laid': ({ seat, way, card }) =>
    way === 'open' && card !== null ? line('vote-laid.open', { seat, card }) : line('vote-laid.closed', { seat }),
  'vote-passed': ({ seat }) => line('vote-passed', { seat }),
  'votes-opened': ({ cards }) => line('votes-opened', { cards: cards.join(' ') }),
  'last-void': ({ why }) => line(`last-void.${why}`, {}),
  'last-called': ({ seat }) => line('last-called', { seat }),
  'extra-laid': ({ seat, card }) => line('extra-laid', { seat, card }),
  'votes-revealed': ({ votes }) => line('votes-revealed', { votes: votes.map(({ seat, card }) => `${seat}:${card}`).join(' ') }),
  'specials-annulled': ({ cards }) => line('specials-annulled', { cards: cards.join(' ') }),
  'votes-discarded': () => null,
  'vote-cancelled': ({ port, vote }) => line(`vote-cancelled.${vote}`, { port }),
  mutinied: ({ from, captain }) => line('mutinied', { from, captain }),
  'change-called': ({ seat }) => line('change-called', { seat }),
  'anchor-moved': ({ seat, from, port }) =>
    from === port ? line('anchor-moved.kept', { seat, port }) : line('anchor-moved.moved', { seat, portFrom: from, port }),
  'votes-counted': ({ swords, shields }) => line('votes-counted', { swords, shields }),
  'tie-called': ({ seat }) => line('tie-called', { seat }),
  'tie-broken': ({ seat, side }) => line(`tie-broken.${side}`, { seat }),
  blundered: ({ side }) => line(`blundered.${side}`, {}),
  'siege-won': ({ port, side, countries }) => line(`siege-won.${side}`, { port, countries: countries.join(' ') }),
  'marker-placed': ({ country, port, points, marker }) =>
    line(marker ? 'marker-placed.sealed' : 'marker-placed.unsealed', { country, port, points }),
  'discards-called': () => null,
  'discard-chosen': () => null,
  'discard-taken': ({ seat }) => line('discard-taken', { seat }),
  'cards-drawn': ({ seat, cards }) => line('cards-drawn', { seat, count: cards.length }),
  'pile-renewed': ({ pile }) => line('pile-renewed', { count: pile.length }),
  'port-card-turned': ({ card }) => line('port-card-turned', { countries: card.join(' ') }),
  'captaincy-passed': ({ captain }) => line('captaincy-passed', { captain }),
  'admiral-moved': ({ seat, admiral, from, port }) => line('admiral-moved', { seat, admiral, portFrom: from, port }),
  paid: describePaid,
  'letter-taken': ({ seat, country }) => line('letter-taken', { seat, country }),
  'letter-scored': ({ country, points }) => line('letter-scored', { country, points }),
  blackmailed: ({ from, to, country }) =>
    country === null ? line('blackmailed.secret', { from, to }) : line('blackmailed.known', { from, to, country }),
  'blackmail-answered': ({ from, to, answer }) => line(`blackmail-answered.${answer}`, { from, to }),
  'laid-aside': ({ from, to, silver }) => line('laid-aside', { from, to, silver }),
  'missions-shown': ({ missions }) => line('missions-shown', { crowns: missions.map((country, seat) => `${seat}:${country}`).join(' ') }),
  'aside-settled': ({ from, to, country, silver, winner }) =>
    line(winner === to ? 'aside-settled.right' : 'aside-settled.wrong', { from, to, country, silver, winner }),
  'prize-called': ({ country, seat, silver }) => line('prize-called', { seat, country, silver }),
  'game-ended': describeEnd,
}

/** The log line of an event, whole or seen; null for what goes without saying. */
export function describe(event: Event): Line | null {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  return (DESCRIBE[event.type] as (event: Event) => Line | null)(event)
}

function line(key: string, values: Line['values']): Line {
  return { key: `log.${key}`, values }
}

function describePaid({ from, to, silver, why }: EventOf<'paid'>): Line {
  if (from === 'supply') return line(`paid.${why}-supply`, { to, silver })
  if (to === 'supply') return line(`paid.${why}`, { from, silver })
  return line(`paid.${why}`, { from, to, silver })
}

function describeEnd({ ending }: EventOf<'game-ended'>): Line {
  const winners = ending.rank.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const [winner = 0] = winners
  const score = ending.score[winner] ?? 0
  return winners.length === 1 ? line('game-ended.one', { winner, score }) : line('game-ended.shared', { winners: winners.join(' '), score })
}
