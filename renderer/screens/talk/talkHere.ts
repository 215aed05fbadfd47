import type { SeatCard, TableCard } from '../../../electron/host/protocol.ts'
import type { AnyGame, Seat } from '../../../engine/core/game.ts'
import { seatName } from '../../app/seating.ts'
import { useStore } from '../../app/store.ts'
import { channelsOf } from '../../app/talk.ts'
import { type SayGame, useGameWords } from '../../words/language.ts'

/** From where one talks: the desk of a table, a phone's hand, or a table where people gather. */
export type TalkDesk = {
  card: TableCard
  seat: Seat | null
  people: readonly SeatCard[]
  nameOf(seat: Seat): string
  words: SayGame
  // biome-ignore lint/suspicious/noExplicitAny: each game has views of its own
  view: any
  play: { engine: Pick<AnyGame, 'channels'> }
}

/** What whoever looks from this page may do at the table beside the game. */
type TalkHere = {
  /** Null = only looks on. */
  seat: Seat | null
  mayGesture: boolean
  /** Where he may write; null = to everybody. */
  channels: (string | null)[]
  mayRead: boolean
  muted: boolean
  /** There is somebody to talk with. */
  company: boolean
}

export function talkHere({ card, play, view, seat, people }: TalkDesk): TalkHere {
  const muted = seat !== null && (people[seat]?.muted ?? false)
  const channels = channelsOf(play.engine.channels?.(view) ?? [], card.manners.chat, seat)
  return {
    seat,
    mayGesture: seat !== null && !card.gathering && card.manners.gestures && !muted,
    channels,
    mayRead: channels.length > 0 || card.manners.chat,
    muted,
    company: people.filter(({ kind }) => kind !== 'bot').length > 1,
  }
}

const NO_CHANNELS = { engine: {} }

/** The people who gather talk from the first seat of their device: no game has told them yet who shall know what. */
export function useGatherers(card: TableCard): TalkDesk {
  const words = useGameWords(card.game)
  const seat = useStore(({ couch }) => couch.tokens[0]?.seat ?? null)
  const people = card.seats.map((each) => ({ ...each, name: seatName(each, card.game, words) }))
  return { card, seat, people, nameOf: (each) => people[each]?.name ?? '', words, view: null, play: NO_CHANNELS }
}
