import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { CARDS, COLOURS, TRADES } from '../../../engine/games/port-royal/cards.ts'
import { cardName, cardSpoken, reason } from '../../../renderer/games/port-royal/tell.ts'
import { words as en } from '../../../renderer/games/port-royal/words/en.ts'
import { words as ru } from '../../../renderer/games/port-royal/words/ru.ts'
import { words as tr } from '../../../renderer/games/port-royal/words/tr.ts'
import type { SayGame } from '../../../renderer/words/language.ts'
import { TONGUES, type Tongue } from './games.ts'

const LANGUAGES = { en, ru, tr }
/** Letters that fit under a portrait, on a signboard, on a button. */
const FITS = { line: 28, name: 12, ship: 10, title: 12, button: 28 }

const say =
  (tongue: Tongue): SayGame =>
  (key, values = {}) =>
    i18next.getFixedT(tongue, 'port-royal')(key, values)

beforeAll(async () => {
  const resources = { en: { 'port-royal': en }, ru: { 'port-royal': ru }, tr: { 'port-royal': tr } }
  await i18next.init({ resources, lng: 'en', fallbackLng: false, showSupportNotice: false, interpolation: { escapeValue: false } })
})

describe.each(TONGUES)('Port Royal in %s', (tongue) => {
  const { colours, persons, taxes, decisions } = LANGUAGES[tongue]

  it('keeps what is printed on a card short, a trader of any colour too', () => {
    for (const { ship } of Object.values(colours)) expect(ship.length, ship).toBeLessThanOrEqual(FITS.ship)
    for (const trade of TRADES) {
      const { name, line } = persons[trade]
      expect(name.length, name).toBeLessThanOrEqual(FITS.name)
      for (const colour of COLOURS) {
        const printed = line.replace('{{colour}}', colours[colour].name)
        expect(printed.length, printed).toBeLessThanOrEqual(FITS.line)
      }
    }
    for (const { line } of Object.values(taxes)) expect(line.length, line).toBeLessThanOrEqual(FITS.line)
  })

  it('keeps what stands on buttons short', () => {
    const { reveal, stop, repel, keep, pass, expedition } = decisions
    for (const { title } of [reveal, stop, repel, keep, pass, expedition]) expect(title.length, title).toBeLessThanOrEqual(FITS.title)
    for (const line of [reveal.line, reveal.first, stop.empty, stop.off, repel.line, keep.line, pass.line])
      expect(line.length, line).toBeLessThanOrEqual(FITS.button)
    for (const { ship } of Object.values(colours)) {
      const line = keep.bust.replace('{{ship}}', ship)
      expect(line.length, line).toBeLessThanOrEqual(FITS.button + 6)
    }
  })

  it('1 names no two colours, ships, signs or trades alike', () => {
    const lists = [
      ...(['name', 'ship', 'sign'] as const).map((part) => Object.values(colours).map((colour) => colour[part])),
      Object.values(LANGUAGES[tongue].signs),
      Object.values(persons).map(({ name }) => name),
    ]
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
  })

  it('1 speaks every card in full, and no two kinds alike', () => {
    const spoken = CARDS.map((card) => cardSpoken(card, say(tongue)))
    expect(new Set(spoken).size).toBe(CARDS.length)
    for (const text of spoken) expect(text).not.toMatch(/[{}]|undefined|(cards|colours|persons|panel|signs|taxes|expeditions)\.\w| {2}/)
  })

  it('4.5 says whose price a purse does not reach', () => {
    const why = { reason: 'too-dear', values: { card: 'trader:red:1:3', coins: 2 }, clause: '4.5' }
    const text = reason(why, () => '', say(tongue))
    expect(text).toContain(cardName('trader:red:1:3', say(tongue)))
    expect(text).toContain('2')
  })
})

describe('a card of Port Royal in English', () => {
  it.each([
    ['ship:yellow:1:1', 'Pinnace', 'Pinnace, yellow: 1 coin, 1 sword'],
    ['ship:black:4:x', 'Galleon', 'Galleon, black: 4 coins, a skull'],
    ['trader:red:1:3', 'Trader (red)', 'Trader (red): 1 point, costs 3 coins, +1 coin from red ships'],
    ['expedition:AAH:3:6', 'Expedition (anchor, anchor, house)', 'Expedition: anchor, anchor, house for 6 points and 3 coins'],
    ['tax:points', 'Tax', 'Tax: a coin for the fewest points'],
  ] as const)('%s is called “%s”, and spoken “%s”', (card, name, spoken) => {
    expect(cardName(card, say('en'))).toBe(name)
    expect(cardSpoken(card, say('en'))).toBe(spoken)
  })
})
