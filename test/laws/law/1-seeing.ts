import type { Viewer } from '../../../engine/core/game.ts'
import { difference } from '../plain.ts'
import { type Law, mustBeAlike, now } from '../walk.ts'

const MOMENTS = 3

/** What a client holds, made from the events that it sees, is what the host would show it. */
export const seeing: Law = {
  number: 1,
  title: 'seeing commutes with playing',
  watch(table) {
    const { game, viewers } = table
    let views: unknown[] = []
    const compare = (viewer: Viewer, index: number, after: string) =>
      mustBeAlike(`after ${after}, ${viewer} folds`, difference(views[index], game.mask(table.state, viewer)))
    let last = 'the opening'
    return {
      opened() {
        views = viewers.map((viewer) => game.begin(game.see(table.opening, viewer)))
      },
      happened(event) {
        last = event.type
        for (const [index, viewer] of viewers.entries()) game.evolve(views[index], game.see(event, viewer))
        // One viewer now and then: what goes apart stays apart until the end, where all are compared.
        if (!now(table, MOMENTS)) return
        const index = table.chance.below(viewers.length)
        compare(viewers[index] ?? 'table', index, last)
      },
      ended() {
        for (const [index, viewer] of viewers.entries()) compare(viewer, index, last)
      },
    }
  },
}
