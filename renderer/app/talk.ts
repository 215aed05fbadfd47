import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChatLine, Gesture, Message, RefusalCode, SeatCard } from '../../electron/host/protocol.ts'
import { LINES_KEPT } from '../../electron/host/protocol.ts'
import type { Channel, Seat, Viewer } from '../../engine/core/game.ts'
import { welcomed } from './connection.ts'
import { keptOf } from './far.ts'
import { keep, kept } from './kept.ts'
import { tableEntered, tableLeft, viewerChanged, wentPublic } from './table.ts'

/**
 * What people say beside the game. What a screen needs: `dispatch(makeGesture({ seat, gesture }))` and
 * `dispatch(sayLine({ seat, channel, text }))` (intents.ts); `card.manners.gestures` and `channelsOf(...)` say what is allowed;
 * `state.talk.gestures` are those that are being made now (each is dropped after `GESTURE_MS`), `fresh` the lines
 * that were just said, for as long as they take to read, `lines[channelKey(channel)]` all that was said, `unread` how much of it nobody here has seen (`linesSeen`). `isHushed` = this device does not want to hear that person
 * (`hushed` switches it); `card.seats[seat].muted` = the owner of the table does not. `refused` = why the last wish could not be.
 */
type Said = ChatLine & { id: number; channel: string | null }

type Talk = {
  gestures: { id: number; seat: Seat; gesture: Gesture }[]
  /** Lines that were just said. */
  fresh: Said[]
  /** By `channelKey`; of private channels only those that whoever looks now may read. */
  lines: Record<string, (ChatLine & { id: number })[]>
  unread: Record<string, number>
  /** Rises with each line of ours that the host has taken up. */
  sent: number
  refused: RefusalCode | null
  /** Whom this device does not want to hear, by `personKey`. */
  hushed: string[]
  /** Gives every gesture and line an id of its own. */
  count: number
  viewer: Viewer
}

const EVERYBODY = ''
const PLACE = 'hushed'
/** The oldest are forgotten. */
const HUSHED_MOST = 200

/** How long a gesture is shown, and a line: as long as it takes to read it. */
export const GESTURE_MS = 3200
export const lineMs = (text: string): number => Math.min(12_000, 3500 + 60 * text.length)

export const unreadOf = ({ unread }: Pick<Talk, 'unread'>): number => Object.values(unread).reduce((sum, count) => sum + count, 0)

export const channelKey = (channel: string | null): string => channel ?? EVERYBODY

/** Somebody else on the same seat is somebody else. */
const personKey = (table: string, { seat, name }: Pick<SeatCard, 'seat' | 'name'>): string => `${table} ${seat} ${name}`

export const isHushed = (hushed: readonly string[], table: string, person: Pick<SeatCard, 'seat' | 'name'>): boolean =>
  hushed.includes(personKey(table, person))

const begin: Talk = { gestures: [], fresh: [], lines: {}, unread: {}, sent: 0, refused: null, hushed: [], count: 0, viewer: 'table' }

/** Whom this device did not want to hear before. */
export function keptTalk(): Talk {
  try {
    const read: unknown = JSON.parse(kept(keptOf(PLACE)) ?? '[]')
    return { ...begin, hushed: Array.isArray(read) ? read.filter((key) => typeof key === 'string').slice(-HUSHED_MOST) : [] }
  } catch {
    return begin
  }
}

const blank = ({ hushed, count }: Talk): Talk => ({ ...begin, hushed, count })

/** Another person looks: what only the last one may read is not here any more. */
function turn(state: Talk, viewer: Viewer): void {
  state.viewer = viewer
  state.fresh = state.fresh.filter(({ channel }) => channel === null)
  const { [EVERYBODY]: lines } = state.lines
  const { [EVERYBODY]: unread } = state.unread
  state.lines = lines ? { [EVERYBODY]: lines } : {}
  state.unread = unread ? { [EVERYBODY]: unread } : {}
}

const slice = createSlice({
  name: 'talk',
  initialState: begin,
  reducers: {
    gestureTold: (state, { payload: { seat, gesture } }: PayloadAction<Extract<Message, { type: 'gesture' }>>) => {
      state.count += 1
      state.gestures = [...state.gestures.filter((each) => each.seat !== seat), { id: state.count, seat, gesture }]
    },
    gestureFaded: (state, { payload }: PayloadAction<number>) => {
      state.gestures = state.gestures.filter(({ id }) => id !== payload)
    },
    linesTold: (state, { payload }: PayloadAction<Extract<Message, { type: 'lines' }>>) => {
      if (payload.channel !== null && payload.viewer !== state.viewer) return
      const key = channelKey(payload.channel)
      const fresh = payload.lines.map((line, index) => ({ ...line, id: state.count + index + 1 }))
      state.count += fresh.length
      state.lines[key] = [...(payload.whole ? [] : (state.lines[key] ?? [])), ...fresh].slice(-LINES_KEPT)
      const others = fresh.filter(({ seat }) => seat !== state.viewer)
      if (payload.whole) return
      state.unread[key] = (state.unread[key] ?? 0) + others.length
      state.fresh.push(...fresh.map((line) => ({ ...line, channel: payload.channel })))
    },
    lineFaded: (state, { payload }: PayloadAction<number>) => {
      state.fresh = state.fresh.filter(({ id }) => id !== payload)
    },
    linesSeen: (state, { payload }: PayloadAction<string | null>) => {
      delete state.unread[channelKey(payload)]
    },
    talkAnswered: (state, { payload }: PayloadAction<RefusalCode | null>) => {
      state.refused = payload
    },
    lineTaken: (state) => {
      state.refused = null
      state.sent += 1
    },
    /** This device wants to hear that person no more, or again. */
    hush: (state, { payload }: PayloadAction<{ table: string; person: Pick<SeatCard, 'seat' | 'name'>; hushed: boolean }>) => {
      const key = personKey(payload.table, payload.person)
      const others = state.hushed.filter((each) => each !== key)
      state.hushed = payload.hushed ? [...others, key].slice(-HUSHED_MOST) : others
    },
  },
  extraReducers: (build) =>
    build
      .addCase(tableLeft, blank)
      .addCase(tableEntered, blank)
      .addCase(welcomed, (state) => ({ ...blank(state), viewer: state.viewer }))
      .addCase(viewerChanged, (state, { payload }) => turn(state, payload))
      .addCase(wentPublic, (state, { payload }) => turn(state, payload.viewer)),
})

export const { gestureTold, gestureFaded, lineFaded, linesTold, linesSeen, lineTaken, talkAnswered, hush } = slice.actions
export const talkReducer = slice.reducer

export const keepHushed = (hushed: readonly string[]): void => keep(keptOf(PLACE), JSON.stringify(hushed))

/** Where the seat may write now: to everybody where the owner allows it (null), and on channels of the game by their ids. */
export function channelsOf(channels: readonly Channel[], chat: boolean, seat: Seat | null): (string | null)[] {
  const own = channels.filter(({ seats }) => seat !== null && seats.includes(seat)).map(({ id }) => id)
  return chat ? [null, ...own] : own
}
