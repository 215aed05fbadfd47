import { DEFAULT_EVENTS, type Step } from '../../../../engine/games/merchants/explorations.ts'
import type { SayGame } from '../../../words/language.ts'
import { stepWords } from '../steps.ts'
import { eventText, eventTitle, printed } from '../tell.ts'
import type { DraftEvent } from './draft.ts'

export type Wording = { title: string; text: string }

/** What stands on the card: a printed event in the present language, one of the house as it was written. */
export function wordingOf(event: DraftEvent, words: SayGame): Wording {
  return { title: eventTitle(event, words), text: eventText(event, words) }
}

/** The event with other words. Printed words stay the printed ones in every language, until one changes them. */
export function reworded(event: DraftEvent, change: Partial<Wording>, words: SayGame): DraftEvent {
  const next = { ...wordingOf(event, words), ...change }
  const known = printed(event) ?? DEFAULT_EVENTS.events.find(({ id }) => id === event.id)
  if (!known || next.title !== words(`events.${known.id}.title`)) return { ...event, ...next }
  return { ...event, title: known.title, text: next.text === words(`events.${known.id}.text`) ? known.text : next.text }
}

export function setTitle(title: string, words: SayGame): string {
  return title === DEFAULT_EVENTS.title ? words('workshop.printedTitle') : title
}

export function storedSetTitle(title: string, words: SayGame): string {
  return title === words('workshop.printedTitle') ? DEFAULT_EVENTS.title : title
}

/** All steps in sentences, one after the other. */
export function stepsWords(steps: readonly Step[], words: SayGame): string {
  return steps.map((step) => stepWords(step, words)).join(' ')
}
