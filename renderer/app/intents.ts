import { createAction } from '@reduxjs/toolkit'
import type { Sitter } from '../../electron/host/protocol.ts'
import type { Seat, Typed } from '../../engine/core/game.ts'
import type { RulesSet } from './rules.ts'

/** By which rules a table is opened: what differs from the printed ones, and what that is called; null = it has no name. */
export type TableRules = { options: Record<string, unknown>; rulesName: string | null }

/** What a person wants; listeners see to it. */
export const openTable = createAction<{ game: string; seats: Sitter[] } & TableRules>('want/open-table')
export const enterTable = createAction<string>('want/enter-table')
export const leaveTable = createAction('want/leave-table')
export const removeTable = createAction<string>('want/remove-table')
/** A person of this device takes the seat's place before the screen; null = everybody may look. */
export const lookAs = createAction<Seat | null>('want/look-as')
export const act = createAction<Typed>('want/act')
export const pauseBots = createAction<boolean>('want/pause-bots')
/** The host keeps the set; its draft goes when it has. */
export const saveRules = createAction<RulesSet>('want/save-rules')
/** The set goes, with its draft, and can be taken back. */
export const removeRules = createAction<RulesSet>('want/remove-rules')
