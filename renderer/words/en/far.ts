/** At a table of another host, in the own window. */
export const far = {
  far: {
    guest: 'You are a guest at {{host}}',
    guestSomewhere: 'You are on your way to another host',
    home: 'Home to my own Harbour',
    tables: 'Tables at {{host}}',
    all: 'All tables here',
    calling: 'Calling the host at {{address}} …',
    trying: 'Trying again by itself; nothing has to be done here.',
    browser: 'Open it in the browser instead',
    browserLine: 'the host’s own page; it always fits',
    unknownVersion: 'another',
    why: {
      'owner-only': {
        title: 'This window may not go abroad',
        text: 'Only the window of this computer’s own host may call other hosts. Open the address that the program printed when it started, or go to the other host in the browser.',
      },
      'no-place': {
        title: 'Nobody can be there',
        text: '{{address}} is no address of this network. Ask the host for the code or the address once more.',
      },
      itself: {
        title: 'That is this very host',
        text: '{{address}} is this computer itself. Your own tables are in your own Harbour.',
      },
      'too-fast': {
        title: 'Too many calls',
        text: 'This computer has called other hosts very often just now. In a few seconds it may again.',
      },
      'not-reached': {
        title: 'The host is not reached',
        text: 'Nothing answers at {{address}}. Are both computers in the same network? Is the other one switched on and awake, and does its firewall let Corsair Table in?',
      },
      refused: {
        title: 'Nobody hosts there now',
        text: 'The computer at {{address}} answers, but no table is open to the network there. Ask its host to open one, or whether the code has changed.',
      },
      full: {
        title: 'The host is full',
        text: 'The host at {{address}} has no place for one more connection. Close other pages that look at it.',
      },
      'no-host': {
        title: 'That is no host',
        text: 'Something answers at {{address}}, but it is no Corsair Table. Ask the host for the code or the address once more.',
      },
      'other-version': {
        title: 'The host has another version',
        text: 'Here is version {{own}}, at {{address}} {{theirs}}: the two do not fit together in this window. The host’s own page in the browser fits; or let both update.',
      },
      garbage: {
        title: 'The host talks nonsense',
        text: 'What came from {{address}} is nothing that a host of this version says, so the line was cut. Nothing of yours was harmed. Only go back if you trust who runs it.',
      },
    },
  },
}
