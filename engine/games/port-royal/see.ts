import type { Viewer } from '../../core/game.ts'
import { type Coin, SUBSTITUTE } from './cards.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** 2.2 Faces of coins are known to nobody; that one is a substitute all see (2.4). */
const faceDown = (coins: readonly Coin[]): Coin[] => coins.map((coin) => (coin === SUBSTITUTE ? coin : null))

const hidden = (pile: readonly unknown[]): null[] => pile.map(() => null)

/** Section 7: the same for every viewer. */
export function see(event: Event, _viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return { ...event, coins: event.coins.map(faceDown), pile: hidden(event.pile) }
    case 'pile-renewed':
      return { ...event, pile: hidden(event.pile) }
    case 'coins-drawn':
      return { ...event, cards: faceDown(event.cards) }
    case 'coin-handed':
      return event.card === SUBSTITUTE ? event : { ...event, card: null }
    default:
      return event
  }
}

/** Section 7; a new table that shares nothing with the state. */
export function mask(state: State, _viewer: Viewer): State {
  return {
    ...state,
    harbour: state.harbour.slice(),
    expeditions: state.expeditions.slice(),
    displays: state.displays.map((display) => display.slice()),
    coins: state.coins.map(faceDown),
    pile: hidden(state.pile),
    discard: state.discard.slice(),
    ending: state.ending && {
      points: state.ending.points.slice(),
      coins: state.ending.coins.slice(),
      rank: state.ending.rank.slice(),
    },
  }
}
