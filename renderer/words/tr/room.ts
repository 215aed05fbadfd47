export const room = {
  room: {
    open: 'Oda için büyük ekran',
    leave: 'Büyük ekrandan çık',
    look: 'Büyük ekran',
    come: 'Gelin, oturun',
    scan: 'Tarayın ya da kodu yazın:',
    scanOnly: 'Tarayın ya da tarayıcıda açın:',
    type: 'ya da tarayıcıda açın:',
    full: 'Herkes burada',
    free_one: '{{count}} yer boş',
    free_other: '{{count}} yer boş',
  },
}
