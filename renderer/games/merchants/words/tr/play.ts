import type { WordsOf } from '../../../../words/shape.ts'
import type { MerchantsWords } from '../en.ts'

type Turkish = WordsOf<MerchantsWords, 'one' | 'other'>

export const phases: Turkish['phases'] = {
  turn: {
    pirate: 'Sıra sizde, korsan: çekin, çalın, saldırın ya da eve dönün.',
    merchant: 'Sıra sizde, tüccar: çekin, değişin, saldırın ya da eve dönün.',
    stuck: 'Sıra sizde ama yapılacak bir şey yok.',
    other: 'Sıradaki: {{seat}}.',
  },
  defend: { mine: '{{from}} size saldırıyor. Kartı: {{card}}. Neyle karşılık verirsiniz?', other: '{{seat}} saldırıya karşılık arıyor.' },
  trade: { mine: '{{from}} önünüze kapalı bir kart koyuyor. Karşılığında ne verirsiniz?', other: '{{seat}} öneriyi tartıyor.' },
  trim: {
    mine_one: 'Fazla yüklüsünüz. Bir kart atın ya da hepsiyle yola devam edin.',
    mine_other: 'Fazla yüklüsünüz. {{count}} kart atın ya da hepsiyle yola devam edin.',
    other: '{{seat}} tıka basa ambarına bakıyor.',
  },
  'pick-beaten': {
    mine_one: 'Yenildiniz: bir kart atın.',
    mine_other: 'Yenildiniz: elinizin yarısını, {{count}} kart atın.',
    other: '{{seat}} elinin yarısını denize atıyor.',
  },
  'pick-caught': {
    mine_one: 'Yakalandı! Bu elden bir kart alın.',
    mine_other: 'Yakalandı! Bu elden {{count}} kart alın.',
    other: '{{seat}} yakaladığı ambarı karıştırıyor.',
  },
  'pick-discard': {
    mine_one: '{{event}}: bir kart atın.',
    mine_other: '{{event}}: {{count}} kart atın.',
    other: '{{event}}: {{seat}} ne atacağını seçiyor.',
  },
  'pick-give': {
    mine_one: '{{event}}: bir kart verin. Alan: {{to}}.',
    mine_other: '{{event}}: {{count}} kart verin. Alan: {{to}}.',
    other: '{{event}}: {{seat}} ne vereceğini seçiyor.',
  },
  'pick-search': {
    mine_one: '{{event}}: bir gemi kartı alın.',
    mine_other: '{{event}}: {{count}} gemi kartı alın.',
    other: '{{event}}: {{seat}} destenin üstüne bakıyor.',
  },
  'choose-chosen': { mine: '{{event}}: kime rastlasın?', other: '{{event}}: {{seat}} birini seçiyor.' },
  'choose-see-hand': { mine: '{{event}}: kimin eline bakacaksınız?', other: '{{event}}: {{seat}} bakacağı eli seçiyor.' },
  over: { mine: 'Oyun bitti.', other: 'Oyun bitti.' },
}

export const decisions: Turkish['decisions'] = {
  draw: { title: 'Çek', line_one: '{{count}} kart', line_other: '{{count}} kart', off: 'kart kalmadı' },
  steal: { title: 'Çal', line: 'görmeden bir kart', prompt: 'Kimden?', button: 'Çal, sahibi {{seat}}', off: 'soyulacak kimse yok' },
  attack: {
    title: 'Saldır',
    line: { pirate: 'bir tüccarı batır', merchant: 'korsanın yarısını al' },
    prompt: { both: 'Kime ve neyle?', seat: 'Kime?', card: 'Hangi kartla?' },
    button: 'Saldır: {{card}}, hedef {{seat}}',
    noCard: 'saldırı kartı yok',
    noShip: 'saldıracak kimse yok',
  },
  return: {
    title: { pirate: 'Adaya', merchant: 'Limana' },
    line: 'üç seyir kartı',
    prompt_one: 'Bir seyir kartı daha.',
    prompt_other: '{{count}} seyir kartı.',
    button: { pirate: 'Korsan Adası’na: {{cards}}', merchant: 'Limana: {{cards}}' },
    have: 'üç seyir kartından {{count}}',
    set: 'bu kartlarla olmaz',
  },
  trade: {
    title: 'Değiş',
    line: 'karta karşı kart',
    prompt: { both: 'Kiminle, hangi kart?', seat: 'Kiminle?', card: 'Hangi kartı önerirsiniz?' },
    button: 'Öner: {{card}}, alacak {{seat}}',
    off: 'değişecek kimse yok',
  },
  pass: { title: 'Geç', line: 'yapılacak bir şey yok' },
  defend: { button: 'Püskürt: {{card}}' },
  'trade-answer': { button: 'Karşılığında ver: {{card}}', refuse: 'Geri çevir', refuseLine: 'kart geri döner' },
  trim: { button: 'At: {{cards}}', keep: 'Hepsi kalsın', keepLine: 'korsan yakalayabilir' },
  pick: {
    beaten: 'At: {{cards}}',
    caught: 'Al: {{cards}}',
    discard: 'At: {{cards}}',
    give: 'Ver: {{cards}}',
    search: 'Al: {{cards}}',
    left_one: '{{count}} tane daha',
    left_other: '{{count}} tane daha',
  },
  choose: { button: 'Seç: {{seat}}' },
  catch: {
    title: 'Fazla yük mü?',
    line: 'bir gemi göster',
    text: '{{limit}} karttan fazlası olan tüccar, yeni sırası gelmeden yakalanabilir.',
    seat: '{{seat}}: fazla yüklü!',
    discard: 'Yarısı denize',
    discardLine: 'elinin yarısı, rastgele',
    take: 'İki kart al',
    takeLine: 'bütün eli görürsünüz',
  },
}

export const options: Turkish['options'] = {
  pirate: { title: 'Korsan', text: 'Herkese karşı yelken açan. Seçilmezse kura çekilir.', random: 'kurayla' },
  handLimit: { title: 'Ambarın taşıdığı kart', text: 'Daha fazlası olan tüccar fazla yüklüdür; gözü açık bir korsan onu yakalayabilir.' },
  showHandCounts: {
    title: 'Kart sayılarını göster',
    text: 'Masa herkesin kaç kartı olduğunu yazar. Yoksa yalnız kapalı kartlar görünür; fark etmek hünerdir.',
  },
  crewChannel: {
    title: 'Mürettebat kanalı',
    text: 'Tüccarlar birbirine yazabilir, Korsan okuyamaz. Yalnız izleyenler de okuyamaz.',
  },
  treasureValue: { title: 'Hazinenin değeri', text: 'Sonunda her kartın ettiği puan.', gold: 'Altın', silk: 'İpek', spice: 'Baharat' },
  defendAlike: { title: 'Aynısı aynısını durdurur', text: 'Saldırıyı yalnız aynı cinsten kart püskürtür: topu top, tüfeği tüfek.' },
  navigationSet: {
    title: 'Eve götüren kartlar',
    text: 'Hangi üç seyir kartı gerekir.',
    any: 'herhangi üç',
    alike: 'üçü aynı',
    different: 'her birinden bir',
  },
  spoils: { title: 'Saldırının ganimeti', text: 'Kalanı yitmeden önce saldıranın yenilen elden rastgele aldığı kartlar.' },
  events: {
    title: 'Olaylar',
    text: 'Yedi keşif kartı: basılı olanlar ya da atölyede yaptığınız kendi takımınız.',
    'title-the-seven-events': 'Basılı yedi olay',
  },
}
