import fc from 'fast-check'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { fastChance } from '../../../../engine/core/chance.ts'
import { DEFAULT_EVENTS, type Exploration, type Step } from '../../../../engine/games/merchants/explorations.ts'
import { inventory } from '../../../../engine/games/merchants/inventory.ts'
import { readEvents } from '../../../../engine/games/merchants/readEvents.ts'
import { sampleEvents } from '../../../../engine/games/merchants/sampleEvents.ts'
import { words as en } from '../../../../renderer/games/merchants/words/en.ts'
import { words as ru } from '../../../../renderer/games/merchants/words/ru.ts'
import { words as tr } from '../../../../renderer/games/merchants/words/tr.ts'
import { asKind, KINDS, withCount, withKeep } from '../../../../renderer/games/merchants/workshop/deeds.ts'
import {
  blankEvent,
  cardsIn,
  documentOf,
  draftOf,
  duplicateOf,
  fillUp,
  kept,
  moved,
  openDraft,
  withEvent,
  withoutEvent,
} from '../../../../renderer/games/merchants/workshop/draft.ts'
import { eventsFile, MOST_BYTES, readEventsFile } from '../../../../renderer/games/merchants/workshop/file.ts'
import { placeWords, problemsOf, problemWords } from '../../../../renderer/games/merchants/workshop/problems.ts'
import { reworded, wordingOf } from '../../../../renderer/games/merchants/workshop/reword.ts'
import {
  answer,
  askedNow,
  changesOf,
  dealTryOut,
  drawCard,
  letRun,
  toldOf,
  trySet,
} from '../../../../renderer/games/merchants/workshop/tryOut.ts'
import type { SayGame } from '../../../../renderer/words/language.ts'

const printed = draftOf(DEFAULT_EVENTS)
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const say =
  (tongue: string): SayGame =>
  (key, values = {}) =>
    i18next.getFixedT(tongue, 'merchants')(key, values)

beforeAll(async () => {
  const resources = { en: { merchants: en }, ru: { merchants: ru }, tr: { merchants: tr } }
  await i18next.init({ resources, lng: 'en', fallbackLng: false, showSupportNotice: false, interpolation: { escapeValue: false } })
})

/** The printed event of that id. */
function eventOf(id: string) {
  const event = printed.events.find((each) => each.id === id)
  if (!event) throw new Error(`no event ${id}`)
  return event
}

/** The printed set with steps of one's own in the place of the first event. */
function setWith(...steps: Step[]) {
  const own: Exploration = { id: 'own', title: 'Own', text: 'Own', steps }
  return { ...DEFAULT_EVENTS, events: [own, ...DEFAULT_EVENTS.events.slice(1)] }
}

describe('a set of events under work', () => {
  it('8.2 is the printed set as long as nothing is changed, and again when a change is taken back', () => {
    expect(openDraft(null)).toEqual(printed)
    expect(kept(printed)).toBe(null)
    const changed = withEvent(printed, { ...eventOf('storm'), text: 'Wet.' })
    expect(kept(changed)?.events.map(({ id, text }) => [id, text])).toContainEqual(['storm', 'Wet.'])
    expect(kept(withEvent(changed, eventOf('storm')))).toBe(null)
  })

  it('8.2 lays several cards of one event together, and keeps their number through its file', () => {
    const twice = withoutEvent(withEvent(printed, { ...eventOf('storm'), copies: 2 }), 'wreck')
    const set = documentOf(twice)
    expect(set.events).toHaveLength(7)
    expect(new Set(set.events.map(({ id }) => id)).size).toBe(7)
    expect(readEvents(set).ok).toBe(true)
    expect(draftOf(set)).toEqual(twice)
  })

  it('8.2 never takes two events of one’s own for copies while their words differ', () => {
    const one = duplicateOf(eventOf('storm'), 'Another storm', printed)
    const draft = { ...printed, events: [...printed.events, one] }
    expect(openDraft(documentOf(draft))).toEqual(draft)
  })

  it('8.2 is opened again with its mistakes, and not at all if it is something else', () => {
    const draft = { title: '', events: [blankEvent({ title: '', events: [] })] }
    expect(openDraft(documentOf(draft))).toEqual(draft)
    for (const other of [
      7,
      'events',
      [],
      {},
      { title: 'x', events: [{}] },
      { title: 'x', events: [{ ...eventOf('storm'), steps: [{ who: 'me' }] }] },
    ])
      expect(openDraft(other)).toBe(null)
  })

  it('is filled up with printed events that are not there yet', () => {
    const draft = fillUp({ title: 'Mine', events: [{ ...eventOf('storm'), copies: 3 }] })
    expect(cardsIn(draft)).toBe(7)
    expect(problemsOf(draft)).toEqual([])
  })

  it('moves a step up and down, and no further than the ends', () => {
    expect(moved([1, 2, 3], 2, 0)).toEqual([3, 1, 2])
    expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3])
    expect(moved([1, 2, 3], 2, 3)).toEqual([1, 2, 3])
  })

  it('8.1 gives every kind of step the numbers that it needs, whatever it was before', () => {
    for (const from of KINDS)
      for (const to of KINDS) {
        const step = asKind(withCount(asKind({ who: 'pirate', what: 'search', count: 10, keep: 5 }, from), 99), to)
        expect(readEvents(setWith(step)).ok, `${from} to ${to}`).toBe(true)
      }
  })

  it('8.1 never lets a search keep more cards than it looks at', () => {
    const step = withCount(withKeep({ who: 'drawer', what: 'search', count: 4, keep: 1 }, 4), 2)
    expect(step).toEqual({ who: 'drawer', what: 'search', count: 2, keep: 2 })
    expect(withCount(step, Number.NaN)).toEqual({ who: 'drawer', what: 'search', count: 1, keep: 1 })
  })
})

