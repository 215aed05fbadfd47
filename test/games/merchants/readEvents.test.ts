import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../engine/core/chance.ts'
import { readOptions } from '../../../engine/core/options.ts'
import { DEFAULT_EVENTS } from '../../../engine/games/merchants/explorations.ts'
import { game } from '../../../engine/games/merchants/index.ts'
import { readEvents } from '../../../engine/games/merchants/readEvents.ts'
import { sampleEvents } from '../../../engine/games/merchants/sampleEvents.ts'

/** The default set as a file, with something put in its place. */
function file(...changes: [path: (string | number)[], value: unknown][]): unknown {
  const json = structuredClone(DEFAULT_EVENTS) as unknown
  for (const [path, value] of changes) {
    const last = path.at(-1) ?? ''
    // biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
    const place = path.slice(0, -1).reduce((at: any, key) => at[key], json)
    if (value === undefined) delete place[last]
    else Object.defineProperty(place, last, { value, enumerable: true, configurable: true, writable: true })
  }
  return json
}

const step = (value: unknown) => file([['events', 2, 'steps', 0], value])

describe('8.1 the default events', () => {
  it('are written in the form of house events', () => {
    expect(readEvents(structuredClone(DEFAULT_EVENTS))).toEqual({ ok: true, value: DEFAULT_EVENTS })
  })

  it('are in play if nothing is said', () => {
    expect(readOptions(game.options, {}, 3)).toMatchObject({ value: { events: DEFAULT_EVENTS } })
  })
})

describe('8.2 a set of events', () => {
  it('is taken as it is, and shares nothing with the file', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const set = sampleEvents(fastChance(seed))
      const read = readEvents(set)
      expect(read).toEqual({ ok: true, value: set })
      expect(read.ok && read.value.events[0]?.steps).not.toBe(set.events[0]?.steps)
    }
  })

  it.each<[string, unknown, string]>([
    ['no object', [], 'events'],
    ['nothing', null, 'events'],
    ['six events', { ...DEFAULT_EVENTS, events: DEFAULT_EVENTS.events.slice(1) }, 'events'],
    ['a stray field', file([['author'], 'x']), 'author'],
    ['a prototype', JSON.parse(JSON.stringify(DEFAULT_EVENTS).replace('{', '{"__proto__":{},')), '__proto__'],
    ['no title', file([['title'], undefined]), 'title'],
    ['an event that is none', file([['events', 1], 7]), 'events[1]'],
    ['a stray field of an event', file([['events', 1, 'sound'], 'x']), 'events[1].sound'],
    ['an id with blanks', file([['events', 1, 'id'], 'a storm']), 'events[1].id'],
    ['an id of a vessel card', file([['events', 1, 'id'], 'gold']), 'events[1].id'],
    ['an id that every object has', file([['events', 1, 'id'], 'constructor']), 'events[1].id'],
    ['an id twice', file([['events', 1, 'id'], 'fair-winds']), 'events[1].id'],
    ['a blank title', file([['events', 1, 'title'], '  ']), 'events[1].title'],
    ['a long title', file([['events', 1, 'title'], 'x'.repeat(61)]), 'events[1].title'],
    ['a long text', file([['events', 1, 'text'], 'x'.repeat(401)]), 'events[1].text'],
    ['a text with control characters', file([['events', 1, 'text'], 'a\u0000b']), 'events[1].text'],
    ['no steps', file([['events', 1, 'steps'], []]), 'events[1].steps'],
    ['seven steps', file([['events', 1, 'steps'], Array(7).fill({ who: 'drawer', what: 'see-hand' })]), 'events[1].steps'],
    ['a step that is none', step('draw'), 'events[2].steps[0]'],
    ['an unknown who', step({ who: 'parrot', what: 'draw', count: 1 }), 'events[2].steps[0].who'],
    ['an unknown what', step({ who: 'drawer', what: 'toString' }), 'events[2].steps[0].what'],
    ['no number', step({ who: 'drawer', what: 'draw' }), 'events[2].steps[0].count'],
    ['nought', step({ who: 'drawer', what: 'draw', count: 0 }), 'events[2].steps[0].count'],
    ['too many', step({ who: 'drawer', what: 'draw', count: 6 }), 'events[2].steps[0].count'],
    ['a part of a card', step({ who: 'drawer', what: 'give', count: 1.5 }), 'events[2].steps[0].count'],
    ['no way', step({ who: 'drawer', what: 'discard', count: 1 }), 'events[2].steps[0].how'],
    ['an unknown way', step({ who: 'drawer', what: 'discard', count: 1, how: 'all' }), 'events[2].steps[0].how'],
    ['more kept than seen', step({ who: 'drawer', what: 'search', count: 1, keep: 2 }), 'events[2].steps[0].keep'],
    ['a number too many', step({ who: 'drawer', what: 'see-hand', count: 1 }), 'events[2].steps[0].count'],
  ])('with %s is refused, and the field is named', (_, json, field) => {
    expect(readEvents(json)).toMatchObject({ ok: false, field })
    expect(readOptions(game.options, { events: json }, 3).ok).toBe(json === null)
  })

  it('with any byte changed is read or refused by name, and what is read can be played', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(DEFAULT_EVENTS))
    const changed = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(changed, (changes) => {
        const other = bytes.slice()
        for (const [place, byte] of changes) other[place] = byte
        const json = parse(new TextDecoder().decode(other))
        const read = readEvents(json)
        // What is none of ours is named as the file names it, whatever letters that has.
        if (!read.ok) expect(read.field).not.toBe('')
        else expect(readEvents(JSON.parse(JSON.stringify(read.value)))).toEqual(read)
      }),
      { numRuns: 3000 },
    )
  })

  it('with a stray field whose name breaks the line is refused by that very name', () => {
    const json = file([['events', 1, 'steps'], [{ who: 'drawer', what: 'see-hand', 'co\nt': 1 }]])
    expect(readEvents(json)).toMatchObject({ ok: false, field: 'events[1].steps[0].co\nt' })
  })

  it('of any JSON at all is read or refused', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => typeof readEvents(json).ok === 'boolean'))
    fc.assert(fc.property(fc.array(fc.jsonValue(), { minLength: 7, maxLength: 7 }), (events) => !readEvents({ title: 'x', events }).ok))
  })
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
