export const room = {
  room: {
    open: 'Big screen for the room',
    leave: 'Leave the big screen',
    look: 'Big screen',
    come: 'Come and take a seat',
    scan: 'Scan this, or type the code:',
    scanOnly: 'Scan this, or open in a browser:',
    type: 'or open in a browser:',
    full: 'Everybody is here',
    free_one: 'One seat is free',
    free_other: '{{count}} seats are free',
  },
}
