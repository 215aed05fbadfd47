import { DEFAULT_EVENTS, type Exploration } from '../../../../engine/games/merchants/explorations.ts'
import { DEEDS, EVENTS, LONGEST_TEXT, LONGEST_TITLE, MOST_STEPS, readEvents } from '../../../../engine/games/merchants/readEvents.ts'
import type { SayGame } from '../../../words/language.ts'
import { cardsIn, type Draft, type DraftEvent } from './draft.ts'

/** What is wrong where, as the engine's own reader says it; `text` is its English. */
export type Problem = { field: string; text: string }

/** Everything that is wrong with the draft. The reader names one thing at a time, so it is asked about each by itself. */
export function problemsOf(draft: Draft): Problem[] {
  const found: Problem[] = []
  const ask = (field: string, set: unknown) => {
    const read = readEvents(set)
    if (!read.ok) found.push({ field, text: read.text })
  }
  ask('title', { ...DEFAULT_EVENTS, title: draft.title })
  if (cardsIn(draft) !== EVENTS) found.push({ field: 'events', text: `is a list of ${EVENTS} events` })
  for (const [place, { title, text, steps }] of draft.events.entries()) {
    for (const [name, value] of Object.entries({ title, text, steps })) ask(`events[${place}].${name}`, among({ ...SAMPLE, [name]: value }))
  }
  return found
}

export const problemAt = (problems: readonly Problem[], field: string): Problem | undefined => problems.find((each) => each.field === field)

export const isWrong = (problems: readonly Problem[], place: number): boolean =>
  problems.some(({ field }) => field.startsWith(`events[${place}].`))

/** A set in which nothing but this event can be wrong. */
export function among(event: unknown): unknown {
  const id = typeof event === 'object' && event !== null && 'id' in event ? event.id : null
  const others = DEFAULT_EVENTS.events.filter((each) => each.id !== id)
  return { title: DEFAULT_EVENTS.title, events: [event, ...others].slice(0, EVENTS) }
}

const SAMPLE: Omit<DraftEvent, 'copies'> & Exploration = {
  id: 'sample-event',
  title: '-',
  text: '-',
  steps: [{ who: 'drawer', what: 'miss-turn' }],
}

const PLACE = /^events\[(\d+)\](?:\.steps\[(\d+)\])?(?:\.(.+))?$/s

/** Where in a file: the event, the step, the field, in words. */
export function placeWords(field: string, words: SayGame): string {
  const [, event, step, name] = PLACE.exec(field) ?? []
  const parts = [
    event !== undefined && words('workshop.place.event', { number: Number(event) + 1 }),
    step !== undefined && words('workshop.place.step', { number: Number(step) + 1 }),
    fieldWords(event === undefined ? field : name, words),
  ]
  return parts.filter(Boolean).join(', ')
}

const KNOWN = ['file', 'events', 'id', 'title', 'text', 'steps', 'who', 'what', 'count', 'keep', 'how']

function fieldWords(name: string | undefined, words: SayGame): string {
  if (name === undefined) return ''
  return KNOWN.includes(name) ? words(`workshop.fields.${name}`) : `“${name.slice(0, 40)}”`
}

const MOST: Record<string, number> = {
  events: EVENTS,
  title: LONGEST_TITLE,
  text: LONGEST_TEXT,
  steps: MOST_STEPS,
  count: DEEDS.search.count,
  keep: DEEDS.search.keep,
}

/** What is wrong, in a sentence: by the field that the reader names. */
export function problemWords({ field, text }: Problem, words: SayGame): string {
  const name = field.replace(/^.*\./s, '')
  if (text === 'is there twice') return words('workshop.problems.twice')
  if (/\[\d+\]$/.test(field) || (field === 'events' && text === 'is an object')) return words('workshop.problems.shape')
  if (text.startsWith('is not a field')) return words('workshop.problems.stray')
  if (text.startsWith('is at most as many')) return words('workshop.problems.keepMore')
  // The reader says up to how much this very step may go.
  const most = Number(/ to (\d+)/.exec(text)?.[1] ?? MOST[name] ?? 0)
  return KNOWN.includes(name) ? words(`workshop.problems.${name}`, { most }) : words('workshop.problems.stray')
}
