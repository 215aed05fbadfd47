import type { Card } from '../../../../../engine/games/merchants/cards.ts'
import type { State } from '../../../../../engine/games/merchants/state.ts'

/** Six people of the trade: full name, what friends call them, what the coffee house says of them. */
export const corsairs = {
  pilot: { name: 'Jonas Weatherby', short: 'Jonas', line: 'Knows every rock by name. Has met most of them.' },
  mercer: { name: 'Lucia Bellamonte', short: 'Lucia', line: 'Sells silk by the yard and secrets by the inch.' },
  spicer: { name: 'Selim Karaca', short: 'Selim', line: 'Smells a bargain upwind.' },
  goldsmith: { name: 'Isaac Morel', short: 'Isaac', line: 'Weighs everything twice. Friends too.' },
  supercargo: { name: 'Edmund Sharpe', short: 'Edmund', line: 'Counts the cargo, the crew, and what is left of both.' },
  chandler: { name: 'Adjoa Quaye', short: 'Adjoa', line: 'Sells the candle, the rope, and the advice not to need them.' },
}

/** 1.1 What a vessel card is good for. */
export const families = {
  treasure: { name: 'Treasure', text: 'Counts at the end, if it is not lost on the way.' },
  attack: { name: 'Attack', text: 'Attacks, and beats attacks off.' },
  navigation: { name: 'Navigation', text: 'Three of them bring a ship home.' },
}

export const cards = {
  gold: { name: 'Gold' },
  silk: { name: 'Silk' },
  spice: { name: 'Spice' },
  cannon: { name: 'Cannon' },
  musket: { name: 'Musket' },
  cutlass: { name: 'Cutlass' },
  compass: { name: 'Compass' },
  sextant: { name: 'Sextant' },
  chart: { name: 'Chart' },
} satisfies Record<Card, { name: string }>

/** 2.3 Where a ship is. */
export const places = {
  sea: 'at sea',
  port: 'safe in port',
  sunk: 'sunk',
  island: 'on Pirate Island',
} satisfies Record<State['places'][number], string>

export const roles = {
  pirate: { name: 'the Pirate', short: 'Pirate' },
  merchant: { name: 'a Merchant', short: 'Merchant' },
}

/** 7.2 The seven printed events; those of a house bring their own words. */
export const events = {
  kind: 'Exploration',
  'fair-winds': { title: 'Fair winds', text: 'The wind is with you: draw two more cards.' },
  storm: { title: 'Storm', text: 'Every player at sea discards one card at random.' },
  doldrums: { title: 'Doldrums', text: 'Not a breath of air: you miss your next turn.' },
  wreck: { title: 'Wreck', text: 'A wreck on the reef: take the treasure lying uppermost in the discard, if there is one.' },
  spyglass: { title: 'Spyglass', text: 'A Merchant sees the hand of the Pirate. The Pirate sees the hand of one Merchant at sea.' },
  'hidden-cove': {
    title: 'Hidden cove',
    text: 'Look at the top four cards of the pile and keep one vessel card. The others are shuffled back.',
  },
  'press-gang': { title: 'Press gang', text: 'Whoever has the most cards at sea gives you one of them. If that is you, discard one.' },
}
