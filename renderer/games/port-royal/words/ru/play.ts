import type { WordsOf } from '../../../../words/shape.ts'
import type { PortRoyalWords } from '../en.ts'

type Russian = WordsOf<PortRoyalWords, 'one' | 'few' | 'many' | 'other'>

export const phases: Russian['phases'] = {
  discover: { mine: 'Ваша гавань: ещё карту или хватит?', other: '{{seat}} смотрит на море.' },
  repel: { mine: 'Ваших сабель на этот корабль хватит. Отбить?', other: '{{seat}} считает сабли.' },
  take: {
    mine: 'Гавань ваша: берите или оставьте.',
    guest: 'Можно взять и вам. По монете за карту получает {{seat}}.',
    other: '{{seat}} осматривает гавань.',
  },
  over: { mine: 'Игра окончена.', other: 'Игра окончена.' },
}

export const decisions: Russian['decisions'] = {
  reveal: {
    title: 'Открыть',
    line: 'ещё одну карту',
    first: 'первая карта обязательна',
  },
  stop: {
    title: 'Хватит',
    line_one: 'и взять {{count}} карту',
    line_few: 'и взять до {{count}} карт',
    line_many: 'и взять до {{count}} карт',
    line_other: 'и взять до {{count}} карт',
    empty: 'гавань пуста',
    off: 'сначала первая карта',
  },
  repel: {
    title: 'Отбить',
    line: 'отогнать в море',
  },
  keep: {
    title: 'Впустить',
    line: 'пусть встаёт на якорь',
    bust: 'второй {{ship}}: всё пропало',
  },
  take: {
    prompt_one: 'Можно взять {{count}} карту. Какую?',
    prompt_few: 'Можно взять до {{count}} карт. Какие?',
    prompt_many: 'Можно взять до {{count}} карт. Какие?',
    prompt_other: 'Можно взять до {{count}} карт. Какие?',
    ship_one: 'Взять: {{card}}, {{count}} монета',
    ship_few: 'Взять: {{card}}, {{count}} монеты',
    ship_many: 'Взять: {{card}}, {{count}} монет',
    ship_other: 'Взять: {{card}}, {{count}} монеты',
    person_one: 'Нанять: {{card}}, за {{count}} монету',
    person_few: 'Нанять: {{card}}, за {{count}} монеты',
    person_many: 'Нанять: {{card}}, за {{count}} монет',
    person_other: 'Нанять: {{card}}, за {{count}} монеты',
    personFree: 'Нанять: {{card}}, даром',
    fee: 'и одну монету получает {{seat}}',
  },
  pass: { title: 'Довольно', line: 'больше ничего не брать' },
  expedition: {
    title: 'Экспедиция',
    prompt: 'Какая экспедиция?',
    choose_one: 'Кого отправите? Ещё {{count}} человек.',
    choose_few: 'Кого отправите? Ещё {{count}} человека.',
    choose_many: 'Кого отправите? Ещё {{count}} человек.',
    choose_other: 'Кого отправите? Ещё {{count}} человека.',
    button: 'Отправить: {{cards}}. Награда: {{points}} и {{coins}}',
  },
}

export const options: Russian['options'] = {
  firstPlayer: {
    title: 'Первый игрок',
    text: 'Кто начинает. Если не назван, решит жребий.',
    random: 'по жребию',
  },
  goal: {
    title: 'Очки, с которых игре конец',
    text: 'Кто их набрал, начинает последний круг. Меньше очков — короче вечер, больше — богаче.',
  },
  governorAtOnce: {
    title: 'Губернатор сразу за дело',
    text: 'Только что нанятый губернатор даёт ещё одну карту в тот же ход. Иначе со следующего.',
  },
  expeditionNeeded: {
    title: 'Без экспедиции нет победы',
    text: 'Для конца нужны и очки, и экспедиция, а победить может только тот, у кого она есть.',
  },
  showOdds: {
    title: 'Показывать риск',
    text: 'Стол считает, как вероятно пойти ко дну со следующей картой. По тому, что видят все, и ни на карту больше.',
  },
}

export const panel: Russian['panel'] = {
  coinsText: 'Монеты — это карты лицом вниз. Что на них, не знает никто.',
  swords_one: '{{count}} сабля',
  swords_few: '{{count}} сабли',
  swords_many: '{{count}} сабель',
  swords_other: '{{count}} сабли',
  coins_one: '{{count}} монета',
  coins_few: '{{count}} монеты',
  coins_many: '{{count}} монет',
  coins_other: '{{count}} монеты',
  points_one: '{{count}} очко',
  points_few: '{{count}} очка',
  points_many: '{{count}} очков',
  points_other: '{{count}} очка',
  pointsShort: 'очки',
  ofGoal: 'из {{goal}} очков',
  goal: '{{points}} из {{goal}}',
  pile_one: '{{count}} карта в колоде',
  pile_few: '{{count}} карты в колоде',
  pile_many: '{{count}} карт в колоде',
  pile_other: '{{count}} карты в колоде',
  discard_one: '{{count}} карта в сбросе',
  discard_few: '{{count}} карты в сбросе',
  discard_many: '{{count}} карт в сбросе',
  discard_other: '{{count}} карты в сбросе',
  flag: 'берём {{cards}}',
  flagText: 'Кораблей четырёх цветов: тот, чей ход, берёт две карты. Пяти цветов: три.',
  yourTurn: 'ваш ход',
  theirTurn: 'ходит',
  lastRound: 'Последний круг',
  lastRoundText: 'Кто-то набрал всё, что нужно для конца. Играем, пока у всех не будет поровну ходов.',
  tooDear: 'Вам не по карману.',
  second: 'Второй',
  sinks: 'топит гавань',
  danger: 'второй {{ship}}, и всё пропало',
  canRepel: 'Ваших сабель хватит.',
  cannotRepel: 'Ваших сабель не хватит.',
  skull: 'Череп: не отбить.',
  odds: 'ко дну: {{percent}} %',
  oddsShort: '{{percent}} %',
  wentUnder: 'Ко дну!',
  discount: 'люди дешевле на {{coins}}',
  traders: '{{colour}} флаг: +{{coins}}',
  governors: 'карт взять: +{{cards}}',
  admirals: 'при 5 картах: +{{coins}}',
  jesters: 'пустая гавань: +{{coins}}',
}

export const score: Russian['score'] = {
  persons: 'Нанятые люди',
  expeditions: 'Экспедиции',
  coins: 'Монеты, если поровну',
}
