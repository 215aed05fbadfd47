import type { WordsOf } from '../../../../words/shape.ts'
import type { MerchantsWords } from '../en.ts'

/** Telefondaki el. */
export const phone: WordsOf<MerchantsWords['phone'], 'one' | 'other'> = {
  turn: { pirate: 'Sıra sizde, Korsan', merchant: 'Sıra sizde, Tüccar' },
  attacked: 'Saldırıya uğradınız!',
  attackOn: '{{from}} saldırıyor: {{to}}',
  attackWith: '{{from}} şunu kullanıyor: {{card}}',
  defend: 'Neyle karşılık veriyorsunuz?',
  defendText: 'Bir saldırı kartı onu savuşturur; iki kart da gider.',
  attackLine: 'kart gider',
  defendLine: 'iki kart da gider',
  tradeLine: 'cevaba kadar kapalı',
  mine: 'Sırlarım',
  hold_one: 'Ambarım: {{count}} kart',
  hold_other: 'Ambarım: {{count}} kart',
  seen: 'Bildiklerim',
  board: 'Gemiler',
}
