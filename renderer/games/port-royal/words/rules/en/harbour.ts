import type { Section } from '../../../../../words/book.ts'

/** Sections 1 to 3: the cards, the start, and what comes into the harbour. */
export const harbourSections: Section[] = [
  {
    id: '1',
    title: 'The 120 cards',
    clauses: [
      {
        id: '1.1',
        title: 'Ships',
        text: 'There are 50, ten of each colour: yellow pinnaces (sun), blue flutes (dolphin), green skiffs (oak leaf), red frigates (rose), black galleons (raven). In every colour three bring 1 coin, three bring 2, three bring 3 and one brings 4. The swords say how hard the ship is to repel: up to 4 in yellow, 5 in blue and green, 6 in red, 7 in black. Two red ships and two black ones fly a skull instead, and nobody repels those.',
        keywords: ['ship', 'colour', 'coins', 'swords', 'skull', 'how many', 'pinnace', 'flute', 'skiff', 'frigate', 'galleon'],
      },
      {
        id: '1.2',
        title: 'People',
        text: 'There are 60. At the top stand points and price. 10 traders, each with a colour: one coin more when you take a ship of it. 5 settlers, 5 captains, 5 priests: a house, an anchor, a cross. 3 jacks: any one of these signs. 10 sailors: one sword each. 3 pirates: two swords each. 4 mademoiselles: people cost you one coin less. 5 jesters (see 4.4), 6 admirals (see 4.3), 4 governors (see 4.2). Some trades come at several prices, the dearer for more points.',
        keywords: [
          'person',
          'people',
          'ability',
          'trader',
          'settler',
          'captain',
          'priest',
          'jack',
          'sailor',
          'pirate',
          'mademoiselle',
          'jester',
          'admiral',
          'governor',
        ],
      },
      {
        id: '1.3',
        title: 'Expeditions',
        text: 'There are six. Two anchors, two crosses or two houses: 4 points and 2 coins. Two anchors and a house, or two crosses and a house: 6 points and 3 coins. An anchor, a cross and a house: 5 points and 3 coins; that one is for five players only.',
        keywords: ['expedition', 'anchor', 'cross', 'house', 'points', 'five players'],
      },
      {
        id: '1.4',
        title: 'Taxes',
        text: 'There are four: two that favour the most swords, two that favour the fewest points.',
        keywords: ['tax', 'swords', 'points', 'how many'],
      },
      {
        id: '1.5',
        title: 'For those who count',
        text: '50 ships, 60 people, 6 expeditions and 4 taxes are 120 cards. The ships of each colour carry 22 coins. All people together are worth 83 points and cost 314 coins, and they carry 16 swords. There are 4 skulls.',
        keywords: ['count', 'sum', 'total', 'how many', 'odds'],
      },
    ],
  },
  {
    id: '2',
    title: 'Before the first ship',
    clauses: [
      {
        id: '2.1',
        title: 'Players',
        text: 'Two to five play. With five, the expedition for anchor, cross and house lies open from the start; with fewer it sits the game out. The other 119 cards are shuffled.',
        keywords: ['players', 'how many', 'five', 'shuffle', 'start'],
      },
      {
        id: '2.2',
        title: 'Coins are cards',
        text: 'A coin is a card face down. Everybody begins with three, from the top of the pile. Nobody may look at their faces, not even the owner; how many you have is known to all. A coin that you pay goes to the discard, face up. A coin that you earn comes from the top of the pile. A coin for another player moves over face down. The oldest coin is always spent first.',
        keywords: ['coin', 'money', 'face down', 'start', 'pay', 'look', 'secret'],
      },
      {
        id: '2.3',
        title: 'Who begins',
        text: 'The lot decides, unless the table has named somebody. Then it goes clockwise.',
        keywords: ['first', 'begin', 'start', 'clockwise', 'order'],
      },
      {
        id: '2.4',
        title: 'When the pile is empty',
        text: 'The discard is shuffled into a new pile, at the moment when a card is wanted. Should both be empty, nothing can be revealed, and you may stop even before a first card. Whatever is still earned comes in spare coins, which are worth the same and leave the game when they are paid. If a turn would begin like that, the game is over at once.',
        keywords: ['pile', 'empty', 'shuffle', 'discard', 'no cards', 'spare coins'],
      },
    ],
  },
  {
    id: '3',
    title: 'Discover',
    clauses: [
      {
        id: '3.1',
        title: 'One card, and another',
        text: 'In your turn you reveal the top card, and then as many more as you dare, one at a time. The first is compulsory. After any card you may stop, even if the harbour is empty.',
        keywords: ['turn', 'reveal', 'first card', 'stop', 'push your luck'],
      },
      {
        id: '3.2',
        title: 'A ship, and swords',
        text: 'If you have a sword, and as many as the ship shows, you may drive it off at once: it goes to the discard and counts for nothing. Your swords are not used up. A skull cannot be driven off. Any other ship, and any that you let in, lies in the harbour.',
        example: 'Two sailors and a pirate are 4 swords. A black galleon with 4 you may send away, and the next one too.',
        keywords: ['ship', 'repel', 'swords', 'skull', 'drive off', 'let in'],
      },
      {
        id: '3.3',
        title: 'Going under',
        text: 'A second ship of the same colour that you do not drive off ends your turn. The whole harbour goes to the discard and nobody takes anything; jesters pay (see 4.4). Expeditions stay where they are. You may let in a ship that you could drive off, even then.',
        example:
          'A yellow pinnace and a blue flute lie in the harbour, with three people. Another yellow pinnace comes, and your swords do not reach it: everything is lost.',
        keywords: ['second ship', 'same colour', 'lose', 'bust', 'sink', 'go under', 'end of turn'],
      },
      {
        id: '3.4',
        title: 'Tax day',
        text: 'Everybody with 12 coins or more gives half of them to the discard, rounded down: with 12 or 13 that is 6, with 14 or 15 it is 7. Then whoever has the most swords, or the fewest points, as the card says, gets one coin; if several are equal, each of them does. The tax goes to the discard, and you go on revealing.',
        example: 'Nobody has hired anybody yet: all have the same number of swords, and everybody gets a coin.',
        keywords: ['tax', 'twelve', 'half', 'rounded', 'most swords', 'fewest points', 'equal'],
      },
      {
        id: '3.5',
        title: 'An expedition',
        text: 'It lies apart from the harbour until somebody fulfils it. It is not lost when the harbour goes under.',
        keywords: ['expedition', 'apart', 'stay'],
      },
      {
        id: '3.6',
        title: 'A person',
        text: 'Anybody you meet waits in the harbour, to be hired.',
        keywords: ['person', 'harbour', 'hire'],
      },
    ],
  },
]
