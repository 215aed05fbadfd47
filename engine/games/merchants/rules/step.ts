import { shuffle } from '../../../core/cards.ts'
import { unreachable } from '../../../core/decision.ts'
import type { Seat } from '../../../core/game.ts'
import { copyTasks } from '../asked.ts'
import { isCard, isTreasure } from '../cards.ts'
import type { Deed, Step } from '../explorations.ts'
import { isAtSea, isMerchant, knownCard, wholeHand } from '../hands.ts'
import { drawFromHand, happen, type Play } from '../play.ts'
import type { PickWhy, Task } from '../state.ts'
import { renewPile } from './draw.ts'
import { merchantsAtSea } from './who.ts'

type Doing = { task: Task & { type: 'event' }; step: Step; seat: Seat }

/** 8.1 What one step asks of one of those whom it touches. Whoever has left the sea meanwhile is not touched any more. */
export function doDeed(play: Play, tasks: Task[], { task, step, seat }: Doing): 'asked' | 'done' {
  if (step.what !== 'return-to-sea' && !isAtSea(play.state, seat)) return 'done'
  switch (step.what) {
    case 'draw':
      tasks.push({ type: 'draw', seat, left: step.count })
      return 'done'
    case 'discard':
      return step.how === 'random'
        ? loseAtRandom(play, seat, step.count)
        : callPick(play, tasks, { seat, why: 'discard', most: step.count })
    case 'discard-half':
      return callPick(play, tasks, { seat, why: 'discard', most: Math.floor(wholeHand(play.state, seat).length / 2) })
    case 'give':
      return giveToDrawer(play, tasks, { drawer: task.drawer, seat, most: step.count })
    case 'take-treasure':
      return salvage(play, seat)
    case 'see-hand':
      return seeHand(play, tasks, seat)
    case 'search':
      return search(play, tasks, seat, step)
    case 'miss-turn':
      return simply(play, { type: 'becalmed', seat })
    case 'extra-turn':
      return simply(play, { type: 'turn-gained', seat })
    case 'return-to-sea':
      return simply(play, { type: 'put-to-sea', seat })
    case 'reach-port':
      return isMerchant(play.state, seat) ? simply(play, { type: 'port-reached', seat }) : 'done'
    default:
      return unreachable(step)
  }
}

function simply(play: Play, event: Parameters<typeof happen>[1]): 'done' {
  happen(play, event)
  return 'done'
}

/** 7.2 `storm` */
function loseAtRandom(play: Play, seat: Seat, count: number): 'done' {
  const cards = drawFromHand(play, seat, count)
  if (cards.length > 0) happen(play, { type: 'discarded', seat, cards, why: 'random' })
  return 'done'
}

/** Asks for so many cards of the own hand, or for all, if there are fewer; nobody is asked for none. */
function callPick(play: Play, tasks: readonly Task[], { seat, why, most }: { seat: Seat; why: PickWhy; most: number }): 'asked' | 'done' {
  const cards = wholeHand(play.state, seat)
  const count = Math.min(most, cards.length)
  if (count === 0) return 'done'
  happen(play, { type: 'pick-called', pick: { seat, why, of: seat, count, cards }, tasks: copyTasks(tasks) })
  return 'asked'
}

/** 7.2 `press-gang`: the drawer, having nobody to give to, discards; a drawer who has left the sea is given nothing. */
function giveToDrawer(play: Play, tasks: Task[], { drawer, seat, most }: { drawer: Seat; seat: Seat; most: number }): 'asked' | 'done' {
  if (!isAtSea(play.state, drawer)) return 'done'
  return callPick(play, tasks, { seat, why: seat === drawer ? 'discard' : 'give', most })
}

/** 7.2 `wreck`: the treasure lying uppermost in the discard, if any. */
function salvage(play: Play, seat: Seat): 'done' {
  const card = play.state.discard.findLast(isTreasure)
  return card !== undefined && isTreasure(card) ? simply(play, { type: 'treasure-salvaged', seat, card }) : 'done'
}

/** 7.2 `spyglass`: a Merchant sees the Pirate's hand, if at sea; the Pirate is asked whose. */
function seeHand(play: Play, tasks: readonly Task[], seat: Seat): 'asked' | 'done' {
  const { state } = play
  if (isMerchant(state, seat)) {
    if (!isAtSea(state, state.pirate)) return 'done'
    return simply(play, { type: 'hand-seen', by: seat, of: state.pirate, cards: wholeHand(state, state.pirate) })
  }
  const seats = merchantsAtSea(state)
  if (seats.length === 0) return 'done'
  happen(play, { type: 'choice-called', choice: { seat, why: 'see-hand', seats }, tasks: copyTasks(tasks) })
  return 'asked'
}

/** 7.2 `hidden-cove`: an empty pile is renewed first; without a vessel card among those on top nobody is asked. */
function search(play: Play, tasks: readonly Task[], seat: Seat, { count, keep }: Deed & { what: 'search' }): 'asked' | 'done' {
  if (!renewPile(play)) return 'done'
  const cards = play.state.pile.slice(0, count).map(knownCard)
  happen(play, { type: 'top-seen', seat, cards })
  const most = Math.min(keep, cards.filter(isCard).length)
  if (most === 0) return shufflePile(play)
  const pick = { seat, why: 'search', of: null, count: most, cards } as const
  happen(play, { type: 'pick-called', pick: { ...pick, cards: cards.slice() }, tasks: copyTasks(tasks) })
  return 'asked'
}

/** 7.2 After a search the whole pile is shuffled. */
export function shufflePile(play: Play): 'done' {
  return simply(play, { type: 'pile-shuffled', pile: shuffle(play.state.pile, play.chance) })
}
