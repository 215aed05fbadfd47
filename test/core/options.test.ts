import { describe, expect, it } from 'vitest'
import { type OptionField, readable, readOptions, unreadable } from '../../engine/core/options.ts'

const FIELDS: readonly OptionField[] = [
  { kind: 'flag', key: 'fog', clause: '1', default: false },
  { kind: 'choice', key: 'wind', clause: '2', default: 'east', choices: ['east', 'west'] },
  { kind: 'number', key: 'ships', clause: '3', default: 2, min: 1, max: 4 },
  { kind: 'numbers', key: 'prices', clause: '4', default: [1, 2], min: 0, max: 9, labels: ['early', 'late'] },
  { kind: 'amounts', key: 'worth', clause: '4', default: { gold: 1, silk: 2 }, min: 0, max: 9 },
  { kind: 'seat', key: 'first', clause: '5', default: null },
  {
    kind: 'document',
    key: 'chart',
    clause: '6',
    default: null,
    read: (json) => (json === null ? readable('printed') : json === 'mine' ? readable('read') : unreadable('rows', 'wrong', 'is not mine')),
  },
]

const PRINTED = { fog: false, wind: 'east', ships: 2, prices: [1, 2], worth: { gold: 1, silk: 2 }, first: null, chart: 'printed' }

describe('rule options from outside', () => {
  it('are as printed where they are not named', () => {
    expect(readOptions(FIELDS, {}, 3)).toEqual({ ok: true, value: PRINTED })
  })

  it('are taken by name', () => {
    const json = { fog: true, wind: 'west', ships: 4, prices: [9, 0], worth: { gold: 0, silk: 9 }, first: 2, chart: 'mine' }
    expect(readOptions(FIELDS, json, 3)).toEqual({ ok: true, value: { ...json, chart: 'read' } })
  })

  it.each([
    [{ fog: 1 }, 'fog'],
    [{ wind: 'north' }, 'wind'],
    [{ ships: 5 }, 'ships'],
    [{ ships: '2' }, 'ships'],
    [{ ships: 1.5 }, 'ships'],
    [{ prices: [1] }, 'prices'],
    [{ prices: [1, 10] }, 'prices'],
    [{ prices: [1, null] }, 'prices'],
    [{ worth: { gold: 10 } }, 'worth'],
    [{ worth: { gold: null } }, 'worth'],
    [{ worth: { spice: 1 } }, 'worth'],
    [{ worth: [1, 2] }, 'worth'],
    [{ worth: JSON.parse('{"__proto__":1}') }, 'worth'],
    [{ first: 3 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ chart: 'yours' }, 'chart.rows'],
    [{ storm: true }, 'storm'],
    [JSON.parse('{"__proto__":{"fog":true}}'), '__proto__'],
    [[], 'options'],
    [null, 'options'],
  ])('%j is refused by name', (json, field) => {
    expect(readOptions(FIELDS, json, 3)).toMatchObject({ ok: false, field })
  })

  it('name some amounts, and the others are as printed', () => {
    expect(readOptions(FIELDS, { worth: { silk: 5 } }, 3)).toMatchObject({ value: { worth: { gold: 1, silk: 5 } } })
    expect(readOptions(FIELDS, { worth: {} }, 3)).toMatchObject({ value: { worth: { gold: 1, silk: 2 } } })
  })

  it('are not shared with the file that they came from, nor with the printed ones', () => {
    const json = { prices: [3, 4] }
    const read = readOptions(FIELDS, json, 3)
    json.prices[0] = 9
    expect(read).toMatchObject({ value: { prices: [3, 4] } })
    const printed = readOptions(FIELDS, {}, 3)
    expect(printed.ok && printed.value.prices).not.toBe(FIELDS[3]?.default)
  })
})
