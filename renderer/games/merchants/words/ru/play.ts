import type { WordsOf } from '../../../../words/shape.ts'
import type { MerchantsWords } from '../en.ts'

type Russian = WordsOf<MerchantsWords, 'one' | 'few' | 'many' | 'other'>

export const phases: Russian['phases'] = {
  turn: {
    pirate: 'Ваш ход, пират: брать, красть, напасть или домой.',
    merchant: 'Ваш ход, купец: брать, менять, напасть или домой.',
    stuck: 'Ваш ход, а сделать ничего нельзя.',
    other: 'Ходит {{seat}}.',
  },
  defend: { mine: 'На вас нападает {{from}}. Карта: {{card}}. Чем ответите?', other: '{{seat}} ищет, чем отбиться.' },
  trade: { mine: '{{from}} кладёт перед вами карту лицом вниз. Что дадите взамен?', other: '{{seat}} обдумывает обмен.' },
  trim: {
    mine_one: 'Вы перегружены. Сбросьте {{count}} карту или плывите со всеми.',
    mine_few: 'Вы перегружены. Сбросьте {{count}} карты или плывите со всеми.',
    mine_many: 'Вы перегружены. Сбросьте {{count}} карт или плывите со всеми.',
    mine_other: 'Вы перегружены. Сбросьте {{count}} карты или плывите со всеми.',
    other: '{{seat}} смотрит в полный трюм.',
  },
  'pick-beaten': {
    mine_one: 'Вы побиты: сбросьте {{count}} карту.',
    mine_few: 'Вы побиты: сбросьте {{count}} карты, половину руки.',
    mine_many: 'Вы побиты: сбросьте {{count}} карт, половину руки.',
    mine_other: 'Вы побиты: сбросьте {{count}} карты, половину руки.',
    other: '{{seat}} бросает за борт половину руки.',
  },
  'pick-caught': {
    mine_one: 'Попался! Возьмите из этой руки {{count}} карту.',
    mine_few: 'Попался! Возьмите из этой руки {{count}} карты.',
    mine_many: 'Попался! Возьмите из этой руки {{count}} карт.',
    mine_other: 'Попался! Возьмите из этой руки {{count}} карты.',
    other: '{{seat}} роется в чужом трюме.',
  },
  'pick-discard': {
    mine_one: '{{event}}: сбросьте {{count}} карту.',
    mine_few: '{{event}}: сбросьте {{count}} карты.',
    mine_many: '{{event}}: сбросьте {{count}} карт.',
    mine_other: '{{event}}: сбросьте {{count}} карты.',
    other: '{{event}}: {{seat}} выбирает, что сбросить.',
  },
  'pick-give': {
    mine_one: '{{event}}: отдайте {{count}} карту. Получит {{to}}.',
    mine_few: '{{event}}: отдайте {{count}} карты. Получит {{to}}.',
    mine_many: '{{event}}: отдайте {{count}} карт. Получит {{to}}.',
    mine_other: '{{event}}: отдайте {{count}} карты. Получит {{to}}.',
    other: '{{event}}: {{seat}} выбирает, что отдать.',
  },
  'pick-search': {
    mine_one: '{{event}}: оставьте себе {{count}} карту корабля.',
    mine_few: '{{event}}: оставьте себе {{count}} карты корабля.',
    mine_many: '{{event}}: оставьте себе {{count}} карт корабля.',
    mine_other: '{{event}}: оставьте себе {{count}} карты корабля.',
    other: '{{event}}: {{seat}} смотрит верх колоды.',
  },
  'choose-chosen': { mine: '{{event}}: кого это коснётся?', other: '{{event}}: {{seat}} выбирает игрока.' },
  'choose-see-hand': { mine: '{{event}}: в чью руку заглянете?', other: '{{event}}: {{seat}} выбирает, в чью руку заглянуть.' },
  over: { mine: 'Игра окончена.', other: 'Игра окончена.' },
}

