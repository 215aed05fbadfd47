import { PassThrough, Writable } from 'node:stream'
import { referee } from '../../electron/referee.ts'

/** Everything that the referee says to a whole input: its lines, what it complains of, and its exit code. */
export async function run(
  args: readonly string[],
  ...chunks: (string | Uint8Array)[]
): Promise<{ lines: string[]; stderr: string; code: number }> {
  const out = hear()
  const err = hear()
  const code = await referee(args, feed(chunks), out.stream, err.stream)
  const text = out.parts.join('')
  if (text !== '' && !text.endsWith('\n')) throw new Error('the last line does not end')
  return { lines: text.split('\n').slice(0, -1), stderr: err.parts.join(''), code }
}

/** The replies to these requests, after the line that says ready. */
export async function replies(args: readonly string[], ...requests: (string | object)[]): Promise<Record<string, unknown>[]> {
  const input = requests.map((request) => `${typeof request === 'string' ? request : JSON.stringify(request)}\n`)
  const { lines, stderr } = await run(args, ...input)
  if (stderr !== '') throw new Error(stderr)
  return lines.slice(1).map((line) => JSON.parse(line))
}

async function* feed(chunks: readonly (string | Uint8Array)[]): AsyncGenerator<string | Uint8Array> {
  yield* chunks
}

function hear(): { stream: Writable; parts: string[] } {
  const parts: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      parts.push(String(chunk))
      done()
    },
  })
  return { stream, parts }
}

export type Conversation = { ask(request: object): Promise<Record<string, unknown>>; end(): Promise<number> }

/** One request, one reply, as a program at the other end of the pipe would do it. */
export async function converse(args: readonly string[]): Promise<Conversation> {
  const requests = new PassThrough()
  let hear: (line: string) => void = () => {}
  const nextReply = () =>
    new Promise<string>((resolve) => {
      hear = resolve
    })
  const replies = new Writable({
    write(chunk, _, done) {
      hear(String(chunk))
      done()
    },
  })
  const ready = nextReply()
  const code = referee(args, requests, replies, replies)
  await ready
  return {
    ask: async (request) => {
      const reply = nextReply()
      requests.write(`${JSON.stringify(request)}\n`)
      return JSON.parse(await reply)
    },
    end: () => {
      requests.end()
      return code
    },
  }
}
