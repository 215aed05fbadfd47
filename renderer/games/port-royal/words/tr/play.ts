import type { WordsOf } from '../../../../words/shape.ts'
import type { PortRoyalWords } from '../en.ts'

type Turkish = WordsOf<PortRoyalWords, 'one' | 'other'>

export const phases: Turkish['phases'] = {
  discover: { mine: 'Liman sizin: bir kart daha mı, yeter mi?', other: '{{seat}} denize bakıyor.' },
  repel: { mine: 'Kılıçlarınız bu gemiye yetiyor. Püskürtülsün mü?', other: '{{seat}} kılıçlarını sayıyor.' },
  take: {
    mine: 'Liman sizin: alın ya da bırakın.',
    guest: 'Siz de alabilirsiniz. Kart başına bir altını alan: {{seat}}.',
    other: '{{seat}} limana göz gezdiriyor.',
  },
  over: { mine: 'Oyun bitti.', other: 'Oyun bitti.' },
}

export const decisions: Turkish['decisions'] = {
  reveal: {
    title: 'Aç',
    line: 'bir kart daha çevir',
    first: 'ilk kart zorunlu',
  },
  stop: {
    title: 'Dur',
    line_one: 've bir kart al',
    line_other: 've en çok {{count}} kart al',
    empty: 'liman boş',
    off: 'ilk karttan önce olmaz',
  },
  repel: {
    title: 'Püskürt',
    line: 'denize geri yolla',
  },
  keep: {
    title: 'İçeri al',
    line: 'burada demirlesin',
    bust: 'ikinci {{ship}}: her şey gider',
  },
  take: {
    prompt_one: 'Bir kart sizin. Hangisi?',
    prompt_other: 'En çok {{count}} kart sizin. Hangileri?',
    ship_one: 'Al: {{card}}, {{count}} altın',
    ship_other: 'Al: {{card}}, {{count}} altın',
    person_one: 'İşe al: {{card}}, {{count}} altına',
    person_other: 'İşe al: {{card}}, {{count}} altına',
    personFree: 'İşe al: {{card}}, bedava',
    fee: 'bir altını da alan {{seat}}',
  },
  pass: { title: 'Yeter', line: 'başka bir şey alma' },
  expedition: {
    title: 'Sefer',
    prompt: 'Hangi sefer?',
    choose_one: 'Kim gitsin? Bir kişi daha.',
    choose_other: 'Kim gitsin? {{count}} kişi daha.',
    button: 'Yolla: {{cards}}. Karşılığı {{points}} ve {{coins}}',
  },
}

export const options: Turkish['options'] = {
  firstPlayer: {
    title: 'İlk oyuncu',
    text: 'Kim başlar? Seçilmezse kura çekilir.',
    random: 'kurayla',
  },
  goal: {
    title: 'Oyunu bitiren puan',
    text: 'Bu puana ulaşan son turu başlatır. Az puan kısa bir akşam, çok puan zengin bir akşam demektir.',
  },
  governorAtOnce: {
    title: 'Vali hemen işbaşında',
    text: 'Yeni tutulan vali aynı sırada bir kart fazla getirir. Yoksa bir sonrakinden başlayarak.',
  },
  expeditionNeeded: {
    title: 'Sefersiz zafer yok',
    text: 'Oyunun bitmesi için puanlar da sefer de gerekir; yalnız seferi olan kazanabilir.',
  },
  showOdds: {
    title: 'Olasılığı göster',
    text: 'Masa, sıradaki kartın limanı batırma olasılığını hesaplar. Herkesin gördüklerinden, bir kart bile fazlasından değil.',
  },
}

export const panel: Turkish['panel'] = {
  coinsText: 'Altınlar kapalı kartlardır. Yüzlerini kimse bilmez.',
  swords_one: '{{count}} kılıç',
  swords_other: '{{count}} kılıç',
  coins_one: '{{count}} altın',
  coins_other: '{{count}} altın',
  points_one: '{{count}} puan',
  points_other: '{{count}} puan',
  pointsShort: 'puan',
  ofGoal: '/ {{goal}} puan',
  goal: '{{points}} / {{goal}}',
  pile_one: 'destede {{count}} kart',
  pile_other: 'destede {{count}} kart',
  discard_one: 'atılmış {{count}} kart',
  discard_other: 'atılmış {{count}} kart',
  flag: '{{cards}} al',
  flagText: 'Dört renk gemi varsa sırası gelen iki kart alır, beş renk varsa üç.',
  yourTurn: 'sıra sizde',
  theirTurn: 'sıra onda',
  lastRound: 'Son tur',
  lastRoundText: 'Biri oyunu bitirecek olana ulaştı. Herkesin sırası eşit sayıda gelene dek oynanır.',
  tooDear: 'Kesenize göre değil.',
  second: 'İkinci bir',
  sinks: 'limanı batırır',
  danger: 'ikinci {{ship}} gelirse her şey gider',
  canRepel: 'Kılıçlarınız yeter.',
  cannotRepel: 'Kılıçlarınız yetmez.',
  skull: 'Kurukafa: püskürtülmez.',
  odds: 'batma olasılığı: % {{percent}}',
  oddsShort: '%{{percent}}',
  wentUnder: 'Battı!',
  discount: 'herkes {{coins}} altın ucuz',
  traders: '{{colour}} gemi: +{{coins}}',
  governors: 'alınacak kart: +{{cards}}',
  admirals: '5 kartta: +{{coins}}',
  jesters: 'boş limanda: +{{coins}}',
}

export const score: Turkish['score'] = {
  persons: 'İşe alınanlar',
  expeditions: 'Seferler',
  coins: 'Altınlar, eşitlikte',
}
