import { type HouseRules, RULES_FILE_BYTES, readHouseRules, readRulesFile, rulesFile } from '../../engine/core/houseRules.ts'
import { type OptionField, type Read, readable, type Unreadable, unreadable } from '../../engine/core/options.ts'

/** What must be known of a game to read its rules. */
export type RuledGame = { options: readonly OptionField[]; seats: { max: number } }

/** A file of house rules that was read, or what is wrong with it; `game` as far as it is known. */
export type ReadFile = { ok: true; set: HouseRules } | { ok: false; game: string | null; wrong: Unreadable }

/**
 * Reads the bytes of a file, whatever they are. `gameOf` gives the game of that name, null = it is not here. Beside the refusals of
 * `readRulesFile` and `readOptions` there are `too-large`, `not-text`, `not-json` and `unknown-game`.
 */
export async function readRulesBytes(bytes: Uint8Array, gameOf: (game: string) => Promise<RuledGame | null>): Promise<ReadFile> {
  const file = readJson(bytes)
  const envelope = file.ok ? readRulesFile(file.value) : file
  if (!envelope.ok) return { ok: false, game: null, wrong: envelope }
  const { game, name, options } = envelope.value
  const known = await gameOf(game)
  if (known === null) return { ok: false, game: null, wrong: unreadable('game', 'unknown-game', game) }
  const read = readHouseRules(known.options, options, known.seats.max)
  return read.ok ? { ok: true, set: { game, name, options: read.value } } : { ok: false, game, wrong: read }
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

/** A name that every operating system takes for a file. */
export function rulesFileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return `${plain === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) ? `rules ${plain}`.trim() : plain}.corsair-rules.json`
}
