/** Families by colour and shape: gold circle, red diamond, blue hexagon. */
export const FAMILIES = ['treasure', 'attack', 'navigation'] as const
export type Family = (typeof FAMILIES)[number]

export const FAMILY_LOOK: Record<Family, { colour: string; light: string }> = {
  treasure: { colour: '#a8741a', light: '#f3d58a' },
  attack: { colour: '#94291d', light: '#eebfa4' },
  navigation: { colour: '#23536f', light: '#b5d2d4' },
}

export const VARIETIES = ['gold', 'silk', 'spice', 'cannon', 'musket', 'cutlass', 'compass', 'sextant', 'chart'] as const
export type Variety = (typeof VARIETIES)[number]

export const FAMILY_OF: Record<Variety, Family> = {
  gold: 'treasure',
  silk: 'treasure',
  spice: 'treasure',
  cannon: 'attack',
  musket: 'attack',
  cutlass: 'attack',
  compass: 'navigation',
  sextant: 'navigation',
  chart: 'navigation',
}

/** The default events, and one face for all that people write themselves. */
export const EVENTS = ['fair-winds', 'storm', 'doldrums', 'wreck', 'spyglass', 'hidden-cove', 'press-gang', 'house'] as const
export type EventFace = (typeof EVENTS)[number]

/** Who sits at the table; each has a ship of own colour and sign. */
export const FACES = ['pilot', 'mercer', 'spicer', 'goldsmith', 'supercargo', 'chandler'] as const
export type Face = (typeof FACES)[number]

export const FACE_LOOK: Record<Face, { colour: string; sign: string }> = {
  pilot: { colour: '#a8791c', sign: 'seahorse' },
  mercer: { colour: '#5b4480', sign: 'mermaid' },
  spicer: { colour: '#b0562a', sign: 'octopus' },
  goldsmith: { colour: '#3d6b3a', sign: 'sea-turtle' },
  supercargo: { colour: '#2f5f97', sign: 'sperm-whale' },
  chandler: { colour: '#2b6a70', sign: 'dolphin' },
}
