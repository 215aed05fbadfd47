import { describe, it } from 'vitest'
import { shuffle } from '../../../../engine/core/cards.ts'
import { allPortCards, allVoteCards, COUNTRIES } from '../../../../engine/games/parley/cards.ts'
import { playGames } from '../../../referee/playout.ts'
import { type Deal, Oracle } from './oracle.ts'

describe('random games through the referee', () => {
  it.each([3, 4, 5, 6])(
    'with %i seats are what another telling of the rules makes of the same acts',
    (seats) =>
      playGames(
        {
          game: 'parley',
          drawDeal: (count, chance): Deal => ({
            missions: shuffle(COUNTRIES, chance).slice(0, count),
            votes: shuffle(allVoteCards(), chance),
            ports: shuffle(allPortCards(), chance).map((card) => [...card]),
            firstCaptain: chance.below(count),
          }),
          drawOptions: () => ({}),
          tell: (deal) => new Oracle(deal),
          favourites: [],
        },
        seats,
      ),
    3_600_000,
  )
})
