import { describe, expect, it } from 'vitest'
import { GAME_FILE_BYTES, GAME_PART_BYTES, type Message } from '../../../electron/host/protocol.ts'
import { arrive, giveToWorkshop, onFilesForWorkshop, settleArrival } from '../../../renderer/app/arrivals.ts'
import { type Ask, bringGame, fileOf, gameFileName, isSavedGame } from '../../../renderer/app/savedFile.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const HEADER = '{"format":"corsair-table","version":1,"seed":"abc"}'

type Refused = Extract<Message, { type: 'refused' }>
const refused = (code: Refused['code'], values: Refused['values'] = {}): Message => ({
  type: 'refused',
  id: '',
  code,
  reason: null,
  values,
  clause: null,
  number: null,
})

/** A host that gives these answers first, then takes what comes. */
function hostWith(...answers: Message[]) {
  const parts: Parameters<Ask>[0][] = []
  const ask: Ask = async (part) => {
    const answer = answers.shift()
    if (answer?.type === 'refused') return answer
    parts.push(part)
    return part.part === part.parts - 1 ? { type: 'brought', id: '', table: 't', already: false } : { type: 'done', id: '' }
  }
  return { ask, parts }
}

describe('a file from outside', () => {
  it('is a saved game by its first line, whole or damaged behind it, and whatever its name', () => {
    expect(isSavedGame('x', bytesOf(`${HEADER}\n{"first":`))).toBe(true)
    expect(isSavedGame('x.ndjson', bytesOf(HEADER))).toBe(true)
    for (const other of [
      '',
      '\n',
      '{',
      'null\n',
      '[]\n',
      '{"format":"corsair-rules","version":1}\n',
      '{"format":"corsair-table"}\n',
      ` x${HEADER}`,
    ])
      expect(isSavedGame('x.corsair-rules', bytesOf(other))).toBe(false)
    expect(isSavedGame('x', new Uint8Array([255, 254, 0, 10]))).toBe(false)
  })

  it('that calls itself a saved game is read as one, also when its beginning is damaged', () => {
    expect(isSavedGame('Parley 2026-11-30.CORSAIR-game', bytesOf('{"sead":'))).toBe(true)
  })

  it('comes to the host byte for byte, in parts that fit into a request', async () => {
    const bytes = Uint8Array.from({ length: 2 * GAME_PART_BYTES + 7 }, (_, index) => index % 256)
    const { ask, parts } = hostWith()
    expect(await bringGame(ask, 'a', bytes)).toEqual({ type: 'brought', table: 't', already: false })
    expect(parts.map(({ part, parts }) => [part, parts])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ])
    expect(new Set(parts.map(({ file }) => file)).size).toBe(1)
    expect(parts.every((part) => JSON.stringify({ ...part, id: 'x'.repeat(64) }).length < 32 * 1024)).toBe(true)
    expect(Buffer.concat(parts.map(({ text }) => Buffer.from(text, 'base64'))).equals(bytes)).toBe(true)
  })

  it('is sent more slowly where the host asks for that', async () => {
    const { ask, parts } = hostWith(refused('too-fast'), refused('too-fast'))
    expect(await bringGame(ask, 'a', bytesOf('x'), 1)).toMatchObject({ type: 'brought' })
    expect(parts).toHaveLength(1)
  })

  it('that is refused says why, in words that there are', async () => {
    const why = async (answer: Message) => Reflect.get(await bringGame(hostWith(answer).ask, 'a', bytesOf('x')), 'why')
    expect(await why(refused('bad-game', { why: 'corrupt' }))).toBe('corrupt')
    expect(await why(refused('bad-game', { why: 'odd' }))).toBe('bad-game')
    expect(await why(refused('disk-full'))).toBe('disk-full')
  })

  it('that is too large is not even sent', async () => {
    const { ask, parts } = hostWith()
    expect(await bringGame(ask, 'a', new Uint8Array(GAME_FILE_BYTES + 1))).toEqual({ type: 'not-brought', name: 'a', why: 'too-large' })
    expect(parts).toEqual([])
  })

  it('that the main process has read is the same file here', async () => {
    const file = fileOf('a.corsair-game', Buffer.from([0, 200, 255]).toString('base64'))
    expect([file.name, [...new Uint8Array(await file.arrayBuffer())]]).toEqual(['a.corsair-game', [0, 200, 255]])
  })

  it('that goes out is named by its game and its day', () => {
    expect(gameFileName('port/royal', Date.UTC(2026, 0, 2))).toBe('port royal 2026-01-02.corsair-game')
  })

  it('of house rules waits for the workshop, and comes there once', () => {
    const taken: string[] = []
    giveToWorkshop(new File([], 'a'))
    const stop = onFilesForWorkshop((files) => taken.push(...files.map(({ name }) => name)))
    giveToWorkshop(new File([], 'b'))
    arrive({ type: 'wrong-link' })
    settleArrival()
    stop()
    giveToWorkshop(new File([], 'c'))
    expect(taken).toEqual(['a', 'b'])
  })
})
