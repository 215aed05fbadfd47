import type { phone as model } from '../en/phone.ts'
import type { WordsOf } from '../shape.ts'

/** Telefonlar için sayfa. */
export const phone: WordsOf<typeof model, 'one' | 'other'> = {
  phone: {
    tabs: { hand: 'Elim', board: 'Masa', log: 'Seyir', more: 'Diğer' },
    calling: 'Ev sahibi aranıyor',
    home: 'Masalara dön',
    whole: 'Masanın tamamı',
    toPhone: 'Telefon sayfası',
    watch: 'Masanın tamamını izle',
    noSeat: 'Burada henüz yeriniz yok. Boş bir yere oturun ya da izleyin.',
    seats: 'Yerler ve burada bir oyuncu daha',
    hold: 'bakmak için basılı tutun, açık kalsın derseniz dokunun',
    latest: 'Az önce',
    lacking_one: '{{count}} tane daha',
    lacking_other: '{{count}} tane daha',
    vibrate: 'Sıra sizdeyken titreşim',
    onceMore: 'ev sahibi yeni masayı kurdu',
    onceMoreWait: 'Bir el daha mı? Ona ev sahibi karar verir.',
  },
}
