import type { Section } from '../../../../../words/book.ts'

/** Sections 1 to 4: the cards, the start, and what a turn may be. */
export const voyageSections: Section[] = [
  {
    id: '1',
    title: 'The 52 cards',
    clauses: [
      {
        id: '1.1',
        title: 'What there is',
        text: '45 vessel cards, which are kept secret in hand, five of each kind. Treasure: gold, silk, spice. Attack: cannon, musket, cutlass. Navigation: compass, sextant, chart. And 7 exploration cards, each with an event; nobody ever holds one of those.',
        keywords: ['cards', 'treasure', 'attack', 'navigation', 'exploration', 'how many', 'gold', 'silk', 'spice', 'cannon', 'chart'],
      },
      {
        id: '1.2',
        title: 'Who plays',
        text: 'Two to six. One is the Pirate, all others are Merchants, and the Merchants win or lose as one. The lot names the Pirate, unless the table has named somebody.',
        keywords: ['players', 'how many', 'pirate', 'merchants', 'team', 'lot'],
      },
    ],
  },
  {
    id: '2',
    title: 'Casting off',
    clauses: [
      {
        id: '2.1',
        title: 'The deal',
        text: 'Each Merchant gets 3 vessel cards, the Pirate gets 2 for every Merchant. Only then are the exploration cards shuffled into what is left, and that is the pile.',
        example: 'With five at the table the Pirate begins with 8 cards against 12. A fair fight, the Pirate says.',
        keywords: ['deal', 'start', 'hand', 'how many', 'pile', 'shuffle'],
      },
      {
        id: '2.2',
        title: 'Who begins',
        text: 'The player to the left of the Pirate. Then it goes clockwise.',
        keywords: ['first', 'begin', 'left', 'clockwise', 'order'],
      },
      {
        id: '2.3',
        title: 'Where a ship may be',
        text: 'A Merchant is at sea, in port, or sunk. The Pirate is at sea or on Pirate Island. Everybody starts at sea. Whoever is anywhere else has no more turns.',
        keywords: ['sea', 'port', 'sunk', 'island', 'place', 'turn'],
      },
    ],
  },
  {
    id: '3',
    title: 'The Pirate’s turn',
    clauses: [
      {
        id: '3.1',
        title: 'Draw two cards',
        text: 'One after the other. If the first is an exploration card, its event is played to the end before the second is drawn. If there are fewer than two cards to be had, the Pirate takes what there is.',
        keywords: ['pirate', 'draw', 'two', 'event between'],
      },
      {
        id: '3.2',
        title: 'Or steal',
        text: 'One card, unseen, out of the hand of a Merchant at sea. Chance picks it. A Merchant without cards cannot be robbed, which is a comfort of a kind.',
        keywords: ['pirate', 'steal', 'theft', 'random', 'empty hand'],
      },
      {
        id: '3.3',
        title: 'Or attack',
        text: 'One Merchant at sea, with one attack card. What follows stands in 5.1.',
        keywords: ['pirate', 'attack', 'merchant'],
      },
      {
        id: '3.4',
        title: 'Or go home',
        text: 'With three navigation cards, which are discarded, the Pirate returns to Pirate Island. That is the beginning of the end: see 6.2.',
        keywords: ['pirate', 'island', 'return', 'navigation', 'home', 'three'],
      },
    ],
  },
  {
    id: '4',
    title: 'A Merchant’s turn',
    clauses: [
      {
        id: '4.1',
        title: 'Draw a card',
        text: 'One, from the top of the pile. It may be an event; then it is played, and no other card is drawn for it.',
        keywords: ['merchant', 'draw', 'one'],
      },
      {
        id: '4.2',
        title: 'Or trade',
        text: 'One card for one card, with another Merchant at sea. You name the partner and lay a card face down. The partner answers with a card, seen by nobody else, or refuses. After a refusal your card comes back and it is still your turn, but the same partner cannot be asked again in it. A partner without cards cannot be asked at all.',
        example:
          'You have two compasses and need a third to get home. A friend has one, and needs your spare cannon. Neither of you may say so if the Pirate has ears.',
        keywords: ['trade', 'exchange', 'refuse', 'partner', 'face down', 'again'],
      },
      {
        id: '4.3',
        title: 'Or attack the Pirate',
        text: 'If the Pirate is at sea, with one attack card. What follows stands in 5.1.',
        keywords: ['merchant', 'attack', 'pirate'],
      },
      {
        id: '4.4',
        title: 'Or return to port',
        text: 'With three navigation cards, which are discarded. In port a Merchant is safe from theft and attack, keeps all other cards, and has no more turns.',
        keywords: ['port', 'return', 'home', 'safe', 'navigation', 'three'],
      },
      {
        id: '4.5',
        title: 'Overladen',
        text: 'A Merchant who ends a turn with more than 7 vessel cards may discard down to 7, exactly, or keep them all and hope. It is asked after any own turn, whatever was done in it, unless that turn led to port or to the bottom, or ended the game.',
        keywords: ['overladen', 'seven', 'limit', 'discard', 'trim', 'too many'],
      },
      {
        id: '4.6',
        title: 'Caught',
        text: 'A Pirate at sea who notices a Merchant at sea with 8 cards or more may say so, at any moment between the end of that Merchant’s turn and the start of the next, as long as nobody else has something to decide, and once at most in that time. It costs no turn. The Pirate chooses: half of the hand, rounded down, goes to the discard by chance; or the Pirate looks at the whole hand and takes two cards of it. No numbers stand on the hands, unless the table has agreed to it: you must look at the fans, and count.',
        example: 'You hold 9 cards. By chance you lose 4; or the Pirate reads all nine, takes the two best, and knows the rest.',
        keywords: ['caught', 'catch', 'overladen', 'eight', 'half', 'two cards', 'fan', 'count'],
      },
      {
        id: '4.7',
        title: 'Nothing to be done',
        text: 'Whoever can do nothing at all in a turn passes. Whoever can do something, must.',
        keywords: ['pass', 'nothing', 'must'],
      },
      {
        id: '4.8',
        title: 'When the pile is empty',
        text: 'The discard is shuffled into a new pile, exploration cards too, at the moment when a card is wanted from it.',
        keywords: ['pile', 'empty', 'shuffle', 'discard', 'events again'],
      },
    ],
  },
]
