import { difference } from '../plain.ts'
import { type Law, mustBeAlike } from '../walk.ts'

/** A client knows what it may do, who is waited for and who has won without asking the host. */
export const legality: Law = {
  number: 2,
  title: 'legality is fair: it follows from what the seat sees',
  watch(table) {
    const { game, viewers } = table
    return {
      settled() {
        for (const viewer of viewers) {
          const view = game.mask(table.state, viewer)
          mustBeAlike(`waiting, seen by ${viewer}`, difference(game.waiting(view), game.waiting(table.state)))
          mustBeAlike(`the result, seen by ${viewer}`, difference(game.result(view), game.result(table.state)))
          mustBeAlike(`the channels, seen by ${viewer}`, difference(game.channels?.(view), game.channels?.(table.state)))
          if (viewer === 'table') continue
          mustBeAlike(`legal, seen by ${viewer}`, difference(game.legal(view, viewer), game.legal(table.state, viewer)))
        }
      },
    }
  },
}
