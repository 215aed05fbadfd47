import type { phone as model } from '../en/phone.ts'
import type { WordsOf } from '../shape.ts'

/** Страница для телефонов. */
export const phone: WordsOf<typeof model, 'one' | 'few' | 'many' | 'other'> = {
  phone: {
    tabs: { hand: 'Моя рука', board: 'Стол', log: 'Журнал', more: 'Ещё' },
    calling: 'Вызываем хозяина стола',
    home: 'К столам',
    whole: 'Весь стол целиком',
    toPhone: 'Страница для телефона',
    watch: 'Смотреть на весь стол',
    noSeat: 'У вас здесь пока нет места. Займите свободное или смотрите.',
    seats: 'Места и ещё один игрок здесь',
    hold: 'держите, чтобы взглянуть; коснитесь, чтобы открыть',
    latest: 'Только что',
    lacking_one: 'ещё {{count}}',
    lacking_few: 'ещё {{count}}',
    lacking_many: 'ещё {{count}}',
    lacking_other: 'ещё {{count}}',
    vibrate: 'Вибрация в ваш ход',
    onceMore: 'хозяин уже накрыл следующий стол',
    onceMoreWait: 'Ещё партию? Решает хозяин стола.',
  },
}
