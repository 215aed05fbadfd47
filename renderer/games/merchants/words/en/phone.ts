/** The hand on a phone. */
export const phone = {
  turn: { pirate: 'Your turn, Pirate', merchant: 'Your turn, Merchant' },
  attacked: 'You are attacked!',
  attackOn: '{{from}} attacks {{to}}',
  attackWith: '{{from}} uses: {{card}}',
  defend: 'With what do you answer?',
  defendText: 'An attack card beats it off; both cards are spent.',
  attackLine: 'the card is spent',
  defendLine: 'both cards are spent',
  tradeLine: 'face down until the answer',
  mine: 'My secrets',
  hold_one: 'My hold: {{count}} card',
  hold_other: 'My hold: {{count}} cards',
  seen: 'What I have seen',
  board: 'The ships',
}
