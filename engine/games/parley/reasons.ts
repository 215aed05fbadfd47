/** Why an action is refused, with the clause that says so. In brackets: the values that go into the sentence. */
export const REASONS = {
  /** The seat has nothing to decide now. */
  'not-your-turn': '3.1',
  /** Something else is asked of the seat now. [phase] */
  'not-now': '3.1',
  /** After a mutiny the new captain must start a siege. */
  'must-besiege': '5.7',
  /** [port] */
  'no-such-port': '10',
  /** [country] */
  'no-such-country': '1.1',
  /** [card] */
  'no-such-card': '1.4',
  /** The port bears markers. [port] */
  'port-besieged': '4.1',
  /** An admiral lies there. [port] */
  'port-guarded': '4.1',
  /** [admiral] */
  'no-such-admiral': '6.1',
  /** [admiral] */
  'admiral-has-moved': '6.1',
  /** An admiral cannot go where markers are. [port] */
  'no-berth-besieged': '6.1',
  /** An admiral cannot go where one lies, itself included. [port] */
  'no-berth-guarded': '6.1',
  /** [country] */
  'letter-taken': '7.1',
  /** [cost, silver] */
  'cannot-pay': '7.1',
  /** [seat] */
  'no-such-player': '8.1',
  'blackmail-yourself': '8.1',
  /** [seat] */
  'blackmailed-before': '8.1',
  /** The blackmail card is spent. [country] */
  'blackmail-card-spent': '8.1',
  /** YES is only for a right guess. [country] */
  'guess-is-wrong': '8.2',
  /** NO is only for a wrong guess. [country] */
  'guess-is-right': '8.2',
  /** [card] */
  'card-not-held': '4.2',
  'reveal-in-open-vote': '4.4',
  'change-by-captain': '4.4',
  'last-after-last': '5.2',
} as const

export type Reason = keyof typeof REASONS
