import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { CARDS } from '../../../engine/games/merchants/cards.ts'
import { DEFAULT_EVENTS, type Deed, WHO } from '../../../engine/games/merchants/explorations.ts'
import { stepWords } from '../../../renderer/games/merchants/steps.ts'
import { cardList, cardName, eventText, eventTitle, reason, tell } from '../../../renderer/games/merchants/tell.ts'
import { words as en } from '../../../renderer/games/merchants/words/en.ts'
import { words as ru } from '../../../renderer/games/merchants/words/ru.ts'
import { words as tr } from '../../../renderer/games/merchants/words/tr.ts'
import type { SayGame } from '../../../renderer/words/language.ts'
import { PRINTED } from '../../games/merchants/table.ts'
import { TONGUES, type Tongue } from './games.ts'

const LANGUAGES = { en, ru, tr }
/** Letters that fit under a picture, on a plaque, on a button, in large letters on a card. */
const FITS = { card: 12, place: 20, title: 16, line: 26, event: 22, read: 130 }

const DEEDS: Deed[] = [
  ...[1, 2, 5].map((count): Deed => ({ what: 'draw', count })),
  ...[1, 3].flatMap((count): Deed[] => [
    { what: 'discard', count, how: 'choice' },
    { what: 'discard', count, how: 'random' },
  ]),
  { what: 'discard-half' },
  ...[1, 4].map((count): Deed => ({ what: 'give', count })),
  { what: 'take-treasure' },
  { what: 'see-hand' },
  { what: 'search', count: 1, keep: 1 },
  { what: 'search', count: 7, keep: 2 },
  { what: 'miss-turn' },
  { what: 'extra-turn' },
  { what: 'return-to-sea' },
  { what: 'reach-port' },
]

const say =
  (tongue: Tongue): SayGame =>
  (key, values = {}) =>
    i18next.getFixedT(tongue, 'merchants')(key, values)

beforeAll(async () => {
  const resources = { en: { merchants: en }, ru: { merchants: ru }, tr: { merchants: tr } }
  await i18next.init({ resources, lng: 'en', fallbackLng: false, showSupportNotice: false, interpolation: { escapeValue: false } })
})

describe.each(TONGUES)('Merchants in %s', (tongue) => {
  const { cards, places, families, decisions, events } = LANGUAGES[tongue]
  const words = say(tongue)

  it('8.1 says every step that an event can have, all of them in a sentence of its own', () => {
    const said = WHO.flatMap((who) => DEEDS.map((deed) => stepWords({ who, ...deed }, words)))
    for (const text of said) expect(text).toMatch(/^\p{Lu}[^{}]+\.$/u)
    for (const text of said) expect(text).not.toMatch(/undefined|steps\.| {2}|,,/)
    // The drawer gives to nobody but the discard.
    const alike = DEEDS.filter(({ what }) => what === 'give').length
    const double = new Set(said).size
    expect(double).toBeGreaterThanOrEqual(said.length - alike)
  })

  it('1.1 names no two cards, families, places or events alike', () => {
    const titles = DEFAULT_EVENTS.events.map((event) => eventTitle(event, words))
    const lists = [
      Object.values(cards).map(({ name }) => name),
      Object.values(families).map(({ name }) => name),
      Object.values(places),
      titles,
    ]
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
  })

  it('keeps what stands on cards, plaques and buttons short', () => {
    const short = (text: string, letters: number): void => expect(text.length, text).toBeLessThanOrEqual(letters)
    for (const { name } of [...Object.values(cards), ...Object.values(families)]) short(name, FITS.card)
    for (const place of Object.values(places)) short(place, FITS.place)
    const { draw, steal, attack, trade, pass, catch: call } = decisions
    for (const { title } of [draw, steal, attack, trade, pass, call]) short(title, FITS.title)
    for (const title of Object.values(decisions.return.title)) short(title, FITS.title)
    for (const line of [
      draw.off,
      steal.line,
      steal.off,
      ...Object.values(attack.line),
      attack.noCard,
      attack.noShip,
      trade.line,
      trade.off,
    ])
      short(line, FITS.line)
    for (const { id } of DEFAULT_EVENTS.events) {
      const event = events[id as 'storm'] // the words know all seven
      short(event.title, FITS.event)
      short(event.text, FITS.read)
    }
  })

  it('7.2 says the printed events in its own words, and those of a house as the house has written them', () => {
    const [winds] = DEFAULT_EVENTS.events
    if (!winds) throw new Error('no printed events')
    expect([eventTitle(winds, words), eventText(winds, words)]).toEqual([events['fair-winds'].title, events['fair-winds'].text])
    const house = { ...winds, title: 'Foul winds', text: 'Ours.' }
    expect([eventTitle(house, words), eventText(house, words)]).toEqual(['Foul winds', 'Ours.'])
  })

  it('names every card in hands and piles', () => {
    for (const card of CARDS) expect(cardName(card, { options: PRINTED }, words)).toBe(cards[card].name)
    expect(cardName('storm', { options: PRINTED }, words)).toBe(events.storm.title)
  })

  it('6.3 tells the deal by names, and the end by numbers', () => {
    const nameOf = (seat: number): string => ['Ada', 'Bora'][seat] ?? ''
    expect(tell({ key: 'log.dealt', values: { pirate: 1, turn: 0 } }, nameOf, words)).toMatch(/Bora.*Ada/)
    const ended = tell({ key: 'log.game-ended.pirate.all-home', values: { pirate: 1, merchants: 0 } }, nameOf, words)
    expect(ended).toMatch(/1.*0/)
    expect(ended).not.toMatch(/Ada|Bora/)
  })

  it('8.3 says in a refusal which three cards it takes', () => {
    const sets = (['any', 'alike', 'different'] as const).map((set) =>
      reason({ reason: 'wrong-set', values: { set }, clause: '8.3' }, () => '', words),
    )
    expect(new Set(sets).size).toBe(3)
    for (const text of sets) expect(text).not.toMatch(/panel|\b(any|alike|different)\b\.?$/)
  })
})

describe('a list of cards', () => {
  it('counts those that are alike', () => {
    expect(cardList(['Gold', 'Silk', 'Gold', 'Gold'])).toBe('3 × Gold, Silk')
  })
})

describe('a step in English', () => {
  it.each([
    [{ who: 'everyone', what: 'discard', count: 1, how: 'random' }, 'Everybody at sea loses a card at random.'],
    [{ who: 'merchants', what: 'return-to-sea' }, 'Every Merchant in port puts to sea again.'],
    [{ who: 'drawer', what: 'give', count: 2 }, 'Whoever drew this card discards 2 cards of their choice.'],
    [
      { who: 'pirate', what: 'search', count: 4, keep: 1 },
      'The Pirate looks at the top 4 cards of the pile and keeps one vessel card; then the pile is shuffled.',
    ],
  ] as const)('%j', (step, said) => {
    expect(stepWords(step, say('en'))).toBe(said)
  })
})
