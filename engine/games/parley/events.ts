import type { Seat } from '../../core/game.ts'
import type { Answer, Side, VoteWay } from './actions.ts'
import type { Country, PortCard, VoteCard } from './cards.ts'
import type { Options } from './options.ts'
import type { Ending } from './state.ts'

/** Each event is one thing that a player could point at on the table: also the unit of animation and of the log. */
export type Event =
  /** Section 2: the whole dealt table. */
  | {
      type: 'dealt'
      seats: number
      options: Options
      captain: Seat
      missions: (Country | null)[]
      /** Six each, sorted where known. */
      hands: (VoteCard | null)[][]
      blackmailCards: (Country | null)[][]
      pile: (VoteCard | null)[]
      portCard: PortCard
      portDeck: (PortCard | null)[]
    }
  /** 4.1 The anchor is dropped. */
  | { type: 'siege-begun'; seat: Seat; port: string; vote: VoteWay }
  /** 4.2, 4.3 One vote card, face up or face down; `card` null = face down for the viewer. */
  | { type: 'vote-laid'; seat: Seat; way: VoteWay; card: VoteCard | null }
  /** 4.5 */
  | { type: 'vote-passed'; seat: Seat }
  /** 4.3 The shuffled closed votes are opened; sorted, so that the order tells nothing. */
  | { type: 'votes-opened'; cards: VoteCard[] }
  /** 5.2 Two or more `last`: none has an effect. Or one, whose player has nothing to play. */
  | { type: 'last-void'; why: 'several' | 'no-card' }
  /** 5.2 The player of a single `last` is asked for one more card. */
  | { type: 'last-called'; seat: Seat }
  /** 5.2 The extra card, face up. */
  | { type: 'extra-laid'; seat: Seat; card: VoteCard }
  /** 5.3 Who played which card, in seat order. */
  | { type: 'votes-revealed'; votes: { seat: Seat; card: VoteCard }[] }
  /** 5.8 The kinds that annul each other, sorted. */
  | { type: 'specials-annulled'; cards: VoteCard[] }
  /** 5.6, 5.7, 4.8 The vote's cards go to the discard (closed: sorted). */
  | { type: 'votes-discarded'; cards: VoteCard[] }
  /** 5.6 The vote is held again, same port, same way. */
  | { type: 'vote-cancelled'; port: string; vote: VoteWay }
  /** 5.7 `captain` must start a siege. */
  | { type: 'mutinied'; from: Seat; captain: Seat }
  /** 5.5 The player of `change` is asked. */
  | { type: 'change-called'; seat: Seat }
  /** 5.5 `from` = `port`: left where it was. */
  | { type: 'anchor-moved'; seat: Seat; from: string; port: string }
  /** 4.6 The sums stand. */
  | { type: 'votes-counted'; swords: number; shields: number }
  /** 4.6 Equal: the captain is asked. */
  | { type: 'tie-called'; seat: Seat }
  | { type: 'tie-broken'; seat: Seat; side: Side }
  /** 5.4 `side` = the side that wins after the turning round. */
  | { type: 'blundered'; side: Side }
  /** 4.7 The siege is decided; `sieges` rises. */
  | { type: 'siege-won'; port: string; side: Side; countries: PortCard }
  /** 4.7 One winner's seal; `marker` false = all 13 are out, only the points. */
  | { type: 'marker-placed'; country: Country; port: string; points: number; marker: boolean }
  /** 4.8 All seats with cards may now choose an extra discard. */
  | { type: 'discards-called' }
  /** 4.8 A seat has chosen; `card` null = declined, or hidden from the viewer. */
  | { type: 'discard-chosen'; seat: Seat; card: VoteCard | null }
  /** 4.8 Taken when all have chosen, in seat order, only from those who discard. */
  | { type: 'discard-taken'; seat: Seat; card: VoteCard | null }
  /** 4.8 In the order drawn. */
  | { type: 'cards-drawn'; seat: Seat; cards: (VoteCard | null)[] }
  /** 4.8 The discard is shuffled into a new pile; `pile` top first. */
  | { type: 'pile-renewed'; pile: (VoteCard | null)[] }
  /** 4.9 */
  | { type: 'port-card-turned'; card: PortCard }
  /** 3.1 */
  | { type: 'captaincy-passed'; captain: Seat }
  /** 6.1 */
  | { type: 'admiral-moved'; seat: Seat; admiral: number; from: string; port: string }
  /** Coins change hands; what for is said by `why`. */
  | {
      type: 'paid'
      from: Seat | 'supply'
      to: Seat | 'supply'
      silver: number
      why: 'letter' | 'blackmail-yes' | 'blackmail-maybe' | 'prize'
    }
  /** 7.1 */
  | { type: 'letter-taken'; seat: Seat; country: Country }
  /** 7.2 */
  | { type: 'letter-scored'; country: Country; points: number }
  /** 8.1 `from` blackmails `to`; `country` is known to the two only. */
  | { type: 'blackmailed'; from: Seat; to: Seat; country: Country | null }
  /** 8.2 `to` answers the blackmailer `from`. */
  | { type: 'blackmail-answered'; from: Seat; to: Seat; answer: Answer }
  /** 8.2 Silver laid on the closed card. `from` = whoever was blackmailed. */
  | { type: 'laid-aside'; from: Seat; to: Seat; silver: number }
  /** 3.2, 9.1 The last siege is over: missions are shown. */
  | { type: 'missions-shown'; missions: Country[] }
  /** 8.5 A closed card with money on it is shown; `winner` gets the silver. `from` = whoever was blackmailed, `to` the blackmailer. */
  | { type: 'aside-settled'; from: Seat; to: Seat; country: Country; silver: number; winner: Seat }
  /** 9.1 The prize of one letter; the coins follow as `paid`. */
  | { type: 'prize-called'; country: Country; seat: Seat; silver: number }
  /** 9.2 */
  | { type: 'game-ended'; ending: Ending }

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
