import type { WordsOf } from '../../../../words/shape.ts'
import type { ParleyWords } from '../en.ts'

type Turkish = WordsOf<ParleyWords, 'one' | 'other'>

/** Names carry no suffix: the word after them does. */
export const log: Turkish['log'] = {
  dealt: 'Kartlar dağıtıldı. Kaptan: {{captain}}.',
  'siege-begun': {
    open: '{{seat}} {{port}} limanına çapa atıyor. Açık oylama.',
    closed: '{{seat}} {{port}} limanına çapa atıyor. Kapalı oylama.',
  },
  'vote-laid': { open: '{{seat}} oynuyor: {{card}}.', closed: '{{seat}} oyunu verdi.' },
  'vote-passed': '{{seat}} oynayacak kart bulamadı, sırası geçti.',
  'votes-opened': 'Oylar: {{cards}}.',
  'last-void': {
    several: 'Son sözü herkes istedi. Kimse söyleyemedi.',
    'no-card': 'Biri son sözü aldı, ama diyecek sözü yoktu.',
  },
  'last-called': 'Son sözün sahibi: {{seat}}.',
  'extra-laid': '{{seat}} ekliyor: {{card}}.',
  'votes-revealed': 'Her şey ortaya çıktı. {{votes}}.',
  'specials-annulled': 'Fazla kurnazlık, hepsi geçersiz: {{cards}}.',
  'vote-cancelled': {
    open: 'İptal. {{port}} limanı yeniden oylanıyor, açık.',
    closed: 'İptal. {{port}} limanı yeniden oylanıyor, kapalı.',
  },
  mutinied: 'İsyan! {{from}} çekiliyor. Yeni kaptan {{captain}} kuşatma başlatmak zorunda.',
  'change-called': 'Çapanın başında: {{seat}}.',
  'anchor-moved': {
    moved: '{{seat}} çapayı {{portFrom}} limanından {{port}} limanına taşıyor.',
    kept: '{{seat}} çapayı {{port}} limanında bırakıyor.',
  },
  'votes-counted': '{{swords}} kılıç, {{shields}} kalkan.',
  'tie-called': 'Berabere. Karar veren: {{seat}}.',
  'tie-broken': {
    attack: '{{seat}} hücum diyor.',
    defence: '{{seat}} savunma diyor.',
  },
  blundered: {
    attack: 'Gaf! Kazanan hücum oldu.',
    defence: 'Gaf! Kazanan savunma oldu.',
  },
  'siege-won': {
    attack: '{{port}} düştü.',
    defence: '{{port}} dayandı.',
  },
  'marker-placed': {
    sealed: '{{country}} +{{points}}',
    unsealed: '{{country}} +{{points}}, ama mühür kalmadı',
  },
  'discard-taken': '{{seat}} bir kart atıyor.',
  'cards-drawn_one': '{{seat}} bir kart çekiyor.',
  'cards-drawn_other': '{{seat}} {{count}} kart çekiyor.',
  'pile-renewed_one': 'Deste yenilendi: bir kart.',
  'pile-renewed_other': 'Deste yenilendi: {{count}} kart.',
  'port-card-turned': 'Sıradaki hücum: {{countries}}.',
  'captaincy-passed': 'Kaptan artık {{captain}}.',
  'admiral-moved': '{{seat}} bir amirali {{portFrom}} limanından {{port}} limanına yolluyor.',
  paid: {
    letter: '{{from}} berat için {{silver}} gümüş ödüyor.',
    'blackmail-yes': '{{from}} {{silver}} gümüş ödüyor. Alan: {{to}}.',
    'blackmail-maybe': '{{from}} {{silver}} gümüş ödüyor. Alan: {{to}}.',
    prize: '{{from}} {{silver}} gümüş ganimet payı ödüyor. Alan: {{to}}.',
    'prize-supply': 'Kasa {{silver}} gümüş ganimet payı ödüyor. Alan: {{to}}.',
  },
  'letter-taken': '{{seat}} korsanlık beratı alıyor: {{country}}.',
  'letter-scored': '{{country}} +{{points}}',
  blackmailed: {
    known: '{{from}} şantaj yapıyor: “{{country}}.” Cevap sırası: {{to}}.',
    secret: '{{from}} şantaj yapıyor. Cevap sırası: {{to}}.',
  },
  'blackmail-answered': {
    yes: '{{to}}: “Evet.”',
    no: '{{to}}: “Hayır.”',
    maybe: '{{to}}: “Belki.”',
  },
  'laid-aside': '{{from}} {{silver}} gümüşü kenara koyuyor.',
  'missions-shown': 'Liman kalmadı. Taçlar açılıyor. {{crowns}}.',
  'aside-settled': {
    right: '{{from}} için tahmin doğruydu: {{country}}. {{silver}} gümüşü alan: {{winner}}.',
    wrong: '{{from}} için tahmin yanlıştı: {{country}}. {{silver}} gümüşü geri alan: {{winner}}.',
  },
  'prize-called': '{{seat}}, {{country}} beratı: ganimet payı {{silver}}.',
  'game-ended': {
    one: 'Kazanan {{winner}}, {{score}} puanla.',
    shared: 'Zaferi paylaşanlar: {{winners}}, {{score}} puanla.',
  },
}
