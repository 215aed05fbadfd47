import { countKinds } from '../../core/cards.ts'
import type { Inventory } from '../../core/game.ts'
import type { State } from './state.ts'

/** What exists at the table (law 4): vote cards by kind, port cards, missions, blackmail cards, admirals, silver. */
export function inventory(state: State): Inventory {
  const blackmails = state.blackmails.length
  return {
    ...countVoteCards(state),
    'port-card': 1 + state.portDeck.length + state.portsGone.length,
    mission: state.missions.length,
    'blackmail-card': state.blackmailCards.reduce((sum, cards) => sum + cards.length, blackmails),
    admiral: new Set(state.admirals.map(({ port }) => port)).size,
    silver: countSilver(state),
  }
}

function countVoteCards({ hands, pile, discard, vote }: State): Record<string, number> {
  const kinds = countKinds(pile)
  for (const hand of hands) countKinds(hand, kinds)
  countKinds(
    discard.map(({ card }) => card),
    kinds,
  )
  return vote === null
    ? kinds
    : countKinds(
        vote.laid.map(({ card }) => card),
        kinds,
      )
}

function countSilver({ silver, supply, blackmails }: State): number {
  const purses = silver.reduce((sum, coins) => sum + coins, 0)
  return blackmails.reduce((sum, { aside }) => sum + (aside ?? 0), purses + supply)
}