export const decisions: Russian['decisions'] = {
  draw: {
    title: 'Взять',
    line_one: '{{count}} карту',
    line_few: '{{count}} карты',
    line_many: '{{count}} карт',
    line_other: '{{count}} карты',
    off: 'карт больше нет',
  },
  steal: { title: 'Украсть', line: 'карту вслепую', prompt: 'У кого?', button: 'Обокрасть: {{seat}}', off: 'грабить некого' },
  attack: {
    title: 'Напасть',
    line: { pirate: 'потопить купца', merchant: 'отнять половину' },
    prompt: { both: 'На кого и чем?', seat: 'На кого?', card: 'Какой картой?' },
    button: 'Цель: {{seat}}. Карта: {{card}}',
    noCard: 'атаки на руке нет',
    noShip: 'нападать не на кого',
  },
  return: {
    title: { pirate: 'На остров', merchant: 'В порт' },
    line: 'три карты навигации',
    prompt_one: 'Ещё {{count}} карту навигации.',
    prompt_few: 'Ещё {{count}} карты навигации.',
    prompt_many: 'Ещё {{count}} карт навигации.',
    prompt_other: 'Ещё {{count}} карты навигации.',
    button: { pirate: 'На Пиратский остров: {{cards}}', merchant: 'В порт: {{cards}}' },
    have: 'навигации {{count}} из трёх',
    set: 'карты не те',
  },
  trade: {
    title: 'Меняться',
    line: 'карту на карту',
    prompt: { both: 'С кем и какую карту?', seat: 'С кем?', card: 'Какую карту предложите?' },
    button: 'Предложить: {{card}}. Кому: {{seat}}',
    off: 'меняться не с кем',
  },
  pass: { title: 'Пропустить', line: 'делать нечего' },
  defend: { button: 'Отбиться: {{card}}' },
  'trade-answer': { button: 'Отдать взамен: {{card}}', refuse: 'Отказаться', refuseLine: 'карта вернётся' },
  trim: { button: 'Сбросить: {{cards}}', keep: 'Оставить всё', keepLine: 'пират может поймать' },
  pick: {
    beaten: 'Сбросить: {{cards}}',
    caught: 'Взять: {{cards}}',
    discard: 'Сбросить: {{cards}}',
    give: 'Отдать: {{cards}}',
    search: 'Оставить: {{cards}}',
    left_one: 'ещё {{count}}',
    left_few: 'ещё {{count}}',
    left_many: 'ещё {{count}}',
    left_other: 'ещё {{count}}',
  },
  choose: { button: 'Выбрать: {{seat}}' },
  catch: {
    title: 'Перегруз?',
    line: 'назвать корабль',
    text: 'Купца, у которого карт больше {{limit}}, можно поймать до его следующего хода.',
    seat: '{{seat}}: перегруз!',
    discard: 'Полруки за борт',
    discardLine: 'половину руки, наугад',
    take: 'Две на выбор',
    takeLine: 'вы увидите всю руку',
  },
}

export const options: Russian['options'] = {
  pirate: { title: 'Пират', text: 'Кто плывёт против всех. Если не назван, решит жребий.', random: 'по жребию' },
  handLimit: { title: 'Сколько карт несёт трюм', text: 'У кого из купцов больше, тот перегружен: зоркий пират может его поймать.' },
  showHandCounts: {
    title: 'Показывать число карт',
    text: 'Стол пишет, сколько у кого карт. Иначе видны только веера рубашек, и замечать самому — часть игры.',
  },
  crewChannel: {
    title: 'Канал команды',
    text: 'Купцы могут писать друг другу, и Пират этого не видит. Те, кто только смотрит, тоже.',
  },
  treasureValue: { title: 'Цена сокровищ', text: 'Очки за каждую карту в конце.', gold: 'Золото', silk: 'Шёлк', spice: 'Пряности' },
  defendAlike: { title: 'Отбиваться таким же', text: 'Отбиться можно только такой же картой: от пушки пушкой, от мушкета мушкетом.' },
  navigationSet: {
    title: 'Что приводит домой',
    text: 'Какие три карты навигации нужны.',
    any: 'любые три',
    alike: 'три одинаковые',
    different: 'по одной каждой',
  },
  spoils: { title: 'Добыча от нападения', text: 'Сколько карт нападающий берёт наугад из побитой руки, прежде чем пропадёт остальное.' },
  events: {
    title: 'События',
    text: 'Семь карт открытий: печатные или ваши собственные, из мастерской.',
    'title-the-seven-events': 'Семь печатных событий',
  },
}
