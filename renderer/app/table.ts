import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message, RefusalCode, TableCard } from '../../electron/host/protocol.ts'
import type { Typed, Viewer } from '../../engine/core/game.ts'
import { playOf, type Why } from './play.ts'

/** The table that this page looks at. Whoever looks changes, and with it everything that is kept here. */
export type TableView = {
  table: string | null
  game: string | null
  viewer: Viewer
  /** Rises with each snapshot: what came before it is not to be told any more. */
  epoch: number
  /** Events so far when the snapshot was made. */
  base: number
  /** The view that the snapshot brought, for the stage to begin with. */
  began: unknown
  /** The log that the snapshot brought. */
  before: Typed[]
  /** Events since, `base + 1` first. */
  since: Typed[]
  /** All that the viewer may know now. Null until the first snapshot. */
  latest: unknown
  /** What the screen has shown of it, and how many of `since` that is. */
  shown: unknown
  shownCount: number
  /** Nothing is left to be shown. */
  idle: boolean
  /** What has been chosen of an action so far; the game's own. */
  choice: unknown
  /** An action is on its way to the host. */
  acting: boolean
  /** Why the last click did nothing; null = all is well. */
  why: Why | null
  /** Could not be opened. */
  failed: RefusalCode | null
}

/** The table as everybody may know it, as of event `number`, and who looks at it from now on. */
export type PublicMoment = { viewer: Viewer; number: number; view: unknown; log: Typed[] }

const begin: TableView = {
  table: null,
  game: null,
  viewer: 'table',
  epoch: 0,
  base: 0,
  began: null,
  before: [],
  since: [],
  latest: null,
  shown: null,
  shownCount: 0,
  idle: true,
  choice: null,
  acting: false,
  why: null,
  failed: null,
}

/** Forgets everything that the last viewer knew. */
const blank = (state: TableView, viewer: Viewer): TableView => ({
  ...begin,
  table: state.table,
  game: state.game,
  viewer,
  epoch: state.epoch + 1,
})

/** What is kept of a choice while nothing is chosen. */
const noChoice = (game: string): unknown => playOf(game).choosing?.none ?? null

const copy = (view: unknown): unknown => JSON.parse(JSON.stringify(view))

function show(state: TableView, count: number): void {
  const evolve = playOf(state.game ?? '').engine.evolve
  for (const event of state.since.slice(state.shownCount, count)) evolve(state.shown, event)
  state.shownCount = Math.max(state.shownCount, count)
}

const slice = createSlice({
  name: 'table',
  initialState: begin,
  reducers: {
    tableEntered: (state, { payload }: PayloadAction<TableCard>) => ({
      ...begin,
      table: payload.table,
      game: payload.game,
      epoch: state.epoch + 1,
    }),
    tableLeft: (state) => ({ ...begin, epoch: state.epoch + 1 }),
    tableFailed: (state, { payload }: PayloadAction<RefusalCode>) => ({ ...begin, epoch: state.epoch + 1, failed: payload }),
    viewerChanged: (state, { payload }: PayloadAction<Viewer>) => blank(state, payload),
    snapshotCame: (state, { payload }: PayloadAction<Extract<Message, { type: 'snapshot' }>>) => {
      if (payload.table !== state.table || payload.viewer !== state.viewer) return state
      return {
        ...blank(state, payload.viewer),
        base: payload.number,
        began: copy(payload.view),
        latest: copy(payload.view),
        shown: copy(payload.view),
        before: payload.log,
        choice: noChoice(payload.game),
      }
    },
    /** What everybody may know is shown to somebody else without a break: to all after a decision, and nothing of the seat's is kept. */
    wentPublic: (state, { payload }: PayloadAction<PublicMoment>) => ({
      ...blank(state, payload.viewer),
      base: payload.number,
      began: copy(payload.view),
      latest: copy(payload.view),
      shown: copy(payload.view),
      before: payload.log,
      choice: noChoice(state.game ?? ''),
    }),
    eventsCame: (state, { payload }: PayloadAction<Extract<Message, { type: 'events' }>>) => {
      if (payload.table !== state.table || payload.viewer !== state.viewer || state.latest === null) return
      const play = playOf(state.game ?? '')
      const known = state.base + state.since.length
      const fresh = payload.events.slice(Math.max(0, known + 1 - payload.first))
      if (fresh.length === 0) return
      for (const event of fresh) {
        state.since.push(event)
        play.engine.evolve(state.latest, event)
      }
      state.idle = false
      const mine = typeof state.viewer === 'number' && play.engine.waiting(state.latest).includes(state.viewer)
      if (!mine) state.choice = noChoice(state.game ?? '')
    },
    /** The stage has shown all up to event `number`. */
    shownUpTo: (state, { payload }: PayloadAction<{ epoch: number; number: number }>) => {
      if (payload.epoch === state.epoch && state.shown !== null) show(state, Math.min(payload.number - state.base, state.since.length))
    },
    stageIdle: (state, { payload }: PayloadAction<{ epoch: number }>) => {
      if (payload.epoch === state.epoch) state.idle = state.shownCount === state.since.length
    },
    chosen: (state, { payload }: PayloadAction<unknown>) => {
      state.choice = payload
      state.why = null
    },
    askedWhy: (state, { payload }: PayloadAction<Why | null>) => {
      state.why = payload
    },
    actBegan: (state) => {
      state.acting = true
      state.why = null
    },
    actEnded: (state, { payload }: PayloadAction<Why | null>) => {
      state.acting = false
      state.why = payload
      if (state.game) state.choice = noChoice(state.game)
    },
  },
})

export const {
  tableEntered,
  tableLeft,
  tableFailed,
  viewerChanged,
  snapshotCame,
  wentPublic,
  eventsCame,
  shownUpTo,
  stageIdle,
  chosen,
  askedWhy,
  actBegan,
  actEnded,
} = slice.actions
export const tableReducer = slice.reducer
