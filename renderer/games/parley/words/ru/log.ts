import type { WordsOf } from '../../../../words/shape.ts'
import type { ParleyWords } from '../en.ts'

type Russian = WordsOf<ParleyWords, 'one' | 'few' | 'many' | 'other'>

/** Names stand in the nominative, verbs in the present: so no name is declined and nobody's sex is guessed. */
export const log: Russian['log'] = {
  dealt: 'Карты сданы. Капитан {{captain}}.',
  'siege-begun': {
    open: '{{seat}} бросает якорь: {{port}}. Голосуем в открытую.',
    closed: '{{seat}} бросает якорь: {{port}}. Голосуем втёмную.',
  },
  'vote-laid': { open: '{{seat}} кладёт: {{card}}.', closed: '{{seat}}: голос подан.' },
  'vote-passed': '{{seat}} без подходящей карты: ход пропущен.',
  'votes-opened': 'Голоса: {{cards}}.',
  'last-void': {
    several: 'Последнее слово хотят сказать все. Не скажет никто.',
    'no-card': 'Последнее слово есть, да сказать нечего.',
  },
  'last-called': 'Последнее слово говорит {{seat}}.',
  'extra-laid': '{{seat}} добавляет: {{card}}.',
  'votes-revealed': 'Тайное стало явным. {{votes}}.',
  'specials-annulled': 'Перехитрили сами себя, всё не в счёт: {{cards}}.',
  'vote-cancelled': {
    open: 'Отмена. {{port}}: голосуем снова, в открытую.',
    closed: 'Отмена. {{port}}: голосуем снова, втёмную.',
  },
  mutinied: 'Бунт! {{from}} уходит. Капитан теперь {{captain}}, и осада обязательна.',
  'change-called': 'Якорем распоряжается {{seat}}.',
  'anchor-moved': {
    moved: '{{seat}} переносит якорь: {{portFrom}} — {{port}}.',
    kept: '{{seat}} оставляет якорь на месте: {{port}}.',
  },
  'votes-counted': 'Мечи: {{swords}}, щиты: {{shields}}.',
  'tie-called': 'Поровну. Решает {{seat}}.',
  'tie-broken': {
    attack: '{{seat}} отдаёт победу атаке.',
    defence: '{{seat}} отдаёт победу обороне.',
  },
  blundered: {
    attack: 'Промах! Победа достаётся атаке.',
    defence: 'Промах! Победа достаётся обороне.',
  },
  'siege-won': {
    attack: 'Порт {{port}} взят.',
    defence: 'Порт {{port}} выстоял.',
  },
  'marker-placed': {
    sealed: '{{country}} +{{points}}',
    unsealed: '{{country}} +{{points}}, но печати кончились',
  },
  'discard-taken': '{{seat}} сбрасывает карту.',
  'cards-drawn_one': '{{seat}} берёт {{count}} карту.',
  'cards-drawn_few': '{{seat}} берёт {{count}} карты.',
  'cards-drawn_many': '{{seat}} берёт {{count}} карт.',
  'cards-drawn_other': '{{seat}} берёт {{count}} карты.',
  'pile-renewed_one': 'Колода собрана заново: {{count}} карта.',
  'pile-renewed_few': 'Колода собрана заново: {{count}} карты.',
  'pile-renewed_many': 'Колода собрана заново: {{count}} карт.',
  'pile-renewed_other': 'Колода собрана заново: {{count}} карты.',
  'port-card-turned': 'Дальше атакуют: {{countries}}.',
  'captaincy-passed': 'Теперь капитан {{captain}}.',
  'admiral-moved': '{{seat}} отправляет адмирала: {{portFrom}} — {{port}}.',
  paid: {
    letter: '{{from}} платит за патент {{silver}} серебром.',
    'blackmail-yes': '{{from}} платит {{silver}} серебром. Получает {{to}}.',
    'blackmail-maybe': '{{from}} платит {{silver}} серебром. Получает {{to}}.',
    prize: '{{from}} платит призовые, {{silver}} серебром. Получает {{to}}.',
    'prize-supply': 'Казна платит призовые, {{silver}} серебром. Получает {{to}}.',
  },
  'letter-taken': '{{seat}} берёт каперский патент: {{country}}.',
  'letter-scored': '{{country}} +{{points}}',
  blackmailed: {
    known: '{{from}} шантажирует: «{{country}}». Отвечает {{to}}.',
    secret: '{{from}} шантажирует. Отвечает {{to}}.',
  },
  'blackmail-answered': {
    yes: '{{to}}: «Да».',
    no: '{{to}}: «Нет».',
    maybe: '{{to}}: «Может быть».',
  },
  'laid-aside': '{{from}} откладывает {{silver}} серебром.',
  'missions-shown': 'Портов больше нет. Короны открыты. {{crowns}}.',
  'aside-settled': {
    right: '{{from}}: догадка «{{country}}» верна. Забирает {{winner}}, {{silver}} серебром.',
    wrong: '{{from}}: догадка «{{country}}» неверна. Назад забирает {{winner}}, {{silver}} серебром.',
  },
  'prize-called': '{{seat}}, патент «{{country}}»: приз {{silver}}.',
  'game-ended': {
    one: 'Победа: {{winner}}, счёт {{score}}.',
    shared: 'Победу делят: {{winners}}, счёт {{score}}.',
  },
}
