import { parseArgs } from 'node:util'
import { playMatch } from '../../engine/bots/playMatch.ts'
import type { AnyGame, Level } from '../../engine/core/game.ts'
import { readOptions } from '../../engine/core/options.ts'
import { games } from '../../engine/games/index.ts'
import type { Terminal } from '../cli.ts'
import { newSeed } from '../host/random.ts'

const USAGE = 'arena GAME LEVEL LEVEL LEVEL … [--games N] [--seed HEX]'
const GAMES = 100
const BAR_WIDTH = 30

type Contest = { game: AnyGame; levels: Level[]; count: number; seed: string }
/** Of one contestant: games won (a shared victory in parts), sums of score, of its square and of rank. */
type Tally = { won: number; score: number; squares: number; rank: number }

/** Lets bots play each other and prints who won how often. Everybody sits on every seat equally often, as far as the number allows. */
export async function arena(args: string[], { stdout, stderr }: Terminal): Promise<number> {
  const contest = readContest(args)
  if (typeof contest === 'string') {
    stderr.write(`arena: ${contest} (${USAGE})\n`)
    return 2
  }
  const tallies = hold(contest, (done) => {
    if (stderr.isTTY) stderr.write(bar(done, contest.count))
  })
  stdout.write(report(contest, tallies))
  return 0
}

function readContest(args: string[]): Contest | string {
  let read: { values: { games?: string; seed?: string }; positionals: string[] }
  try {
    read = parseArgs({ args, allowPositionals: true, options: { games: { type: 'string' }, seed: { type: 'string' } } })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const [name, ...words] = read.positionals
  const game = games.find(({ id }) => id === name)
  if (game === undefined) return `the first word is one of ${games.map(({ id }) => id).join(', ')}`
  const levels = Object.keys(game.bots) as Level[] // its keys are the levels
  const contestants = words.flatMap((word) => levels.find((level) => level === word) ?? [])
  if (contestants.length !== words.length) return `the levels are ${levels.join(', ')}`
  const { min, max } = game.seats
  if (contestants.length < min || contestants.length > max) return `${game.id} has ${min} to ${max} seats`
  const { games: count = String(GAMES), seed = newSeed() } = read.values
  if (!/^[1-9]\d{0,6}$/.test(count)) return '--games is a number from 1'
  if (!/^[0-9a-f]+$/i.test(seed)) return '--seed is a hexadecimal number'
  return { game, levels: contestants, count: Number(count), seed }
}

/** All the games; game g has the seed with g behind it, so that each can be played again alone. */
function hold({ game, levels, count, seed }: Contest, progress: (done: number) => void): Tally[] {
  const options = readOptions(game.options, {}, levels.length)
  if (!options.ok) throw new Error(options.text)
  const tallies = levels.map((): Tally => ({ won: 0, score: 0, squares: 0, rank: 0 }))
  for (let number = 0; number < count; number += 1) {
    const seated = levels.map((_, seat) => (seat + number) % levels.length)
    const { rank, score } = playMatch(game, {
      levels: seated.flatMap((contestant) => levels[contestant] ?? []),
      options: options.value,
      seed: `${seed}${number.toString(16).padStart(6, '0')}`,
    })
    const winners = rank.filter((one) => one === 1).length
    seated.forEach((contestant, seat) => {
      const tally = tallies[contestant]
      const scored = score[seat] ?? 0
      if (tally === undefined) return
      tally.won += rank[seat] === 1 ? 1 / winners : 0
      tally.score += scored
      tally.squares += scored * scored
      tally.rank += rank[seat] ?? 0
    })
    progress(number + 1)
  }
  return tallies
}

function bar(done: number, count: number): string {
  const filled = Math.floor((BAR_WIDTH * done) / count)
  const end = done === count ? '\n' : ''
  return `\r[${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${done} / ${count}${end}`
}

/** `±` = the standard error of what stands before it. */
function report({ game, levels, count, seed }: Contest, tallies: Tally[]): string {
  const rows = tallies.map(({ won, score, squares, rank }, contestant) => {
    const share = won / count
    const mean = score / count
    const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean))
    return [
      `${contestant + 1}`,
      levels[contestant] ?? '',
      `${(100 * share).toFixed(1)} % ± ${(100 * Math.sqrt((share * (1 - share)) / count)).toFixed(1)}`,
      `${mean.toFixed(1)} ± ${(deviation / Math.sqrt(count)).toFixed(1)}`,
      (rank / count).toFixed(2),
    ]
  })
  const table = [['', 'level', 'won', 'score', 'rank'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${game.id}, ${count} games, seed ${seed}\n${lines.join('\n')}\n`
}
