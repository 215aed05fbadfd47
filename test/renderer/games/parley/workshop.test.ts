import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../../engine/core/chance.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { readMap } from '../../../../engine/games/parley/readMap.ts'
import { sampleMap } from '../../../../engine/games/parley/sampleMap.ts'
import { words as en } from '../../../../renderer/games/parley/words/en.ts'
import { clicked, keyed } from '../../../../renderer/games/parley/workshop/act.ts'
import { type Draft, EMPTY, readDraft } from '../../../../renderer/games/parley/workshop/draft.ts'
import { idFor, moveTo, placePort, removeAt, renamePort, stationAdmiral } from '../../../../renderer/games/parley/workshop/edit.ts'
import { fieldWords, fileError } from '../../../../renderer/games/parley/workshop/fileError.ts'
import { cellAtPoint, centreIn, windowOf } from '../../../../renderer/games/parley/workshop/hex.ts'
import { begun, changed, redone, undone } from '../../../../renderer/games/parley/workshop/history.ts'
import { MAP_FILE_BYTES, readMapFile, writeMapFile } from '../../../../renderer/games/parley/workshop/mapFile.ts'
import { problemsOf } from '../../../../renderer/games/parley/workshop/problems.ts'
import { reworded, storedTitle, titleWords } from '../../../../renderer/games/parley/workshop/reword.ts'

const codes = (draft: Draft) => problemsOf(draft).map(({ code }) => code)
/** Words by their keys alone, with values after them. */
const say = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')

/** A language in which the printed map is called otherwise. */
const german = (key: string) => ({ 'panel.chart': 'Mittelmeer', 'ports.malta': 'Maltha', 'ports.tunis': 'Thunis' })[key] ?? key

describe('the printed map in another language', () => {
  it('is called as the language calls it, and stays the printed one', () => {
    expect(titleWords(MEDITERRANEAN.title, german)).toBe('Mittelmeer')
    expect(storedTitle('Mittelmeer', german)).toBe(MEDITERRANEAN.title)
    expect([titleWords('Ostsee', german), storedTitle('Ostsee', german)]).toEqual(['Ostsee', 'Ostsee'])
  })

  it('has ports that are themselves again when they are called so again', () => {
    const changed = reworded(MEDITERRANEAN, 'malta', 'Malth', german)
    expect(changed.ports.find(({ name }) => name === 'Malth')?.id).toBe('malth')
    const back = reworded(changed, 'malth', 'Maltha', german)
    expect(back).toEqual(MEDITERRANEAN)
    // Two cannot be the same port.
    const twice = reworded(MEDITERRANEAN, 'tunis', 'Maltha', german)
    expect(twice.ports.map(({ id }) => id)).toContain('maltha')
    expect(twice.ports.filter(({ id }) => id === 'malta')).toHaveLength(1)
  })
})

describe('a map in the making', () => {
  it('begins as the printed one, and is right', () => {
    expect(readDraft(null)).toBe(MEDITERRANEAN)
    expect(codes(MEDITERRANEAN)).toEqual([])
  })

  it('keeps what has a shape of a map that was left unfinished', () => {
    const unfinished = { ...MEDITERRANEAN, ports: MEDITERRANEAN.ports.slice(0, 3), admirals: ['malta', '', 'atlantis', ''] }
    const draft = readDraft(JSON.parse(JSON.stringify(unfinished)))
    expect(draft.ports).toEqual(unfinished.ports)
    expect(draft.admirals).toEqual(['malta', '', '', ''])
  })

  it('sets ports, moves them, and lets two change places', () => {
    const one = placePort(EMPTY, [3, 3], 'Malta')
    const two = placePort(one, [4, 3], 'Malta')
    expect(two.ports.map(({ id }) => id)).toEqual(['malta', 'malta-2'])
    expect(moveTo(two, [3, 3], [4, 3]).ports.map(({ cell }) => cell)).toEqual([
      [4, 3],
      [3, 3],
    ])
    expect(moveTo(two, [3, 3], [9, 9]).ports[0]?.cell).toEqual([9, 9])
  })

  it('lets the id and the admiral follow the name', () => {
    const draft = renamePort(MEDITERRANEAN, 'cipro', 'Kıbrıs Adası')
    expect(draft.ports.find(({ name }) => name === 'Kıbrıs Adası')?.id).toBe('kibris-adasi')
    expect(draft.admirals[3]).toBe('kibris-adasi')
  })

  it('sends an admiral off with his port, and lets two change places', () => {
    expect(removeAt(MEDITERRANEAN, [0, 1]).admirals).toEqual(['', 'venezia', 'trablus', 'cipro'])
    expect(stationAdmiral(MEDITERRANEAN, 'venezia', 0).admirals).toEqual(['venezia', 'barcelona', 'trablus', 'cipro'])
    expect(stationAdmiral(MEDITERRANEAN, 'venezia', -1).admirals).toEqual(['barcelona', '', 'trablus', 'cipro'])
  })

  it('never loses a port to a monster by a slip', () => {
    expect(clicked(MEDITERRANEAN, [3, 3], 'monster', 'Harbour')).toBe(MEDITERRANEAN)
    const closed = clicked(MEDITERRANEAN, [9, 9], 'monster', 'Harbour')
    expect(clicked(closed, [9, 9], 'monster', 'Harbour').monsters.at(-1)?.kind).toBe('sea-serpent')
  })

  it('is made with letters of the keyboard too', () => {
    expect(keyed(EMPTY, [2, 2], 'KeyP', 'Harbour')?.ports[0]?.name).toBe('Harbour 1')
    expect(keyed(MEDITERRANEAN, [3, 3], 'Digit2', 'Harbour')?.admirals[1]).toBe('malta')
    expect(keyed(MEDITERRANEAN, [3, 3], 'KeyQ', 'Harbour')).toBeNull()
  })

  it('gives ids that a map may have, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (name) => {
        const id = idFor(name, ['malta'])
        expect(id.trim()).not.toBe('')
        expect(id.length).toBeLessThanOrEqual(60)
        expect(id in {}).toBe(false)
      }),
    )
    expect(idFor('constructor', [])).toBe('port-constructor')
  })
})

