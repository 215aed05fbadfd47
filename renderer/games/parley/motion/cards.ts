import type { Seat } from '../../../../engine/core/game.ts'
import type { Motion, Step } from '../../../table/contract.ts'
import { flight, step, still } from '../../../table/steps.ts'
import { type Around, BACK, cardsOf, come, gone, handIds, type Moves } from './step.ts'

const DRAW_MS = 340
const DRAW_APART_MS = 75
const DEAL_APART_MS = 34

/** Cards come off the pile one by one: mine turn up on the way, others' are counted on the plaque. */
function drawn(seat: Seat, count: number, around: Around): Motion {
  const mine = seat === around.viewer ? come(seat, around) : []
  const had = around.before.hands[seat]?.length ?? 0
  const left = around.before.pile.length
  const steps = Array.from({ length: count }, (_, index): Step[] => {
    const delay = index * DRAW_APART_MS
    const pile = step('pile', 'tick', [delay, 90], { values: { count: left - index - 1 } })
    const card = mine[index]
    if (card) return [pile, step(card, 'arc', [delay, DRAW_MS], { from: 'pile', sound: 'card-draw' })]
    return [
      pile,
      flight('pile', cardsOf(seat), { path: 'arc', at: [delay, DRAW_MS], as: { ...BACK, size: 0.9 }, sound: 'card-draw' }),
      step(cardsOf(seat), 'tick', [delay + DRAW_MS, 120], { values: { count: had + index + 1 } }),
    ]
  })
  return { steps: steps.flat(), holdMs: count * DRAW_APART_MS + 160 }
}

/** Section 2 as it is seen: six rounds of cards, the crowns, the first port. */
export function dealt({ after, viewer }: Around): Motion {
  const rounds = 6
  const hand = viewer === 'table' ? [] : handIds(after, viewer)
  const steps: Step[] = []
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < after.seats; turn++) {
      const seat = (after.captain + turn) % after.seats
      const delay = (round * after.seats + turn) * DEAL_APART_MS
      const card = seat === viewer ? hand[round] : undefined
      if (card) steps.push(step(card, 'arc', [delay, DRAW_MS], { from: 'pile', sound: 'deal' }))
      else {
        steps.push(flight('pile', cardsOf(seat), { path: 'arc', at: [delay, DRAW_MS], as: { ...BACK, size: 0.9 }, sound: 'deal' }))
        steps.push(step(cardsOf(seat), 'tick', [delay + DRAW_MS, 100], { values: { count: round + 1 } }))
      }
    }
  }
  const end = rounds * after.seats * DEAL_APART_MS
  if (viewer !== 'table') steps.push(step('mission', 'arc', [end, 480], { from: 'pile', sound: 'card-slide' }))
  steps.push(step(`port-card:${after.portDeck.length}`, 'arc', [end + 160, 560], { from: 'port-pile', sound: 'card-flip' }))
  for (const [index] of after.admirals.entries())
    steps.push(step(`admiral:${index}`, 'stamp', [end + 200 + index * 90, 340], { sound: index === 0 ? 'sail' : '' }))
  steps.push(step('captain', 'stamp', [end + 520, 420], { sound: 'lock' }))
  return { steps, sounds: ['shuffle'], holdMs: end + 900 }
}

export const cardMoves: Moves<'dealt' | 'discards-called' | 'discard-chosen' | 'discard-taken' | 'cards-drawn' | 'pile-renewed'> = {
  dealt: (_, around) => dealt(around),
  'discards-called': () => still(120),
  'discard-chosen': ({ seat }) => ({ steps: [step(cardsOf(seat), 'tick', [0, 200])], holdMs: 110 }),
  'discard-taken': ({ seat }, around) => {
    const mine = seat === around.viewer ? gone(seat, around).at(-1) : undefined
    const move = mine
      ? step(mine, 'arc', [0, 380], { to: 'discard', sound: 'card-slide' })
      : flight(cardsOf(seat), 'discard', { path: 'arc', at: [0, 380], as: BACK, sound: 'card-slide' })
    return { steps: [move], holdMs: 210 }
  },
  'cards-drawn': ({ seat, cards }, around) => drawn(seat, cards.length, around),
  'pile-renewed': () => ({
    steps: Array.from({ length: 7 }, (_, index) =>
      flight('discard', 'pile', { path: 'hop', at: [index * 55, 360], as: { ...BACK, size: 0.84 } }),
    ),
    sounds: ['shuffle'],
    holdMs: 760,
  }),
}
