import { pick } from '../../engine/core/chance.ts'
import type { Chance, Seat, Typed } from '../../engine/core/game.ts'
import type { FieldShape } from '../../engine/core/shapes.ts'
import type { Table } from './walk.ts'

const STRANGE_WORDS = ['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length', '0', 'x'.repeat(1000), 'İ\u0000']
const STRANGE_COUNTS = [-1, 0.5, 99, 2 ** 31, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]
const WORDS_AT_MOST = 3

/** Actions that a seat may try: those of others, those made up from words that it sees, and traps. All have the right fields. */
export function hostileActions(table: Table, seat: Seat): Typed[] {
  const { game, seats, state, chance } = table
  const words = wordsIn(game.mask(state, seat))
  const other = chance.below(seats)
  const ofAnother: Typed[] = game.legal(state, other)
  return [...(ofAnother.length === 0 ? [] : [pick(ofAnother, chance)]), ...Array.from({ length: 6 }, () => madeUp(table, words))]
}

/** What only a broken or hostile program sends: no action, or one with missing, extra or wrongly typed fields. */
export function malformedActions({ game, chance }: Table, legal: Typed[]): unknown[] {
  const type = pick(Object.keys(game.actions), chance)
  const shapes: Record<string, FieldShape> = game.actions[type] ?? {}
  const wrong = [undefined, true, {}, [[]], Symbol('x'), 1n, () => 1, Number.NaN]
  const fields = Object.keys(shapes).map((field) => [field, pick(wrong, chance)])
  const known = legal.length === 0 ? [] : [pick(legal, chance)]
  return [
    ...[undefined, null, 0, Number.NaN, '', 'vote', true, [], [type], {}, () => type],
    ...['__proto__', 'constructor', 'toString', '', 7, null].map((strange) => ({ type: strange })),
    ...(fields.length === 0 ? [] : [{ type }, { type, ...Object.fromEntries(fields) }]),
    ...known.flatMap((action) => [{ ...action, extra: 1 }, [action], { ...action, type: [action.type] }, Object.create(action)]),
    JSON.parse('{"type":"x","__proto__":{"type":"y"}}'),
  ]
}

function madeUp({ game, chance }: Table, words: string[]): Typed {
  const type = pick(Object.keys(game.actions), chance)
  const shapes: Record<string, FieldShape> = game.actions[type] ?? {}
  const fields = Object.entries(shapes).map(([field, shape]) => [field, anyValue(shape, words, chance)])
  return { type, ...Object.fromEntries(fields) }
}

function anyValue(shape: FieldShape, words: string[], chance: Chance): unknown {
  const word = () => (chance.below(4) === 0 ? pick(STRANGE_WORDS, chance) : pick(words, chance))
  const count = () => (chance.below(4) === 0 ? pick(STRANGE_COUNTS, chance) : chance.below(8))
  const several = <T>(one: () => T) => Array.from({ length: chance.below(WORDS_AT_MOST + 1) }, one)
  switch (shape) {
    case 'word':
      return word()
    case 'word?':
      return chance.below(3) === 0 ? null : word()
    case 'words':
      return several(word)
    case 'count':
      return count()
    case 'counts':
      return several(count)
    default:
      return pick(shape, chance)
  }
}

/** Every word in the view: ports, cards, countries, whatever the game speaks of. */
function wordsIn(view: unknown): string[] {
  const found = new Set(STRANGE_WORDS)
  gatherWords(view, found)
  return [...found]
}

function gatherWords(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) gatherWords(inner, found)
}
