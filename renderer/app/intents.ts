import { createAction } from '@reduxjs/toolkit'
import type { Gesture, Manners, Sitter } from '../../electron/host/protocol.ts'
import type { Level, Seat, Typed } from '../../engine/core/game.ts'
import type { RulesSet } from './rules.ts'

/** By which rules a table is opened: what differs from the printed ones, and what that is called; null = it has no name. */
export type TableRules = { options: Record<string, unknown>; rulesName: string | null }

/** What a person wants; listeners see to it. */
export const openTable = createAction<{ game: string; seats: Sitter[]; lan?: boolean; manners?: Manners; follows?: string } & TableRules>(
  'want/open-table',
)
export const enterTable = createAction<string>('want/enter-table')
export const leaveTable = createAction('want/leave-table')
/** A file from outside: a saved game, or house rules. */
export const broughtFile = createAction<File>('want/bring-file')
/** The saved game is handed out as a file, with all that is hidden in it. */
export const copyGame = createAction<string>('want/copy-game')
export const removeTable = createAction<string>('want/remove-table')
/** A person of this device takes the seat's place before the screen; null = everybody may look. */
export const lookAs = createAction<Seat | null>('want/look-as')
export const act = createAction<Typed>('want/act')
/** The table stands still for all, or goes on: asked by the owner, or by whoever looks from a seat. */
export const pause = createAction<boolean>('want/pause')
/** The host keeps the set; its draft goes when it has. */
export const saveRules = createAction<RulesSet>('want/save-rules')
/** The set goes, with its draft, and can be taken back. */
export const removeRules = createAction<RulesSet>('want/remove-rules')
/** A person of this device takes a free seat of the table. */
export const sitDown = createAction<{ seat: Seat; name: string; face: string }>('want/sit-down')
export const standUp = createAction<Seat>('want/stand-up')
/** Another device is to take the seat: there will be a new key to it. */
export const handOver = createAction<Seat>('want/hand-over')
/** The key goes to nobody else after all. */
export const keepSeat = createAction('want/keep-seat')
/** Whoever looks from our seat on another device goes. */
export const insist = createAction('want/insist')
/** A person of this device makes a gesture, or says something to everybody or on a channel of the game. */
export const makeGesture = createAction<{ seat: Seat; gesture: Gesture }>('want/make-gesture')
export const sayLine = createAction<{ seat: Seat; channel: string | null; text: string }>('want/say-line')
/** The people of this device take the same seats at the table that follows. */
export const comeAlong = createAction('want/come-along')
/** A table of this host is to be seen from the network, or no more. */
export const openToLan = createAction<{ table: string; lan: boolean }>('want/open-to-lan')
/** What the owner orders at the table. */
export type Order =
  | { type: 'begin' }
  | { type: 'set-lan'; lan: boolean }
  | { type: 'free-seat'; seat: Seat }
  | { type: 'lock-seat'; seat: Seat; locked: boolean }
  | { type: 'stand-in'; seat: Seat; level: Level | null }
  | { type: 'mute-seat'; seat: Seat; muted: boolean }
  | { type: 'set-manners'; manners: Manners }
export const order = createAction<Order>('want/order')
