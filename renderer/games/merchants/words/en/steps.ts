/**
 * 8.1 A step of an event, in a sentence: `who` begins it, the deed goes on. Every `who` is one person, or each of several, so that one
 * verb fits them all. `count` = cards.
 */
export const steps = {
  who: {
    drawer: 'Whoever drew this card',
    pirate: 'The Pirate',
    merchants: 'Every Merchant at sea',
    everyone: 'Everybody at sea',
    'most-cards': 'Whoever at sea has the most cards',
    chosen: 'A player whom the drawer chooses',
  },
  /** Of the return to sea, which touches Merchants in port. */
  whoInPort: {
    drawer: 'Whoever drew this card, if in port,',
    pirate: 'The Pirate, who is never in port,',
    merchants: 'Every Merchant in port',
    everyone: 'Everybody in port',
    'most-cards': 'Whoever in port has the most cards',
    chosen: 'A player in port, whom the drawer chooses,',
  },
  draw_one: '{{who}} draws a card.',
  draw_other: '{{who}} draws {{count}} cards.',
  discard_one: '{{who}} discards a card of their choice.',
  discard_other: '{{who}} discards {{count}} cards of their choice.',
  lose_one: '{{who}} loses a card at random.',
  lose_other: '{{who}} loses {{count}} cards at random.',
  half: '{{who}} discards half of their hand, rounded down, of their choice.',
  give_one: '{{who}} gives a card of their choice to whoever drew this one. Whoever drew it discards instead.',
  give_other: '{{who}} gives {{count}} cards of their choice to whoever drew this one. Whoever drew it discards instead.',
  treasure: '{{who}} takes the treasure lying uppermost in the discard.',
  see: {
    any: '{{who}} looks into a hand: a Merchant into that of the Pirate, the Pirate into that of one Merchant at sea.',
    pirate: '{{who}} looks into the hand of one Merchant at sea.',
    merchants: '{{who}} looks into the hand of the Pirate.',
  },
  search_one: '{{who}} looks at the top card of the pile and keeps {{keep}}; then the pile is shuffled.',
  search_other: '{{who}} looks at the top {{count}} cards of the pile and keeps {{keep}}; then the pile is shuffled.',
  /** What a search keeps. */
  keep_one: 'one vessel card',
  keep_other: '{{count}} vessel cards',
  miss: '{{who}} misses the next turn.',
  extra: '{{who}} has one more turn.',
  leave: '{{who}} puts to sea again.',
  reach: {
    any: '{{who}}, if a Merchant, reaches port without paying for it.',
    merchants: '{{who}} reaches port without paying for it.',
  },
}
