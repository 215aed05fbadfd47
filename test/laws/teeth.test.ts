import { describe, expect, test } from 'vitest'
import { fastChance } from '../../engine/core/chance.ts'
import { accept, refuse } from '../../engine/core/decision.ts'
import { LAWS } from './laws.ts'
import { type ToyGame, type ToyState, toy } from './toy.ts'
import { walk } from './walk.ts'

const GAMES = 300

/** What the law says of the first game in which it is broken; null if it finds nothing. */
function verdict(number: number, game: ToyGame): string | null {
  const law = LAWS.find((one) => one.number === number)
  if (law === undefined) throw new Error(`no law ${number}`)
  for (let seed = 0; seed < GAMES; seed++) {
    try {
      walk(game, law, seed)
    } catch (broken) {
      return String(broken)
    }
  }
  return null
}

const secretSum = (state: ToyState) => state.hands.flat().reduce<number>((sum, card) => sum + (card ?? 0), 0)
let bells = 0

/** Law, what is wrong with the game, the broken functions, and what the law must say. */
const MUTANTS: [number, string, Partial<ToyGame>, RegExp][] = [
  [
    1,
    'the mask hides something that events show',
    { mask: (state, viewer) => ({ ...toy.mask(state, viewer), tricks: state.tricks.map(() => 0) }) },
    /tricks/,
  ],
  [
    1,
    'an event hides something that the mask shows',
    { see: (event, viewer) => (event.type === 'drawn' ? { ...event, card: null } : toy.see(event, viewer)) },
    /hands/,
  ],
  [
    1,
    'the mask shows a card that the event hides',
    { mask: (state, viewer) => ({ ...toy.mask(state, viewer), pile: state.pile.map((card, at) => (at === 0 ? card : null)) }) },
    /pile/,
  ],
  [
    2,
    'what is legal depends on the top of the pile',
    { legal: (state, seat) => toy.legal(state, seat).slice(state.pile[0] === 3 ? 1 : 0) },
    /legal, seen by/,
  ],
  [
    2,
    'who is waited for depends on a face-down card',
    { waiting: (state) => (state.laid[0]?.card ? [] : toy.waiting(state)) },
    /waiting, seen by/,
  ],
  [
    3,
    'the size of a view grows with the hidden cards',
    { mask: (state, viewer) => Object.assign(toy.mask(state, viewer), { id: '#'.repeat(secretSum(state)) }) },
    /the view of/,
  ],
  [
    3,
    'the order of the fields of a view tells who holds the lowest card',
    {
      mask: (state, viewer) => {
        const entries = Object.entries(toy.mask(state, viewer))
        return Object.fromEntries(state.hands[0]?.[0] === 0 ? entries.reverse() : entries) as ToyState
      },
    },
    /the view of/,
  ],
  [
    3,
    'a mask and an event agree in showing a card of another hand',
    {
      see: (event, viewer) => (event.type === 'dealt' ? { ...event, pile: event.pile.map(() => null) } : toy.see(event, viewer)),
      mask: (state, viewer) => ({ ...toy.mask(state, viewer), hands: state.hands.map((hand) => [...hand]) }),
    },
    /the view of/,
  ],
  [
    3,
    'a refusal tells what another holds',
    {
      decide: (state, seat, action, chance) =>
        state.hands[(seat + 1) % state.hands.length]?.includes(action.card)
          ? refuse('not-waiting')
          : toy.decide(state, seat, action, chance),
    },
    /the refusal of/,
  ],
  [
    3,
    'a bot keeps count of its own moves',
    { bots: { ...toy.bots, sailor: (view, seat) => toy.bots.deckhand(view, seat, fastChance(bells++)) } },
    /the move of the sailor/,
  ],
  [3, 'a bot plays what is not legal', { bots: { ...toy.bots, deckhand: () => ({ type: 'lay', card: -1 }) } }, /the deckhand plays/],
  [
    3,
    'a bot writes into its view',
    { bots: { ...toy.bots, deckhand: (view, seat, chance) => toy.bots.deckhand(Object.assign(view, { gone: [] }), seat, chance) } },
    /read only|read-only/,
  ],
  [
    4,
    'a card falls under the table',
    {
      evolve: (state, event) => {
        toy.evolve(state, event)
        if (event.type === 'opened' && state.gone.length > 8) state.gone.pop()
      },
    },
    /the inventory/,
  ],
  [4, 'nothing is counted', { inventory: () => ({}) }, /the inventory is empty/],
  [
    5,
    'the state depends on something outside the events',
    {
      evolve: (state, event) => {
        toy.evolve(state, event)
        if (event.type === 'opened') state.tricks[0] = (state.tricks[0] ?? 0) + (bells++ % 3)
      },
    },
    /tricks/,
  ],
  [
    5,
    'the state holds what JSON does not',
    {
      evolve: (state, event) => {
        toy.evolve(state, event)
        Object.assign(state, { last: undefined })
      },
    },
    /through JSON/,
  ],
  [
    5,
    'an event lives on in the state and changes with it',
    {
      decide: (state, seat, action, chance) => {
        const decision = toy.decide(state, seat, action, chance)
        if (decision.ok) Object.assign(decision.events[0] ?? {}, { shared: state.gone })
        return decision
      },
    },
    /ever since/,
  ],
  [
    6,
    'nobody is waited for before the end',
    { waiting: (state) => (state.gone.length > 4 ? [] : toy.waiting(state)), result: () => null },
    /nobody is waited for/,
  ],
  [
    6,
    'a seat is waited for that can do nothing',
    { legal: (state, seat) => (state.gone.length > 4 ? [] : toy.legal(state, seat)) },
    /can do nothing/,
  ],
  [6, 'the game runs past its bound', { bound: () => 5 }, /the bound is 5/],
  [
    6,
    'the lines do not add up to the score',
    {
      result: (state) => {
        const result = toy.result(state)
        return result && { ...result, score: result.score.map((score) => score + 1) }
      },
    },
    /the lines say/,
  ],
  [
    7,
    'a card is played that nobody holds',
    {
      decide: (state, seat, action, chance) =>
        action.card === 7 ? accept({ type: 'laid', seat, card: 7 }) : toy.decide(state, seat, action, chance),
    },
    /is accepted/,
  ],
  [
    7,
    'a refusal changes the state',
    {
      decide: (state, seat, action, chance) =>
        state.hands[seat]?.includes(action.card) ? toy.decide(state, seat, action, chance) : refuse(String(state.gone.push(1))),
    },
    /not extensible|read only/,
  ],
  [
    7,
    'a reason has no name',
    { decide: (...given) => (given[2].card === 99 ? refuse('because') : toy.decide(...given)) },
    /the reason because/,
  ],
  [
    7,
    'a decision changes the state',
    { decide: (state, ...given) => toy.decide({ ...state, tricks: state.tricks.fill(0) }, ...given) },
    /read only/,
  ],
  [
    7,
    'an action happens without an event',
    { decide: (...given) => (toy.decide(...given).ok ? accept() : toy.decide(...given)) },
    /nothing happens/,
  ],
  [
    8,
    'the imagined table gives the seat other cards',
    { imagine: (view, seat, chance) => ({ ...toy.imagine(view, seat, chance), gone: [...view.gone].reverse() }) },
    /seen again/,
  ],
  [
    8,
    'the imagined table holds a card twice',
    {
      imagine: (view, seat, chance) => {
        const imagined = toy.imagine(view, seat, chance)
        return { ...imagined, pile: imagined.pile.map(() => 1) }
      },
    },
    /the imagined inventory/,
  ],
  [
    8,
    'imagining writes into the view',
    { imagine: (view, seat, chance) => toy.imagine({ ...view, gone: view.gone.reverse() }, seat, chance) },
    /read only/,
  ],
  [
    8,
    'what is imagined cannot be played on',
    {
      imagine: (view, seat, chance) => {
        const imagined = toy.imagine(view, seat, chance)
        return imagined.gone.length === 0 ? { ...imagined, laid: imagined.laid.map((one) => one && { card: 99 }), tricks: [] } : imagined
      },
    },
    /seen again/,
  ],
]

describe('a small game that keeps the laws', () => {
  test.each(LAWS.map((law) => [law.number, law.title] as const))('keeps law %d, %s', (number) => {
    expect(verdict(number, toy)).toBeNull()
  })
})

describe('a game that breaks a law is caught', () => {
  test.each(MUTANTS)('law %d finds that %s', (number, _flaw, broken, words) => {
    expect(verdict(number, { ...toy, ...broken })).toMatch(words)
  })

  test('every law has caught something', () => {
    expect(new Set(MUTANTS.map(([number]) => number)).size).toBe(LAWS.length)
  })

  test('the verdict names the seed, and that game alone shows the flaw again', () => {
    const broken: ToyGame = { ...toy, bound: () => 5 }
    const seed = /LAWS_SEED=(\d+)/.exec(verdict(6, broken) ?? '')?.[1]
    const law = LAWS.find((one) => one.number === 6)
    expect(law && seed).toBeDefined()
    expect(() => law && walk(broken, law, Number(seed))).toThrow(/the bound is 5/)
  })
})
