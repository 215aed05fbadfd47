import type { SeatCard, TableCard } from '../../electron/host/protocol.ts'
import type { Level, Seat, Typed, Viewer } from '../../engine/core/game.ts'
import type { Target } from '../table/contract.ts'
import { type Say, type SayGame, useGameWords, withOwn } from '../words/language.ts'
import { act } from './intents.ts'
import type { ChoosingAt, GamePlay, Why } from './play.ts'
import { seatName } from './seating.ts'
import { selectLegal } from './selectors.ts'
import { type Store, store, useStore } from './store.ts'
import { askedWhy, chosen } from './table.ts'
import { tablePlayOf } from './tablePlay.ts'

/** All that the panels of a table need; only while there is a view. */
export type Desk<View, Choice> = {
  card: TableCard
  play: GamePlay
  viewer: Viewer
  seat: Seat | null
  people: SeatCard[]
  /** All that the viewer may know, and what the screen shows of it yet. */
  view: View
  shown: View
  legal: readonly Typed[]
  choice: Choice
  idle: boolean
  acting: boolean
  why: Why | null
  nameOf(seat: Seat): string
  words: SayGame
}

/** A desk of whichever game. */
// biome-ignore lint/suspicious/noExplicitAny: what is shared by all tables forgets which game it shows
export type AnyDesk = Desk<any, any>

const seatOf = (viewer: Viewer): Seat | null => (typeof viewer === 'number' ? viewer : null)

/** The caller says which game's view and choice these are: its panels are only shown at its tables. */
export function useDesk<View, Choice>(): Desk<View, Choice> | null {
  const table = useStore((state) => state.table)
  const legal = useStore(selectLegal)
  const card = useStore((state) => state.hall.tables?.[state.table.table ?? ''])
  const words = useGameWords(table.game ?? 'app')
  if (!card || table.latest === null) return null
  // A free seat goes by its emblem.
  const people = card.seats.map((seat) => ({ ...seat, name: seatName(seat, card.game, words) }))
  const play = tablePlayOf(card.game)
  return {
    card,
    play,
    viewer: table.viewer,
    seat: seatOf(table.viewer),
    people,
    // What is kept for the table was made by this game's own engine.
    view: table.latest as View,
    shown: table.shown as View,
    legal,
    choice: table.choice as Choice,
    idle: table.idle,
    acting: table.acting,
    why: table.why,
    nameOf: (seat) => people[seat]?.name ?? '',
    words: withOwn(words, play.ownWords?.(table.latest)),
  }
}

/** The events that the table has shown, oldest first; the caller says of which game. */
export function useShownEvents<Event>(): Event[] {
  const { before, since, shownCount } = useStore((state) => state.table)
  // What is kept for the table are events of its game.
  return [...before, ...since.slice(0, shownCount)] as Event[]
}

/** The bot that decides for whoever looks; null = he does so himself. */
export const standInOf = ({ seat, people }: AnyDesk): Level | null => (seat === null ? null : (people[seat]?.standIn ?? null))

/** Whose decision it is, in words: what others decide is not told before the table has shown what led to it. */
export function phaseOf(desk: AnyDesk, say: Say): string {
  const level = standInOf(desk)
  if (level === null || desk.card.over)
    return desk.play.phase(desk.legal.length > 0 ? desk.view : desk.shown, desk.viewer, desk.nameOf, desk.words)
  const owner = store.getState().connection.owner
  return say(owner ? 'seats.botForYouHost' : 'seats.botForYou', { level: say(`opening.levels.${level}`) })
}

/** Where a choice is made now; null = nobody here may choose. */
function choosingAt(state: Store): { play: GamePlay; at: ChoosingAt<unknown, unknown> } | null {
  const { latest, shown, viewer, game } = state.table
  if (latest === null || game === null || typeof viewer !== 'number') return null
  return { play: tablePlayOf(game), at: { view: latest, shown, seat: viewer, legal: selectLegal(state) } }
}

/** A click on something of the table, wherever it is drawn. */
export function pick(target: Target): void {
  const state = store.getState()
  const choosing = choosingAt(state)
  if (!choosing || state.table.acting) return
  const picked = choosing.play.choosing.pick(choosing.at, state.table.choice, target)
  if (picked.type === 'chosen') store.dispatch(chosen(picked.choice))
  else if (picked.type === 'refused') store.dispatch(askedWhy(picked.why))
  // The game's own choice made it; the host checks it again.
  else store.dispatch(act(picked.action as Typed))
}

/** Takes back what has been chosen so far. */
export function takeBack(): void {
  const { game, choice } = store.getState().table
  if (game && choice !== tablePlayOf(game).choosing.none) store.dispatch(chosen(tablePlayOf(game).choosing.none))
}

/** Why the target can not be chosen now. */
export function whyNot(target: Target): Why | null {
  const state = store.getState()
  const choosing = choosingAt(state)
  return choosing ? choosing.play.choosing.why(choosing.at, state.table.choice, target) : null
}
