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
  },
  keep: {
    title: 'Let it in',
    line: 'it drops anchor here',
    bust: 'a second {{ship}}: all is lost',
  },
  take: {
    prompt_one: 'One card is yours. Which?',
    prompt_other: 'Up to {{count}} cards are yours. Which?',
    ship_one: 'Take {{card}}: {{count}} coin',
    ship_other: 'Take {{card}}: {{count}} coins',
    person_one: 'Hire {{card}} for {{count}} coin',
    person_other: 'Hire {{card}} for {{count}} coins',
    personFree: 'Hire {{card}} for nothing',
    fee: 'and one coin for {{seat}}',
  },
  pass: { title: 'Enough', line: 'take nothing more' },
  expedition: {
    title: 'Expedition',
    prompt: 'Which expedition?',
    choose_one: 'Whom do you send? One more.',
    choose_other: 'Whom do you send? {{count}} more.',
    button: 'Send {{cards}} for {{points}} and {{coins}}',
  },
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
  coinsText: 'Coins are cards face down. Nobody knows their faces.',
  swords_one: '{{count}} sword',
  swords_other: '{{count}} swords',
  coins_one: '{{count}} coin',
  coins_other: '{{count}} coins',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  pointsShort: 'points',
  ofGoal: 'of {{goal}} points',
  goal: '{{points}} of {{goal}}',
  pile_one: '{{count}} card in the pile',
  pile_other: '{{count}} cards in the pile',
  discard_one: '{{count}} card discarded',
  discard_other: '{{count}} cards discarded',
  flag: 'take {{cards}}',
  flagText: 'Four colours of ships let the active player take two cards, five colours three.',
  yourTurn: 'your turn',
  theirTurn: 'their turn',
  lastRound: 'The last round',
  lastRoundText: 'Somebody has what ends the game. Play goes on until everyone has had as many turns.',
  tooDear: 'Too dear for you.',
  second: 'A second',
  sinks: 'sinks the harbour',
  danger: 'a second {{ship}} and all is lost',
  canRepel: 'Your swords reach it.',
  cannotRepel: 'Your swords do not reach it.',
  skull: 'A skull: never repelled.',
  odds: '{{percent}} % to go under',
  oddsShort: '{{percent}} %',
  wentUnder: 'Gone under!',
  discount: 'people cost {{coins}} less',
  traders: '{{colour}} ships: +{{coins}}',
  governors: 'cards to take: +{{cards}}',
  admirals: 'at 5 cards: +{{coins}}',
  jesters: 'empty harbour: +{{coins}}',
}

/** The final account (6.2), line by line; coins only break a tie. */
export const score = {
  persons: 'People hired',
  expeditions: 'Expeditions',
  coins: 'Coins, if equal',
}
