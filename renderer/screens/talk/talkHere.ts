import type { Seat } from '../../../engine/core/game.ts'
import type { AnyDesk } from '../../app/desk.ts'
import { channelsOf } from '../../app/talk.ts'

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

export function talkHere({ card, play, view, seat, people }: AnyDesk): TalkHere {
  const muted = seat !== null && (people[seat]?.muted ?? false)
  const channels = channelsOf(play.engine.channels?.(view) ?? [], card.manners.chat, seat)
  return {
    seat,
    mayGesture: seat !== null && card.manners.gestures && !muted,
    channels,
    mayRead: channels.length > 0 || card.manners.chat,
    muted,
    company: people.filter(({ kind }) => kind !== 'bot').length > 1,
  }
}
