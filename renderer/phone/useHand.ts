import type { SeatCard, TableCard } from '../../electron/host/protocol.ts'
import type { Seat, Typed, Viewer } from '../../engine/core/game.ts'
import type { Why } from '../app/play.ts'
import { seatName } from '../app/seating.ts'
import { selectLegal } from '../app/selectors.ts'
import { useStore } from '../app/store.ts'
import { hasWords, type SayGame, useGameWords, withOwn } from '../words/language.ts'
import type { AskAt } from './ask.ts'
import { type PhonePlay, phonePlayOf } from './phonePlay.ts'

/** All that the screens of a hand need; only while there is a view, and words for it. */
export type Hand<View> = {
  card: TableCard
  play: PhonePlay
  viewer: Viewer
  seat: Seat | null
  people: readonly SeatCard[]
  view: View
  legal: readonly Typed[]
  acting: boolean
  why: Why | null
  nameOf(seat: Seat): string
  faceOf(seat: Seat): string
  words: SayGame
}

/** A hand of whichever game. */
// biome-ignore lint/suspicious/noExplicitAny: what is shared by all games forgets which game it shows
export type AnyHand = Hand<any>

export function useHand(): AnyHand | null {
  const table = useStore((state) => state.table)
  const legal = useStore(selectLegal)
  const card = useStore((state) => state.hall.tables?.[state.table.table ?? ''])
  const words = useGameWords(table.game ?? 'app')
  if (!card || table.latest === null || !hasWords(card.game, 'name')) return null
  const people = card.seats.map((seat) => ({ ...seat, name: seatName(seat, card.game, words) }))
  const play = phonePlayOf(card.game)
  return {
    card,
    play,
    viewer: table.viewer,
    seat: typeof table.viewer === 'number' ? table.viewer : null,
    people,
    view: table.latest,
    legal,
    acting: table.acting,
    why: table.why,
    nameOf: (seat) => people[seat]?.name ?? '',
    faceOf: (seat) => people[seat]?.face ?? '',
    words: withOwn(words, play.ownWords?.(table.latest)),
  }
}

/** The hand as its decisions see it; null = nobody decides from here. */
export function askAt({ view, seat, legal, nameOf, faceOf, words }: AnyHand): AskAt<unknown, Typed> | null {
  return seat === null ? null : { view, seat, legal, nameOf, faceOf, words }
}
