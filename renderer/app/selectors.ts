import { createSelector } from '@reduxjs/toolkit'
import type { RulesCard, SeatCard, TableCard } from '../../electron/host/protocol.ts'
import type { Seat, Typed } from '../../engine/core/game.ts'
import { playOf } from './play.ts'
import type { Store } from './store.ts'

const NONE: readonly SeatCard[] = []
const seatsHere = (state: Store): readonly SeatCard[] => state.hall.tables?.[state.table.table ?? '']?.seats ?? NONE

const isPaused = (state: Store): boolean => state.hall.tables?.[state.table.table ?? '']?.paused ?? false

/** What the engine allows whoever looks; nothing while an action is on its way, a bot stands in, or the table is paused. */
export const selectLegal = createSelector(
  (state: Store) => state.table.latest,
  (state: Store) => state.table.viewer,
  (state: Store) => state.table.game,
  (state: Store) => state.table.acting || isPaused(state) || (seatsHere(state)[Number(state.table.viewer)]?.standIn ?? null) !== null,
  (view, viewer, game, passive): readonly Typed[] =>
    view === null || game === null || typeof viewer !== 'number' || passive ? [] : playOf(game).engine.legal(view, viewer),
)

/** The seats for which a person must decide now, as far as this page knows. */
export const selectWaiting = createSelector(
  (state: Store) => state.table.latest,
  (state: Store) => state.table.game,
  seatsHere,
  (view, game, seats): Seat[] =>
    view === null || game === null
      ? []
      : playOf(game)
          .engine.waiting(view)
          .filter((seat) => !seats[seat]?.standIn),
)

/** Whether somebody at this device must decide. */
export function isOurTurn(state: Store): boolean {
  const waiting = selectWaiting(state)
  return state.couch.tokens.some(({ seat }) => waiting.includes(seat))
}

/** The set of house rules that was chosen last for a game, if it is still there; null = the printed rules. */
export const selectChosenRules =
  (game: string) =>
  (state: Store): RulesCard | null => {
    const chosen = state.rules.sets?.[state.preferences.rules[game] ?? '']
    return chosen?.game === game ? chosen : null
  }

/** Games that can be gone on with, the latest first. */
export const selectUnderWay = createSelector(
  (state: Store) => state.hall.tables,
  (tables): TableCard[] =>
    Object.values(tables ?? {})
      .filter(({ over, broken }) => !over && broken === null)
      .sort((one, other) => other.changedAt - one.changedAt),
)
