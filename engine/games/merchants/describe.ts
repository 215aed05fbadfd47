import type { Line } from '../../core/game.ts'
import type { Event, EventOf } from './events.ts'

/*
 * The log line of each event. Values are raw, the renderer translates them by name:
 *   seat, from, to, by, of, chosen, pirate, turn    seat numbers          card, cards    varieties (several joined by a space)
 *   event, title     id of an event and its title (of a default event the words know a translation)       count, turns    numbers
 *
 *   log.dealt                                            pirate turn
 *   log.turn-extra                                       seat (one more turn)
 *   log.turn-missed                                      seat
 *   log.passed                                           seat
 *   log.card-drawn.known                                 seat card
 *   log.card-drawn.hidden                                seat
 *   log.pile-renewed                                     count
 *   log.stolen.known                                     from to card
 *   log.stolen.hidden                                    from to
 *   log.attacked                                         from to card
 *   log.defended                                         seat from card
 *   log.spoils-taken.known                               from to cards count
 *   log.spoils-taken.hidden                              from to count
 *   log.sunk.cards|empty                                 seat by cards count
 *   log.beaten                                           seat by
 *   log.returned.port|island                             seat cards
 *   log.countdown-begun                                  turns
 *   log.trade-offered.known                              from to card
 *   log.trade-offered.hidden                             from to
 *   log.trade-refused                                    from to
 *   log.traded.known                                     from to card cards (what `from` gave, what it got)
 *   log.traded.hidden                                    from to
 *   log.trim-declined                                    seat
 *   log.caught.discard|take                              by seat
 *   log.cards-taken.known                                from to cards count
 *   log.cards-taken.hidden                               from to count
 *   log.discarded.beaten|trim|caught|event|random        seat cards count
 *   log.event-drawn                                      seat event title
 *   log.player-chosen                                    seat chosen
 *   log.hand-seen.known                                  by of cards count
 *   log.hand-seen.hidden                                 by of count
 *   log.top-seen                                         seat count
 *   log.cards-found.known                                seat cards count
 *   log.cards-found.hidden                               seat count
 *   log.treasure-salvaged                                seat card
 *   log.cards-given.known                                from to cards count
 *   log.cards-given.hidden                               from to count
 *   log.becalmed                                         seat
 *   log.turn-gained                                      seat
 *   log.put-to-sea                                       seat
 *   log.port-reached                                     seat
 *   log.game-ended.pirate.all-sunk|all-home|turns-over   pirate merchants (values)
 *   log.game-ended.merchants.all-home|turns-over         pirate merchants
 *   log.game-ended.draw.all-home|turns-over              pirate merchants
 *
 * Nothing is said of ordinary turns, of what is asked, of steps, and of cards laid away or shuffled.
 */
type Describe = { readonly [T in Event['type']]: (event: EventOf<T>) => Line | null }

const DESCRIBE: Describe = {
  dealt: ({ pirate, turn }) => line('dealt', { pirate, turn }),
  'turn-begun': ({ seat, extra }) => (extra ? line('turn-extra', { seat }) : null),
  'turn-ended': () => null,
  'turn-missed': ({ seat }) => line('turn-missed', { seat }),
  passed: ({ seat }) => line('passed', { seat }),
  'card-drawn': ({ seat, card }) => one('card-drawn', { seat }, card),
  'pile-renewed': ({ pile }) => line('pile-renewed', { count: pile.length }),
  stolen: ({ from, to, card }) => one('stolen', { from, to }, card),
  attacked: ({ from, to, card }) => line('attacked', { from, to, card }),
  'defence-called': () => null,
  defended: ({ seat, from, card }) => line('defended', { seat, from, card }),
  'spoils-taken': ({ from, to, cards }) => several('spoils-taken', { from, to }, cards),
  sunk: ({ seat, by, cards }) =>
    line(cards.length === 0 ? 'sunk.empty' : 'sunk.cards', { seat, by, cards: cards.join(' '), count: cards.length }),
  beaten: ({ seat, by }) => line('beaten', { seat, by }),
  returned: ({ seat, place, cards }) => line(`returned.${place}`, { seat, cards: cards.join(' ') }),
  'countdown-begun': ({ turnsLeft }) => line('countdown-begun', { turns: Math.max(...turnsLeft) }),
  'trade-offered': ({ from, to, card }) => one('trade-offered', { from, to }, card),
  'trade-refused': ({ from, to }) => line('trade-refused', { from, to }),
  traded: ({ from, to, given, taken }) =>
    given === null || taken === null ? line('traded.hidden', { from, to }) : line('traded.known', { from, to, card: given, cards: taken }),
  'trim-called': () => null,
  'trim-declined': ({ seat }) => line('trim-declined', { seat }),
  caught: ({ by, seat, how }) => line(`caught.${how}`, { by, seat }),
  'cards-taken': ({ from, to, cards }) => several('cards-taken', { from, to }, cards),
  discarded: ({ seat, cards, why }) => line(`discarded.${why}`, { seat, cards: cards.join(' '), count: cards.length }),
  'pick-called': () => null,
  'event-drawn': ({ seat, event, title }) => line('event-drawn', { seat, event, title }),
  'step-begun': () => null,
  'event-discarded': () => null,
  'choice-called': () => null,
  'player-chosen': ({ seat, chosen }) => line('player-chosen', { seat, chosen }),
  'hand-seen': ({ by, of, cards }) => several('hand-seen', { by, of }, cards),
  'top-seen': ({ seat, cards }) => line('top-seen', { seat, count: cards.length }),
  'cards-found': ({ seat, cards }) => several('cards-found', { seat }, cards),
  'pile-shuffled': () => null,
  'treasure-salvaged': ({ seat, card }) => line('treasure-salvaged', { seat, card }),
  'cards-given': ({ from, to, cards }) => several('cards-given', { from, to }, cards),
  becalmed: ({ seat }) => line('becalmed', { seat }),
  'turn-gained': ({ seat }) => line('turn-gained', { seat }),
  'put-to-sea': ({ seat }) => line('put-to-sea', { seat }),
  'port-reached': ({ seat }) => line('port-reached', { seat }),
  'game-ended': ({ ending: { winner, why, pirate, merchants } }) => line(`game-ended.${winner}.${why}`, { pirate, merchants }),
}

/** The log line of an event, whole or seen; null for what goes without saying. */
export function describe(event: Event): Line | null {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  return (DESCRIBE[event.type] as (event: Event) => Line | null)(event)
}

function line(key: string, values: Line['values']): Line {
  return { key: `log.${key}`, values }
}

/** Of one card, that the viewer may know or not. */
function one(key: string, values: Line['values'], card: string | null): Line {
  return card === null ? line(`${key}.hidden`, values) : line(`${key}.known`, { ...values, card })
}

/** Of several, all known or all hidden. */
function several(key: string, values: Line['values'], cards: readonly (string | null)[]): Line {
  const known = cards.filter((card) => card !== null)
  const counted = { ...values, count: cards.length }
  return known.length < cards.length ? line(`${key}.hidden`, counted) : line(`${key}.known`, { ...counted, cards: known.join(' ') })
}
