import { describe, expect, it } from 'vitest'
import { type ActionShapes, readAction } from '../../engine/core/shapes.ts'

type Action =
  | { type: 'drop'; port: string; way: 'open' | 'closed' }
  | { type: 'put'; card: string | null; cards: string[] }
  | { type: 'send'; seat: number; places: number[] }

const SHAPES: ActionShapes<Action> = {
  drop: { port: 'word', way: ['open', 'closed'] },
  put: { card: 'word?', cards: 'words' },
  send: { seat: 'count', places: 'counts' },
}

function wrongField(json: unknown): string {
  const read = readAction<Action>(SHAPES, json)
  if (read.ok) return 'none'
  expect(read.code).toBe('bad-request')
  return read.field
}

describe('an action from outside', () => {
  it.each([
    { type: 'drop', port: 'anything', way: 'open' },
    { type: 'put', card: null, cards: [] },
    { type: 'put', card: 'x', cards: ['x', 'y'] },
    { type: 'send', seat: 3, places: [0, 1] },
    { type: 'send', seat: -1, places: [] },
  ])('is taken with exactly its fields: %j', (json) => {
    expect(readAction(SHAPES, json)).toEqual({ ok: true, value: json })
  })

  it.each([
    ['nothing', null, 'act'],
    ['a list', [], 'act'],
    ['a word', 'drop', 'act'],
    ['without a type', { port: 'x', way: 'open' }, 'type'],
    ['of an unknown type', { type: 'fly' }, 'type'],
    ['of a type that every object answers to', { type: 'constructor' }, 'type'],
    ['of a type that is no word', { type: ['drop'], port: 'x', way: 'open' }, 'type'],
    ['with a missing field', { type: 'drop', port: 'x' }, 'way'],
    ['with a field too many', { type: 'drop', port: 'x', way: 'open', seat: 1 }, 'seat'],
    ['with a number for a word', { type: 'drop', port: 3, way: 'open' }, 'port'],
    ['with null for a word', { type: 'drop', port: null, way: 'open' }, 'port'],
    ['with a word outside the list', { type: 'drop', port: 'x', way: 'ajar' }, 'way'],
    ['with a list for one of the words', { type: 'drop', port: 'x', way: ['open'] }, 'way'],
    ['with a word for a number', { type: 'send', seat: '3', places: [] }, 'seat'],
    ['with a broken number', { type: 'send', seat: 1.5, places: [] }, 'seat'],
    ['with a boundless number', { type: 'send', seat: Number.POSITIVE_INFINITY, places: [] }, 'seat'],
    ['with a word in a list of numbers', { type: 'send', seat: 1, places: [0, '1'] }, 'places'],
    ['with a number in a list of words', { type: 'put', card: null, cards: ['x', 1] }, 'cards'],
    ['with an object for a word', { type: 'put', card: {}, cards: [] }, 'card'],
  ])('is refused %s', (_, json, field) => {
    expect(wrongField(json)).toBe(field)
  })

  it('is refused with a __proto__ of its own, and inherits nothing', () => {
    expect(wrongField(JSON.parse('{"type":"drop","port":"x","way":"open","__proto__":{}}'))).toBe('__proto__')
    expect(wrongField(JSON.parse('{"__proto__":{"type":"drop","port":"x","way":"open"}}'))).toBe('type')
  })

  it('has no minus zero', () => {
    const read = readAction<Action>(SHAPES, JSON.parse('{"type":"send","seat":-0,"places":[-0]}'))
    expect(read).toEqual({ ok: true, value: { type: 'send', seat: 0, places: [0] } })
  })
})
