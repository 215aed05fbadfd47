import { RULES_ENDING } from '../../engine/core/fileEndings.ts'
import { type HouseRules, RULES_FILE_BYTES, readHouseRules, readRulesFile, rulesFile } from '../../engine/core/houseRules.ts'
import { NAME_LETTERS, readName } from '../../engine/core/names.ts'
import { type OptionField, type Read, readable, type Unreadable, unreadable } from '../../engine/core/options.ts'
import { isPlainObject } from '../../engine/core/shapes.ts'
import { fileName } from './fileName.ts'

/** What must be known of a game to read its rules. */
export type RuledGame = {
  options: readonly OptionField[]
  seats: { max: number }
  /** The fields by which a document is known; by the key of its option. */
  marks: Readonly<Record<string, readonly string[]>>
}

/**
 * A file of house rules that was read, or what is wrong with it; `game` and `name` as far as they are known. `document` = it is a document
 * of that option alone.
 */
export type ReadFile = { document?: string; name: string } & (
  | { ok: true; set: HouseRules }
  | { ok: false; game: string | null; wrong: Unreadable }
)

type GameOf = (game: string) => Promise<RuledGame | null>

/**
 * Reads the bytes of a file, whatever they are. `gameOf` gives the game of that name, null = it is not here. Beside the refusals of
 * `readRulesFile` and `readOptions` there are `too-large`, `not-text`, `not-json` and `unknown-game`. A document of one of the games (a
 * map, events) is a set with nothing else in it.
 */
export async function readRulesBytes(bytes: Uint8Array, gameOf: GameOf, games: readonly string[]): Promise<ReadFile> {
  const file = readJson(bytes)
  if (!file.ok) return { ok: false, game: null, name: '', wrong: file }
  const envelope = readRulesFile(file.value)
  if (!envelope.ok) return (await readDocument(file.value, gameOf, games)) ?? { ok: false, game: null, name: '', wrong: envelope }
  const { game, name, options } = envelope.value
  const known = await gameOf(game)
  if (known === null) return { ok: false, game: null, name, wrong: unreadable('game', 'unknown-game', game) }
  const read = readHouseRules(known.options, options, known.seats.max)
  return read.ok ? { ok: true, name, set: { game, name, options: read.value } } : { ok: false, game, name, wrong: read }
}

/** A document that is right is found by its own reader, one that is wrong by its marks; null = it is none of any game. */
async function readDocument(json: unknown, gameOf: GameOf, games: readonly string[]): Promise<ReadFile | null> {
  if (!isPlainObject(json)) return null
  let wrong: ReadFile | null = null
  for (const game of games) {
    const known = await gameOf(game)
    for (const { key, name } of known ? documentsLike(json, known) : []) {
      const read = readHouseRules(known?.options ?? [], { [key]: json }, known?.seats.max ?? 0)
      if (read.ok) return { ok: true, name, set: { game, name, options: read.value }, document: key }
      wrong ??= { ok: false, game, name, wrong: read, document: key }
    }
  }
  return wrong
}

function documentsLike(json: Record<string, unknown>, { options, marks }: RuledGame): { key: string; name: string }[] {
  const isMarked = (key: string) => marks[key]?.every((mark) => Object.hasOwn(json, mark)) ?? false
  const fields = options.filter((field) => field.kind === 'document' && (isMarked(field.key) || field.read(json).ok))
  return fields.map(({ key }) => ({ key, name: readName(titleOf(json)) ?? key }))
}

function titleOf({ title }: Record<string, unknown>): string {
  return typeof title === 'string' ? [...title].slice(0, NAME_LETTERS).join('').slice(0, NAME_LETTERS) : ''
}

function readJson(bytes: Uint8Array): Read<unknown> {
  if (bytes.length > RULES_FILE_BYTES) return unreadable('file', 'too-large', `has at most ${RULES_FILE_BYTES} bytes`)
  const text = readText(bytes)
  if (text === null) return unreadable('file', 'not-text', 'is text in UTF-8')
  try {
    return readable(JSON.parse(text))
  } catch {
    return unreadable('file', 'not-json', 'is JSON')
  }
}

/** Null when it is no UTF-8; a byte order mark is passed over. */
function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

export function writeRulesFile(set: HouseRules): string {
  return `${JSON.stringify(rulesFile(set), null, 2)}\n`
}

/** The name of a set as a file that a system opens with the program. */
export const rulesFileName = (name: string): string => `${fileName(name, 'rules')}${RULES_ENDING}`
