import type { PortRoyalWords } from '../en.ts'

export const corsairs: PortRoyalWords['corsairs'] = {
  innkeeper: { name: 'Нэн Толливер', short: 'Нэн', line: 'Лица забывает. Счета помнит.' },
  smuggler: { name: 'Кит Марроу', short: 'Кит', line: 'В ту ночь был не здесь. Есть бумага.' },
  surgeon: { name: 'Эмброуз Финч', short: 'Эмброуз', line: 'Никого из больных не потерял дважды.' },
  harbourmaster: { name: 'Хендрик Восс', short: 'Хендрик', line: 'Видит каждый корабль. За погляд берёт отдельно.' },
  shipowner: { name: 'Беатрис Карвалью', short: 'Беатрис', line: 'Три корабля на плаву, один на дне. Застрахованы все четыре.' },
  smith: { name: 'Коджо Эшби', short: 'Коджо', line: 'Чинит якоря и обещания. Второе дороже.' },
}

/** Ships are all masculine, as the colours beside them: so both stand together in any sentence. */
export const colours: PortRoyalWords['colours'] = {
  yellow: { name: 'жёлтый', ship: 'Пинас', sign: 'солнце' },
  blue: { name: 'синий', ship: 'Флейт', sign: 'дельфин' },
  green: { name: 'зелёный', ship: 'Шлюп', sign: 'дубовый лист' },
  red: { name: 'красный', ship: 'Фрегат', sign: 'роза' },
  black: { name: 'чёрный', ship: 'Галеон', sign: 'ворон' },
}

export const signs: PortRoyalWords['signs'] = {
  A: 'якорь',
  C: 'крест',
  H: 'дом',
  any: 'любой знак',
}

export const persons: PortRoyalWords['persons'] = {
  trader: {
    name: 'Торговец',
    line: '+1 монета: {{colour}} флаг',
    text: 'Ещё одна монета за каждый взятый корабль, у которого {{colour}} флаг.',
  },
  settler: { name: 'Поселенец', line: 'знак дома', text: 'Дом для экспедиций.' },
  captain: { name: 'Капитан', line: 'знак якоря', text: 'Якорь для экспедиций.' },
  priest: { name: 'Священник', line: 'знак креста', text: 'Крест для экспедиций.' },
  jack: { name: 'Умелец', line: 'якорь, крест или дом', text: 'Мастер на все руки: любой один знак, якорь, крест или дом.' },
  sailor: { name: 'Матрос', line: 'одна сабля на корабли', text: 'Одна сабля, чтобы отбивать корабли в свой ход.' },
  pirate: { name: 'Пират', line: 'две сабли на корабли', text: 'Две сабли, чтобы отбивать корабли в свой ход.' },
  mademoiselle: {
    name: 'Мадемуазель',
    line: 'люди дешевле на 1',
    text: 'Нанять любого человека дешевле на одну монету, но не дешевле, чем даром.',
  },
  jester: {
    name: 'Шут',
    line: '+1 монета: гавань пуста',
    text: 'Одна монета, когда в чей угодно ход гавань идёт ко дну или когда в чужой ход вам пора брать, а гавань пуста.',
  },
  admiral: {
    name: 'Адмирал',
    line: '+2 монеты при 5 картах',
    text: 'Две монеты, если вам пора брать, а в гавани пять карт или больше.',
  },
  governor: { name: 'Губернатор', line: 'на одну карту больше', text: 'На одну карту больше, и в свой ход, и в любой чужой.' },
}

export const expeditions: PortRoyalWords['expeditions'] = {
  name: 'Экспедиция',
  text: 'В свой ход отправьте людей с этими знаками. Экспедиция с её очками останется вам, и монеты тоже ваши.',
}

export const taxes: PortRoyalWords['taxes'] = {
  swords: {
    name: 'Налог',
    line: 'больше сабель — монета',
    text: 'У кого 12 монет или больше, тот отдаёт половину. У кого больше всех сабель, тот получает монету.',
  },
  points: {
    name: 'Налог',
    line: 'меньше очков — монета',
    text: 'У кого 12 монет или больше, тот отдаёт половину. У кого меньше всех очков, тот получает монету.',
  },
}

export const cards: PortRoyalWords['cards'] = {
  ship: '{{ship}}, {{colour}} флаг: {{coins}}, {{swords}}',
  shipSkull: '{{ship}}, {{colour}} флаг: {{coins}}, череп',
  person: '{{person}}: {{points}}, цена {{coins}}, {{line}}',
  expedition: 'Экспедиция: {{signs}}, награда {{points}} и {{coins}}',
  tax: '{{tax}}: {{line}}',
}
