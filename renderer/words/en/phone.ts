/** The page for phones. */
export const phone = {
  phone: {
    tabs: { hand: 'My hand', board: 'Table', log: 'Log', more: 'More' },
    calling: 'Calling the host',
    home: 'To the tables',
    whole: 'The whole table',
    toPhone: 'The page for phones',
    watch: 'Watch the whole table',
    noSeat: 'You have no seat here yet. Take a free one, or watch.',
    seats: 'Seats, and one more player here',
    hold: 'hold to look, tap to leave open',
    latest: 'Just now',
    lacking_one: '{{count}} more',
    lacking_other: '{{count}} more',
    vibrate: 'Tremble at your turn',
    onceMore: 'your host has laid the next table',
    onceMoreWait: 'Once more? That is for the host to say.',
  },
}
