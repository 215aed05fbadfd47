/** Why not, and what to do instead; the clause is shown beside it. */
export const reasons = {
  'not-now': 'Something else is to be decided first.',
  'no-cards': 'Neither pile nor discard holds a card. Stop, and see what can be taken.',
  'first-card': 'The first card must be. Reveal it; after that you may stop whenever you like.',
  'no-such-card': 'That card does not lie in the harbour. Choose one that does.',
  'no-takes': 'You have taken all that you may. Say that it is enough.',
  'too-dear': 'Your purse holds {{coins}}: too little for {{card}}. In another’s turn one coin comes on top. A ship costs nothing.',
  'not-your-turn': 'Expeditions set out in one’s own turn only. Keep your people together until then.',
  'no-such-expedition': 'That expedition does not lie here. Choose one that does.',
  'no-such-person': 'Send your own people, each of them once.',
  'wrong-persons': '{{card}}: one person for each sign, and nobody else. A jack may stand in for any one.',
}
