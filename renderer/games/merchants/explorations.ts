import type { Seat } from '../../../engine/core/game.ts'
import type { Exploration } from '../../../engine/games/merchants/explorations.ts'
import { touched } from '../../../engine/games/merchants/rules/who.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { Values } from '../../table/contract.ts'
import { printed } from './tell.ts'

function explorationOf({ options }: State, event: string): Exploration | undefined {
  return options.events.events.find(({ id }) => id === event)
}

/** 8.1 Whom its steps touch as things stand; whoever the drawer chooses is not known before. */
function touches(view: State, { id, steps }: Exploration): Seat[] {
  const task = view.tasks.findLast((each) => each.type === 'event' && each.event === id)
  const under = task?.type === 'event' ? task : { type: 'event' as const, event: id, drawer: view.turn, step: 0, seats: [], chosen: null }
  const seats = new Set(steps.flatMap((step) => touched(view, under, step)))
  return Array.from({ length: view.seats }, (_, place) => (under.drawer + place) % view.seats).filter((seat) => seats.has(seat))
}

/** What is drawn of an exploration card: `art` = its picture; a house event brings its own words. Nothing, if it is none. */
export function eventValues(view: State, event: string): Values {
  const exploration = explorationOf(view, event)
  if (!exploration) return {}
  const seats = touches(view, exploration).join(' ')
  const { title, text } = exploration
  const model = printed(exploration)
  return { art: model?.id ?? 'house', seats, ...(model ? {} : { title }), ...(model?.text === text ? {} : { text }) }
}
