/** The hand on a phone. */
export const phone = {
  discover: 'One card more, or enough?',
  canSend_one: '{{count}} expedition can be sent',
  canSend_other: '{{count}} expeditions can be sent',
  whomToSend: 'Whom do you send?',
  neededPeople_one: '{{count}} person must go; others may be chosen.',
  neededPeople_other: '{{count}} people must go; others may be chosen.',
  send: 'Send the expedition',
  harbour: 'The harbour',
  mine: 'My people',
  nobody: 'Nobody is hired yet.',
  board: 'What lies open',
  goal: '{{points}} of {{goal}} points',
}
