import type { WordsOf } from '../../../../words/shape.ts'
import type { PortRoyalWords } from '../en.ts'

type Turkish = WordsOf<PortRoyalWords, 'one' | 'other'>

/** Names carry no suffix: the word after them does. */
export const log: Turkish['log'] = {
  dealt: 'Kartlar dağıtıldı. Başlayan: {{seat}}.',
  'pile-renewed_one': 'Deste yenilendi: bir kart.',
  'pile-renewed_other': 'Deste yenilendi: {{count}} kart.',
  'card-revealed': {
    ship: '{{seat}} bir yelken görüyor. {{card}}.',
    person: '{{seat}} rıhtımda biriyle tanışıyor. {{card}}.',
    expedition: '{{seat}} uzak bir sefer duyuyor. {{card}}.',
    'tax-swords': '{{seat}} vergiciye rastlıyor. {{card}}.',
    'tax-points': '{{seat}} vergiciye rastlıyor. {{card}}.',
  },
  'ship-repelled': '{{seat}} gemiyi denize geri yolluyor: {{card}}.',
  'ship-kept': '{{seat}} gemiyi içeri alıyor: {{card}}.',
  'went-under': 'İkinci {{card}}! {{seat}} batıyor, liman da birlikte.',
  'tax-paid_one': '{{seat}} {{count}} altın vergi ödüyor.',
  'tax-paid_other': '{{seat}} {{count}} altın vergi ödüyor.',
  'coins-drawn': {
    tax_one: '{{seat}} {{count}} altın alıyor, üstelik vergiciden.',
    tax_other: '{{seat}} {{count}} altın alıyor, üstelik vergiciden.',
    ship_one: '{{seat}} {{count}} altın kazanıyor.',
    ship_other: '{{seat}} {{count}} altın kazanıyor.',
    expedition_one: '{{seat}} seferden {{count}} altın kazanıyor.',
    expedition_other: '{{seat}} seferden {{count}} altın kazanıyor.',
    jester_one: 'Birileri gülmeli: {{seat}} soytarılardan {{count}} altın kazanıyor.',
    jester_other: 'Birileri gülmeli: {{seat}} soytarılardan {{count}} altın kazanıyor.',
    admiral_one: 'Liman dolu: {{seat}} amirallerden {{count}} altın kazanıyor.',
    admiral_other: 'Liman dolu: {{seat}} amirallerden {{count}} altın kazanıyor.',
  },
  'taking-begun_one': 'Alma sırası: {{seat}}, bir kart.',
  'taking-begun_other': 'Alma sırası: {{seat}}, en çok {{count}} kart.',
  'ship-taken': {
    plain_one: '{{seat}} gemiyi boşaltıyor: {{card}}, {{count}} altın.',
    plain_other: '{{seat}} gemiyi boşaltıyor: {{card}}, {{count}} altın.',
    traders_one: '{{seat}} gemiyi boşaltıyor: {{card}}, {{count}} altın, tüccarlardan {{traders}}.',
    traders_other: '{{seat}} gemiyi boşaltıyor: {{card}}, {{count}} altın, tüccarlardan {{traders}}.',
  },
  'person-paid_one': '{{seat}} {{count}} altın ödüyor.',
  'person-paid_other': '{{seat}} {{count}} altın ödüyor.',
  'person-hired': '{{seat}} işe alıyor: {{card}}.',
  'coin-handed': '{{from}} bir altın veriyor. Alan: {{to}}.',
  'expedition-fulfilled': '{{seat}} yola çıkarıyor: {{cards}}. Tamam: {{card}}.',
  passed: '{{seat}} yeter diyor.',
  'goal-reached': '{{seat}} {{points}} puana ulaştı. Bu son tur.',
  'harbour-cleared_one': 'Kalan yoluna gidiyor: bir kart.',
  'harbour-cleared_other': 'Kalanlar yoluna gidiyor: {{count}} kart.',
  'turn-passed': 'Limanın yeni sahibi: {{seat}}.',
  'game-ended': {
    one: 'Kazanan {{winner}}, {{points}} puanla.',
    shared: 'Zaferi paylaşanlar: {{winners}}, {{points}} puanla.',
  },
}
