import type { WordsOf } from '../../../../words/shape.ts'
import type { MerchantsWords } from '../en.ts'

type Turkish = WordsOf<MerchantsWords, 'one' | 'other'>

export const panel: Turkish['panel'] = {
  pile_one: 'destede {{count}} kart',
  pile_other: 'destede {{count}} kart',
  pileText: 'Ne olduğunu kimse bilmez. Deste bitince atılanlar karılıp yenisi olur.',
  discard_one: 'atılmış {{count}} kart',
  discard_other: 'atılmış {{count}} kart',
  discardTop: 'En üstte: {{card}}.',
  discardAll: 'Hepsi: {{cards}}.',
  cards_one: '{{count}} kart',
  cards_other: '{{count}} kart',
  noCards: 'kart yok',
  someCards: 'kapalı kartlar',
  worth_one: 'Sonunda {{count}} puan eder.',
  worth_other: 'Sonunda {{count}} puan eder.',
  alikeOnly: 'Bu masada saldırıyı yalnız aynı kart püskürtür.',
  set: {
    any: 'herhangi üç seyir kartı',
    alike: 'aynı cinsten üç seyir kartı',
    different: 'bir pusula, bir sekstant, bir harita',
  },
  home: { pirate: 'Korsan Adası', merchant: 'Liman' },
  homeText: {
    pirate: 'Gereken: {{set}}. Korsan orada güvendedir, sırası da kalmaz; denizdeki her tüccarın iki sırası daha vardır.',
    merchant: 'Gereken: {{set}}. Gemi orada hırsızlıktan ve saldırıdan güvendedir, kartları kalır, sırası kalmaz.',
  },
  crew: 'Tüccarlar',
  crewText: 'Denizde {{sea}}, limanda {{port}}, dipte {{sunk}}. Birlikte kazanır, birlikte kaybederler.',
  offer: 'Değiş tokuş kartı. Öneren {{from}}, karar veren {{to}}',
  offerMine: 'Önerdiğiniz: {{card}}.',
  offerText: 'Yanıta dek kapalı durur.',
  pick: { caught: 'Yakalanan elden bir kart. Sahibi {{seat}}', search: 'Destenin üstünden bir kart' },
  pickHidden: 'kapalı',
  yourTurn: 'sıra sizde',
  turn: 'sırası',
  misses: 'sırasını kaçıracak',
  extra: 'bir sıra daha',
  turnsLeft_one: '{{count}} sıra kaldı',
  turnsLeft_other: '{{count}} sıra kaldı',
  countdown: 'Korsan evinde',
  overladen: 'Fazla yük: {{count}} / {{limit}}',
  overladenText: 'korsan sizi yakalayabilir',
  known: 'Bu elden bildikleriniz: {{cards}}.',
  knownMaybe_one: 'Burada gördükleriniz: {{cards}}; biri gitmiş olabilir.',
  knownMaybe_other: 'Burada gördükleriniz: {{cards}}; {{count}} tanesi gitmiş olabilir.',
  now: 'Şimdi: {{step}}',
  touches: 'Dokunduğu: {{seats}}.',
}

export const score: Turkish['score'] = {
  side: 'Bütün taraf',
  treasure: '{{card}}',
  hold: '{{seat}}: ambarı',
}
