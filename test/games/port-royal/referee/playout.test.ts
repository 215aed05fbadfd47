import { describe, it } from 'vitest'
import { shuffle } from '../../../../engine/core/cards.ts'
import { allCards } from '../../../../engine/games/port-royal/cards.ts'
import { playGames } from '../../../referee/playout.ts'
import { type Deal, type House, Oracle } from './oracle.ts'

describe('random games through the referee', () => {
  it.each([2, 3, 4, 5])(
    'with %i seats are what another telling of the rules makes of the same acts, under any options',
    (seats) =>
      playGames(
        {
          game: 'port-royal',
          drawDeal: (count, chance): Deal => ({ pile: shuffle(allCards(), chance), firstPlayer: chance.below(count) }),
          drawOptions: (chance): House =>
            chance.below(2) === 0
              ? {}
              : { goal: 4 + chance.below(17), governorAtOnce: chance.below(2) === 0, expeditionNeeded: chance.below(2) === 0 },
          tell: (deal, count, house) => new Oracle(deal, count, house),
          favourites: ['reveal', 'take', 'stop'],
        },
        seats,
      ),
    3_600_000,
  )
})
