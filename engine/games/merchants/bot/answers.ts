import { pick } from '../../../core/chance.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Action } from '../actions.ts'
import { isCard, isTreasure } from '../cards.ts'
import type { Deed } from '../explorations.ts'
import { leastMissed, mostWelcome, worthOfHolding } from './keeping.ts'
import { isMate, type Outlook } from './outlook.ts'

/** A mate in need of a card gets one that is missed so little; no treasure, which is as good here as there. */
const GIVEN = 0.3

/** 4.2 A card that is not missed, or no. */
export function answerOffer({ view, own }: Outlook): Action {
  const [card] = leastMissed(
    view,
    own.filter((held) => !isTreasure(held)),
    1,
  )
  if (card === undefined) return { type: 'trade-answer', card: null }
  const worth = worthOfHolding(view, card, own.toSpliced(own.indexOf(card), 1))
  return { type: 'trade-answer', card: worth <= GIVEN ? card : null }
}

/** 4.6, 5.3, 7.2 The best of others' cards and of the pile; of the own ones those that are missed least. */
export function pickCards({ view, seat, own }: Outlook): Action {
  if (view.pick === null) throw new Error('nothing to pick')
  const { of, count, cards } = view.pick
  const open = cards.filter((card) => isCard(card))
  return { type: 'pick', cards: of === seat ? leastMissed(view, open, count) : mostWelcome(view, open, own, count) }
}

/** 4.5 Down to the limit, unless nobody can catch any more. */
export function trimHand({ view, own }: Outlook): Action {
  if (view.places[view.pirate] === 'island') return { type: 'trim', cards: [] }
  return { type: 'trim', cards: leastMissed(view, own, own.length - view.options.handLimit) }
}

/** 7.2, 8.1 The other side for what hurts, mates for what helps; the fullest hand to look at, or to hurt. */
export function choosePlayer({ view, seat }: Outlook, chance: Chance): Action {
  if (view.choice === null) throw new Error('nobody to choose')
  const { seats, why } = view.choice
  const isKind = why === 'chosen' && isHelp(nextDeed(view))
  const wanted = seats.filter((other) => isMate(view, seat, other) === isKind)
  const open = wanted.length > 0 ? wanted : seats
  const most = Math.max(...open.map((other) => sizeOf(view, other)))
  return {
    type: 'choose',
    seat: pick(
      open.filter((other) => isKind || sizeOf(view, other) === most),
      chance,
    ),
  }
}

function sizeOf(view: Outlook['view'], seat: Seat): number {
  return view.hands[seat]?.length ?? 0
}

/** 8.1 The step that asks who. */
function nextDeed(view: Outlook['view']): Deed['what'] | null {
  const task = view.tasks.at(-1)
  if (task?.type !== 'event') return null
  return view.options.events.events.find(({ id }) => id === task.event)?.steps[task.step + 1]?.what ?? null
}

function isHelp(what: Deed['what'] | null): boolean {
  switch (what) {
    case 'draw':
    case 'take-treasure':
    case 'see-hand':
    case 'search':
    case 'extra-turn':
    case 'return-to-sea':
    case 'reach-port':
      return true
    default:
      return false
  }
}
