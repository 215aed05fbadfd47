import { copyTasks } from '../asked.ts'
import type { ExplorationId } from '../cards.ts'
import type { Exploration, Step } from '../explorations.ts'
import { happen, type Play } from '../play.ts'
import type { State, Task } from '../state.ts'
import { drawNext } from './draw.ts'
import { isOutOfSea } from './ending.ts'
import { finishTurn } from './finishTurn.ts'
import { doDeed } from './step.ts'
import { choosable, touched } from './who.ts'

type EventTask = Task & { type: 'event' }

/** 7.1 Does what is still to be done, the innermost first, until a player is asked or the turn is over. The list is the caller's own. */
export function goOn(play: Play, tasks: Task[]): Play {
  for (let task = tasks.at(-1); task !== undefined; task = tasks.at(-1)) {
    if (task.type === 'draw') drawNext(play, tasks, task)
    else if (goOnWithEvent(play, tasks, task) === 'asked') return play
    if (isOutOfSea(play.state)) breakOff(play, tasks)
  }
  return finishTurn(play)
}

/** 6.1 At once: whatever events had still to do is not done any more, and their cards are discarded, the innermost first. */
function breakOff(play: Play, tasks: Task[]): void {
  for (const event of play.state.running.toReversed()) happen(play, { type: 'event-discarded', event })
  tasks.length = 0
}

/** What is still to be done after the decision that the state waits for. */
export function tasksAfter(state: State): Task[] {
  return copyTasks(state.tasks)
}

/** 8.1 The next player of the step, or the next step, or the end of the event. */
function goOnWithEvent(play: Play, tasks: Task[], task: EventTask): 'asked' | 'done' {
  const { id: event, steps } = explorationOf(play.state, task.event)
  const seat = task.seats.shift()
  const step = steps[task.step]
  if (seat !== undefined && step !== undefined) return doDeed(play, tasks, { task, step, seat })

  const next = steps[task.step + 1]
  if (next === undefined) {
    happen(play, { type: 'event-discarded', event })
    tasks.pop()
    return 'done'
  }
  if (next.who === 'chosen' && task.chosen === null && callChoice(play, tasks, task, next)) return 'asked'
  task.step += 1
  task.seats = touched(play.state, task, next)
  happen(play, { type: 'step-begun', event, step: task.step, seats: task.seats.slice() })
  return 'done'
}

/** 8.1 The drawer chooses whom the event touches, if there is anybody. */
function callChoice(play: Play, tasks: Task[], task: EventTask, step: Step): boolean {
  const seats = choosable(play.state, task.drawer, step)
  if (seats.length === 0) return false
  happen(play, { type: 'choice-called', choice: { seat: task.drawer, why: 'chosen', seats }, tasks: copyTasks(tasks) })
  return true
}

/** The event of an exploration card. */
export function explorationOf({ options }: State, id: ExplorationId): Exploration {
  const exploration = options.events.events.find((event) => event.id === id)
  if (exploration === undefined) throw new Error(`no event ${id}`)
  return exploration
}
