/** Whose decision it is: to the seat itself, to the others. Never do several decide at once. */
export const phases = {
  turn: {
    pirate: 'Your turn, Pirate: draw, steal, attack, or go home.',
    merchant: 'Your turn, Merchant: draw, trade, attack, or go home.',
    /** 4.7 */
    stuck: 'Your turn, and nothing that can be done.',
    other: 'It is the turn of {{seat}}.',
  },
  defend: { mine: '{{from}} attacks you: {{card}}. With what do you answer?', other: '{{seat}} must answer the attack.' },
  trade: { mine: '{{from}} lays a card face down before you. Which do you give for it?', other: '{{seat}} weighs the offer.' },
  trim: {
    mine_one: 'You are overladen. Discard {{count}} card, or sail on with all of them.',
    mine_other: 'You are overladen. Discard {{count}} cards, or sail on with all of them.',
    other: '{{seat}} looks into a very full hold.',
  },
  'pick-beaten': {
    mine_one: 'You are beaten: discard {{count}} card.',
    mine_other: 'You are beaten: discard {{count}} cards, half of your hand.',
    other: '{{seat}} throws half of a hand overboard.',
  },
  'pick-caught': {
    mine_one: 'Caught! Take {{count}} card out of this hand.',
    mine_other: 'Caught! Take {{count}} cards out of this hand.',
    other: '{{seat}} goes through the caught hold.',
  },
  'pick-discard': {
    mine_one: '{{event}}: discard {{count}} card.',
    mine_other: '{{event}}: discard {{count}} cards.',
    other: '{{event}}: {{seat}} chooses what to discard.',
  },
  'pick-give': {
    mine_one: '{{event}}: give {{to}} {{count}} card.',
    mine_other: '{{event}}: give {{to}} {{count}} cards.',
    other: '{{event}}: {{seat}} chooses what to give away.',
  },
  'pick-search': {
    mine_one: '{{event}}: keep {{count}} vessel card.',
    mine_other: '{{event}}: keep {{count}} vessel cards.',
    other: '{{event}}: {{seat}} searches the top of the pile.',
  },
  'choose-chosen': { mine: '{{event}}: whom shall it meet?', other: '{{event}}: {{seat}} chooses somebody.' },
  'choose-see-hand': { mine: '{{event}}: whose hand do you look into?', other: '{{event}}: {{seat}} chooses a hand to look into.' },
  over: { mine: 'The game is over.', other: 'The game is over.' },
}

/** The acts and answers: `title` and `line` on a button; `prompt` what is still to be chosen; `button` what confirming does; `off` why not. */
export const decisions = {
  draw: { title: 'Draw', line_one: '{{count}} card', line_other: '{{count}} cards', off: 'no cards left' },
  steal: { title: 'Steal', line: 'one card, unseen', prompt: 'From whom?', button: 'Steal from {{seat}}', off: 'nobody to rob' },
  attack: {
    title: 'Attack',
    line: { pirate: 'sink a Merchant', merchant: 'cost the Pirate half' },
    prompt: { both: 'Whom, and with what?', seat: 'Whom?', card: 'With which card?' },
    button: 'Attack {{seat}}: {{card}}',
    noCard: 'no attack card',
    noShip: 'nobody to attack',
  },
  return: {
    title: { pirate: 'To the Island', merchant: 'To port' },
    line: 'three navigation cards',
    prompt_one: 'One more navigation card.',
    prompt_other: '{{count}} navigation cards.',
    button: { pirate: 'To Pirate Island: {{cards}}', merchant: 'To port: {{cards}}' },
    have: '{{count}} of three navigation cards',
    set: 'not such three cards',
  },
  trade: {
    title: 'Trade',
    line: 'a card for a card',
    prompt: { both: 'With whom, and which card?', seat: 'With whom?', card: 'Which card do you offer?' },
    button: 'Offer {{seat}}: {{card}}',
    off: 'nobody to trade with',
  },
  pass: { title: 'Pass', line: 'nothing can be done' },
  defend: { button: 'Beat it off: {{card}}' },
  'trade-answer': { button: 'Give for it: {{card}}', refuse: 'Refuse', refuseLine: 'the card goes back' },
  trim: { button: 'Discard: {{cards}}', keep: 'Keep all', keepLine: 'the Pirate may catch you' },
  pick: {
    beaten: 'Discard: {{cards}}',
    caught: 'Take: {{cards}}',
    discard: 'Discard: {{cards}}',
    give: 'Give: {{cards}}',
    search: 'Keep: {{cards}}',
    left_one: '{{count}} more',
    left_other: '{{count}} more',
  },
  choose: { button: 'Choose {{seat}}' },
  catch: {
    title: 'Overladen?',
    line: 'call a ship',
    text: 'A Merchant with more than {{limit}} cards can be caught before the next turn of that ship.',
    seat: '{{seat}}: overladen!',
    discard: 'Half overboard',
    discardLine: 'half of that hand, at random',
    take: 'Take two',
    takeLine: 'you see the whole hand',
  },
}

/** The rule options (engine/games/merchants/options.ts), for the form before the game. */
export const options = {
  pirate: { title: 'The Pirate', text: 'Who sails against all the others. Left open, the lot decides.', random: 'by lot' },
  handLimit: {
    title: 'Cards that a hold bears',
    text: 'A Merchant with more is overladen and can be caught by a watchful Pirate.',
  },
  showHandCounts: {
    title: 'Show numbers of cards',
    text: 'The table writes how many cards everybody holds. Otherwise only fans of backs are seen, and noticing is a skill.',
  },
  crewChannel: {
    title: 'A channel of the crew',
    text: 'The Merchants can write to each other, and the Pirate cannot read it. Those who only watch cannot either.',
  },
  treasureValue: { title: 'What treasure is worth', text: 'Points for each card at the end.', gold: 'Gold', silk: 'Silk', spice: 'Spice' },
  defendAlike: {
    title: 'Like beats like',
    text: 'Only the same variety beats an attack off: a cannon a cannon, a musket a musket.',
  },
  navigationSet: {
    title: 'Cards that bring a ship home',
    text: 'Which three navigation cards it takes.',
    any: 'any three',
    alike: 'three alike',
    different: 'one of each',
  },
  spoils: {
    title: 'Spoils of an attack',
    text: 'Cards that the attacker takes at random out of a beaten hand before the rest is lost.',
  },
  events: {
    title: 'Events',
    text: 'The seven exploration cards: the printed ones, or a set of your own from the workshop.',
    'title-the-seven-events': 'The seven printed events',
  },
}
