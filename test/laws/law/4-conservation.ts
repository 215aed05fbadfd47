import { difference } from '../plain.ts'
import { type Law, mustBeAlike } from '../walk.ts'

/** Nothing is lost and nothing appears. */
export const conservation: Law = {
  number: 4,
  title: 'every card and coin is in exactly one place',
  watch(table) {
    const { game } = table
    const whole = JSON.parse(JSON.stringify(game.inventory(table.state)))
    if (Object.keys(whole).length === 0) throw new Error('the inventory is empty')
    return {
      happened(event) {
        mustBeAlike(`after ${event.type}, the inventory`, difference(game.inventory(table.state), whole))
      },
    }
  },
}
