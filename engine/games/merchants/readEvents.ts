import { type Read, readable, unreadable } from '../../core/options.ts'
import { isPlainObject } from '../../core/shapes.ts'
import { type ExplorationId, isCard } from './cards.ts'
import { type Deed, type Exploration, type ExplorationSet, type Step, WHO } from './explorations.ts'

/** 8.2 Exactly so many events are a set. */
export const EVENTS = 7
/** 8.1 */
export const MOST_STEPS = 6
export const LONGEST_TITLE = 60
export const LONGEST_TEXT = 400
export const LONGEST_ID = 40

/** 8.1 Each deed with the numbers that it needs, from 1 to this. */
export const DEEDS = {
  draw: { count: 5 },
  discard: { count: 10 },
  'discard-half': {},
  give: { count: 5 },
  'take-treasure': {},
  'see-hand': {},
  search: { count: 10, keep: 5 },
  'miss-turn': {},
  'extra-turn': {},
  'return-to-sea': {},
  'reach-port': {},
} as const satisfies Record<Deed['what'], { count?: number; keep?: number }>

/** 8.2 Reads an events file; an error names the field, as in `events[3].steps[0].count`. The value shares nothing with the input. */
export function readEvents(json: unknown): Read<ExplorationSet> {
  if (!isPlainObject(json)) return wrong('events', 'is an object')
  const stray = strayField(json, ['title', 'events'])
  if (stray !== null) return wrong(stray, 'is not a field of a set of events')
  const { title, events } = json
  if (!isText(title, LONGEST_TITLE)) return wrong('title', textOf(LONGEST_TITLE))
  if (!Array.isArray(events) || events.length !== EVENTS) return wrong('events', `is a list of ${EVENTS} events`)
  const read: Exploration[] = []
  for (let place = 0; place < EVENTS; place += 1) {
    const event = readEvent(events[place], `events[${place}]`)
    if (!event.ok) return event
    if (read.some(({ id }) => id === event.value.id)) return wrong(`events[${place}].id`, 'is there twice')
    read.push(event.value)
  }
  return readable({ title, events: read })
}

function readEvent(json: unknown, field: string): Read<Exploration> {
  if (!isPlainObject(json)) return wrong(field, 'is an object')
  const stray = strayField(json, ['id', 'title', 'text', 'steps'])
  if (stray !== null) return wrong(`${field}.${stray}`, 'is not a field of an event')
  const { id, title, text, steps } = json
  if (!isId(id)) return wrong(`${field}.id`, `is a word of small letters, digits and hyphens, at most ${LONGEST_ID}, and no vessel card`)
  if (!isText(title, LONGEST_TITLE)) return wrong(`${field}.title`, textOf(LONGEST_TITLE))
  if (!isText(text, LONGEST_TEXT)) return wrong(`${field}.text`, textOf(LONGEST_TEXT))
  if (!Array.isArray(steps) || steps.length < 1 || steps.length > MOST_STEPS)
    return wrong(`${field}.steps`, `is a list of 1 to ${MOST_STEPS} steps`)
  const read: Step[] = []
  for (let place = 0; place < steps.length; place += 1) {
    const step = readStep(steps[place], `${field}.steps[${place}]`)
    if (!step.ok) return step
    read.push(step.value)
  }
  return readable({ id, title, text, steps: read })
}

function readStep(json: unknown, field: string): Read<Step> {
  if (!isPlainObject(json)) return wrong(field, 'is an object')
  const who = WHO.find((known) => known === json.who)
  if (who === undefined) return wrong(`${field}.who`, `is one of ${WHO.join(', ')}`)
  const { what } = json
  if (!isDeed(what)) return wrong(`${field}.what`, `is one of ${Object.keys(DEEDS).join(', ')}`)
  const numbers = Object.entries(DEEDS[what])
  const stray = strayField(json, ['who', 'what', ...numbers.map(([name]) => name), ...(what === 'discard' ? ['how'] : [])])
  if (stray !== null) return wrong(`${field}.${stray}`, `is not a field of a step that says ${what}`)
  for (const [name, most] of numbers)
    if (!isWhole(json[name], most)) return wrong(`${field}.${name}`, `is a whole number from 1 to ${most}`)
  if (what === 'discard' && json.how !== 'choice' && json.how !== 'random') return wrong(`${field}.how`, 'is one of choice, random')
  const deed = deedOf(what, json)
  if (deed.what === 'search' && deed.keep > deed.count) return wrong(`${field}.keep`, 'is at most as many as count')
  return readable({ who, ...deed })
}

/** The numbers and the way of a discard have been looked at. */
function deedOf(what: Deed['what'], json: Record<string, unknown>): Deed {
  const count = Number(json.count)
  switch (what) {
    case 'draw':
    case 'give':
      return { what, count }
    case 'discard':
      return { what, count, how: json.how === 'random' ? 'random' : 'choice' }
    case 'search':
      return { what, count, keep: Number(json.keep) }
    default:
      return { what }
  }
}

function isDeed(json: unknown): json is Deed['what'] {
  return typeof json === 'string' && Object.hasOwn(DEEDS, json)
}

/** Cards are counted under their names, so an id must not be one that every object answers to. */
function isId(json: unknown): json is ExplorationId {
  return typeof json === 'string' && /^[a-z][a-z0-9-]*$/.test(json) && json.length <= LONGEST_ID && !isCard(json) && !(json in {})
}

function isText(json: unknown, longest: number): json is string {
  // Control characters would break the lines of logs and files.
  return typeof json === 'string' && json.trim() !== '' && json.length <= longest && !/\p{Cc}/u.test(json)
}

function textOf(longest: number): string {
  return `is a text of 1 to ${longest} letters`
}

function isWhole(json: unknown, most: number): boolean {
  return typeof json === 'number' && Number.isInteger(json) && json >= 1 && json <= most
}

function strayField(json: Record<string, unknown>, fields: readonly string[]): string | null {
  return Object.keys(json).find((field) => !fields.includes(field)) ?? null
}

function wrong(field: string, text: string): Read<never> {
  return unreadable(field, 'wrong-events', text)
}
