import type { Section } from '../../../../../words/book.ts'

/** Sections 1 to 5: what there is, and the siege. */
export const siegeSections: Section[] = [
  {
    id: '1',
    title: 'What is on the table',
    clauses: [
      {
        id: '1.1',
        title: 'Six countries',
        text: 'Berbers (white), Venetians (yellow), Spaniards (black), French (blue), Turks (red) and Mamluks (green). Each has one pennant on the score track and 13 wax seals for the ports it wins.',
        keywords: ['country', 'crown', 'colour', 'seal', 'marker', 'pennant'],
      },
      {
        id: '1.2',
        title: 'Six corsairs',
        text: 'You sail as one of them, for all to see. Choose the face you like: it changes nothing in the game.',
        keywords: ['corsair', 'face', 'character', 'emblem'],
      },
      {
        id: '1.3',
        title: 'Twenty ports',
        text: 'Each port lies on a hexagon. Ports are neighbours when their hexagons share a side. Where a monster swims, nobody lands.',
        keywords: ['map', 'chart', 'hexagon', 'neighbour', 'adjacent', 'monster'],
      },
      {
        id: '1.4',
        title: 'Vote cards',
        text: 'There are 78. Swords speak for the attack: 14 ones, 10 twos, 6 threes. Shields speak for the defence, in the same numbers. The other 18 have ideas of their own: 6 Abstain, 4 Last, 2 Reveal, 2 Change, 2 Cancel, 1 Blunder, 1 Mutiny.',
        keywords: ['card', 'deck', 'sword', 'shield', 'special', 'how many'],
      },
      {
        id: '1.5',
        title: 'Port cards',
        text: 'A port card says which three countries attack and which three defend. There are 20, and every possible split occurs just once.',
        keywords: ['port card', 'attack', 'defence', 'sides'],
      },
      {
        id: '1.6',
        title: 'Secret crowns, letters, blackmail',
        text: 'Six secret crowns and six letters of marque, one for each country. And six blackmail cards for each player: one for each country again.',
        keywords: ['mission', 'crown', 'letter', 'privateer', 'blackmail'],
      },
      {
        id: '1.7',
        title: 'Admirals, anchor, coins',
        text: 'Four admirals keep four ports safe. The anchor shows which port is under siege. One gold coin is worth five silver.',
        keywords: ['admiral', 'anchor', 'coin', 'gold', 'silver', 'change'],
      },
    ],
  },
  {
    id: '2',
    title: 'Before you sail',
    clauses: [
      {
        id: '2.1',
        title: 'Players',
        text: 'Three to six play. Five or six play best: the more suspects, the better. The supply never runs out of coins.',
        keywords: ['players', 'how many', 'supply', 'bank'],
      },
      {
        id: '2.2',
        title: 'What you get',
        text: 'A corsair, a secret crown by lot, your six blackmail cards, six vote cards, and 7 gold and 7 silver. That is 42 silver in all.',
        keywords: ['start', 'money', 'hand', 'mission', 'deal'],
      },
      {
        id: '2.3',
        title: 'The first port card',
        text: 'The port cards are shuffled and the top one is turned up. It names the two sides of the next siege, whoever calls it and wherever it is.',
        keywords: ['port card', 'sides', 'shuffle'],
      },
      {
        id: '2.4',
        title: 'Where things stand',
        text: 'The admirals lie at the four ports that the map gives them. All countries are on 0. All letters of marque are for sale.',
        keywords: ['start', 'admiral', 'score'],
      },
      {
        id: '2.5',
        title: 'The first captain',
        text: 'The lot decides, unless the table has named one.',
        keywords: ['captain', 'first', 'begin', 'start'],
      },
      {
        id: '2.6',
        title: 'Your secret',
        text: 'You serve the country on your secret crown, and its points will be yours. Nobody else may see it before the end.',
        keywords: ['secret', 'mission', 'crown', 'show'],
      },
    ],
  },
  {
    id: '3',
    title: 'The turn',
    clauses: [
      {
        id: '3.1',
        title: 'One act, then pass it on',
        text: 'The captain does exactly one thing: start a siege, move an admiral, buy a letter of marque, or blackmail somebody. Then the player to the left is captain.',
        keywords: ['turn', 'captain', 'act', 'left', 'next'],
      },
      {
        id: '3.2',
        title: 'When it ends',
        text: 'As soon as no port is left to besiege. With twenty ports and four admirals that is after 16 sieges, not before and not later.',
        keywords: ['end', 'last', 'sixteen', 'over', 'how long'],
      },
    ],
  },
  {
    id: '4',
    title: 'The siege',
    clauses: [
      {
        id: '4.1',
        title: 'Drop the anchor',
        text: 'The captain picks a port that has no seals and no admiral, and says how to vote: open or closed.',
        keywords: ['siege', 'anchor', 'port', 'open', 'closed', 'which'],
      },
      {
        id: '4.2',
        title: 'Open vote',
        text: 'From the captain’s left, clockwise, each lays one card face up. The captain comes last, and has seen everything.',
        keywords: ['open vote', 'order', 'turn', 'face up'],
      },
      {
        id: '4.3',
        title: 'Closed vote',
        text: 'Everyone lays one card face down, in any order. When all are in, they are shuffled and opened. You see what was played, not who played it.',
        keywords: ['closed vote', 'face down', 'secret', 'shuffle', 'anonymous'],
      },
      {
        id: '4.4',
        title: 'What you may not play',
        text: 'No Reveal in an open vote: there is nothing to reveal. No Change by the captain, who chose the port already.',
        keywords: ['forbidden', 'not allowed', 'reveal', 'change', 'cannot play'],
      },
      {
        id: '4.5',
        title: 'Nothing to play',
        text: 'If you hold no card that may be played, you are passed over, as if you had abstained. If you hold one, you must play one.',
        keywords: ['pass', 'empty hand', 'must play'],
      },
      {
        id: '4.6',
        title: 'Who wins',
        text: 'Add up the swords, add up the shields. More swords: the attack wins. More shields: the defence wins. Equal, even at nothing to nothing: the captain chooses, and need not say why.',
        example: 'Swords 3 + 1, shields 2 + 2: four to four. The captain decides.',
        keywords: ['win', 'sum', 'count', 'tie', 'equal', 'draw', 'even'],
      },
      {
        id: '4.7',
        title: 'Seals and points',
        text: 'Each of the three winning countries sets its seal on the port. It scores 1 point, and 1 more for each neighbouring port that bears its seal already. The losers get nothing. A country that has used up its 13 seals still scores.',
        example:
          'Malta falls to Turks, Spaniards and Venetians. The Turks hold none of its neighbours: 1 point. The Spaniards hold Sicilia and Sardegna: 3. The Venetians hold Sardegna, Tunis, Sicilia and Athena: 5.',
        keywords: ['points', 'score', 'seal', 'marker', 'neighbour', 'adjacent'],
      },
      {
        id: '4.8',
        title: 'Clear up and draw',
        text: 'The cards of the vote are discarded. Then everybody may throw away one more card, face down, or keep them all; all choose at the same time. Then hands are filled up to six, from the captain’s left, the captain last. If the pile is empty, the discards are shuffled. If there are none either, the drawing stops. After the last siege none of this is done.',
        keywords: ['discard', 'draw', 'refill', 'hand', 'six', 'pile', 'shuffle'],
      },
      {
        id: '4.9',
        title: 'The next sides',
        text: 'The port card goes. The next one is turned up, so all can see who will attack and who will defend.',
        keywords: ['port card', 'next', 'sides'],
      },
    ],
  },
  {
    id: '5',
    title: 'The special cards',
    clauses: [
      {
        id: '5.1',
        title: 'Abstain',
        text: 'Counts nothing. Sometimes that is the loudest answer.',
        keywords: ['abstain', 'nothing', 'zero'],
      },
      {
        id: '5.2',
        title: 'Last',
        text: 'When all the other cards lie open, you lay one more, face up. If there are two or more Lasts in one vote, none of them does anything. The extra card may not be another Last, and must be one that may be played. In a closed vote it may be a Reveal. If you have no such card, there is no extra card, and nobody learns that it was you.',
        keywords: ['last', 'extra card', 'once more', 'two last'],
      },
      {
        id: '5.3',
        title: 'Reveal',
        text: 'Only in a closed vote. After the opening everyone learns who played which card, the special ones too. Nothing can stop that.',
        keywords: ['reveal', 'who played', 'show'],
      },
      {
        id: '5.4',
        title: 'Blunder',
        text: 'The outcome is turned round: who would lose, wins. If there is a tie, the captain decides it first, and then it is turned round.',
        keywords: ['blunder', 'reverse', 'turned round', 'loser'],
      },
      {
        id: '5.5',
        title: 'Change',
        text: 'When you know all the votes you may move the anchor to any other port open to siege, or leave it. The result counts where the anchor lies then. Not for the captain.',
        keywords: ['change', 'move', 'anchor', 'other port'],
      },
      {
        id: '5.6',
        title: 'Cancel',
        text: 'The vote is void and its cards are discarded. It is held again: same port, same way, with the cards that are left. In an open vote this happens on the spot, and those who have not voted yet keep their cards. But if a Blunder, Cancel, Change or Mutiny lies there already, they spoil each other instead (see 5.8).',
        keywords: ['cancel', 'void', 'again', 'repeat'],
      },
      {
        id: '5.7',
        title: 'Mutiny',
        text: 'The vote is void and its cards are discarded. The player to the left of the captain is captain now and must start a siege: at the same port or another, open or closed. The port card stays; nobody draws cards before. After that siege the next captain sits to the left of the new one.',
        keywords: ['mutiny', 'new captain', 'void', 'overthrow'],
      },
      {
        id: '5.8',
        title: 'Too many clever people',
        text: 'If two or more of Blunder, Cancel, Change and Mutiny meet in one vote, alike or not, all of them are void. Reveal still works.',
        example: 'A Mutiny and a Change lie in the same vote. There is no mutiny, the anchor stays, and the swords and shields decide.',
        keywords: ['annul', 'void', 'two specials', 'conflict', 'several'],
      },
      {
        id: '5.9',
        title: 'In this order',
        text: 'All cards are in. A closed vote is opened. A single Last brings its extra card. Reveal. Then see whether special cards annul each other. Mutiny or Cancel. Change. Sums. The captain breaks a tie. Blunder. Seals and points. Discard and draw. The next port card.',
        keywords: ['order', 'sequence', 'when', 'first'],
      },
    ],
  },
]
