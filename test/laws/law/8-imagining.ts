import { difference, freeze } from '../plain.ts'
import { type Law, mustBeAlike, now, playOn } from '../walk.ts'

const MOMENTS = 12
const PLAY_ON = 30

/** What a bot imagines fits all that it knows, is whole, and can be played on. */
export const imagining: Law = {
  number: 8,
  title: 'imagining is honest',
  watch(table) {
    const { game, seats } = table
    return {
      settled() {
        if (!now(table, MOMENTS)) return
        const seat = table.chance.below(seats)
        const view = game.mask(table.state, seat)
        const imagined = game.imagine(freeze(view), seat, table.chance)
        mustBeAlike(`what ${seat} imagines, seen again,`, difference(game.mask(imagined, seat), view))
        mustBeAlike('the imagined inventory', difference(game.inventory(imagined), game.inventory(table.state)))
        mustBeAlike('waiting', difference(game.waiting(imagined), game.waiting(table.state)))
        if (now(table, 10)) playOn(game, imagined, table.chance, PLAY_ON)
      },
    }
  },
}
