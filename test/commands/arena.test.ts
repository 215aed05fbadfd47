import { PassThrough, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { run, type Terminal } from '../../electron/cli.ts'
import { games } from '../../engine/games/index.ts'

const [game] = games

/** Runs the command line; gives what it printed and its exit code. */
async function arena(...args: string[]): Promise<{ out: string; err: string; code: number }> {
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  // Streams are all that the command uses of a terminal.
  const terminal = { stdin: new PassThrough(), stdout, stderr } as unknown as Terminal
  const code = await run(['arena', game?.id ?? '', ...args], terminal)
  const read = (stream: Readable & PassThrough) => text(stream.end())
  return { out: await read(stdout), err: await read(stderr), code }
}

describe('the arena', () => {
  it('prints a row for each contestant, and the same table again for the same seed', async () => {
    const contest = ['sailor', 'deckhand', 'deckhand', '--games', '3', '--seed', 'c0ffee']
    const first = await arena(...contest)
    expect(first.code).toBe(0)
    expect(first.out).toMatch(/3 games, seed c0ffee/)
    expect(first.out.match(/^[123] {2}(sailor|deckhand) +[\d.]+ % ± [\d.]+ +[\d.]+ ± [\d.]+ +[\d.]+$/gm)).toHaveLength(3)
    expect((await arena(...contest)).out).toBe(first.out)
  })

  it('wins add up to all the games', async () => {
    const { out } = await arena('deckhand', 'deckhand', 'deckhand', '--games', '4', '--seed', '1')
    const won = [...out.matchAll(/([\d.]+) % ±/g)].map(([, share]) => Number(share))
    expect(won.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0)
  })

  it.each([
    [['sailor', 'pirate', 'sailor'], 'the levels are deckhand, sailor'],
    [['sailor'], 'seats'],
    [['sailor', 'sailor', 'sailor', '--games', '0'], '--games is a number from 1'],
    [['sailor', 'sailor', 'sailor', '--seed', 'xyz'], '--seed is a hexadecimal number'],
    [['sailor', 'sailor', 'sailor', '--speed', '3'], '--speed'],
  ])('says what is wrong with %j and how to use it', async (args, words) => {
    const { err, code } = await arena(...args)
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(err).toContain('(arena GAME')
  })
})