describe('the checks of the map', () => {
  it('say all that is wrong, with its place', () => {
    expect(codes(EMPTY)).toEqual(['no-title', 'few-ports', 'no-admiral', 'no-admiral', 'no-admiral', 'no-admiral'])
    const far = moveTo(MEDITERRANEAN, [0, 1], [20, 20])
    expect(problemsOf(far)).toEqual([{ code: 'alone', note: false, values: { port: 'Barcelona', number: 8 }, cell: [20, 20] }])
    const apart = moveTo(far, [1, 1], [21, 20])
    expect(codes(apart)).toEqual(['cut-off', 'cut-off'])
  })

  it('call a map right exactly when the game does', () => {
    const at = fc.tuple(fc.nat(9), fc.nat(7))
    const step = fc.oneof(
      fc.record({ what: fc.constant('move' as const), from: at, to: at }),
      fc.record({ what: fc.constant('clear' as const), from: at, to: at }),
      fc.record({ what: fc.constant('port' as const), from: at, to: at }),
      fc.record({ what: fc.constant('admiral' as const), from: at, to: at }),
      fc.record({ what: fc.constant('rename' as const), from: at, to: at }),
    )
    const made = { right: 0, wrong: 0 }
    fc.assert(
      fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
        let draft: Draft = MEDITERRANEAN
        for (const { what, from, to } of steps) {
          if (what === 'move') draft = moveTo(draft, from, to)
          else if (what === 'rename') draft = renamePort(draft, draft.ports[from[0]]?.id ?? '', ['', 'Malta', 'Gozo'][to[0] % 3] ?? '')
          else draft = clicked(draft, from, what, 'Harbour')
        }
        const isRight = problemsOf(draft).every(({ note }) => note)
        made[isRight ? 'right' : 'wrong']++
        expect(isRight).toBe(readMap(JSON.parse(JSON.stringify(draft))).ok)
      }),
      { numRuns: 400 },
    )
    expect(Math.min(made.right, made.wrong)).toBeGreaterThan(10)
  })

  it('find nothing in a map by chance', () => {
    for (let seed = 0; seed < 60; seed++) expect(codes(sampleMap(fastChance(seed)))).toEqual([])
  })
})

describe('a map file', () => {
  const bytes = new TextEncoder().encode(writeMapFile(MEDITERRANEAN))

  it('reads back as it was written', () => {
    expect(readMapFile(bytes)).toEqual({ ok: true, map: MEDITERRANEAN })
  })

  it('is a map or an error that names a field in words, whatever byte is changed', () => {
    let wrong = 0
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (place, byte) => {
        const read = readMapFile(bytes.with(place, byte))
        if (read.ok) return
        wrong++
        expect(Object.keys(en.workshop.wrong)).toContain(read.code)
        expect(fileError(read, say)).not.toMatch(/undefined|\[\d/)
      }),
      { numRuns: 2000 },
    )
    expect(wrong).toBeGreaterThan(200)
  })

  it('is refused when it is too large, before it is read', () => {
    expect(readMapFile(new Uint8Array(MAP_FILE_BYTES + 1))).toEqual({ ok: false, code: 'too-large', field: 'map' })
    expect(readMapFile(new Uint8Array())).toEqual({ ok: false, code: 'not-json', field: 'map' })
  })

  it('has its fields named as the reader counts', () => {
    expect(fieldWords('ports[3].cell', say)).toBe('workshop.fields.of workshop.fields.port 4 workshop.fields.parts.cell')
    expect(fieldWords('admirals[0]', say)).toBe('workshop.fields.admiral 1')
    expect(fieldWords('wind', say)).toBe('workshop.fields.other wind')
    const odd = 'workshop.fields.of workshop.fields.port 4 workshop.fields.other l\n'
    expect(fieldWords('ports[3].l\n', say)).toBe(odd)
  })
})

describe('taking back', () => {
  it('goes step by step, letters of one name at once, and forth again', () => {
    const typed = ['a', 'ab', 'abc'].reduce((history, text) => changed(history, text, 'name'), begun(''))
    const moved = changed(typed, 'abc!', null)
    const back = undone(moved)
    expect(back?.present).toBe('abc')
    expect(back && undone(back)?.present).toBe('')
    expect(back && redone(back)?.present).toBe('abc!')
    expect(undone(begun(''))).toBeNull()
    expect(redone(moved)).toBeNull()
  })
})

describe('the grid of the editor', () => {
  it('finds the cell under a point', () => {
    const view = windowOf(MEDITERRANEAN, [3, 3])
    for (const { cell } of [...MEDITERRANEAN.ports, ...MEDITERRANEAN.monsters]) {
      const { x, y } = centreIn(view, cell)
      for (const [dx, dy] of [
        [0, 0],
        [0.7, 0],
        [-0.7, 0.2],
        [0.3, 0.6],
        [-0.3, -0.6],
      ] as const)
        expect(cellAtPoint(view, x + dx, y + dy)).toEqual(cell)
    }
  })
})
