import type { MerchantsWords } from '../en.ts'

export const corsairs: MerchantsWords['corsairs'] = {
  pilot: { name: 'Джонас Уэзерби', short: 'Джонас', line: 'Знает каждую мель по имени. С иными знаком близко.' },
  mercer: { name: 'Лючия Белламонте', short: 'Лючия', line: 'Шёлк продаёт на локти, тайны — на дюймы.' },
  spicer: { name: 'Селим Караджа', short: 'Селим', line: 'Чует выгоду против ветра.' },
  goldsmith: { name: 'Исаак Морель', short: 'Исаак', line: 'Всё взвешивает дважды. Друзей тоже.' },
  supercargo: { name: 'Эдмунд Шарп', short: 'Эдмунд', line: 'Считает груз, команду и то, что осталось от обоих.' },
  chandler: { name: 'Аджоа Куэй', short: 'Аджоа', line: 'Продаёт свечу, канат и совет, как без них обойтись.' },
}

export const families: MerchantsWords['families'] = {
  treasure: { name: 'Сокровище', text: 'Считается в конце, если не пропадёт в пути.' },
  attack: { name: 'Атака', text: 'Ею нападают и ею же отбиваются.' },
  navigation: { name: 'Навигация', text: 'Три таких карты приводят корабль домой.' },
}

export const cards: MerchantsWords['cards'] = {
  gold: { name: 'Золото' },
  silk: { name: 'Шёлк' },
  spice: { name: 'Пряности' },
  cannon: { name: 'Пушка' },
  musket: { name: 'Мушкет' },
  cutlass: { name: 'Тесак' },
  compass: { name: 'Компас' },
  sextant: { name: 'Секстант' },
  chart: { name: 'Карта морей' },
}

export const places: MerchantsWords['places'] = {
  sea: 'в море',
  port: 'в порту',
  sunk: 'на дне',
  island: 'на Пиратском острове',
}

export const roles: MerchantsWords['roles'] = {
  pirate: { name: 'пират', short: 'Пират' },
  merchant: { name: 'купец', short: 'Купец' },
}

export const events: MerchantsWords['events'] = {
  kind: 'Открытие',
  'fair-winds': { title: 'Попутный ветер', text: 'Ветер с вами: возьмите ещё две карты.' },
  storm: { title: 'Шторм', text: 'Каждый игрок в море сбрасывает наугад одну карту.' },
  doldrums: { title: 'Штиль', text: 'Ни дуновения: вы пропускаете следующий ход.' },
  wreck: { title: 'Обломки', text: 'Остов на рифе: возьмите верхнее сокровище из сброса, если оно там есть.' },
  spyglass: { title: 'Подзорная труба', text: 'Купец видит руку пирата. Пират видит руку одного из купцов в море.' },
  'hidden-cove': {
    title: 'Тайная бухта',
    text: 'Посмотрите четыре верхние карты колоды и оставьте себе одну карту корабля. Остальные замешиваются обратно.',
  },
  'press-gang': { title: 'Вербовщики', text: 'Тот, у кого в море больше всех карт, отдаёт вам одну. Если это вы, сбросьте одну.' },
}
