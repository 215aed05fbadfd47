/** Whose decision it is: to the seat itself, to the others. Never do several decide at once. */
export const phases = {
  discover: { mine: 'Your harbour: one card more, or enough?', other: '{{seat}} looks out to sea.' },
  repel: { mine: 'Your swords reach that ship. Drive it off?', other: '{{seat}} counts swords.' },
  take: {
    mine: 'The harbour is yours: take, or leave it.',
    /** In another's turn; `seat` is the active one. */
    guest: 'You may take too: one coin a card, to {{seat}}.',
    other: '{{seat}} looks over the harbour.',
  },
  over: { mine: 'The game is over.', other: 'The game is over.' },
}

/** The acts: `title` and `line` on a button, the rest when it looks different or cannot be done. */
export const decisions = {
  reveal: {
    title: 'Reveal',
    line: 'turn one card more',
    first: 'the first card must be',
  },
  stop: {
    title: 'Stop',
    line_one: 'and take one card',
    line_other: 'and take up to {{count}}',
    empty: 'with an empty harbour',
    off: 'not before the first card',
  },
  repel: {
    title: 'Repel',
    line: 'drive it back to sea',
    off: 'it has {{swords}}, you have {{mine}}',
    skull: 'nobody repels a skull',
  },
  keep: {
    title: 'Let it in',
    line: 'it drops anchor here',
    bust: 'a second {{ship}}: all is lost',
  },
  take: {
    title: 'Take',
    line: 'choose a card in the harbour',
    off: 'when you have stopped',
    prompt_one: 'One card is yours. Which?',
    prompt_other: 'Up to {{count}} cards are yours. Which?',
    ship_one: 'Take {{card}}: {{count}} coin',
    ship_other: 'Take {{card}}: {{count}} coins',
    person_one: 'Hire {{card}} for {{count}} coin',
    person_other: 'Hire {{card}} for {{count}} coins',
    personFree: 'Hire {{card}} for nothing',
    fee: 'and one coin for {{seat}}',
    dear: 'costs {{cost}}, you have {{coins}}',
  },
  pass: { title: 'Enough', line: 'take nothing more' },
  expedition: {
    title: 'Expedition',
    line: 'send people off',
    off: 'signs are lacking',
    prompt: 'Which expedition?',
    choose_one: 'Whom do you send? One more.',
    choose_other: 'Whom do you send? {{count}} more.',
    button: 'Send {{cards}} for {{points}} and {{coins}}',
  },
  back: 'Back',
}

/** The rule options (engine/games/port-royal/options.ts), for the form before the game. */
export const options = {
  firstPlayer: {
    title: 'First player',
    text: 'Who begins. Left open, the lot decides.',
    random: 'by lot',
  },
  goal: {
    title: 'Points that end the game',
    text: 'Whoever has them starts the last round. Fewer make a short evening, more make a rich one.',
  },
  governorAtOnce: {
    title: 'Governors at once',
    text: 'A governor hired just now brings one card more in the same turn. Otherwise from the next on.',
  },
  expeditionNeeded: {
    title: 'No victory without an expedition',
    text: 'The end needs the points and an expedition, and only those who own one can win.',
  },
  showOdds: {
    title: 'Show the odds',
    text: 'The table works out how likely the next card is to sink the harbour. From what all can see, no more.',
  },
}

/** Labels on the table and on its panels. */
export const panel = {
  table: 'The quay',
  harbour: 'The harbour',
  harbourEmpty: 'The harbour is empty',
  expeditions: 'Expeditions',
  display: 'My people',
  displayOf: 'Hired by {{seat}}',
  displayEmpty: 'nobody hired yet',
  purse: 'My coins',
  coinsText: 'Coins are cards face down. Nobody knows their faces.',
  swords_one: '{{count}} sword',
  swords_other: '{{count}} swords',
  noSwords: 'no swords',
  coins_one: '{{count}} coin',
  coins_other: '{{count}} coins',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  pointsShort: 'points',
  ofGoal: 'of {{goal}} points',
  goal: '{{points}} of {{goal}}',
  costs_one: 'costs {{count}} coin',
  costs_other: 'costs {{count}} coins',
  pile_one: '{{count}} card in the pile',
  pile_other: '{{count}} cards in the pile',
  discard_one: '{{count}} card discarded',
  discard_other: '{{count}} cards discarded',
  takes_one: '{{count}} card to take',
  takes_other: '{{count}} cards to take',
  flag: 'take {{cards}}',
  flagText: 'Four colours of ships let the active player take two cards, five colours three.',
  berth: '{{ship}}: not here yet',
  active: 'active',
  activeIs: 'It is the turn of {{seat}}',
  yourTurn: 'your turn',
  takesNow: 'takes now',
  lastRound: 'The last round',
  lastRoundText: 'Somebody has what ends the game. Play goes on until everyone has had as many turns.',
  wouldCost_one: 'would cost you {{count}} coin',
  wouldCost_other: 'would cost you {{count}} coins',
  wouldCostNothing: 'would cost you nothing',
  wouldBring_one: 'would bring you {{count}} coin',
  wouldBring_other: 'would bring you {{count}} coins',
  tooDear: 'too dear for you',
  fee: 'and one coin to {{seat}}',
  second: 'A second',
  sinks: 'sinks the harbour',
  danger: 'a second {{ship}} and all is lost',
  canRepel: 'your swords reach it',
  cannotRepel: 'your swords do not reach it',
  skull: 'a skull: never repelled',
  odds: '{{percent}} % to go under',
  wentUnder: 'Gone under!',
  discount: 'people cost {{coins}} less',
  traders: '{{colour}} ships: +{{coins}}',
  governors: 'cards to take: +{{cards}}',
  admirals: 'at 5 cards: +{{coins}}',
  jesters: 'empty harbour: +{{coins}}',
  houseRules: 'House rules',
  clause: 'rule {{clause}}',
  rules: 'The rules',
}

/** The final account (6.2), line by line; coins only break a tie. */
export const score = {
  persons: 'People hired',
  expeditions: 'Expeditions',
  coins: 'Coins, if equal',
}
