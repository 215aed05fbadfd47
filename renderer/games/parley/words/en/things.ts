import type { Country, VoteCard } from '../../../../../engine/games/parley/cards.ts'
import type { Monster } from '../../../../../engine/games/parley/map.ts'

/** `name` is the people, in sentences and alone; `short` fits a narrow label. */
type CountryWords = { name: string; short: string }

export const countries = {
  berberis: { name: 'Berbers', short: 'Berbers' },
  venetians: { name: 'Venetians', short: 'Venice' },
  spaniards: { name: 'Spaniards', short: 'Spain' },
  francais: { name: 'French', short: 'France' },
  turks: { name: 'Turks', short: 'Turks' },
  mamluks: { name: 'Mamluks', short: 'Mamluks' },
} satisfies Record<Country, CountryWords>

export const ports = {
  malta: 'Malta',
  athena: 'Athena',
  sicilia: 'Sicilia',
  sardegna: 'Sardegna',
  tunis: 'Tunis',
  cezayir: 'Cezayir',
  valencia: 'Valencia',
  barcelona: 'Barcelona',
  marseille: 'Marseille',
  genova: 'Genova',
  napoli: 'Napoli',
  venezia: 'Venezia',
  ragusa: 'Ragusa',
  konstantiniyye: 'Konstantiniyye',
  izmir: 'İzmir',
  rodos: 'Rodos',
  candia: 'Candia',
  cipro: 'Cipro',
  iskenderiye: 'İskenderiye',
  trablus: 'Trablus',
}

export const monsters = {
  kraken: 'the kraken',
  'sea-serpent': 'the sea serpent',
  whale: 'the whale',
  octopus: 'the octopus',
} satisfies Record<Monster['kind'], string>

/** The six faces of 1.2: full name, what friends call them, what the harbour says of them. */
export const corsairs = {
  isaura: { name: 'Isaura Vance', short: 'Isaura', line: 'Keeps her word. Keeps yours too.' },
  kemal: { name: 'Kemal the Quiet', short: 'Kemal', line: 'Says little. Charges for it.' },
  yusuf: { name: 'Yusuf of Oran', short: 'Yusuf', line: 'Knows every wind, and who sent it.' },
  barbagia: { name: 'Old Barbagia', short: 'Barbagia', line: 'Sank twice. Complained once.' },
  donna: { name: 'Donna Ruscelli', short: 'Donna', line: 'Inherited a fleet. Do not ask how.' },
  quill: { name: 'Maarten Quill', short: 'Maarten', line: 'Came to count the cargo. Stayed for the cargo.' },
}

/** `title` and `line` are printed on the card; `name` stands in sentences; `text` is said when one asks. */
type CardWords = { name: string; title: string; line: string; text: string }

export const cards = {
  'sword-1': { name: 'Attack 1', title: 'Attack', line: 'one sword', text: 'One sword for the attack.' },
  'sword-2': { name: 'Attack 2', title: 'Attack', line: 'two swords', text: 'Two swords for the attack.' },
  'sword-3': { name: 'Attack 3', title: 'Attack', line: 'three swords', text: 'Three swords for the attack.' },
  'shield-1': { name: 'Defence 1', title: 'Defence', line: 'one shield', text: 'One shield for the defence.' },
  'shield-2': { name: 'Defence 2', title: 'Defence', line: 'two shields', text: 'Two shields for the defence.' },
  'shield-3': { name: 'Defence 3', title: 'Defence', line: 'three shields', text: 'Three shields for the defence.' },
  blunder: { name: 'Blunder', title: 'Blunder', line: 'losers win', text: 'The outcome is turned round: the side that would lose wins.' },
  reveal: { name: 'Reveal', title: 'Reveal', line: 'who played what', text: 'Closed votes only. Everyone learns who played which card.' },
  abstain: { name: 'Abstain', title: 'Abstain', line: 'counts nothing', text: 'A vote for neither side. It counts nothing.' },
  last: {
    name: 'Last',
    title: 'Last',
    line: 'speak once more',
    text: 'When all cards lie open, you lay one more. Two of these cancel out.',
  },
  change: {
    name: 'Change',
    title: 'Change',
    line: 'move the anchor',
    text: 'You see the votes, then may move the anchor to another open port. Not for the captain.',
  },
  cancel: {
    name: 'Cancel',
    title: 'Cancel',
    line: 'vote once more',
    text: 'The vote is void and is held again, with the cards that are left.',
  },
  mutiny: {
    name: 'Mutiny',
    title: 'Mutiny',
    line: 'a new captain',
    text: 'The vote is void. The captain steps down; the next one must start a siege.',
  },
} satisfies Record<VoteCard, CardWords>

/** What the secret crown says when it is turned up. */
export const mission = {
  line: 'I serve the {{country}}.',
}

/** The captain's four acts (3.1). `line` before an object is chosen, `chosen` after; `off` when it cannot be done. */
export const acts = {
  siege: { title: 'Siege', line: 'choose a port', chosen: 'drop anchor at {{port}}', off: 'no port is open' },
  'move-admiral': { title: 'Admiral', line: 'sail one away', off: 'all four have moved' },
  privateer: { title: 'Letter', line: 'of marque, {{silver}} silver', chosen: '{{country}}, {{silver}} silver', off: 'not enough silver' },
  blackmail: { title: 'Blackmail', line: 'guess a crown', off: 'nobody left to blackmail' },
}
