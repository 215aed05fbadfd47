import type { Motion, Step } from '../../../table/contract.ts'
import { flight, step, still } from '../../../table/steps.ts'
import { openedInOrder } from '../layout/votes.ts'
import { type Around, BACK, cardsOf, gone, type Moves } from './step.ts'

/** A closed vote opens: gathered, riffled, laid out, turned one by one, and put in their row. */
const GATHERED_MS = 240
const RIFFLED_MS = GATHERED_MS + 210
const TURNED_FROM_MS = RIFFLED_MS + 250
const TURN_MS = 200
const TURN_APART_MS = 110
/** The decisive card is waited for. */
const SUSPENSE_MS = 200
const LOOK_MS = 150
const HOME_MS = 280

function opening(cards: readonly unknown[], { before }: Around): Motion {
  const laid = before.vote?.laid ?? []
  const gather = laid.map(({ seat }, index) => step(`vote:${seat}`, 'arc', [index * 25, GATHERED_MS - 30], { to: 'riffle' }))
  const riffle = cards.map((_, index): Step => {
    const from = index % 2 === 0 ? 'riffle:left' : 'riffle:right'
    return flight(from, 'riffle', { path: 'hop', at: [GATHERED_MS + index * 30, 140], as: BACK })
  })
  const last = cards.length - 1
  const turnAt = (index: number) => TURNED_FROM_MS + index * TURN_APART_MS + (index === last ? SUSPENSE_MS : 0)
  const homeAt = turnAt(last) + TURN_MS + LOOK_MS
  const show = cards.flatMap((_, index) => {
    const place = `stage:${index}`
    return [
      step(`opened:${index}`, 'arc', [RIFFLED_MS + index * 28, 230], {
        from: 'riffle',
        to: place,
        sound: index % 2 === 0 ? 'card-slide' : '',
      }),
      step(`opened:${index}`, 'flip', [turnAt(index), TURN_MS], { to: place, sound: 'card-flip' }),
      step(`opened:${index}`, 'arc', [homeAt + index * 20, HOME_MS]),
    ]
  })
  // nobody reads the sums before the last card is turned
  const sums = step('sums', 'tick', [turnAt(last) + TURN_MS, 260])
  return { steps: [...gather, ...riffle, ...show, sums], sounds: ['riffle'], holdMs: homeAt + HOME_MS * 0.7 }
}

/** The card that leaves for the row: out of my hand, or off the backs on a plaque. */
function source(seat: number, around: Around): string {
  return (seat === around.viewer && gone(seat, around).at(-1)) || cardsOf(seat)
}

/** Pieces of the cards of these kinds, as they lie. */
function piecesOf(kinds: readonly string[], { after }: Around): string[] {
  const vote = after.vote
  if (!vote) return []
  const opened = vote.opened ? openedInOrder(vote.opened).map((card, index) => ({ id: `opened:${index}`, card })) : []
  const laid = vote.laid
    .filter(({ extra }) => extra || !vote.opened)
    .map(({ seat, card, extra }) => ({ id: extra ? 'vote:extra' : `vote:${seat}`, card }))
  return [...opened, ...laid].filter(({ card }) => card !== null && kinds.includes(card)).map(({ id }) => id)
}

function allOf({ before }: Around): string[] {
  const vote = before.vote
  if (!vote) return []
  const opened = (vote.opened ?? []).map((_, index) => `opened:${index}`)
  const laid = vote.laid.filter(({ extra }) => extra || !vote.opened).map(({ seat, extra }) => (extra ? 'vote:extra' : `vote:${seat}`))
  return [...opened, ...laid]
}

const nod = (ids: string[], delayMs = 0): Step[] => ids.map((id, index) => step(id, 'tick', [delayMs + index * 90, 320]))

export const voteMoves: Moves<
  | 'vote-laid'
  | 'vote-passed'
  | 'votes-opened'
  | 'last-void'
  | 'last-called'
  | 'extra-laid'
  | 'votes-revealed'
  | 'specials-annulled'
  | 'votes-discarded'
  | 'vote-cancelled'
  | 'change-called'
  | 'votes-counted'
  | 'tie-called'
  | 'tie-broken'
  | 'blundered'
> = {
  'vote-laid': ({ seat, way }, around) => ({
    steps: [step(`vote:${seat}`, 'arc', [0, 430], { from: source(seat, around), sound: 'card-slide' })],
    holdMs: way === 'open' ? 560 : 200,
  }),
  'vote-passed': () => still(220),
  'votes-opened': ({ cards }, around) => opening(cards, around),
  'last-void': (_, around) => ({ steps: nod(piecesOf(['last'], around)), holdMs: 80 }),
  'last-called': (_, around) => ({ steps: nod(piecesOf(['last'], around)), holdMs: 320 }),
  'extra-laid': ({ seat }, around) => ({
    steps: [step('vote:extra', 'arc', [0, 520], { from: source(seat, around), sound: 'card-flip' })],
    holdMs: 680,
  }),
  'votes-revealed': ({ votes }) => ({
    steps: votes.map(({ seat }, index) => step(`voter:${seat}`, 'stamp', [index * 55, 260], { sound: 'lock' })),
    sounds: ['gasp'],
    holdMs: votes.length * 55 + 110,
  }),
  'specials-annulled': ({ cards }, around) => ({ steps: nod(piecesOf(cards, around)), sounds: ['gasp'], holdMs: 340 }),
  'votes-discarded': (_, around) => ({
    steps: allOf(around).map((id, index) => step(id, 'arc', [index * 35, 320], { to: 'discard', sound: index === 0 ? 'card-slide' : '' })),
    holdMs: 380,
  }),
  'vote-cancelled': () => still(420, 'groan'),
  'change-called': (_, around) => ({ steps: [...nod(piecesOf(['change'], around)), step('anchor', 'tick', [80, 320])], holdMs: 380 }),
  'votes-counted': () => ({ steps: [step('sums', 'tick', [0, 300])], holdMs: 220 }),
  'tie-called': () => ({ steps: [step('sums', 'tick', [0, 300])], holdMs: 240 }),
  'tie-broken': () => still(300, 'lock'),
  blundered: (_, around) => ({ steps: nod(piecesOf(['blunder'], around)), sounds: ['groan'], holdMs: 340 }),
}
