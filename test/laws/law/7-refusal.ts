import { fastChance } from '../../../engine/core/chance.ts'
import { act } from '../../../engine/core/table.ts'
import { hostileActions, malformedActions } from '../hostile.ts'
import { isListed } from '../listed.ts'
import { copy, difference, freeze } from '../plain.ts'
import { type Law, mustBeAlike, now } from '../walk.ts'

const MOMENTS = 20

/** Exactly the listed actions are accepted; every other one, whatever its shape, is refused by name and touches nothing. */
export const refusal: Law = {
  number: 7,
  title: 'an illegal action changes nothing and names its code',
  watch(table) {
    const { game, seats } = table
    return {
      acting(seat, action) {
        if (!now(table, 3)) return
        const before = freeze(copy(table.state))
        const decision = game.decide(before, seat, freeze(copy(action)), fastChance(table.acts))
        mustBeAlike('decide changes the state:', difference(before, table.state))
        if (decision.ok && decision.events.length === 0) throw new Error(`${JSON.stringify(action)} is accepted, and nothing happens`)
      },
      settled() {
        if (!now(table, MOMENTS)) return
        const before = freeze(copy(table.state))
        for (const seat of [...Array(seats).keys()]) {
          const legal = game.legal(before, seat)
          for (const action of malformedActions(table, legal)) {
            const acted = act({ game, seats, state: before }, seat, action, fastChance(0))
            if (acted.ok || acted.code !== 'bad-request')
              throw new Error(`seat ${seat}: ${String(JSON.stringify(action))} is no bad request`)
          }
          for (const action of hostileActions(table, seat)) {
            const isLegal = isListed(game, before, seat, action)
            const decision = game.decide(before, seat, action, fastChance(table.acts))
            if (isLegal !== 'maybe' && decision.ok !== (isLegal === 'yes'))
              throw new Error(`seat ${seat}: ${JSON.stringify(action)} is ${decision.ok ? 'accepted' : 'refused, though legal'}`)
            if (!decision.ok && !Object.hasOwn(game.reasons, decision.reason))
              throw new Error(`the reason ${decision.reason} is not listed`)
          }
        }
      },
    }
  },
}
