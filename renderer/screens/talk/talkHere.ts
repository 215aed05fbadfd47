import type { Seat } from '../../../engine/core/game.ts'
import type { AnyDesk } from '../../app/desk.ts'
import { channelsOf } from '../../app/talk.ts'

/** What whoever looks from this page may do at the table beside the game. */
type TalkHere = {
  /** Null = only looks on. */
  seat: Seat | null
  gestures: boolean
  /** Where he may write; null = to everybody. */
  channels: (string | null)[]
  muted: boolean
  /** There is somebody to talk with. */
  company: boolean
}

export function talkHere({ card, play, view, seat, people }: AnyDesk): TalkHere {
  const muted = seat !== null && (people[seat]?.muted ?? false)
  return {
    seat,
    gestures: card.manners.gestures,
    channels: channelsOf(play.engine.channels?.(view) ?? [], card.manners.chat, seat),
    muted,
    company: people.filter(({ kind }) => kind !== 'bot').length > 1,
  }
}
