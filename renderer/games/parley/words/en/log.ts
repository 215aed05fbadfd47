/** One sentence for each line that `describe` gives (describe.ts); names and translated words come in as values. */
export const log = {
  dealt: 'The cards are dealt. {{captain}} is captain.',
  'siege-begun': {
    open: '{{seat}} drops anchor at {{port}}. Open vote.',
    closed: '{{seat}} drops anchor at {{port}}. Closed vote.',
  },
  'vote-laid': { open: '{{seat}} lays {{card}}.', closed: '{{seat}} has voted.' },
  'vote-passed': '{{seat}} has nothing to play and is passed over.',
  'votes-opened': 'The votes: {{cards}}.',
  'last-void': {
    several: 'Everyone wants the last word. Nobody gets it.',
    'no-card': 'Somebody had the last word, and nothing to say.',
  },
  'last-called': '{{seat}} has the last word.',
  'extra-laid': '{{seat}} adds {{card}}.',
  'votes-revealed': 'Now it is out. {{votes}}.',
  'specials-annulled': 'Too clever by half, all void: {{cards}}.',
  'vote-cancelled': {
    open: 'Cancelled. {{port}} votes once more, openly.',
    closed: 'Cancelled. {{port}} votes once more, face down.',
  },
  mutinied: 'Mutiny! {{from}} steps down, {{captain}} must start a siege.',
  'change-called': '{{seat}} has a hand on the anchor.',
  'anchor-moved': {
    moved: '{{seat}} moves the anchor from {{portFrom}} to {{port}}.',
    kept: '{{seat}} leaves the anchor at {{port}}.',
  },
  'votes-counted': 'Swords {{swords}}, shields {{shields}}.',
  'tie-called': 'Even. {{seat}} decides.',
  'tie-broken': {
    attack: '{{seat}} gives it to the attack.',
    defence: '{{seat}} gives it to the defence.',
  },
  blundered: {
    attack: 'A blunder! The attack wins after all.',
    defence: 'A blunder! The defence wins after all.',
  },
  'siege-won': {
    attack: '{{port}} is taken.',
    defence: '{{port}} is held.',
  },
  'marker-placed': {
    sealed: '{{country}} +{{points}}',
    unsealed: '{{country}} +{{points}}, but no seal is left',
  },
  'discard-taken': '{{seat}} throws one card away.',
  'cards-drawn_one': '{{seat}} draws one card.',
  'cards-drawn_other': '{{seat}} draws {{count}} cards.',
  'pile-renewed_one': 'The pile is renewed: one card.',
  'pile-renewed_other': 'The pile is renewed: {{count}} cards.',
  'port-card-turned': 'To attack next: {{countries}}.',
  'captaincy-passed': '{{captain}} is captain.',
  'admiral-moved': '{{seat}} sends an admiral from {{portFrom}} to {{port}}.',
  paid: {
    letter: '{{from}} pays {{silver}} silver for a letter.',
    'blackmail-yes': '{{from}} pays {{silver}} silver to {{to}}.',
    'blackmail-maybe': '{{from}} pays {{silver}} silver to {{to}}.',
    prize: '{{from}} pays {{to}} {{silver}} silver prize money.',
    'prize-supply': 'The supply pays {{to}} {{silver}} silver prize money.',
  },
  'letter-taken': '{{seat}} is privateer to the {{country}}.',
  'letter-scored': '{{country}} +{{points}}',
  blackmailed: {
    known: '{{from}} blackmails {{to}}: you serve the {{country}}.',
    secret: '{{from}} blackmails {{to}}.',
  },
  'blackmail-answered': {
    yes: '{{to}} says yes.',
    no: '{{to}} says no.',
    maybe: '{{to}} says maybe.',
  },
  'laid-aside': '{{from}} lays {{silver}} silver aside.',
  'missions-shown': 'No port is left. The crowns are shown. {{crowns}}.',
  'aside-settled': {
    right: '{{from}} did serve the {{country}}. {{winner}} takes the {{silver}} silver.',
    wrong: '{{from}} never served the {{country}}. {{winner}} takes the {{silver}} silver back.',
  },
  'prize-called': '{{seat}}, privateer to the {{country}}: the prize is {{silver}}.',
  'game-ended': {
    one: '{{winner}} wins with {{score}}.',
    shared: '{{winners}} share the victory with {{score}}.',
  },
}
