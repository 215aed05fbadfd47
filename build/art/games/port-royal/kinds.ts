/** The engine's kinds, by their names there. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const
export type Colour = (typeof COLOURS)[number]

/** Colour and sign together, always: the ship's colour, its deep tone, what is written on it, the sign. */
export const LOOK: Record<Colour, { colour: string; deep: string; text: string; icon: string }> = {
  yellow: { colour: '#dba52a', deep: '#8a5f0c', text: '#3d2a06', icon: 'sun' },
  blue: { colour: '#2f5f97', deep: '#1c3c66', text: '#f2e6c8', icon: 'dolphin' },
  green: { colour: '#406f37', deep: '#2c4f27', text: '#f2e6c8', icon: 'oak-leaf' },
  red: { colour: '#ad3226', deep: '#6f1b13', text: '#f6e4c4', icon: 'rose' },
  black: { colour: '#2d2926', deep: '#14110f', text: '#f2e6c8', icon: 'raven' },
}

export const TRADES = ['settler', 'captain', 'priest', 'jack', 'sailor', 'pirate', 'mademoiselle', 'jester', 'admiral', 'governor'] as const
export type Trade = (typeof TRADES)[number]

/** A person as the card shows him: a trade, or a trader in a colour. */
export type Person = Trade | `trader-${Colour}`
export const PERSONS: readonly Person[] = [...COLOURS.map((colour) => `trader-${colour}` as const), ...TRADES]

/** The one colour of a person's paper, beside black. */
const ACCENTS: Record<Trade, string> = {
  settler: '#8a5a2e',
  captain: '#27407a',
  priest: '#4d4a63',
  jack: '#3f6e3c',
  sailor: '#2c6a8a',
  pirate: '#a62c22',
  mademoiselle: '#a6476a',
  jester: '#7a3f7d',
  admiral: '#1f5f66',
  governor: '#96650f',
}

export const colourOf = (person: Person): Colour | undefined => COLOURS.find((colour) => person === `trader-${colour}`)

export function accentOf(person: Person): string {
  const colour = colourOf(person)
  // Whoever is no trader has a trade.
  return colour ? LOOK[colour].colour : ACCENTS[person as Trade]
}
