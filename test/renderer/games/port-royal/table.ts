import { ACTS } from '../../../../renderer/games/port-royal/choice.ts'
import type { Particulars } from '../../table/tables.ts'

/** Most signs of an expedition: each usual person may have to be put back, and another sent. */
const MOST_PERSONS = 3

export const particulars: Particulars = {
  buttons: () => ACTS.map((act) => `act:${act}`),
  plain: ['confirm'],
  // it is all the same which of two alike goes
  form({ view, seat }, action) {
    if (!('with' in action && Array.isArray(action.with))) return JSON.stringify(action)
    return JSON.stringify({ ...action, with: action.with.map((place) => view.displays[seat][place]).toSorted() })
  },
  clicks({ type }) {
    if (type === 'take') return 2
    return type === 'expedition' ? 2 + 2 * MOST_PERSONS : 1
  },
  kindsOfEvents: 18,
  // others' persons are only counted on a phone, and one card to take needs no plate there
  unplaced: /^(heap:|takes:1$)/,
  mayMeet: [],
  least: { anywhere: 24, phones: 24 },
}
