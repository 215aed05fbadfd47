import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commands } from './commands.ts'
import { desktop, overLines } from './device.ts'
import { count, happened, World } from './world.ts'

const RUNS = Number(process.env.MODEL_RUNS ?? 60)
const MOST = 150
/** Without these it has not been tried. */
const TOLD = [
  'an act that was acknowledged',
  'kill',
  'bye',
  'unseated',
  'refused seat-held',
  'refused wrong-token',
  'a page that was sent away',
]

vi.mock('partysocket/ws', async (original) => {
  const { default: Real } = await original<{ default: never }>()
  return { default: overLines(Real) }
})
vi.mock('../../../renderer/app/sounds.ts', () => ({
  playSound: () => undefined,
  soundButtons: () => undefined,
  setLevels: () => undefined,
  setBed: () => undefined,
  isOurTurn: () => false,
}))
vi.mock('../../../renderer/app/play.ts', async () => {
  const { toy } = await import('../toy.ts')
  const play = { engine: toy, choosing: { none: null } }
  return { playOf: () => play, loadPlay: async () => play, gameCard: () => ({ id: 'toy' }), gameCards: [] }
})

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('window', { desktop, addEventListener: () => undefined, location: { hash: '' } })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whatever breaks, comes late, comes twice or dies: no act is done twice or lost, and everybody sees what he may', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: MOST, size: 'max' }), async (drawn) => {
      const world = await World.begin(['Ann', 'Ben', 'Cleo', 'the big screen'])
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), drawn)
        await world.settle()
        world.mustBeRight()
      } finally {
        vi.clearAllTimers()
      }
      count('run')
    }),
    { numRuns: RUNS, endOnFailure: true, ...(process.env.MODEL_SEED ? { seed: Number(process.env.MODEL_SEED) } : {}) },
  )
  expect(happened.get('run')).toBe(RUNS)
  for (const what of TOLD) expect([what, happened.get(what) ?? 0]).not.toEqual([what, 0])
}, 3_600_000)
