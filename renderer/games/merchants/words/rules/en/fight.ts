import type { Section } from '../../../../../words/book.ts'

/** Sections 5 to 9: attack, the end, exploration, house rules, and what each may know. */
export const fightSections: Section[] = [
  {
    id: '5',
    title: 'Attack',
    clauses: [
      {
        id: '5.1',
        title: 'One card against one',
        text: 'The attacker discards an attack card. A defender who has an attack card must discard one too, of own choice, and then nothing else happens. Both cards are seen by all.',
        example: 'The Pirate fires a cannon. A cutlass is answer enough; it was a bad shot, or a good swordsman.',
        keywords: ['attack', 'defend', 'defence', 'must', 'cannon', 'musket', 'cutlass'],
      },
      {
        id: '5.2',
        title: 'A Merchant without an answer',
        text: 'Is sunk: discards the whole hand and is out of the game. The crew plays on, and can still win without you.',
        keywords: ['sunk', 'sink', 'merchant', 'out', 'discard all'],
      },
      {
        id: '5.3',
        title: 'A Pirate without an answer',
        text: 'Discards half of the vessel cards in hand, rounded down, of own choice. With one card or none there is nothing to lose.',
        example: 'Out of 7 cards 3 must go. Treasure is seldom among them.',
        keywords: ['pirate', 'beaten', 'half', 'rounded down', 'discard', 'choice'],
      },
    ],
  },
  {
    id: '6',
    title: 'The end',
    clauses: [
      {
        id: '6.1',
        title: 'No Merchant left at sea',
        text: 'When all Merchants are sunk or in port, the game ends at once. Also in the middle of an event: what it had still to say is not done any more.',
        keywords: ['end', 'all', 'port', 'sunk', 'at once'],
      },
      {
        id: '6.2',
        title: 'The Pirate is on the Island',
        text: 'From then on the Pirate has no turns, cannot be attacked, steals nothing and catches nobody. Each Merchant at sea has two more turns. Then the game ends. A turn that is missed counts as played.',
        keywords: ['island', 'pirate home', 'two turns', 'countdown', 'end'],
      },
      {
        id: '6.3',
        title: 'Who wins',
        text: 'If all Merchants are sunk, the Pirate wins, treasure or not. Otherwise treasure cards are compared: those of the Pirate against those of all Merchants at sea and in port together. More wins; the same on both sides is a draw.',
        example: 'The Pirate has 5 treasure cards. One Merchant reached port with 4 and another is still out there with 2: the crew wins.',
        keywords: ['win', 'treasure', 'compare', 'draw', 'tie', 'together', 'winner'],
      },
    ],
  },
  {
    id: '7',
    title: 'Exploration cards',
    clauses: [
      {
        id: '7.1',
        title: 'Read it out, do it',
        text: 'Whoever draws one shows it at once and does what it says; nobody does anything else before that. Then it goes to the discard, after all that it made others discard.',
        keywords: ['exploration', 'event', 'draw', 'show', 'at once', 'discard'],
      },
      {
        id: '7.2',
        title: 'The seven events',
        text: 'Fair winds: you draw two more cards. Storm: everybody at sea discards one card by chance, from you clockwise. Doldrums: you miss your next turn. Wreck: you take the treasure card that lies uppermost in the discard, if there is one. Spyglass: a Merchant sees the Pirate’s hand, if the Pirate is at sea; the Pirate sees the hand of a Merchant at sea, of own choice. Hidden cove: you look at the top four cards of the pile and must take one vessel card, if one is among them; then the pile is shuffled. Press gang: whoever at sea has the most cards, the Pirate too, gives you one of own choice; if that is you, you discard one. Of several with as many, it is the first from you, clockwise.',
        keywords: ['fair winds', 'storm', 'doldrums', 'wreck', 'spyglass', 'hidden cove', 'press gang', 'event'],
      },
    ],
  },
  {
    id: '8',
    title: 'Rules of the house',
    clauses: [
      {
        id: '8.1',
        title: 'An event of your own',
        text: 'It has a title, a text, and up to 6 steps. A step says who it touches: the drawer, the Pirate, the Merchants, everybody, the one with the most cards, or somebody whom the drawer chooses once for the whole event. And what they do: draw, discard, discard half, give to the drawer, take treasure from the discard, see a hand, search the pile, miss a turn, gain a turn, come out of port, reach port. Only players at sea are touched, except by coming out of port; several of them one after the other, from the drawer clockwise.',
        example: 'Mutiny: the Pirate discards half; then everybody draws one. The crew will ask for it by name.',
        keywords: ['event', 'steps', 'own', 'workshop', 'write', 'house rule', 'who', 'what', 'extra turn'],
      },
      {
        id: '8.2',
        title: 'A set of seven',
        text: 'The workshop keeps events in sets of seven, which take the place of the printed ones. A set is a file: it can be saved, passed on, and chosen when a table is opened. A file with a mistake is refused, and you are told where the mistake is.',
        keywords: ['set', 'seven', 'file', 'import', 'export', 'workshop', 'mistake'],
      },
      {
        id: '8.3',
        title: 'Other things a table may agree on',
        text: 'What each kind of treasure counts at the end (1 each). That only the kind of card attacked with defends. That the three navigation cards must be alike, or all different. Spoils: before the discarding, the attacker takes up to 3 cards by chance from a beaten defender. How many cards a Merchant may hold (7). And whether the Merchants may write to each other where the Pirate does not read it (no).',
        example: 'With gold worth 3, one chest outweighs a bale of silk and a sack of spice.',
        keywords: ['option', 'house rule', 'treasure value', 'alike', 'different', 'spoils', 'variant', 'limit'],
      },
    ],
  },
  {
    id: '9',
    title: 'Who knows what',
    clauses: [
      {
        id: '9',
        title: 'Open to all, or to some',
        text: 'All see where everybody is, what lies in the discard, which event was drawn, what was used to attack, defend and sail home, who robbed whom and who traded with whom, and the fans of the hands. Your hand and what you draw you alone see. A card stolen or traded is known to the two. A hand that was shown is known to whoever saw it, as it was then. What lies in the pile nobody knows, the bots neither.',
        keywords: ['secret', 'public', 'know', 'see', 'hidden', 'bots', 'hand', 'fan'],
      },
    ],
  },
]
