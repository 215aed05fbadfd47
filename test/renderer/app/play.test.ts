import { expect, it } from 'vitest'
import { games } from '../../../engine/games/index.ts'
import { gameCards } from '../../../renderer/app/play.ts'

it('the games stand in the Harbour in the order in which the program lists them', () => {
  expect(gameCards.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
  expect(new Set(gameCards.map(({ place }) => place)).size).toBe(games.length)
})
