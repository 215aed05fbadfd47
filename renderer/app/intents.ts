import { createAction } from '@reduxjs/toolkit'
import type { Sitter } from '../../electron/host/protocol.ts'
import type { Seat, Typed } from '../../engine/core/game.ts'

/** What a person wants; listeners see to it. */
export const openTable = createAction<{ game: string; seats: Sitter[]; options: Record<string, unknown> }>('want/open-table')
export const enterTable = createAction<string>('want/enter-table')
export const leaveTable = createAction('want/leave-table')
export const removeTable = createAction<string>('want/remove-table')
/** A person of this device takes the seat's place before the screen; null = everybody may look. */
export const lookAs = createAction<Seat | null>('want/look-as')
export const act = createAction<Typed>('want/act')
export const pauseBots = createAction<boolean>('want/pause-bots')
