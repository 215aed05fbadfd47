import { isTreasure, type Treasure } from '../cards.ts'
import { isMerchantAtSea, wholeHand } from '../hands.ts'
import { happen, type Play } from '../play.ts'
import type { Ending, State, Winner } from '../state.ts'

/** 6.1 No Merchant is at sea any more. */
export function isOutOfSea(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat += 1) if (isMerchantAtSea(state, seat)) return false
  return true
}

/** 6.3 The treasure of the Pirate against that of all Merchants who are not sunk; with all of them sunk the Pirate wins. */
export function endGame(play: Play): Play {
  return happen(play, { type: 'game-ended', ending: settle(play.state) })
}

function settle(state: State): Ending {
  const { pirate: seat, places, options } = state
  const treasures = places.map((_, holder) => wholeHand(state, holder).filter((card): card is Treasure => isTreasure(card)))
  const values = treasures.map((cards) => cards.reduce((sum, card) => sum + options.treasureValue[card], 0))
  const pirate = values[seat] ?? 0
  const merchants = values.reduce((sum, value) => sum + value, -pirate)
  const isAllSunk = places.every((place, holder) => holder === seat || place === 'sunk')
  const why = isAllSunk ? 'all-sunk' : isOutOfSea(state) ? 'all-home' : 'turns-over'
  return { winner: isAllSunk ? 'pirate' : winnerOf(pirate, merchants), why, pirate, merchants, treasures }
}

function winnerOf(pirate: number, merchants: number): Winner {
  if (pirate === merchants) return 'draw'
  return pirate > merchants ? 'pirate' : 'merchants'
}
