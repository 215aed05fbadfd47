import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { seededChance } from '../../engine/core/chance.ts'
import type { AnyGame } from '../../engine/core/game.ts'
import { type Read, readable, readOptions, unreadable } from '../../engine/core/options.ts'
import { games } from '../../engine/games/index.ts'
import type { Setup } from './match.ts'

const FLAGS = ['--seats', '--options', '--seed', '--deal']

/** Reads `GAME --seats N [--options FILE] [--seed HEX] [--deal FILE]` and the files; an error names what is wrong. */
export async function readSetup(args: readonly string[]): Promise<Read<Setup>> {
  const [name, ...rest] = args
  const game = games.find(({ id }) => id === name)
  if (game === undefined) return wrong('game', `the first argument is one of ${games.map(({ id }) => id).join(', ')}`)
  const flags = readFlags(rest)
  if (!flags.ok) return flags
  const seats = readSeats(flags.value.get('--seats'), game)
  if (!seats.ok) return seats
  const seed = flags.value.get('--seed') ?? '0'
  if (!/^[0-9a-f]+$/i.test(seed)) return wrong('--seed', 'is a hexadecimal number')

  const options = await readOptionsFile(flags.value.get('--options'), game, seats.value)
  if (!options.ok) return options
  const deal = await readDealFile(flags.value.get('--deal'), { game, seats: seats.value, options: options.value })
  if (!deal.ok) return deal
  return readable({ game, seats: seats.value, options: options.value, deal: deal.value, chance: seededChance(seed, 'deal') })
}

/** Flag → value, each flag once. */
function readFlags(args: readonly string[]): Read<Map<string, string>> {
  const flags = new Map<string, string>()
  for (let place = 0; place < args.length; place += 2) {
    const flag = args[place] ?? ''
    const value = args[place + 1]
    if (!FLAGS.includes(flag)) return wrong(flag.slice(0, 40), `unknown argument; known are ${FLAGS.join(', ')}`)
    if (value === undefined) return wrong(flag, 'has no value')
    if (flags.has(flag)) return wrong(flag, 'is given twice')
    flags.set(flag, value)
  }
  return readable(flags)
}

function readSeats(text: string | undefined, game: AnyGame): Read<number> {
  const { min, max } = game.seats
  const seats = text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return seats >= min && seats <= max ? readable(seats) : wrong('--seats', `is a number from ${min} to ${max}`)
}

async function readOptionsFile(file: string | undefined, game: AnyGame, seats: number): Promise<Read<unknown>> {
  if (file === undefined) return readOptions(game.options, {}, seats)
  const json = await readJson('--options', file)
  return json.ok ? readOptions(game.options, json.value, seats) : json
}

async function readDealFile(
  file: string | undefined,
  { game, seats, options }: { game: AnyGame; seats: number; options: unknown },
): Promise<Read<unknown>> {
  if (file === undefined) return readable(null)
  const json = await readJson('--deal', file)
  return json.ok ? game.readDeal(json.value, seats, options) : json
}

/** npm runs commands in the program's folder: a file that is not there is looked for where npm was called. */
function locate(file: string): string {
  return existsSync(file) ? file : path.resolve(process.env.INIT_CWD ?? '', file)
}

async function readJson(flag: string, file: string): Promise<Read<unknown>> {
  let text: string
  try {
    text = await readFile(locate(file), 'utf8')
  } catch (error) {
    return wrong(flag, `cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    return readable(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch {
    return wrong(flag, `${file} is no JSON`)
  }
}

function wrong(field: string, text: string): Read<never> {
  return unreadable(field, 'bad-arguments', text)
}
