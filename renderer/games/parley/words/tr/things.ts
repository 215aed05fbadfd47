import type { ParleyWords } from '../en.ts'

export const countries: ParleyWords['countries'] = {
  berberis: { name: 'Berberiler', short: 'Berberi' },
  venetians: { name: 'Venedikliler', short: 'Venedik' },
  spaniards: { name: 'İspanyollar', short: 'İspanya' },
  francais: { name: 'Fransızlar', short: 'Fransa' },
  turks: { name: 'Türkler', short: 'Türkler' },
  mamluks: { name: 'Memlükler', short: 'Memlük' },
}

export const ports: ParleyWords['ports'] = {
  malta: 'Malta',
  athena: 'Atina',
  sicilia: 'Sicilya',
  sardegna: 'Sardinya',
  tunis: 'Tunus',
  cezayir: 'Cezayir',
  valencia: 'Valensiya',
  barcelona: 'Barselona',
  marseille: 'Marsilya',
  genova: 'Cenova',
  napoli: 'Napoli',
  venezia: 'Venedik',
  ragusa: 'Dubrovnik',
  konstantiniyye: 'Kostantiniyye',
  izmir: 'İzmir',
  rodos: 'Rodos',
  candia: 'Kandiye',
  cipro: 'Kıbrıs',
  iskenderiye: 'İskenderiye',
  trablus: 'Trablus',
}

export const monsters: ParleyWords['monsters'] = {
  kraken: 'kraken',
  'sea-serpent': 'deniz yılanı',
  whale: 'balina',
  octopus: 'ahtapot',
}

export const corsairs: ParleyWords['corsairs'] = {
  isaura: { name: 'Isaura Vance', short: 'Isaura', line: 'Sözünü tutar. Sizinkini de.' },
  kemal: { name: 'Sessiz Kemal', short: 'Kemal', line: 'Az konuşur. Her kelimesi ücretlidir.' },
  yusuf: { name: 'Vehranlı Yusuf', short: 'Yusuf', line: 'Her rüzgârı bilir, kimin estirdiğini de.' },
  barbagia: { name: 'İhtiyar Barbagia', short: 'Barbagia', line: 'İki kez battı. Bir kez söylendi.' },
  donna: { name: 'Donna Ruscelli', short: 'Donna', line: 'Filosu miras kaldı. Nasıl diye sorulmaz.' },
  quill: { name: 'Maarten Quill', short: 'Maarten', line: 'Yükü saymaya geldi. Yük için kaldı.' },
}

export const cards: ParleyWords['cards'] = {
  'sword-1': { name: 'Hücum 1', title: 'Hücum', line: 'tek kılıç', text: 'Hücum için bir kılıç.' },
  'sword-2': { name: 'Hücum 2', title: 'Hücum', line: 'iki kılıç', text: 'Hücum için iki kılıç.' },
  'sword-3': { name: 'Hücum 3', title: 'Hücum', line: 'üç kılıç', text: 'Hücum için üç kılıç.' },
  'shield-1': { name: 'Savunma 1', title: 'Savunma', line: 'tek kalkan', text: 'Savunma için bir kalkan.' },
  'shield-2': { name: 'Savunma 2', title: 'Savunma', line: 'iki kalkan', text: 'Savunma için iki kalkan.' },
  'shield-3': { name: 'Savunma 3', title: 'Savunma', line: 'üç kalkan', text: 'Savunma için üç kalkan.' },
  blunder: { name: 'Gaf', title: 'Gaf', line: 'kaybeden kazanır', text: 'Sonuç tersine döner: kaybedecek olan taraf kazanır.' },
  reveal: {
    name: 'İfşa',
    title: 'İfşa',
    line: 'kim ne oynadı',
    text: 'Yalnız kapalı oylamada. Kimin hangi kartı oynadığını herkes öğrenir.',
  },
  abstain: { name: 'Çekimser', title: 'Çekimser', line: 'sayılmaz', text: 'Kimseden yana olmayan oy. Sayılmaz.' },
  last: {
    name: 'Son söz',
    title: 'Son söz',
    line: 'bir kart daha',
    text: 'Bütün kartlar açılınca bir kart daha koyarsınız. İki tanesi birbirini yok eder.',
  },
  change: {
    name: 'Manevra',
    title: 'Manevra',
    line: 'çapayı taşı',
    text: 'Oyları görür, isterseniz çapayı kuşatılabilir başka bir limana taşırsınız. Kaptan oynayamaz.',
  },
  cancel: { name: 'İptal', title: 'İptal', line: 'oylama baştan', text: 'Oylama geçersizdir; elde kalan kartlarla yeniden yapılır.' },
  mutiny: {
    name: 'İsyan',
    title: 'İsyan',
    line: 'yeni kaptan',
    text: 'Oylama geçersizdir. Kaptan çekilir; sıradaki kaptan kuşatma başlatmak zorundadır.',
  },
}

export const mission: ParleyWords['mission'] = {
  line: 'Efendilerim: {{country}}.',
}

export const acts: ParleyWords['acts'] = {
  siege: { title: 'Kuşatma', line: 'bir liman seç', chosen: 'çapa: {{port}}', off: 'kuşatılacak liman yok' },
  'move-admiral': { title: 'Amiral', line: 'birini yolla', off: 'dördü de yer değiştirdi' },
  privateer: { title: 'Berat', line: 'korsanlık, {{silver}} gümüş', chosen: '{{country}}, {{silver}} gümüş', off: 'gümüş yetmiyor' },
  blackmail: { title: 'Şantaj', line: 'bir taç tahmin et', off: 'şantaj yapılacak kimse yok' },
}