describe('the words of a printed event', () => {
  it.each(['ru', 'tr'])('stay the printed ones while %s is spoken, until one changes them', (tongue) => {
    const words = say(tongue)
    const storm = eventOf('storm')
    const { title, text } = wordingOf(storm, words)
    expect(title).not.toBe('Storm')
    expect(reworded(storm, { title, text }, words)).toEqual(storm)
    const own = reworded(storm, { title: `${title}!` }, words)
    expect(own).toMatchObject({ title: `${title}!`, text })
    expect(reworded(own, { title }, words)).toEqual(storm)
  })

  it.each(['ru', 'tr'])('are those of its second card too, while %s is spoken', (tongue) => {
    const words = say(tongue)
    const second = { ...eventOf('storm'), id: 'storm-2' }
    expect(wordingOf(second, words)).toEqual(wordingOf(eventOf('storm'), words))
    expect(reworded(second, { text: 'Wet.' }, words)).toEqual({ ...second, text: 'Wet.' })
  })
})

describe('what is wrong with a set', () => {
  it('is nothing, if it is the printed one', () => expect(problemsOf(printed)).toEqual([]))

  it('8.2 is said of every field at once, as the reader of the engine says it', () => {
    const draft = withEvent({ ...printed, title: ' ' }, { ...eventOf('wreck'), title: 'x'.repeat(61), text: '', steps: [], copies: 2 })
    expect(problemsOf(draft).map(({ field }) => field)).toEqual(['title', 'events', 'events[3].title', 'events[3].text', 'events[3].steps'])
  })

  it.each(['en', 'ru', 'tr'])('is a sentence in %s, whatever the reader complains of', (tongue) => {
    const words = say(tongue)
    const event = DEFAULT_EVENTS.events[0]
    const set = (change: object) => ({ ...DEFAULT_EVENTS, events: [{ ...event, ...change }, ...DEFAULT_EVENTS.events.slice(1)] })
    const steps = (step: object) => set({ steps: [{ who: 'drawer', what: 'search', count: 4, keep: 1, ...step }] })
    const wrong = [
      7,
      { ...DEFAULT_EVENTS, more: 1 },
      { ...DEFAULT_EVENTS, title: '' },
      { ...DEFAULT_EVENTS, events: [] },
      { ...DEFAULT_EVENTS, events: [7, ...DEFAULT_EVENTS.events.slice(1)] },
      set({ id: 'gold' }),
      set({ id: 'storm' }),
      set({ title: '' }),
      set({ text: '' }),
      set({ steps: [] }),
      set({ colour: 'red' }),
      set({ steps: [7] }),
      steps({ who: 'nobody' }),
      steps({ what: 'dance' }),
      steps({ count: 11 }),
      steps({ keep: 0 }),
      steps({ keep: 5 }),
      steps({ how: 'choice' }),
      set({ steps: [{ who: 'drawer', what: 'discard', count: 1, how: 'badly' }] }),
    ]
    for (const json of wrong) {
      const read = readEvents(json)
      if (read.ok) throw new Error(`taken: ${JSON.stringify(json)}`)
      const text = `${problemWords(read, words)} ${placeWords(read.field, words)}`
      expect(text, read.field).not.toMatch(/workshop\.|[{}]|undefined|NaN/)
      expect(placeWords(read.field, words), read.field).not.toBe('')
    }
  })
})

