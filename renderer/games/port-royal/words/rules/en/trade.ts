import type { Section } from '../../../../../words/book.ts'

/** Sections 4 to 7: what is taken, expeditions, the end, and what each may know. */
export const tradeSections: Section[] = [
  {
    id: '4',
    title: 'Trade and hire',
    clauses: [
      {
        id: '4.1',
        title: 'How many cards',
        text: 'When you stop you may take one card. If ships of four colours lie in the harbour at that moment, you may take two; with five colours, three. Nothing need be taken.',
        example: 'Yellow, blue, red and green lie there when you stop: two cards, even if the first one you take is the green ship.',
        keywords: ['take', 'how many', 'four colours', 'five colours', 'two', 'three', 'stop'],
      },
      {
        id: '4.2',
        title: 'Governors',
        text: 'Each of your governors lets you take one card more, in your own turn and in everybody else’s. A governor hired just now counts at once.',
        keywords: ['governor', 'one more', 'at once'],
      },
      {
        id: '4.3',
        title: 'Admirals',
        text: 'If five or more cards lie in the harbour when your time to take comes, each of your admirals brings you 2 coins, once, before you take anything. An admiral hired just now has come too late.',
        keywords: ['admiral', 'five cards', 'two coins', 'when'],
      },
      {
        id: '4.4',
        title: 'Jesters',
        text: 'Each of your jesters brings one coin in two cases: when your time to take comes in another’s turn and the harbour is empty, and when the harbour goes under, in anybody’s turn, your own too. When it goes under, the first case does not come on top.',
        keywords: ['jester', 'empty harbour', 'going under', 'coin'],
      },
      {
        id: '4.5',
        title: 'Now the others',
        text: 'After you, clockwise, each of the others may take one card, and more with governors. For each card they give you one coin. For a person, the price and that coin must both be in the purse beforehand. A ship may pay for itself: its coins are drawn first, and one of them goes to you.',
        example:
          'You have 5 coins, and in Beatriz’s turn a priest for 4 lies in the harbour. Price 4, and 1 for Beatriz: you can just afford it.',
        keywords: ['others', 'one coin', 'pay', 'active player', 'clockwise', 'fee', 'afford'],
      },
      {
        id: '4.6',
        title: 'Taking a card',
        text: 'A ship goes to the discard and you draw as many coins as it shows, and those of your traders in its colour. A person you pay to the discard, one coin less for each of your mademoiselles but never less than nothing, and keep for good. What somebody can do holds from your next card on, in the turns of others too, and it all adds up.',
        example: 'Two mademoiselles bring a governor for 8 down to 6. A red trader turns a frigate of 2 coins into one of 3.',
        keywords: ['take', 'ship', 'hire', 'price', 'trader', 'mademoiselle', 'discount', 'ability'],
      },
      {
        id: '4.7',
        title: 'What is left',
        text: 'Whatever nobody wanted goes to the discard. Then the player to your left has the harbour.',
        keywords: ['left over', 'discard', 'next', 'end of turn'],
      },
      {
        id: '4.8',
        title: 'In this order',
        text: 'At one moment cards and coins go to the discard before coins are drawn. Who can take nothing and fulfil nothing is not asked, but admirals and jesters pay all the same. After your last card you are still asked if you could fulfil an expedition.',
        keywords: ['order', 'skipped', 'not asked', 'when', 'sequence'],
      },
    ],
  },
  {
    id: '5',
    title: 'Expeditions',
    clauses: [
      {
        id: '5.1',
        title: 'Send people off',
        text: 'In your own turn, before a card or while you take, you may fulfil as many expeditions as you can. Lay people with the signs it shows into the discard, exactly as many as there are signs; take the expedition, whose points are yours, and draw its coins. A jack stands in for any one sign, and nobody serves twice. It is too late once you have said that it is enough, or once the harbour has gone under, and too early while a ship waits for your answer.',
        example: 'Two captains of 1 point each go; the expedition brings 4 points and 2 coins. You are 2 points up, and two anchors short.',
        keywords: ['expedition', 'fulfil', 'anchor', 'cross', 'house', 'jack', 'when', 'discard'],
      },
    ],
  },
  {
    id: '6',
    title: 'The end',
    clauses: [
      {
        id: '6.1',
        title: 'Twelve points',
        text: 'As soon as somebody has 12 points, in whoever’s turn, the last round has begun. It is played until everybody has had the same number of turns.',
        example:
          'Nan began the game. Kit, on her left, comes to 12 points in his turn. The others have their turns, and before Nan the game ends.',
        keywords: ['end', 'twelve', 'last round', 'points', 'goal'],
      },
      {
        id: '6.2',
        title: 'The winner',
        text: 'The most points win. If they are equal, the most coins; if those are equal too, the victory is shared.',
        keywords: ['win', 'tie', 'equal', 'coins', 'winner'],
      },
      {
        id: '6.3',
        title: 'With an expedition, if agreed',
        text: 'A table may agree that nobody wins without an expedition. Then the end needs the points and an expedition with the same player, and at the end those who own one rank before all others.',
        keywords: ['expedition needed', 'variant', 'house rule', 'option'],
      },
    ],
  },
  {
    id: '7',
    title: 'Who knows what',
    clauses: [
      {
        id: '7',
        title: 'Open to all, or to nobody',
        text: 'The harbour, the expeditions, the people before everybody, the discard, how many coins each has and how large the pile is: all see that. The faces of coins and the order of the pile nobody sees, the bots neither. If the table has agreed to it, the odds of going under are shown; they are worked out from what all can see.',
        keywords: ['secret', 'public', 'odds', 'know', 'see', 'hidden', 'bots', 'count cards'],
      },
    ],
  },
]
