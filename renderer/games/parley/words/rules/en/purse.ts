import type { Section } from '../../../../../words/book.ts'

/** Sections 6 to 11: admirals, money, the end, and what each may know. */
export const purseSections: Section[] = [
  {
    id: '6',
    title: 'Move an admiral',
    clauses: [
      {
        id: '6.1',
        title: 'Once each',
        text: 'The captain sends an admiral to any port that has no seals and no admiral. The port he leaves may now be besieged; the port he reaches may not. Each of the four moves once in a game, and then stays.',
        keywords: ['admiral', 'move', 'sail', 'protect', 'once'],
      },
    ],
  },
  {
    id: '7',
    title: 'Letters of marque',
    clauses: [
      {
        id: '7.1',
        title: 'Buy a letter',
        text: 'The captain pays the supply and takes one letter that is still for sale, for all to see. The price goes by completed sieges: 7 silver for 0 to 5, then 6 (6 and 7), 5 (8 and 9), 6 (10 and 11), 7 (12 and 13), 8 (14 and 15). You must be able to pay it all.',
        keywords: ['letter', 'privateer', 'marque', 'price', 'cost', 'buy'],
      },
      {
        id: '7.2',
        title: 'Two points at once',
        text: 'The country on the letter scores 2 points there and then.',
        keywords: ['letter', 'points', 'two'],
      },
      {
        id: '7.3',
        title: 'As many as you like',
        text: 'You may own several letters, bought one a turn. Your own secret country is allowed. People will talk, but not aloud.',
        keywords: ['several', 'own country', 'letters'],
      },
    ],
  },
  {
    id: '8',
    title: 'Blackmail',
    clauses: [
      {
        id: '8.1',
        title: 'A guess, in private',
        text: 'The captain hands one of the own blackmail cards to another player. It names a country, and says: that is whom you serve. Only the two of you know which country. You can blackmail each player once in a game. The card is spent, whatever the answer. You may even guess your own country, as a bluff.',
        keywords: ['blackmail', 'guess', 'once', 'bluff', 'card'],
      },
      {
        id: '8.2',
        title: 'Yes, no, maybe',
        text: 'No: only if the guess is wrong; it costs nothing. Yes: only if it is right; you pay today’s sum to the blackmailer. Maybe: always allowed; you pay 2 silver to the blackmailer and lay today’s sum on the closed card, until the end.',
        example:
          'Seven sieges are over, so the sum is 8. Yes costs 8. Maybe costs 2 at once and 8 laid aside; if the guess was wrong, the 8 come back.',
        keywords: ['answer', 'yes', 'no', 'maybe', 'pay', 'lie'],
      },
      {
        id: '8.3',
        title: 'Today’s sum',
        text: 'It goes by completed sieges: 1 silver for 0 to 5, then 8 (6 and 7), 7 (8 and 9), 6 (10 and 11), 5 (12 and 13), 4 (14 and 15).',
        keywords: ['price', 'sum', 'table', 'how much', 'blackmail'],
      },
      {
        id: '8.4',
        title: 'What the others see',
        text: 'Who blackmailed whom, the answer, and the coins. Not the country.',
        keywords: ['public', 'secret', 'see', 'blackmail'],
      },
      {
        id: '8.5',
        title: 'The money on the cards',
        text: 'At the end each card with money on it is shown. Was the guess right, the blackmailer gets the money. Was it wrong, it goes home to its owner.',
        keywords: ['maybe', 'laid aside', 'end', 'return'],
      },
      {
        id: '8.6',
        title: 'Short of money',
        text: 'If you cannot pay it all, you pay what you have: first the 2, then what is laid aside.',
        keywords: ['poor', 'cannot pay', 'broke', 'empty purse'],
      },
    ],
  },
  {
    id: '9',
    title: 'The final account',
    clauses: [
      {
        id: '9.1',
        title: 'Crowns, cards, prizes',
        text: 'All crowns are shown. Then the money on the blackmail cards is settled, oldest first. Then each letter of marque, in the order they were bought, wins a prize: one tenth of its country’s points, rounded up. Whoever serves that country pays it to the privateer, and the supply pays the same once more. If the country is your own, or nobody’s, only the supply pays you. A player short of silver pays what is there; the supply always pays in full.',
        example:
          'The Venetians end on 34, so the prize is 4. You paid 5 for the letter. You get 4 from the player of the Venetians and 4 from the supply: 3 gained. That player won 2 points by your letter and pays 4: 2 lost. Or: the Mamluks are your own, end on 29, and the letter cost 6. You get 3 from the supply and had 2 points: 1 lost.',
        keywords: ['end', 'prize', 'letter', 'tenth', 'reveal', 'mission'],
      },
      {
        id: '9.2',
        title: 'The winner',
        text: 'Your score is your silver (a gold coin is five) and the points of your country. The highest wins. On a tie the greater points of the country decide; if they are equal too, you share the place.',
        keywords: ['score', 'win', 'tie', 'total', 'winner'],
      },
    ],
  },
  {
    id: '10',
    title: 'The map',
    clauses: [
      {
        id: '10',
        title: 'The Middle Sea',
        text: 'The twenty ports are Malta, Athena, Sicilia, Sardegna, Tunis, Cezayir, Valencia, Barcelona, Marseille, Genova, Napoli, Venezia, Ragusa, Konstantiniyye, İzmir, Rodos, Candia, Cipro, İskenderiye and Trablus. The admirals start at Barcelona, Venezia, Trablus and Cipro. Sicilia, Malta, Sardegna, Napoli and Rodos have five neighbours each: good places to be late. Barcelona, Cezayir, Konstantiniyye, Trablus and Venezia have two.',
        keywords: ['map', 'ports', 'neighbour', 'admiral', 'start'],
      },
    ],
  },
  {
    id: '11',
    title: 'Who knows what',
    clauses: [
      {
        id: '11',
        title: 'Open and secret',
        text: 'Everyone sees the chart, the seals, the points, everybody’s coins and letters, how many cards you hold, all opened votes, and who blackmailed whom with what answer. Only you see your crown, your hand, your blackmail cards, your closed vote and the extra card you threw away. A blackmail’s country is known to its two. What comes next in the piles is known to nobody.',
        keywords: ['secret', 'public', 'know', 'see', 'hidden'],
      },
      {
        id: 'manners',
        title: 'Manners',
        text: 'You may laugh, groan and raise a glass. You may not say aloud whom you suspect, and you may not take notes. Remembering is allowed, if you can.',
        keywords: ['talk', 'notes', 'suspicion', 'aloud', 'chat', 'manners'],
      },
    ],
  },
]
