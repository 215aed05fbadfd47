import { difference } from '../difference.ts'
import { frozen } from '../frozen.ts'
import { type Law, mustBeAlike, now, playOn } from '../walk.ts'

const PLAY_ON = 30

/** What a bot imagines fits all that it knows, is whole, and can be played on. */
export const imagining: Law = {
  number: 8,
  title: 'imagining is honest',
  watch(table) {
    const { game, seats } = table
    return {
      settled() {
        const seat = table.chance.below(seats)
        const view = game.mask(table.state, seat)
        const imagined = game.imagine(frozen(view), seat, table.chance)
        mustBeAlike(`what ${seat} imagines, seen again,`, difference(game.mask(imagined, seat), view))
        mustBeAlike('the imagined inventory', difference(game.inventory(imagined), game.inventory(table.state)))
        mustBeAlike('waiting', difference(game.waiting(imagined), game.waiting(table.state)))
        if (now(table, 20)) playOn(game, imagined, table.chance, PLAY_ON)
      },
    }
  },
}
