import { ACTS } from '../../../../renderer/games/merchants/choice.ts'
import type { Particulars } from '../../table/tables.ts'

/** An act, its objects, and where cards are picked one by one the way back from those that were picked before. */
const ACT = 1
const CONFIRM = 1
/** The Pirate's buttons that call an overladen ship. */
const CALLS = [0, 1, 2, 3, 4, 5].flatMap((seat) => [`catch-discard:${seat}`, `catch-take:${seat}`])

export const particulars: Particulars = {
  buttons: ({ view }) => [
    ...ACTS.map((act) => `act:${act}`),
    'act:keep',
    'act:refuse',
    ...CALLS.filter((call) => Number(call.split(':')[1]) < view.seats),
  ],
  // 4.6 who is overladen is for the Pirate to notice: no light tells it
  plain: ['confirm', ...CALLS],
  form: (_, action) =>
    JSON.stringify('cards' in action && Array.isArray(action.cards) ? { ...action, cards: action.cards.toSorted() } : action),
  clicks(action) {
    const cards = 'cards' in action && Array.isArray(action.cards) ? action.cards.length : 'card' in action && action.card !== null ? 1 : 0
    return ACT + ('seat' in action ? 1 : 0) + cards + CONFIRM
  },
  kindsOfEvents: 30,
  // the team has no title on a phone, and there is no plate for my hold
  unplaced: /^(crew:head|notice)$/,
  // cards of a fan; an event is read aloud over all that is not to be chosen then
  mayMeet: ['card card', 'event seat', 'event home', 'event pile', 'discard event'],
  least: { anywhere: 24, phones: 24 },
}
