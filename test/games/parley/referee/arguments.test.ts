import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPortCards, allVoteCards } from '../../../../engine/games/parley/cards.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { run } from '../../../referee/driver.ts'

const DEAL = { missions: ['turks', 'berberis', 'mamluks'], votes: allVoteCards(), ports: allPortCards(), firstCaptain: 2 }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'referee-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

async function summaryOf(...args: string[]): Promise<Record<string, unknown>> {
  const { lines, stderr } = await run(['parley', '--seats', '3', ...args], '{"summary":"all"}\n')
  expect(stderr).toBe('')
  return JSON.parse(lines[1] ?? '').summary
}

describe('bad arguments: a line on stderr, exit 2', () => {
  it.each([
    ['none'],
    ['an unknown game', 'chess', '--seats', '3'],
    ['a game that every object answers to', 'constructor', '--seats', '3'],
    ['no seats', 'parley'],
    ['too few seats', 'parley', '--seats', '2'],
    ['too many seats', 'parley', '--seats', '7'],
    ['seats that are no number', 'parley', '--seats', 'three'],
    ['broken seats', 'parley', '--seats', '3.5'],
    ['a flag without a value', 'parley', '--seats'],
    ['an unknown flag', 'parley', '--seats', '3', '--fast', '1'],
    ['a word too many', 'parley', '--seats', '3', 'now'],
    ['a flag twice', 'parley', '--seats', '3', '--seats', '4'],
    ['a seed that is not hexadecimal', 'parley', '--seats', '3', '--seed', 'xyz'],
    ['an empty seed', 'parley', '--seats', '3', '--seed', ''],
    ['options that are not there', 'parley', '--seats', '3', '--options', '/nowhere/options.json'],
    ['a deal that is not there', 'parley', '--seats', '3', '--deal', '/nowhere/deal.json'],
  ])('%s', async (_, ...args) => {
    const { lines, stderr, code } = await run(args)
    expect({ lines, code }).toEqual({ lines: [], code: 2 })
    expect(stderr).toMatch(/^[^\n]+\n$/)
  })

  it.each([
    ['unknown', { wind: 1 }, 'wind'],
    ['wrong', { privateerCost: [1, 2, 3] }, 'privateerCost'],
    ['of the map', { map: { ...MEDITERRANEAN, admirals: ['malta'] } }, 'map.admirals'],
    ['no object', [1], 'options'],
    ['no JSON', '{', '--options'],
  ])('options that are %s are refused by name', async (_, options, name) => {
    const { stderr, code } = await run(['parley', '--seats', '3', '--options', await file('options.json', options)])
    expect(code).toBe(2)
    expect(stderr.startsWith(`${name}: `), stderr).toBe(true)
  })

  it('an option with an endless name takes one line, and no long one', async () => {
    const { stderr } = await run(['parley', '--seats', '3', '--options', await file('options.json', { [`a\nb${'x'.repeat(9999)}`]: 1 })])
    expect(stderr).toMatch(/^a bx[^\n]{0,400}\n$/)
  })

  it.each([
    ['not with exactly the cards', { ...DEAL, votes: DEAL.votes.slice(1) }, 'votes'],
    ['without all its fields', { ...DEAL, firstCaptain: undefined }, 'firstCaptain'],
    ['for other seats', { ...DEAL, missions: ['turks', 'mamluks', 'berberis', 'venetians'] }, 'missions'],
    ['no JSON', 'deal', '--deal'],
  ])('a deal %s', async (_, deal, name) => {
    const { stderr, code } = await run(['parley', '--seats', '3', '--deal', await file('deal.json', deal)])
    expect(code).toBe(2)
    expect(stderr.startsWith(`${name}: `), stderr).toBe(true)
  })
})

describe('good arguments', () => {
  it('take a seed: the same makes the same game, in either case of the letters, another another; 0 if none is named', async () => {
    expect(await summaryOf('--seed', 'AB01')).toEqual(await summaryOf('--seed', 'ab01'))
    expect(await summaryOf('--seed', 'ab01')).not.toEqual(await summaryOf('--seed', 'ab02'))
    expect(await summaryOf()).toEqual(await summaryOf('--seed', '0'))
  })

  it('take a deal, with a seed or without, which wins over the option firstCaptain; in any order', async () => {
    const deal = await file('deal.json', DEAL)
    const options = await file('options.json', { firstCaptain: 1 })
    const summary = await summaryOf('--deal', deal)
    expect(summary).toMatchObject({ captain: 2, missions: DEAL.missions, pileCards: DEAL.votes.slice(18) })
    expect(await summaryOf('--options', options, '--seed', '5', '--deal', deal)).toEqual(summary)
    expect(await summaryOf('--options', options)).toMatchObject({ captain: 1 })
  })

  it('take a map as the parsed file itself', async () => {
    const map = { ...MEDITERRANEAN, admirals: ['malta', 'tunis', 'rodos', 'izmir'] }
    const summary = await summaryOf('--options', await file('options.json', { map }))
    expect(summary.admirals).toEqual(map.admirals.map((port) => ({ port, moved: false })))
  })
})
