import { describe, expect, it } from 'vitest'
import {
  allCards,
  CARDS,
  type Card,
  COLOURS,
  expeditionOf,
  FIFTH_EXPEDITION,
  factsOf,
  isCard,
  personOf,
  type Sign,
  shipOf,
  signOf,
  type Trade,
} from '../../../engine/games/port-royal/cards.ts'
import { swordsIn } from '../../../engine/games/port-royal/display.ts'

const all = [...allCards(), FIFTH_EXPEDITION]
const ships = all.flatMap((card) => shipOf(card) ?? [])
const persons = all.flatMap((card) => personOf(card) ?? [])

function sum<T>(list: readonly T[], count: (item: T) => number): number {
  return list.reduce((total, item) => total + count(item), 0)
}

describe('1 the 120 cards', () => {
  it('1.5 are 50 ships, 60 persons, 6 expeditions and 4 taxes', () => {
    const expeditions = all.filter((card) => expeditionOf(card) !== null)
    const taxes = all.filter((card) => factsOf(card).sort === 'tax')
    expect([ships.length, persons.length, expeditions.length, taxes.length]).toEqual([50, 60, 6, 4])
    expect(all).toHaveLength(120)
  })

  it.each(COLOURS)('1.1 ten %s ships bring 22 coins', (colour) => {
    const own = ships.filter((ship) => ship.colour === colour)
    expect([own.length, sum(own, ({ coins }) => coins)]).toEqual([10, 22])
  })

  it.each<[string, string]>([
    ['yellow', '1:1 1:1 1:1 2:1 2:2 2:2 3:2 3:4 3:4 4:4'],
    ['blue', '1:1 1:1 1:1 2:1 2:2 2:2 3:2 3:5 3:5 4:5'],
    ['green', '1:1 1:1 1:1 2:1 2:3 2:3 3:3 3:5 3:5 4:5'],
    ['red', '1:1 1:1 1:1 2:3 2:3 2:3 3:6 3:6 3:x 4:x'],
    ['black', '1:2 1:2 1:2 2:4 2:4 2:4 3:7 3:7 3:x 4:x'],
  ])('1.1 the %s ships are %s', (colour, printed) => {
    const own = all.filter((card) => card.startsWith(`ship:${colour}:`)).map((card) => card.slice(`ship:${colour}:`.length))
    expect(own.sort().join(' ')).toBe(printed)
  })

  it('1.5 four ships show a skull, two red and two black', () => {
    expect(CARDS.filter((card) => shipOf(card)?.swords === null)).toEqual([
      'ship:red:3:x',
      'ship:red:4:x',
      'ship:black:3:x',
      'ship:black:4:x',
    ])
    expect(ships.filter(({ swords }) => swords === null)).toHaveLength(4)
  })

  it('1.5 the persons have 83 points, 314 cost and 16 swords', () => {
    expect([sum(persons, ({ points }) => points), sum(persons, ({ cost }) => cost), swordsIn(all)]).toEqual([83, 314, 16])
  })

  it.each<[Trade, string]>([
    ['settler', '1:4 1:4 1:4 1:4 1:4'],
    ['captain', '1:4 1:4 1:4 1:4 1:4'],
    ['priest', '1:4 1:4 1:4 1:4 1:4'],
    ['jack', '1:6 1:6 1:6'],
    ['sailor', '1:3 1:3 1:3 1:3 1:3 1:3 1:3 2:5 2:5 3:7'],
    ['pirate', '1:5 2:7 3:9'],
    ['mademoiselle', '2:7 2:7 3:9 3:9'],
    ['jester', '1:5 2:7 2:7 2:7 3:9'],
    ['admiral', '1:5 2:7 2:7 2:7 3:9 3:9'],
    ['governor', '0:8 0:8 0:8 0:8'],
  ])('1.2 of %s there are %s', (trade, printed) => {
    const own = persons.filter((person) => person.trade === trade)
    expect(
      own
        .map(({ points, cost }) => `${points}:${cost}`)
        .sort()
        .join(' '),
    ).toBe(printed)
  })

  it.each<[string, string]>([
    ['black', '1:3 1:3'],
    ['green', '1:3 1:3'],
    ['red', '1:3 1:3'],
    ['blue', '1:3 2:5'],
    ['yellow', '1:3 2:5'],
  ])('1.2 the traders in %s are %s', (colour, printed) => {
    const own = persons.filter((person) => person.trade === 'trader' && person.colour === colour)
    expect(
      own
        .map(({ points, cost }) => `${points}:${cost}`)
        .sort()
        .join(' '),
    ).toBe(printed)
  })

  it.each<[Card, Sign[], number, number]>([
    ['expedition:AA:2:4', ['A', 'A'], 2, 4],
    ['expedition:CC:2:4', ['C', 'C'], 2, 4],
    ['expedition:HH:2:4', ['H', 'H'], 2, 4],
    ['expedition:AAH:3:6', ['A', 'A', 'H'], 3, 6],
    ['expedition:CCH:3:6', ['C', 'C', 'H'], 3, 6],
    ['expedition:ACH:3:5', ['A', 'C', 'H'], 3, 5],
  ])('1.3 %s needs %j and brings %i coins and %i points', (card, needs, coins, points) => {
    expect(expeditionOf(card)).toEqual({ sort: 'expedition', needs, coins, points })
    expect(all.filter((other) => other === card)).toHaveLength(1)
  })

  it('1.4 two taxes go by swords and two by points', () => {
    const taxes = all.flatMap((card) => {
      const facts = factsOf(card)
      return facts.sort === 'tax' ? [facts.by] : []
    })
    expect(taxes.sort()).toEqual(['points', 'points', 'swords', 'swords'])
  })

  it('1.2 captains, priests and settlers stand for a sign, a jack for any one, nobody else for one', () => {
    expect(signOf('captain:1:4')).toBe('A')
    expect(signOf('priest:1:4')).toBe('C')
    expect(signOf('settler:1:4')).toBe('H')
    expect(signOf('jack:1:6')).toBe('any')
    const signs = CARDS.filter((card) => signOf(card) !== null)
    expect(signs).toEqual(['settler:1:4', 'captain:1:4', 'priest:1:4', 'jack:1:6'])
  })

  it('1.2 a sailor has one sword and a pirate two, whatever they cost', () => {
    expect((['sailor:1:3', 'sailor:3:7', 'pirate:1:5', 'pirate:3:9', 'jack:1:6'] as const).map((card) => swordsIn([card]))).toEqual([
      1, 1, 2, 2, 0,
    ])
  })

  it('2.1 119 are shuffled: all but the expedition for five', () => {
    expect(allCards()).toHaveLength(119)
    expect(allCards()).not.toContain('expedition:ACH:3:5')
  })

  it('a word that is no kind is no card', () => {
    expect(['tax:swords', 'coin', 'parrot', 'toString', '', 7, null].map(isCard)).toEqual([true, false, false, false, false, false, false])
  })
})
