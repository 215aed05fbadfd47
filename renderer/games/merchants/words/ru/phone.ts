import type { WordsOf } from '../../../../words/shape.ts'
import type { MerchantsWords } from '../en.ts'

/** Рука на телефоне. */
export const phone: WordsOf<MerchantsWords['phone'], 'one' | 'few' | 'many' | 'other'> = {
  turn: { pirate: 'Ваш ход, Пират', merchant: 'Ваш ход, Купец' },
  attacked: 'На вас напали!',
  attackOn: '{{from}} атакует: {{to}}',
  attackWith: '{{from}}, в ход идёт: {{card}}',
  defend: 'Чем ответите?',
  defendText: 'Карта нападения отбивает его; обе карты уходят.',
  attackLine: 'карта уходит',
  defendLine: 'обе карты уходят',
  tradeLine: 'закрыта до ответа',
  mine: 'Мои тайны',
  hold_one: 'Мой трюм: {{count}} карта',
  hold_few: 'Мой трюм: {{count}} карты',
  hold_many: 'Мой трюм: {{count}} карт',
  hold_other: 'Мой трюм: {{count}} карты',
  seen: 'Что мне известно',
  board: 'Корабли',
}
