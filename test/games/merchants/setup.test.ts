import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import { readOptions } from '../../../engine/core/options.ts'
import { allVesselCards, isCard } from '../../../engine/games/merchants/cards.ts'
import { game } from '../../../engine/games/merchants/index.ts'
import type { Deal } from '../../../engine/games/merchants/setup.ts'
import { PRINTED } from './table.ts'

const EVENTS = PRINTED.events.events.map(({ id }) => id)

function dealt(seats: number, seed: number, options = PRINTED) {
  return game.begin(game.open({ seats, options, deal: null, chance: fastChance(seed) }))
}

/** A right deal of three seats. */
function deal(): Deal {
  const cards = [...allVesselCards()]
  return { pirate: 2, hands: [cards.splice(0, 3), cards.splice(0, 3), cards.splice(0, 4)], pile: [...cards, ...EVENTS] }
}

describe('1, 2 the table', () => {
  it('has 45 vessel cards, five of each variety, and seven exploration cards', () => {
    const counts = game.inventory(dealt(4, 1))
    expect(Object.keys(counts)).toHaveLength(16)
    for (const [card, count] of Object.entries(counts)) expect(count).toBe(isCard(card) ? 5 : 1)
  })

  it.each([2, 3, 4, 5, 6])('2.1 with %i seats: three cards a Merchant, two for each of them the Pirate, vessel cards only', (seats) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { hands, pirate, turn, places, phase } = dealt(seats, seed)
      for (const [seat, hand] of hands.entries()) expect(hand).toHaveLength(seat === pirate ? 2 * (seats - 1) : 3)
      expect(hands.flat().every(isCard)).toBe(true)
      // 2.2, 2.3
      expect({ turn, phase }).toEqual({ turn: (pirate + 1) % seats, phase: 'turn' })
      expect(places).toEqual(hands.map(() => 'sea'))
    }
  })

  it('1.2 has the Pirate that is named, or one drawn at random', () => {
    expect(new Set(Array.from({ length: 40 }, (_, seed) => dealt(3, seed).pirate))).toEqual(new Set([0, 1, 2]))
    expect(dealt(3, 5, { ...PRINTED, pirate: 1 }).pirate).toBe(1)
  })

  it('9 shows each seat its own hand alone', () => {
    const opening = game.open({ seats: 3, options: PRINTED, deal: null, chance: fastChance(1) })
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const view = game.begin(game.see(opening, viewer))
      for (const [seat, hand] of view.hands.entries()) expect(hand.every((card) => (card === null) === (seat !== viewer))).toBe(true)
      expect(view.pile.every((card) => card === null)).toBe(true)
    }
  })

  it('a hand limit, values and the rest can be changed (8.3)', () => {
    const read = readOptions(game.options, { handLimit: 5, treasureValue: { gold: 3 }, spoils: 2, showHandCounts: true }, 3)
    expect(read).toMatchObject({ value: { handLimit: 5, treasureValue: { gold: 3, silk: 1, spice: 1 }, spoils: 2, showHandCounts: true } })
    expect(readOptions(game.options, { spoils: 4 }, 3)).toMatchObject({ ok: false, field: 'spoils' })
    expect(readOptions(game.options, { treasureValue: { pearls: 1 } }, 3)).toMatchObject({ ok: false, field: 'treasureValue' })
  })
})

describe('10 a deal', () => {
  it('is laid out as it says, and wins over the option', () => {
    const read = game.readDeal(deal(), 3, { ...PRINTED, pirate: 0 })
    if (!read.ok) throw new Error(read.text)
    const state = game.begin(game.open({ seats: 3, options: { ...PRINTED, pirate: 0 }, deal: read.value, chance: fastChance(1) }))
    expect(state).toMatchObject({ pirate: 2, turn: 0, pile: deal().pile })
    expect(state.hands).toEqual(deal().hands.map((hand) => hand.toSorted()))
  })

  it.each<[string, object, string]>([
    ['without a Pirate', { pirate: undefined }, 'pirate'],
    ['with a Pirate on no seat', { pirate: 3 }, 'pirate'],
    ['with too few hands', { hands: deal().hands.slice(1) }, 'hands'],
    ['with an exploration card in a hand', { hands: [['gold', 'gold', 'storm'], ...deal().hands.slice(1)] }, 'hands'],
    ['with a card gone from a hand', { hands: [deal().hands[0]?.slice(1), ...deal().hands.slice(1)] }, 'pile'],
    ['with a card missing', { pile: deal().pile.slice(1) }, 'pile'],
    ['with a card twice', { pile: [...deal().pile.slice(1), 'storm'] }, 'pile'],
    ['with a pile of numbers', { pile: [1] }, 'pile'],
    ['with a stray field', { seed: 1 }, 'seed'],
  ])('%s is refused, and the field is named', (_, changes, field) => {
    expect(game.readDeal({ ...deal(), ...changes }, 3, PRINTED)).toMatchObject({ ok: false, field })
  })

  it('takes hands of any size, if all the cards are there', () => {
    const [first = [], ...others] = deal().hands
    const [card = 'gold', ...kept] = first
    const read = game.readDeal({ ...deal(), hands: [kept, ...others], pile: [card, ...deal().pile] }, 3, PRINTED)
    expect(read).toMatchObject({ ok: true, value: { hands: [kept, ...others] } })
  })

  it('has the exploration cards of the house, if there are any (8.2)', () => {
    const events = PRINTED.events.events.map((event) => ({ ...event, id: `our-${event.id}` }))
    const options = { ...PRINTED, events: { title: 'Ours', events } }
    expect(game.readDeal(deal(), 3, options)).toMatchObject({ ok: false, field: 'pile' })
    const pile = deal().pile.map((card) => (isCard(card) ? card : `our-${card}`))
    expect(game.readDeal({ ...deal(), pile }, 3, options).ok).toBe(true)
  })
})
