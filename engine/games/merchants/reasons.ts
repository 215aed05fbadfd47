/** Why an action is refused, with the clause that says so. In brackets: the values that go into the sentence. */
export const REASONS = {
  /** The seat has nothing to decide now. */
  'not-your-turn': '2.2',
  /** Something else is asked of the seat now, or a catch must wait. [phase] */
  'not-now': '4.6',
  /** [card] */
  'no-such-card': '1.1',
  /** [card] */
  'card-not-held': '1.1',
  /** There is neither pile nor discard. */
  'no-cards-left': '4.8',
  /** Stealing and catching. */
  'only-the-pirate': '3.2',
  /** Trading. */
  'only-merchants': '4.2',
  /** No Merchant, or sunk, or in port. [seat] */
  'no-merchant-at-sea': '2.3',
  /** [seat] */
  'nothing-to-steal': '3.2',
  /** Not an attack card. [card] */
  'no-attack-card': '5.1',
  /** Not the Pirate, or not at sea. [seat] */
  'not-the-pirate': '4.3',
  /** Does not beat off this attack. [card] */
  'no-defence': '5.1',
  /** Not a navigation card. [card] */
  'no-navigation-card': '4.4',
  /** Not such three cards. [set] */
  'wrong-set': '8.3',
  /** Another number of cards is asked for. [count] */
  'wrong-number': '5.3',
  /** Not another Merchant at sea. [seat] */
  'no-partner': '4.2',
  /** [seat] */
  'refused-before': '4.2',
  /** [seat] */
  'partner-without-cards': '4.2',
  /** The Pirate on the Island catches no more. */
  'home-already': '6.2',
  /** Before the end of a first turn, in the own turn, or caught already. [seat] */
  'not-the-time': '4.6',
  /** [seat] */
  'not-overladen': '4.6',
  /** [seat] */
  'not-to-be-chosen': '8.1',
  /** There is something else to do. */
  'must-act': '4.7',
} as const
