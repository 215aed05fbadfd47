import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { think } from '../../electron/host/bots/answerThoughts.ts'
import { BotPool, botWorker } from '../../electron/host/bots/BotPool.ts'
import { moments, waitMs } from '../../electron/host/bots/pace.ts'
import type { Question } from '../../electron/host/bots/think.ts'
import { fastChance } from '../../engine/core/chance.ts'
import { readOptions } from '../../engine/core/options.ts'
import { games } from '../../engine/games/index.ts'
import type { MessageOf } from './client.ts'
import { openToy, rollTwice, toyHost } from './harness.ts'

const QUESTION: Question = { game: 'toy', level: 'sailor', view: {}, seat: 0, seed: 'ab' }
const isOver = (message: { type: string }): message is MessageOf<'table'> =>
  message.type === 'table' && (message as MessageOf<'table'>).card.over

const THINKER = `const { parentPort } = require('node:worker_threads')
parentPort.postMessage('ready')
parentPort.on('message', (asked) => { ASKED })`

/** A worker that runs this text for every question `asked`. */
const scripted = (text: string) => () => new Worker(THINKER.replace('ASKED', text), { eval: true })

function pool(text: string, setup: { size?: number; limitMs?: number } = {}): BotPool {
  const made = new BotPool({ makeWorker: scripted(text), ...setup })
  onTestFinished(() => made.stop())
  return made
}

test('questions are answered each by its own answer, also by many hands', async () => {
  const many = pool('parentPort.postMessage({ type: "seat", seat: asked.seat })', { size: 3 })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, seat) => many.think({ ...QUESTION, seat })))
  expect(answers).toEqual(Array.from({ length: 30 }, (_, seat) => ({ type: 'seat', seat })))
})

test('a worker that crashes answers nothing, and another takes its place', async () => {
  const crashing = pool('if (asked.seat === 1) throw new Error("crash"); parentPort.postMessage({ type: "well" })')
  const answers = await Promise.all([0, 1, 2, 1, 3].map((seat) => crashing.think({ ...QUESTION, seat })))
  expect(answers).toEqual([{ type: 'well' }, null, { type: 'well' }, null, { type: 'well' }])
})

test('a worker that ends its thread answers nothing, and another takes its place', async () => {
  const ending = pool('if (asked.seat === 1) process.exit(0); parentPort.postMessage({ type: "well" })')
  expect(await Promise.all([1, 0].map((seat) => ending.think({ ...QUESTION, seat })))).toEqual([null, { type: 'well' }])
})

test('a thought without end is cut off at the limit, and another worker takes its place', async () => {
  const endless = pool('if (asked.seat === 1) for (;;) {} parentPort.postMessage({ type: "well" })', { limitMs: 2000 })
  expect(await Promise.all([1, 0].map((seat) => endless.think({ ...QUESTION, seat })))).toEqual([null, { type: 'well' }])
})

test('after the end every question is answered with nothing', async () => {
  const stopped = pool('parentPort.postMessage({ type: "well" })')
  const waiting = stopped.think(QUESTION)
  await stopped.stop()
  expect(await stopped.think(QUESTION)).toBe(null)
  await waiting
})

test('a worker that takes long to begin is waited for', async () => {
  const late = new BotPool({
    makeWorker: () =>
      new Worker(`setTimeout(() => { ${THINKER.replace('ASKED', 'parentPort.postMessage({ type: "well" })')} }, 2000)`, { eval: true }),
    limitMs: 1000,
  })
  onTestFinished(() => late.stop())
  expect(await late.think(QUESTION)).toEqual({ type: 'well' })
})

test('the program’s own worker thinks for every game and level, and gives a legal action', async () => {
  const own = new BotPool({ makeWorker: botWorker, limitMs: 60_000 })
  onTestFinished(() => own.stop())
  for (const game of games) {
    const seats = game.seats.max
    const options = readOptions(game.options, {}, seats)
    if (!options.ok) throw new Error(options.text)
    const state = game.begin(game.open({ seats, options: options.value, deal: null, chance: fastChance(1) }))
    const [seat = 0] = game.waiting(state)
    for (const level of ['deckhand', 'sailor'] as const) {
      const action = await own.think({ game: game.id, level, view: game.mask(state, seat), seat, seed: 'ab' })
      expect(game.legal(state, seat)).toContainEqual(action)
    }
  }
})

test.each([
  ['no thought at all', async () => null],
  ['a thought that is not legal', async () => ({ type: 'lay', card: 'none' })],
  ['a thought that makes no sense', async () => ({ type: 'fly' })],
])('with %s a bot still moves, by some legal action', async (_, think) => {
  const host = await toyHost({ think })
  const { owner, table } = await openToy(host, 0, 3)
  await owner.watch(table, 'table')
  expect((await owner.next(isOver)).card.number).toBe(1 + 3 * (3 + 1 + 1))
})

test('bots rest while nobody watches', async () => {
  const host = await toyHost()
  const { owner, table } = await openToy(host, 0, 2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await owner.watch(table, 'table')).number).toBe(1)
  await owner.next(isOver)
})

test('a bot that has just acted and may do the very same again is asked again', async () => {
  const games = [rollTwice]
  const host = await toyHost({ games, think: async (question) => think(games, question) })
  const { owner, table } = await openToy(host, 0, 2)
  await owner.watch(table, 'table')
  expect((await owner.next(isOver)).card.number).toBe(1 + 3 * (2 + 1 + 2))
})

test('calm and brisk leave a person time to follow: about 1.2 s and 0.5 s, more after much has happened, and never long', () => {
  expect([waitMs('calm', 1), waitMs('calm', 3), waitMs('calm', 30)]).toEqual([1000, 1200, 2200])
  expect([waitMs('brisk', 1), waitMs('brisk', 3), waitMs('brisk', 30)]).toEqual([390, 490, 1000])
  expect(waitMs('instant', 30)).toBe(0)
  for (const moment of moments('calm', 1, [0, 0.5, 1], 1)) expect(moment).toBeLessThanOrEqual(2200)
})
