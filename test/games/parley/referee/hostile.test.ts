import { describe, expect, it } from 'vitest'
import { replies, run } from '../../../referee/driver.ts'

const ARGS = ['parley', '--seats', '3', '--seed', 'c0ffee']
const DEEP = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

async function codes(...requests: (string | object)[]): Promise<unknown[]> {
  const heard = await replies(ARGS, ...requests)
  return heard.map((reply) => (reply.error as { code: string } | undefined)?.code ?? 'ok')
}

describe('a line that is no request is a bad request, and the game goes on', () => {
  it.each([
    ['an empty line', ''],
    ['blanks', '   '],
    ['no JSON', 'hello'],
    ['half an object', '{"legal":'],
    ['two objects', '{"legal":0}{"legal":1}'],
    ['a number', '3'],
    ['null', 'null'],
    ['a list', '[{"legal":0}]'],
    ['an empty object', '{}'],
    ['an unknown request', '{"shuffle":true}'],
    ['two requests in one', '{"legal":0,"summary":true}'],
    ['a request with a field too many', '{"summary":true,"id":1}'],
    ['a seat without an act', '{"seat":0}'],
    ['an act without a seat', '{"act":{"type":"tie","side":"attack"}}'],
    ['a word for a seat', '{"legal":"0"}'],
    ['a broken seat', '{"legal":1.5}'],
    ['a boundless seat', '{"legal":1e400}'],
    ['no seat', '{"legal":null}'],
    ['a list of seats', '{"legal":[0]}'],
    ['an unknown viewer', '{"view":"chair"}'],
    ['a summary of nothing', '{"summary":false}'],
    ['a public summary by name', '{"summary":"public"}'],
    ['a journal of nothing', '{"journal":false}'],
    ['an act that is a word', '{"seat":0,"act":"tie"}'],
    ['an act of no type', '{"seat":0,"act":{}}'],
    ['an act of an unknown type', '{"seat":0,"act":{"type":"flee"}}'],
    ['an act of a type that every object answers to', '{"seat":0,"act":{"type":"toString"}}'],
    ['an act with a field missing', '{"seat":0,"act":{"type":"siege","port":"malta"}}'],
    ['an act with a field too many', '{"seat":0,"act":{"type":"siege","port":"malta","vote":"open","seat":0}}'],
    ['an act with a wrong type', '{"seat":0,"act":{"type":"siege","port":3,"vote":"open"}}'],
    ['an act with a vote neither open nor closed', '{"seat":0,"act":{"type":"siege","port":"malta","vote":"secret"}}'],
    ['a word for an admiral', '{"seat":0,"act":{"type":"move-admiral","admiral":"0","port":"malta"}}'],
    ['half an admiral', '{"seat":0,"act":{"type":"move-admiral","admiral":0.5,"port":"malta"}}'],
    ['a prototype', '{"__proto__":{"legal":0}}'],
    ['a prototype beside', '{"legal":0,"__proto__":null}'],
    ['a prototype in an act', '{"seat":0,"act":{"type":"tie","side":"attack","__proto__":{}}}'],
    ['an abyss', DEEP],
    ['an abyss in an act', `{"seat":0,"act":${DEEP}}`],
    ['an endless line', 'x'.repeat(3_000_000)],
    ['an endless request', `{"legal":0,"x":"${'x'.repeat(3_000_000)}"}`],
    ['zeros', '\0\0\0'],
  ])('%s', async (_, line) => {
    const { lines, code } = await run(ARGS, `${line}\n{"summary":true}\n`)
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ error: { code: 'bad-request' } })
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ summary: { phase: 'captain', sieges: 0 } })
    expect(code).toBe(0)
  })

  it('bytes that are no text', async () => {
    const { lines, code } = await run(ARGS, new Uint8Array([0xff, 0xfe, 0x00, 0x80, 0x0a, 0xc3]), new Uint8Array([0x28, 0x0a]))
    expect(lines.slice(1).map((line) => JSON.parse(line).error.code)).toEqual(['bad-request', 'bad-request'])
    expect(code).toBe(0)
  })
})

describe('the order of codes', () => {
  it('bad-request, no-such-seat, not-waiting, not-legal', async () => {
    const act = { type: 'siege', port: 'atlantis', vote: 'open' }
    const [{ summary }] = (await replies(ARGS, { summary: true })) as [{ summary: { captain: number } }]
    const { captain } = summary
    expect(
      await codes(
        { seat: 9, act: { type: 'siege', port: 'malta' } },
        { seat: 9, act },
        { seat: -1, act },
        { seat: 1e99, act },
        { seat: (captain + 1) % 3, act },
        { seat: captain, act },
        { seat: captain, act: { type: 'privateer', country: 'atlantis' } },
        { seat: captain, act: { type: 'vote', card: 'parrot' } },
        { seat: captain, act: { type: 'move-admiral', admiral: 4, port: 'malta' } },
        { seat: captain, act: { type: 'blackmail', seat: 9, country: 'turks' } },
        { seat: captain, act: { type: 'siege', port: '__proto__', vote: 'open' } },
        { legal: 3 },
        { view: -1 },
      ),
    ).toEqual([
      'bad-request',
      'no-such-seat',
      'no-such-seat',
      'no-such-seat',
      'not-waiting',
      'not-legal',
      'not-legal',
      'not-legal',
      'not-legal',
      'not-legal',
      'not-legal',
      'no-such-seat',
      'no-such-seat',
    ])
  })

  it('after an error nothing has changed', async () => {
    const heard = await replies(
      ARGS,
      { summary: 'all' },
      'hello',
      { seat: 0, act: { type: 'answer', answer: 'yes' } },
      { summary: 'all' },
      { journal: true },
    )
    expect(heard[3]).toEqual(heard[0])
    expect(heard[4]).toMatchObject({ events: [{ type: 'dealt' }] })
  })

  it('an error does not send a long word back', async () => {
    const [{ summary }] = (await replies(ARGS, { summary: true })) as [{ summary: { captain: number } }]
    const [reply] = await replies(ARGS, { seat: summary.captain, act: { type: 'siege', port: 'x'.repeat(100_000), vote: 'open' } })
    expect(JSON.stringify(reply).length).toBeLessThan(300)
  })
})

describe('the input', () => {
  it('may come in pieces, end without a line feed, and use carriage returns', async () => {
    const { lines, code } = await run(ARGS, '{"leg', 'al":0}\r', '\n{"view"', ':"table"}')
    expect(lines.slice(1).map((line) => Object.keys(JSON.parse(line))[0])).toEqual(['legal', 'view'])
    expect(code).toBe(0)
  })

  it('may be empty', async () => {
    expect(await run(ARGS)).toEqual({ lines: ['{"ready":true,"game":"parley","seats":3}'], stderr: '', code: 0 })
  })

  it('may name seat 0 as -0', async () => {
    const [zero, minus] = await replies(ARGS, { view: 0 }, '{"view":-0}')
    expect(minus).toEqual(zero)
  })
})

describe('views', () => {
  it('of the table hide every hand, mission and pile; of a seat show its own', async () => {
    const [table, own] = (await replies(ARGS, { view: 'table' }, { view: 1 })) as { view: Record<string, (string | null)[][]> }[]
    const nothing = (part: unknown) => JSON.stringify(part).replaceAll(/null|[[\],]/g, '')
    for (const part of ['hands', 'missions', 'pile', 'portDeck', 'blackmailCards']) expect(nothing(table?.view[part]), part).toBe('')
    expect(own?.view.hands?.[1]).not.toContain(null)
    expect(nothing(own?.view.hands?.[0])).toBe('')
  })
})
