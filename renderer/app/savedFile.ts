import { type BrokenWhy, GAME_FILE_BYTES, GAME_PART_BYTES, type Message, type Request } from '../../electron/host/protocol.ts'
import { GAME_ENDING } from '../../engine/core/fileEndings.ts'
import type { Arrival } from './arrivals.ts'
import { fileName } from './fileName.ts'
import { uuid } from './uuid.ts'

/** A saved game begins with its header, which is no longer than this. */
const HEADER_BYTES = 256 * 1024
/** Whoever is told to be slower waits so long, milliseconds. */
const BREATH_MS = 400

/** Whether this is a saved game, whole or damaged: by its name, else by its bytes. House rules and anything else are none. */
export function isSavedGame(name: string, bytes: Uint8Array): boolean {
  if (name.toLowerCase().endsWith(GAME_ENDING)) return true
  const head = bytes.subarray(0, HEADER_BYTES)
  const end = head.indexOf(10)
  try {
    const header: unknown = JSON.parse(new TextDecoder().decode(end < 0 ? head : head.subarray(0, end)))
    return typeof header === 'object' && header !== null && 'format' in header && header.format === 'corsair-table' && 'seed' in header
  } catch {
    return false
  }
}

type Part = Omit<Extract<Request, { type: 'bring-game' }>, 'id'>
export type Ask = (part: Part) => Promise<Message>
type Outcome = Extract<Arrival, { type: 'brought' | 'not-brought' }>

/** Hands a saved game to the host, part by part; what came of it. */
export async function bringGame(ask: Ask, name: string, bytes: Uint8Array, breathMs = BREATH_MS): Promise<Outcome> {
  if (bytes.length > GAME_FILE_BYTES) return { type: 'not-brought', name, why: 'too-large' }
  const file = uuid()
  const parts = Math.max(1, Math.ceil(bytes.length / GAME_PART_BYTES))
  for (let part = 0; part < parts; part++) {
    const text = base64(bytes.subarray(part * GAME_PART_BYTES, (part + 1) * GAME_PART_BYTES))
    let answer = await ask({ type: 'bring-game', file, part, parts, text })
    while (answer.type === 'refused' && answer.code === 'too-fast') {
      await new Promise((resolve) => setTimeout(resolve, breathMs))
      answer = await ask({ type: 'bring-game', file, part, parts, text })
    }
    if (answer.type === 'brought') return { type: 'brought', table: answer.table, already: answer.already }
    if (answer.type === 'refused') return { type: 'not-brought', name, why: whyOf(answer) }
  }
  throw new Error('the host has taken every part and said nothing of the whole')
}

const BROKEN: readonly BrokenWhy[] = ['unknown-version', 'corrupt', 'unknown-game', 'does-not-fold']

const whyOf = ({ code, values }: Extract<Message, { type: 'refused' }>): Extract<Outcome, { type: 'not-brought' }>['why'] =>
  (code === 'bad-game' && BROKEN.find((why) => why === values.why)) || code

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** What the main process has read, as a file like any other. */
export function fileOf(name: string, content: string): File {
  return new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name)
}

/** The name of a saved game as a file: its game, and the day on which it was played last. */
export const gameFileName = (game: string, changedAt: number): string =>
  `${fileName(`${game} ${new Date(changedAt).toISOString().slice(0, 10)}`, 'game')}${GAME_ENDING}`