describe('a file of events', () => {
  it('8.2 brings back what was exported', () => {
    const set = sampleEvents(fastChance(5))
    const { name, text } = eventsFile(set)
    expect(name).toBe('house-events.json')
    expect(readEventsFile(bytesOf(text))).toEqual({ ok: true, value: set })
    expect(readEventsFile(bytesOf(eventsFile(null).text))).toEqual({ ok: true, value: DEFAULT_EVENTS })
  })

  it('has a name in any letters, and always one', () => {
    expect(eventsFile({ ...DEFAULT_EVENTS, title: 'Шторм / «и» всё' }).name).toBe('шторм-и-всё.json')
    expect(eventsFile({ ...DEFAULT_EVENTS, title: '../..' }).name).toBe('events.json')
  })

  it('is refused as a whole, if it is too large, no text, or no JSON', () => {
    expect(readEventsFile(new Uint8Array(MOST_BYTES + 1))).toMatchObject({ ok: false, field: 'file', code: 'too-large' })
    expect(readEventsFile(new Uint8Array([0xff, 0xfe]))).toMatchObject({ ok: false, field: 'file', code: 'not-text' })
    expect(readEventsFile(bytesOf('['.repeat(MOST_BYTES)))).toMatchObject({ ok: false, field: 'file', code: 'not-json' })
    expect(readEventsFile(bytesOf('{"__proto__":{"title":"x"}}'))).toMatchObject({ ok: false, field: '__proto__' })
  })

  it('8.2 with any byte changed gives a set, or an error that names a field', () => {
    const bytes = bytesOf(eventsFile(sampleEvents(fastChance(9))).text)
    let refused = 0
    const place = fc.integer({ min: 0, max: bytes.length - 1 })
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const read = readEventsFile(bytes.with(at, byte))
        if (read.ok) return
        refused += 1
        expect(read.field).not.toBe('')
        expect(placeWords(read.field, say('en'))).not.toBe('')
      }),
      { numRuns: 2000 },
    )
    expect(refused).toBeGreaterThan(100)
  })
})

describe('an event that is tried out', () => {
  it('lies on top of a pile of the right cards, with something in the discard', () => {
    const { state } = dealTryOut(DEFAULT_EVENTS, 'wreck', { seed: 1, by: 'merchant' })
    expect(state.pile[0]).toBe('wreck')
    expect(state.discard).toHaveLength(6)
    expect(Object.values(inventory(state)).reduce((sum, count) => sum + count, 0)).toBe(52)
    expect(state.turn).not.toBe(state.pirate)
  })

  it('tells the same tale for the same seed', () => {
    const tale = () => letRun(dealTryOut(DEFAULT_EVENTS, 'storm', { seed: 3, by: 'pirate' }))
    expect(tale()).toEqual(tale())
    expect(tale().drawer).toBe(tale().state.pirate)
  })

  it('7.2 storm takes a card from everybody, and the sample says whose and which', () => {
    const changes = changesOf(drawCard(dealTryOut(DEFAULT_EVENTS, 'storm', { seed: 3, by: 'merchant' })))
    expect(changes.map(({ lost, gained }) => [lost.length, gained.length])).toEqual(Array.from({ length: 4 }, () => [1, 0]))
    for (const { before, after, lost } of changes) expect([...after, ...lost].toSorted()).toEqual(before)
  })

  it('7.2 hidden cove asks for a card on its way, and goes on with the answer', () => {
    const asking = drawCard(dealTryOut(DEFAULT_EVENTS, 'hidden-cove', { seed: 4, by: 'merchant' }))
    expect(asking.phase).toBe('under-way')
    expect(askedNow(asking)).toBe(asking.drawer)
    const found = asking.state.pick?.cards.find((card) => card !== null && !DEFAULT_EVENTS.events.some(({ id }) => id === card)) ?? ''
    const done = answer(asking, { type: 'pick', cards: [found as 'gold'] })
    expect(done.phase).toBe('done')
    expect(changesOf(done)[done.drawer]?.gained).toEqual([found])
  })

  it('8.1 finds a Merchant in port to call out of it', () => {
    const tried = letRun(dealTryOut(setWith({ who: 'merchants', what: 'return-to-sea' }), 'own', { seed: 2, by: 'merchant' }))
    expect(changesOf(tried).filter(({ places }) => places[0] === 'port' && places[1] === 'sea')).toHaveLength(1)
  })

  it('8.1 tells of an end of the game, if the event brings it', () => {
    const tried = letRun(dealTryOut(setWith({ who: 'everyone', what: 'reach-port' }), 'own', { seed: 2, by: 'merchant' }))
    expect(toldOf(tried).at(-1)).toMatchObject({ type: 'line', line: { key: expect.stringMatching(/^log\.game-ended/) } })
  })

  it('8.1 comes to its end whatever a house has written, with every card still there', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.boolean(), (seed, isPirate) => {
        const set = sampleEvents(fastChance(seed))
        for (const { id } of set.events) {
          const tried = letRun(dealTryOut(set, id, { seed, by: isPirate ? 'pirate' : 'merchant' }))
          expect(tried.phase).toBe('done')
          expect(Object.values(inventory(tried.state)).reduce((sum, count) => sum + count, 0)).toBe(52)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is tried among printed ones while the rest of the set is not ready, and not at all while it is wrong itself', () => {
    const draft = withEvent(printed, { ...eventOf('storm'), title: '' })
    expect(trySet(draft, eventOf('wreck'))?.events.map(({ id }) => id)).toContain('wreck')
    expect(trySet(draft, { ...eventOf('storm'), title: '' })).toBe(null)
  })
})
