import type { WordsOf } from '../../../../words/shape.ts'
import type { PortRoyalWords } from '../en.ts'

/** Telefondaki el. */
export const phone: WordsOf<PortRoyalWords['phone'], 'one' | 'other'> = {
  discover: 'Bir kart daha mı, yeter mi?',
  canSend_one: '{{count}} sefer yollanabilir',
  canSend_other: '{{count}} sefer yollanabilir',
  whomToSend: 'Kimi yolluyorsunuz?',
  neededPeople_one: '{{count}} kişi gitmeli; başkaları da seçilebilir.',
  neededPeople_other: '{{count}} kişi gitmeli; başkaları da seçilebilir.',
  send: 'Seferi yolla',
  harbour: 'Liman',
  mine: 'Adamlarım',
  nobody: 'Henüz kimse tutulmadı.',
  board: 'Açıkta olanlar',
  goal: '{{goal}} puanın {{points}} puanı',
}
