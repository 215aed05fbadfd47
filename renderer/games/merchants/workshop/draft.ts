import { DEFAULT_EVENTS, type Exploration, type ExplorationSet, type Step } from '../../../../engine/games/merchants/explorations.ts'
import { EVENTS, LONGEST_ID, readEvents } from '../../../../engine/games/merchants/readEvents.ts'

/** An event as it is written here, with how many cards of the set bear it. */
export type DraftEvent = Exploration & { copies: number }
export type Draft = { title: string; events: DraftEvent[] }

const FIRST_STEP: Step = { who: 'drawer', what: 'draw', count: 1 }

/** The set with events that differ in nothing but the number in their ids laid together. */
export function draftOf({ title, events }: ExplorationSet): Draft {
  const kinds: DraftEvent[] = []
  for (const event of events) {
    const kind = kinds.find((each) => isCopy(event, each))
    if (kind) kind.copies += 1
    else kinds.push({ ...event, copies: 1 })
  }
  return { title, events: kinds }
}

/** The set as it lies in its file: each card with an id of its own. */
export function documentOf({ title, events }: Draft): ExplorationSet {
  const taken = new Set(events.map(({ id }) => id))
  return {
    title,
    events: events.flatMap(({ copies, ...event }) => [
      event,
      ...Array.from({ length: copies - 1 }, () => ({ ...event, id: take(event.id, taken) })),
    ]),
  }
}

/** What the editor begins with: null = the printed set; a set with mistakes is opened too, as far as it has a set's shape. */
export function openDraft(value: unknown): Draft | null {
  if (value === null) return draftOf(DEFAULT_EVENTS)
  const read = readEvents(value)
  if (read.ok) return draftOf(read.value)
  return isUnfinished(value) ? draftOf(value) : null
}

/** What the draft is for whoever keeps it: null, if it is the printed set again. */
export function kept(draft: Draft): ExplorationSet | null {
  const set = documentOf(draft)
  return JSON.stringify(set) === JSON.stringify(DEFAULT_EVENTS) ? null : set
}

export const cardsIn = ({ events }: Draft): number => events.reduce((sum, { copies }) => sum + copies, 0)

/** A new event without words. */
export function blankEvent(draft: Draft): DraftEvent {
  return { id: take('house', idsOf(draft)), title: '', text: '', steps: [FIRST_STEP], copies: 1 }
}

/** The same event once more, to be changed. */
export function duplicateOf(event: DraftEvent, title: string, draft: Draft): DraftEvent {
  return { ...event, id: take('house', idsOf(draft)), title, steps: event.steps.map((step) => ({ ...step })), copies: 1 }
}

/** Printed events that are not there yet, until the set is full. */
export function fillUp(draft: Draft): Draft {
  const ids = idsOf(draft)
  const missing = DEFAULT_EVENTS.events.filter(({ id }) => !ids.has(id)).slice(0, Math.max(0, EVENTS - cardsIn(draft)))
  return { ...draft, events: [...draft.events, ...missing.map((event) => ({ ...event, copies: 1 }))] }
}

export function withEvent(draft: Draft, event: DraftEvent): Draft {
  return { ...draft, events: draft.events.map((each) => (each.id === event.id ? event : each)) }
}

export function withoutEvent(draft: Draft, id: string): Draft {
  return { ...draft, events: draft.events.filter((event) => event.id !== id) }
}

/** The item goes to another place; past an end it stays. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list.slice()
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

function idsOf(draft: Draft): Set<string> {
  return new Set(documentOf(draft).events.map(({ id }) => id))
}

/** A free id on the stem, which is taken from now on. */
function take(stem: string, taken: Set<string>): string {
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    const id = stem.slice(0, LONGEST_ID - ending.length) + ending
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}

function isCopy(event: Exploration, of: Exploration): boolean {
  const rest = event.id.startsWith(`${of.id}-`) ? event.id.slice(of.id.length + 1) : ''
  return /^\d+$/.test(rest) && JSON.stringify({ ...event, id: of.id }) === JSON.stringify({ ...plain(of) })
}

function plain({ id, title, text, steps }: Exploration): Exploration {
  return { id, title, text, steps }
}

/** A set under work has the shape of one; its words and numbers may still be wrong. */
function isUnfinished(value: unknown): value is ExplorationSet {
  if (!isRecord(value) || typeof value.title !== 'string' || !Array.isArray(value.events)) return false
  const events: unknown[] = value.events
  const ids = events.map((event) => (isRecord(event) ? event.id : null))
  return new Set(ids).size === ids.length && events.every(isUnfinishedEvent)
}

function isUnfinishedEvent(event: unknown): boolean {
  if (!isRecord(event) || typeof event.title !== 'string' || typeof event.text !== 'string' || !Array.isArray(event.steps)) return false
  const [first, ...others] = DEFAULT_EVENTS.events.filter(({ id }) => id !== event.id)
  const read = (steps: unknown) =>
    readEvents({ title: '-', events: [{ ...first, id: event.id, steps }, ...others, spare].slice(0, EVENTS) })
  return read([FIRST_STEP]).ok && event.steps.every((step: unknown) => read([step]).ok)
}

const spare: Exploration = { id: 'spare-event', title: '-', text: '-', steps: [FIRST_STEP] }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
