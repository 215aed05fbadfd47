export const COUNTRIES = ['berberis', 'venetians', 'spaniards', 'francais', 'turks', 'mamluks'] as const
export type Country = (typeof COUNTRIES)[number]

/** Colour and sign together, always. */
export const LOOK: Record<Country, { colour: string; sign: string; icon: string }> = {
  berberis: { colour: '#f3ecdb', sign: '#6b5a3f', icon: 'crescent-blade' },
  venetians: { colour: '#d8a426', sign: '#4a3305', icon: 'lion' },
  spaniards: { colour: '#2a2522', sign: '#e9dcc0', icon: 'castle' },
  francais: { colour: '#27407a', sign: '#e9dcc0', icon: 'fleur-de-lys' },
  turks: { colour: '#a62c22', sign: '#f6e4c4', icon: 'concentric-crescents' },
  mamluks: { colour: '#3f6e3c', sign: '#f0e6c6', icon: 'eagle-emblem' },
}
