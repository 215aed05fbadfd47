import type { ParleyWords } from '../en.ts'

/** Telefondaki el. */
export const phone: ParleyWords['phone'] = {
  captain: 'Tek hamleniz, kaptan',
  mutiny: 'Şimdi kuşatma şart',
  acts: {
    siege: { title: 'Kuşatma', line: 'demir at, oylamaya çağır' },
    privateer: { title: 'Korsanlık beratı', line: 'bir taca 2 puan' },
    blackmail: { title: 'Şantaj', line: 'gizli bir tacı tahmin et' },
    'move-admiral': { title: 'Amirali yolla', line: 'birini başka limana götür' },
  },
  whichPort: 'Hangi liman?',
  whichPortText: 'Sayılar her tacın orada ne kazanacağını söyler.',
  ways: { closed: 'Kapalı oylama', open: 'Açık oylama' },
  siegeOf: 'Kuşatma: {{port}}',
  nextSiege: 'Sıradaki kuşatma',
  sieges: '{{total}} kuşatmanın {{count}} tanesi bitti',
  vote: 'Bir kart koyun',
  last: 'Son söz: bir kart daha',
  faceDown: 'kapalı, kimse görmez',
  faceUp: 'açık, herkes görür',
  voted: '{{total}} kişiden {{count}} kişi oy verdi',
  of: '/ {{total}}',
  answerText: 'Evet ve hayır doğru olmalı. Belki iki kat tutar ve bir şey söylemez.',
  answer: 'Cevap: {{answer}}',
  buyLetter: 'Beratı al',
  mine: 'Sırlarım',
}
