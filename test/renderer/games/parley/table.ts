import type { Particulars } from '../../table/tables.ts'

export const particulars: Particulars = {
  buttons: ({ view }) => [
    ...['attack', 'defence'].map((side) => `side:${side}`),
    ...['yes', 'no', 'maybe'].map((answer) => `answer:${answer}`),
    ...['siege', 'privateer', 'blackmail', 'move-admiral'].map((act) => `act:${act}`),
    ...Object.keys(view.points).flatMap((country) => [`letter:${country}`, `blackmail:${country}`]),
    ...['way:open', 'way:closed', 'keep', 'stay'],
  ],
  plain: ['confirm', 'stay', 'way:open', 'way:closed'],
  form: (_, action) => JSON.stringify(action),
  clicks: (action) => (action.type === 'siege' && 'vote' in action && action.vote === 'open' ? 3 : 2),
  kindsOfEvents: 29,
  // on a phone that lies on its side, a sheet shows my blackmail cards
  unplaced: /^mine:/,
  // an admiral on its port, cards of a fan
  mayMeet: ['admiral port', 'port port', 'blackmail blackmail', 'card card', 'admiral admiral'],
  least: { anywhere: 17, phones: 17 },
}
