import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterTable } from '../../../renderer/app/intents.ts'
import type { Store, store } from '../../../renderer/app/store.ts'
import { goAhead, wentAhead } from '../../../renderer/phone/headStart.ts'

const TABLE = '0123456789abcdef'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** As much of the store as is asked for; `tell` changes it. */
function fakeStore() {
  const state = { table: { table: null, latest: null, failed: null }, hall: { tables: null } }
  const hearers = new Set<() => void>()
  const dispatch = vi.fn()
  const fake = {
    dispatch,
    getState: () => state as unknown as Store,
    subscribe: (hear: () => void) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
  const tell = async (change: object): Promise<void> => {
    Object.assign(state, change)
    for (const hear of hearers) hear()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { store: fake as unknown as typeof store, dispatch, tell, hearers }
}

function start() {
  const made = fakeStore()
  const ended = vi.fn()
  void goAhead(made.store, TABLE).then(ended)
  return { ...made, ended }
}

const hall = { tables: { [TABLE]: { gathering: false } } }

describe('a phone that comes back', () => {
  it('enters its table at once, and only once', () => {
    const { dispatch } = start()
    expect(dispatch.mock.calls).toEqual([[enterTable(TABLE)]])
    expect(wentAhead(TABLE)).toBe(true)
    expect(wentAhead(TABLE)).toBe(false)
  })

  it('does not take another table for it', () => {
    start()
    expect(wentAhead('fedcba9876543210')).toBe(false)
    expect(wentAhead(TABLE)).toBe(false)
  })

  it('draws when its hand is there, not at what comes before', async () => {
    const { tell, ended, hearers } = start()
    await tell({ hall })
    await tell({ table: { table: TABLE, latest: null, failed: null } })
    expect(ended).not.toHaveBeenCalled()
    await tell({ table: { table: TABLE, latest: {}, failed: null } })
    expect(ended).toHaveBeenCalled()
    expect(hearers.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    [
      'people are still to sit down',
      { hall: { tables: { [TABLE]: { gathering: true } } }, table: { table: TABLE, latest: null, failed: null } },
    ],
    ['the table is gone', { hall: { tables: {} } }],
    ['the host refuses', { hall, table: { table: null, latest: null, failed: 'no-such-table' } }],
  ])('draws when %s', async (_, change) => {
    const { tell, ended } = start()
    await tell(change)
    expect(ended).toHaveBeenCalled()
  })

  it('does not wait for ever for a host that is silent', async () => {
    const { ended, hearers } = start()
    await vi.advanceTimersByTimeAsync(599)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalled()
    expect(hearers.size).toBe(0)
  })
})
