import type { LanCard, LanWay, SeatCard, TableCard } from '../../electron/host/protocol.ts'
import type { SayGame } from '../words/language.ts'
import { farHost, isHome, writePlace } from './far.ts'
import { gameCard } from './play.ts'
import { writeRoute } from './route.ts'

/** What a seat is called: by who sits there; a free one goes by its emblem. */
export function seatName({ name, face }: SeatCard, game: string, words: SayGame): string {
  return name || (gameCard(game)?.faceName(face, words) ?? '')
}

/** A person who is waited for: nobody sits there, or whoever does is away, and no bot stands in. */
export const isMissing = ({ kind, present, standIn }: SeatCard): boolean => kind !== 'bot' && standIn === null && !present

/** Nobody sits there, and it can be taken. */
export const isOffered = ({ free, locked }: SeatCard): boolean => free && !locked

export const addressOf = ({ address, port }: LanWay): string => `${address}:${port}`

/** Where other devices find the table. */
export const tableLink = (way: LanWay, table: string): string =>
  `http://${addressOf(way)}/${writeRoute({ page: 'table', table, side: null })}`

/** Where other devices find the host that this page speaks with: as this one came, or on the likeliest way; null = they cannot. */
export function baseFor(lan: LanCard | null, { hostname, origin }: { hostname: string; origin: string }): string | null {
  const far = farHost()
  if (far) return `http://${writePlace(far)}`
  const [way] = lan?.ways ?? []
  if (way) return `http://${addressOf(way)}`
  return lan !== null || isHome(hostname) ? null : origin
}

type SeatChange = 'away' | 'back' | 'sat' | 'left' | 'standIn' | 'givenBack' | 'locked' | 'unlocked' | 'muted' | 'unmuted'
export type SeatNews = { seat: SeatCard; what: SeatChange }

/** What has changed of who is there, as keys of `seats.told`. */
export function seatNews(before: TableCard, now: TableCard): SeatNews[] {
  return now.seats.flatMap((seat, at): SeatNews[] => {
    const old = before.seats[at]
    if (!old || seat.kind === 'bot') return []
    if (old.free !== seat.free) return [{ seat: seat.free ? old : seat, what: seat.free ? 'left' : 'sat' }]
    if ((old.standIn === null) !== (seat.standIn === null)) return [{ seat, what: seat.standIn === null ? 'givenBack' : 'standIn' }]
    if (old.locked !== seat.locked) return [{ seat, what: seat.locked ? 'locked' : 'unlocked' }]
    if (old.muted !== seat.muted) return [{ seat, what: seat.muted ? 'muted' : 'unmuted' }]
    return !seat.free && old.present !== seat.present ? [{ seat, what: seat.present ? 'back' : 'away' }] : []
  })
}
