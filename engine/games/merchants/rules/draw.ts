import { shuffle } from '../../../core/cards.ts'
import { type Decision, refuse } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import { isCard } from '../cards.ts'
import type { Event } from '../events.ts'
import { knownCard } from '../hands.ts'
import { done, happen, type Play, play } from '../play.ts'
import type { State, Task } from '../state.ts'
import { explorationOf, goOn } from './exploration.ts'

/** 8.1 What events draw in one turn, all together: as many as all the cards there are. House rules could go on for ever else. */
const MOST_DRAWN_BY_EVENTS = 52

/** 3.1, 4.1 The Pirate draws two cards, a Merchant one. */
export function draw(state: State, seat: Seat, chance: Chance): Decision<Event> {
  if (!canDraw(state)) return refuse('no-cards-left')
  const playing = play(state, chance)
  return done(goOn(playing, [{ type: 'draw', seat, left: seat === state.pirate ? 2 : 1 }]))
}

/** 4.8 There is a card to be had. */
export function canDraw({ pile, discard }: State): boolean {
  return pile.length > 0 || discard.length > 0
}

/** 7.1 One of the cards that the seat has to draw; an exploration card is shown, and its event comes before anything else. */
export function drawNext(play: Play, tasks: Task[], task: Task & { type: 'draw' }): void {
  const { state } = play
  const isSpent = state.running.length > 0 && state.drawnByEvents >= MOST_DRAWN_BY_EVENTS
  if (task.left === 0 || state.places[task.seat] !== 'sea' || isSpent || !renewPile(play)) {
    tasks.pop()
    return
  }
  task.left -= 1
  const { seat } = task
  const card = knownCard(state.pile[0] ?? null)
  if (isCard(card)) happen(play, { type: 'card-drawn', seat, card })
  else {
    happen(play, { type: 'event-drawn', seat, event: card, title: explorationOf(state, card).title })
    tasks.push({ type: 'event', event: card, drawer: seat, step: -1, seats: [], chosen: null })
  }
}

/** 4.8 A card is wanted: an empty pile is renewed by shuffling the discard. Gives whether there is one. */
export function renewPile(play: Play): boolean {
  const { pile, discard } = play.state
  if (pile.length > 0) return true
  if (discard.length === 0) return false
  happen(play, { type: 'pile-renewed', pile: shuffle(discard, play.chance) })
  return true
}
