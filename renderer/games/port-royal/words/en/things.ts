import type { Colour, Sign, Tax, Trade } from '../../../../../engine/games/port-royal/cards.ts'

/** Six people of the town: full name, what friends call them, what the harbour says of them. */
export const corsairs = {
  innkeeper: { name: 'Nan Tolliver', short: 'Nan', line: 'Forgets every face. Remembers every bill.' },
  smuggler: { name: 'Kit Marrow', short: 'Kit', line: 'Was elsewhere that night. Has it in writing.' },
  surgeon: { name: 'Ambrose Finch', short: 'Ambrose', line: 'Never lost the same patient twice.' },
  harbourmaster: { name: 'Hendrik Voss', short: 'Hendrik', line: 'Sees every ship come in. Charges for the view.' },
  shipowner: { name: 'Beatriz Carvalho', short: 'Beatriz', line: 'Three ships afloat, one below. All four insured.' },
  smith: { name: 'Kojo Ashby', short: 'Kojo', line: 'Mends anchors. Also promises, but those cost more.' },
}

/** `name` is the colour, `ship` the kind of ship that has it, `sign` what it bears beside its colour. */
type ColourWords = { name: string; ship: string; sign: string }

export const colours = {
  yellow: { name: 'yellow', ship: 'Pinnace', sign: 'sun' },
  blue: { name: 'blue', ship: 'Flute', sign: 'dolphin' },
  green: { name: 'green', ship: 'Skiff', sign: 'oak leaf' },
  red: { name: 'red', ship: 'Frigate', sign: 'rose' },
  black: { name: 'black', ship: 'Galleon', sign: 'raven' },
} satisfies Record<Colour, ColourWords>

/** `any` is what a jack stands for. */
export const signs = {
  A: 'anchor',
  C: 'cross',
  H: 'house',
  any: 'any one sign',
} satisfies Record<Sign | 'any', string>

/** `name` and `line` are printed on the card; `text` is said when one asks. */
type PersonWords = { name: string; line: string; text: string }

export const persons = {
  trader: {
    name: 'Trader',
    line: '+1 coin from {{colour}} ships',
    text: 'One coin more whenever you take a {{colour}} ship.',
  },
  settler: { name: 'Settler', line: 'stands for a house', text: 'A house, for expeditions.' },
  captain: { name: 'Captain', line: 'stands for an anchor', text: 'An anchor, for expeditions.' },
  priest: { name: 'Priest', line: 'stands for a cross', text: 'A cross, for expeditions.' },
  jack: { name: 'Jack', line: 'anchor, cross or house', text: 'A jack of all trades: stands for any one anchor, cross or house.' },
  sailor: { name: 'Sailor', line: 'one sword against ships', text: 'One sword, to repel ships in your own turn.' },
  pirate: { name: 'Pirate', line: 'two swords against ships', text: 'Two swords, to repel ships in your own turn.' },
  mademoiselle: {
    name: 'Mademoiselle',
    line: 'people cost 1 less',
    text: 'Whomever you hire costs one coin less, but never less than nothing.',
  },
  jester: {
    name: 'Jester',
    line: '+1 coin for an empty harbour',
    text: 'One coin when the harbour goes under in anybody’s turn, or lies empty when you may take in another’s.',
  },
  admiral: {
    name: 'Admiral',
    line: '+2 coins at 5 cards',
    text: 'Two coins when your time to take comes and five or more cards lie in the harbour.',
  },
  governor: { name: 'Governor', line: 'take one card more', text: 'One card more, in your own turn and in everybody else’s.' },
} satisfies Record<Trade, PersonWords>

export const expeditions = {
  name: 'Expedition',
  text: 'In your own turn, send off people with these signs. You keep the expedition and its points, and earn its coins.',
}

/** `line` is printed on the card. */
export const taxes = {
  swords: {
    name: 'Tax',
    line: 'a coin for the most swords',
    text: 'Whoever has 12 coins or more pays half. Whoever has the most swords gets one coin.',
  },
  points: {
    name: 'Tax',
    line: 'a coin for the fewest points',
    text: 'Whoever has 12 coins or more pays half. Whoever has the fewest points gets one coin.',
  },
} satisfies Record<Tax['by'], PersonWords>

/** A card as it is spoken. `coins`, `swords` and `points` come in words (panel); `signs` are several, with commas. */
export const cards = {
  ship: '{{ship}}, {{colour}}: {{coins}}, {{swords}}',
  shipSkull: '{{ship}}, {{colour}}: {{coins}}, a skull',
  person: '{{person}}: {{points}}, costs {{coins}}, {{line}}',
  expedition: 'Expedition: {{signs}} for {{points}} and {{coins}}',
  tax: '{{tax}}: {{line}}',
}
