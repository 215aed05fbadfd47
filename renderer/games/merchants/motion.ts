import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { Event, EventOf } from '../../../engine/games/merchants/events.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { Motion, Step } from '../../table/contract.ts'
import { flight, type Moves, moveOf, step, still, unsilent } from '../../table/steps.ts'
import { fanId, handIds, plaqueId } from './ids.ts'
import * as events from './motion/events.ts'
import * as sea from './motion/sea.ts'
import * as trade from './motion/trade.ts'
import { type Around, asCard, bring, discarded, hand, lasting } from './motion/travel.ts'

const NOD_MS = 280

/** Somebody's plaque nods. */
const nod = (seat: Seat, holdMs: number, ...sounds: string[]): Motion => ({
  steps: [step(plaqueId(seat), 'tick', [0, NOD_MS])],
  holdMs,
  sounds,
})

/** A sign comes to somebody's plaque, or goes. */
const marked = (seat: Seat, holdMs: number, ...sounds: string[]): Motion => ({
  steps: [step(`marks:${seat}`, 'tick', [0, 420])],
  holdMs,
  sounds,
})

/** Every event has its movement; a new one does not compile without. */
const MOVES: Moves<Event, State> = {
  dealt: (_, around) => dealt(around),
  'turn-begun': ({ seat }) => nod(seat, 260),
  'turn-ended': () => still(60),
  'turn-missed': ({ seat }) => marked(seat, 520, 'groan'),
  passed: ({ seat }) => nod(seat, 320),

  'card-drawn': ({ seat, card }, around) => lasting(bring('pile', seat, [card], around, { sound: 'card-draw' })),
  'pile-renewed': () => events.riffled('discard', 'pile'),

  stolen: ({ from, to, card }, around) => lasting(hand(from, to, [card], around), 160, 'gasp'),

  attacked: sea.attacked,
  'defence-called': () => still(160),
  defended: sea.defended,
  'spoils-taken': ({ from, to, cards }, around) => lasting(hand(from, to, cards, around), 160, 'gasp'),
  sunk: sea.sunk,
  beaten: sea.beaten,
  returned: sea.returned,
  'countdown-begun': ({ turnsLeft }) => ({
    steps: turnsLeft.map((_, seat) => step(`marks:${seat}`, 'tick', [0, 420])),
    sounds: ['fanfare-short'],
    holdMs: 900,
  }),

  'trade-offered': trade.offered,
  'trade-refused': trade.refused,
  traded: trade.traded,

  'trim-called': ({ seat }) => nod(seat, 240),
  'trim-declined': ({ seat }) => nod(seat, 240),
  caught: ({ seat }) => sea.pointedAt(seat, 900, 'gasp'),
  'cards-taken': ({ from, to, cards }, around) => lasting(hand(from, to, cards, around), 160),

  discarded: ({ seat, cards }, around) => lasting(discarded(seat, cards, around)),
  'pick-called': events.pickCalled,

  'event-drawn': events.drawn,
  'step-begun': () => still(120),
  'event-discarded': events.done,
  'choice-called': ({ choice }) => nod(choice.seat, 260),
  'player-chosen': ({ chosen }) => sea.pointedAt(chosen, 560),
  'hand-seen': events.handSeen,
  'top-seen': () => ({ steps: [step('pile', 'tick', [0, 300])], sounds: ['page'], holdMs: 360 }),
  'cards-found': events.found,
  'pile-shuffled': () => events.riffled('pile', 'pile'),
  'treasure-salvaged': events.salvaged,
  'cards-given': ({ from, to, cards }, around) => lasting(hand(from, to, cards, around), 160),
  becalmed: ({ seat }) => marked(seat, 640, 'groan'),
  'turn-gained': ({ seat }) => marked(seat, 640, 'pennant-tick'),
  'put-to-sea': ({ seat }) => sea.sailed(seat, 'sail'),
  'port-reached': ({ seat }) => sea.sailed(seat, 'anchor-chain'),

  'game-ended': shown,
}

/** From one hand that is opened to the next. */
const OPEN_APART_MS = 420

/** 6.3 The Merchants show their treasure one after the other, and last of all the Pirate. */
function shown({ ending }: EventOf<'game-ended'>, { after, viewer }: Around): Motion {
  const side = viewer === 'table' ? null : viewer === after.pirate ? 'pirate' : 'merchants'
  const cheered = side === null || ending.winner === side
  const order = ending.treasures.map((_, index) => (after.pirate + 1 + index) % after.seats).filter((seat) => seat !== viewer)
  const steps = order.map((seat, index) => {
    const values = { sure: (ending.treasures[seat] ?? []).join(' '), maybe: '' }
    return step(fanId(seat), 'tick', [index * OPEN_APART_MS, 360], { values, sound: 'card-flip' })
  })
  // In between, what the team has together.
  const team = order.filter((seat) => seat !== after.pirate).length
  if (team > 0) steps.push(step('crew:head', 'tick', [(team - 1) * OPEN_APART_MS + 240, 360], { values: { treasure: ending.merchants } }))
  const sounds = cheered ? ['fanfare-short', 'cheer'] : ['fanfare-short']
  return { steps, sounds, holdMs: after.seats * OPEN_APART_MS + 700 }
}

const DEAL_MS = 380
const DEAL_APART_MS = 70

/** 2.1 Three to every Merchant, the Pirate's two for each of them; round after round. */
function dealt({ after, viewer }: Around): Motion {
  const mine = viewer === 'table' ? [] : handIds(after.hands[viewer] ?? [])
  const steps: Step[] = []
  const rounds = Math.max(...after.hands.map((cards) => cards.length))
  let dealtCards = 0
  for (let round = 0; round < rounds; round += 1)
    for (let seat = 0; seat < after.seats; seat += 1) {
      if (round >= (after.hands[seat]?.length ?? 0)) continue
      const at = dealtCards * DEAL_APART_MS
      dealtCards += 1
      const id = seat === viewer ? mine[round] : undefined
      if (id !== undefined) steps.push(step(id, 'arc', [at, DEAL_MS], { from: 'pile', sound: 'deal' }))
      else {
        steps.push(flight('pile', fanId(seat), { path: 'arc', at: [at, DEAL_MS], as: asCard(null), sound: 'deal' }))
        steps.push(step(fanId(seat), 'tick', [at + DEAL_MS - 60, 100], { values: { count: round + 1 } }))
      }
    }
  return { steps, sounds: ['shuffle'], holdMs: dealtCards * DEAL_APART_MS + DEAL_MS + 120 }
}

/** How the table shows an event. */
export function motion(event: Event, before: State, after: State, viewer: Viewer): Motion {
  return moveOf(MOVES, event, { before, after, viewer })
}

export function opening(view: State, viewer: Viewer): Motion {
  return unsilent(dealt({ before: view, after: view, viewer }))
}
