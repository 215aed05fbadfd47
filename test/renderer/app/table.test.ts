import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { TableCard } from '../../../electron/host/protocol.ts'
import * as play from '../../../renderer/app/play.ts'
import {
  actBegan,
  actEnded,
  eventsCame,
  shownUpTo,
  snapshotCame,
  stageIdle,
  type TableView,
  tableEntered,
  tableReducer,
  viewerChanged,
  wentPublic,
} from '../../../renderer/app/table.ts'

/** A game of counting: what the table slice needs to know of a game, and nothing else. */
const counting = {
  engine: {
    evolve: (view: { sum: number }, event: { add: number }) => {
      view.sum += event.add
    },
    waiting: (view: { sum: number }) => [view.sum % 2],
  },
  choosing: { none: { chosen: null } },
}

beforeAll(() => {
  vi.spyOn(play, 'playOf').mockReturnValue(counting as never)
})

const CARD = { table: 'a', game: 'counting' } as TableCard
const opened = tableReducer(undefined, tableEntered(CARD))
const add = (...numbers: number[]) => numbers.map((add) => ({ type: 'added', add }))
const snapshot = (viewer: number | 'table', number: number, sum: number) =>
  snapshotCame({ type: 'snapshot', table: 'a', viewer, game: 'counting', number, view: { sum }, log: add(sum) })
const events = (viewer: number | 'table', first: number, ...numbers: number[]) =>
  eventsCame({ type: 'events', table: 'a', viewer, first, events: add(...numbers) })
const seated = (): TableView => tableReducer(tableReducer(opened, viewerChanged(0)), snapshot(0, 3, 10))

describe('the table that this page looks at', () => {
  it('knows at once what the host says, and shows it when the stage has', () => {
    let state = tableReducer(seated(), events(0, 4, 1, 2))
    expect([state.latest, state.shown, state.idle]).toEqual([{ sum: 13 }, { sum: 10 }, false])
    state = tableReducer(state, shownUpTo({ epoch: state.epoch, number: 4 }))
    expect(state.shown).toEqual({ sum: 11 })
    state = tableReducer(state, shownUpTo({ epoch: state.epoch, number: 5 }))
    state = tableReducer(state, stageIdle({ epoch: state.epoch }))
    expect([state.shown, state.idle]).toEqual([{ sum: 13 }, true])
  })

  it('takes events that it has already only once', () => {
    let state = tableReducer(seated(), events(0, 4, 1, 2))
    state = tableReducer(state, events(0, 4, 1, 2, 5))
    expect([state.latest, state.since.length]).toEqual([{ sum: 18 }, 3])
  })

  it('hears nothing that was meant for another viewer', () => {
    const state = seated()
    expect(tableReducer(state, events(1, 4, 7))).toEqual(state)
    expect(tableReducer(state, snapshot(1, 9, 99))).toEqual(state)
  })

  it('forgets everything that the last viewer knew', () => {
    const before = tableReducer(seated(), events(0, 4, 1))
    const after = tableReducer(before, viewerChanged('table'))
    expect({ ...after, epoch: 0 }).toEqual({ ...opened, viewer: 'table', epoch: 0 })
    expect(after.epoch).toBeGreaterThan(before.epoch)
  })

  it('takes no notice of what a stage of the last viewer has shown', () => {
    const before = tableReducer(seated(), events(0, 4, 1))
    const after = tableReducer(before, snapshot(0, 4, 11))
    expect(tableReducer(after, shownUpTo({ epoch: before.epoch, number: 4 }))).toEqual(after)
  })

  it('drops a choice as soon as others decide', () => {
    const chosen: TableView = { ...seated(), choice: { chosen: 'something' } }
    expect(tableReducer(chosen, events(0, 4, 2)).choice).toEqual({ chosen: 'something' })
    expect(tableReducer(chosen, events(0, 4, 1)).choice).toEqual({ chosen: null })
  })

  it('says why the host refused, and lets choose again', () => {
    const why = { reason: 'stale', values: {}, clause: null }
    const state = tableReducer(tableReducer(seated(), actBegan()), actEnded(why))
    expect([state.acting, state.why]).toEqual([false, why])
  })

  it('goes on in public from before a decision, and keeps nothing of the seat', () => {
    const decided = tableReducer(seated(), events(0, 4, 1))
    const open = tableReducer(decided, wentPublic({ viewer: 'table', number: 3, view: { sum: 10 }, log: add(10) }))
    expect([open.viewer, open.base, open.latest, open.since]).toEqual(['table', 3, { sum: 10 }, []])
    expect(tableReducer(open, events('table', 4, 1)).latest).toEqual({ sum: 11 })
    expect(tableReducer(open, events(0, 4, 1))).toEqual(open)
  })
})
