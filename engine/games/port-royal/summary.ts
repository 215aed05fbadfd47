import { pointsIn, swordsIn } from './display.ts'
import type { State } from './state.ts'
import { waiting } from './waiting.ts'

/** referee.md, `port-royal`. */
export function summary(state: State, part: 'public' | 'all'): unknown {
  const { active, taking, phase, harbour, expeditions, displays, pile, discard, takes, ending, coins } = state
  const open = {
    active,
    taking,
    phase,
    waiting: waiting(state),
    points: displays.map(pointsIn),
    coins: coins.map((own) => own.length),
    swords: displays.map(swordsIn),
    harbour,
    expeditions,
    displays,
    pile: pile.length,
    discard,
    takes,
    result:
      ending === null
        ? null
        : ending.rank.map((rank, seat) => ({ seat, points: ending.points[seat] ?? 0, coins: ending.coins[seat] ?? 0, rank })),
  }
  return part === 'public' ? open : { ...open, pileCards: pile, coinCards: coins }
}
