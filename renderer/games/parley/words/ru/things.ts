import type { ParleyWords } from '../en.ts'

export const countries: ParleyWords['countries'] = {
  berberis: { name: 'Берберы', short: 'Берберы' },
  venetians: { name: 'Венецианцы', short: 'Венеция' },
  spaniards: { name: 'Испанцы', short: 'Испания' },
  francais: { name: 'Французы', short: 'Франция' },
  turks: { name: 'Турки', short: 'Турки' },
  mamluks: { name: 'Мамлюки', short: 'Мамлюки' },
}

export const ports: ParleyWords['ports'] = {
  malta: 'Мальта',
  athena: 'Афины',
  sicilia: 'Сицилия',
  sardegna: 'Сардиния',
  tunis: 'Тунис',
  cezayir: 'Алжир',
  valencia: 'Валенсия',
  barcelona: 'Барселона',
  marseille: 'Марсель',
  genova: 'Генуя',
  napoli: 'Неаполь',
  venezia: 'Венеция',
  ragusa: 'Рагуза',
  konstantiniyye: 'Царьград',
  izmir: 'Смирна',
  rodos: 'Родос',
  candia: 'Кандия',
  cipro: 'Кипр',
  iskenderiye: 'Александрия',
  trablus: 'Триполи',
}

export const monsters: ParleyWords['monsters'] = {
  kraken: 'кракен',
  'sea-serpent': 'морской змей',
  whale: 'кит',
  octopus: 'осьминог',
}

export const corsairs: ParleyWords['corsairs'] = {
  isaura: { name: 'Изаура Вэнс', short: 'Изаура', line: 'Слово держит. И ваше тоже.' },
  kemal: { name: 'Тихий Кемаль', short: 'Кемаль', line: 'Говорит мало. Берёт за каждое слово.' },
  yusuf: { name: 'Юсуф из Орана', short: 'Юсуф', line: 'Знает все ветра и кто их прислал.' },
  barbagia: { name: 'Старый Барбаджа', short: 'Барбаджа', line: 'Тонул дважды. Жаловался один раз.' },
  donna: { name: 'Донна Рушелли', short: 'Донна', line: 'Получила флот в наследство. Лучше не спрашивать.' },
  quill: { name: 'Мартен Квилл', short: 'Мартен', line: 'Пришёл пересчитать груз. Ради груза и остался.' },
}

export const cards: ParleyWords['cards'] = {
  'sword-1': { name: 'Атака 1', title: 'Атака', line: 'один меч', text: 'Один меч за атаку.' },
  'sword-2': { name: 'Атака 2', title: 'Атака', line: 'два меча', text: 'Два меча за атаку.' },
  'sword-3': { name: 'Атака 3', title: 'Атака', line: 'три меча', text: 'Три меча за атаку.' },
  'shield-1': { name: 'Оборона 1', title: 'Оборона', line: 'один щит', text: 'Один щит за оборону.' },
  'shield-2': { name: 'Оборона 2', title: 'Оборона', line: 'два щита', text: 'Два щита за оборону.' },
  'shield-3': { name: 'Оборона 3', title: 'Оборона', line: 'три щита', text: 'Три щита за оборону.' },
  blunder: {
    name: 'Промах',
    title: 'Промах',
    line: 'всё наоборот',
    text: 'Исход переворачивается: побеждает та сторона, что проиграла бы.',
  },
  reveal: {
    name: 'Огласка',
    title: 'Огласка',
    line: 'кто чем голосовал',
    text: 'Только в закрытом голосовании. Все узнают, кто какую карту положил.',
  },
  abstain: { name: 'Молчание', title: 'Молчание', line: 'не в счёт', text: 'Голос ни за кого. Не считается.' },
  last: {
    name: 'Напоследок',
    title: 'Напоследок',
    line: 'ещё одна карта',
    text: 'Когда открыты все карты, вы кладёте ещё одну. Две такие карты гасят друг друга.',
  },
  change: {
    name: 'Манёвр',
    title: 'Манёвр',
    line: 'сдвинуть якорь',
    text: 'Вы видите голоса и можете перенести якорь в другой свободный порт. Не для капитана.',
  },
  cancel: {
    name: 'Отмена',
    title: 'Отмена',
    line: 'голосуем снова',
    text: 'Голосование не в счёт. Его проводят снова, картами, что остались.',
  },
  mutiny: {
    name: 'Бунт',
    title: 'Бунт',
    line: 'новый капитан',
    text: 'Голосование не в счёт. Капитан уходит, следующий обязан начать осаду.',
  },
}

export const mission: ParleyWords['mission'] = {
  line: 'Мои хозяева: {{country}}.',
}

export const acts: ParleyWords['acts'] = {
  siege: { title: 'Осада', line: 'выбрать порт', chosen: 'якорь: {{port}}', off: 'свободных портов нет' },
  'move-admiral': { title: 'Адмирал', line: 'увести одного', off: 'все четверо уже ходили' },
  privateer: {
    title: 'Патент',
    line: 'за {{silver}} серебром',
    chosen: '{{country}}, {{silver}} серебром',
    off: 'не хватает серебра',
  },
  blackmail: { title: 'Шантаж', line: 'угадать корону', off: 'шантажировать некого' },
}
