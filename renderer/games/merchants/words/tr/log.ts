import type { WordsOf } from '../../../../words/shape.ts'
import type { MerchantsWords } from '../en.ts'

type Turkish = WordsOf<MerchantsWords, 'one' | 'other'>

/** Names carry no suffix: the word after them does. */
export const log: Turkish['log'] = {
  dealt: 'Kartlar dağıtıldı. Korsan: {{pirate}}. İlk sıra: {{turn}}.',
  'turn-extra': '{{seat}} bir sıra daha oynuyor.',
  'turn-missed': 'Rüzgâr yok: {{seat}} sırasını kaçırıyor.',
  passed: '{{seat}} bir şey yapamıyor, geçiyor.',
  'card-drawn': { known: '{{seat}} bir kart çekiyor: {{card}}.', hidden: '{{seat}} bir kart çekiyor.' },
  'pile-renewed_one': 'Atılanlar yeni deste oldu: bir kart.',
  'pile-renewed_other': 'Atılanlar yeni deste oldu: {{count}} kart.',
  stolen: { known: '{{to}} çalıyor: {{card}}. Yitiren: {{from}}.', hidden: '{{to}} bir kart çalıyor. Yitiren: {{from}}.' },
  attacked: '{{from}} saldırıyor. Hedef: {{to}}. Kart: {{card}}.',
  defended: '{{seat}} saldırıyı püskürtüyor: {{card}}.',
  'spoils-taken': {
    known_one: '{{to}} ganimet alıyor: {{cards}}. Yitiren: {{from}}.',
    known_other: '{{to}} ganimet alıyor: {{cards}}. Yitiren: {{from}}.',
    hidden_one: '{{to}} bir kart ganimet alıyor. Yitiren: {{from}}.',
    hidden_other: '{{to}} {{count}} kart ganimet alıyor. Yitiren: {{from}}.',
  },
  sunk: {
    cards: '{{seat}} batıyor! Batıran: {{by}}. Gemiyle giden: {{cards}}.',
    empty: '{{seat}} batıyor! Batıran: {{by}}. Ambar boştu.',
  },
  beaten: '{{by}} korsanı yendi. {{seat}} karşılık veremiyor, elinin yarısı gidiyor.',
  returned: { port: '{{seat}} limana varıyor: {{cards}}.', island: '{{seat}} Korsan Adası’na dönüyor: {{cards}}.' },
  'countdown-begun': 'Korsan evinde. Denizdeki her tüccara kalan sıra: {{turns}}.',
  'trade-offered': {
    known: '{{from}} bir kart öneriyor: {{card}}. Karar veren: {{to}}.',
    hidden: '{{from}} kapalı bir kart öneriyor. Karar veren: {{to}}.',
  },
  'trade-refused': '{{to}} geri çeviriyor. {{from}} kartını alıyor.',
  traded: {
    known: 'Değiş tokuş: {{from}} şunu veriyor: {{card}}; {{to}} şunu: {{cards}}.',
    hidden: '{{from}} ile {{to}} karta karşı kart değişiyor.',
  },
  'trim-declined': '{{seat}} fazla yükle yola devam ediyor.',
  caught: {
    discard: '{{by}} fazla yüklü gemiyi yakalıyor: {{seat}} yükün yarısını denize atıyor.',
    take: '{{by}} fazla yüklü gemiyi yakalayıp üstüne çıkıyor. Yakalanan: {{seat}}.',
  },
  'cards-taken': {
    known_one: '{{to}} alıyor: {{cards}}. Yitiren: {{from}}.',
    known_other: '{{to}} alıyor: {{cards}}. Yitiren: {{from}}.',
    hidden_one: '{{to}} bir kart alıyor. Yitiren: {{from}}.',
    hidden_other: '{{to}} {{count}} kart alıyor. Yitiren: {{from}}.',
  },
  discarded: {
    beaten: '{{seat}} atıyor: {{cards}}.',
    trim: '{{seat}} gemisini hafifletiyor: {{cards}}.',
    caught: 'Denize giden: {{cards}}. Yitiren: {{seat}}.',
    event: '{{seat}} atıyor: {{cards}}.',
    random: '{{seat}} yitiriyor: {{cards}}.',
  },
  'event-drawn': '{{seat}} bir keşif açıyor: {{event}}!',
  'player-chosen': '{{seat}} seçiyor: {{chosen}}.',
  'hand-seen': {
    known_one: '{{by}} bir el görüyor: {{cards}}. Elin sahibi: {{of}}.',
    known_other: '{{by}} bir el görüyor: {{cards}}. Elin sahibi: {{of}}.',
    hidden_one: '{{by}} bir el görüyor, bir kart. Elin sahibi: {{of}}.',
    hidden_other: '{{by}} bir el görüyor, {{count}} kart. Elin sahibi: {{of}}.',
  },
  'top-seen_one': '{{seat}} destenin en üstteki kartına bakıyor.',
  'top-seen_other': '{{seat}} destenin en üstteki {{count}} kartına bakıyor.',
  'cards-found': {
    known_one: '{{seat}} alıyor: {{cards}}.',
    known_other: '{{seat}} alıyor: {{cards}}.',
    hidden_one: '{{seat}} aralarından birini alıyor.',
    hidden_other: '{{seat}} aralarından {{count}} kart alıyor.',
  },
  'treasure-salvaged': '{{seat}} batıktan çıkarıyor: {{card}}.',
  'cards-given': {
    known_one: '{{from}} veriyor: {{cards}}. Alan: {{to}}.',
    known_other: '{{from}} veriyor: {{cards}}. Alan: {{to}}.',
    hidden_one: '{{from}} bir kart veriyor. Alan: {{to}}.',
    hidden_other: '{{from}} {{count}} kart veriyor. Alan: {{to}}.',
  },
  becalmed: '{{seat}} rüzgârsız kaldı, sırasını kaçıracak.',
  'turn-gained': '{{seat}} bir sıra daha kazanıyor.',
  'put-to-sea': '{{seat}} yeniden denize açılıyor.',
  'port-reached': '{{seat}} limana varıyor.',
  'game-ended': {
    pirate: {
      'all-sunk': 'Bütün tüccarlar battı. Kazanan korsan!',
      'all-home': 'Deniz boşaldı. Kazanan korsan: {{pirate}} karşı {{merchants}}.',
      'turns-over': 'Son sıra bitti. Kazanan korsan: {{pirate}} karşı {{merchants}}.',
    },
    merchants: {
      'all-home': 'Deniz boşaldı. Kazanan tüccarlar: {{merchants}} karşı {{pirate}}.',
      'turns-over': 'Son sıra bitti. Kazanan tüccarlar: {{merchants}} karşı {{pirate}}.',
    },
    draw: {
      'all-home': 'Deniz boşaldı. Kazanan yok: {{pirate}} ve {{merchants}}.',
      'turns-over': 'Son sıra bitti. Kazanan yok: {{pirate}} ve {{merchants}}.',
    },
  },
}
