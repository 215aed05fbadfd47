import type { WordsOf } from '../../../../words/shape.ts'
import type { PortRoyalWords } from '../en.ts'

/** Рука на телефоне. */
export const phone: WordsOf<PortRoyalWords['phone'], 'one' | 'few' | 'many' | 'other'> = {
  discover: 'Ещё карту или хватит?',
  canSend_one: 'можно снарядить {{count}} экспедицию',
  canSend_few: 'можно снарядить {{count}} экспедиции',
  canSend_many: 'можно снарядить {{count}} экспедиций',
  canSend_other: 'можно снарядить {{count}} экспедиции',
  whomToSend: 'Кого отправляете?',
  neededPeople_one: 'Нужен {{count}} человек; можно выбрать других.',
  neededPeople_few: 'Нужны {{count}} человека; можно выбрать других.',
  neededPeople_many: 'Нужно {{count}} человек; можно выбрать других.',
  neededPeople_other: 'Нужно {{count}} человека; можно выбрать других.',
  send: 'Отправить экспедицию',
  harbour: 'Гавань',
  mine: 'Мои люди',
  nobody: 'Никто ещё не нанят.',
  board: 'Что лежит открыто',
  goal: 'очков: {{points}} из {{goal}}',
}
