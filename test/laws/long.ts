/**
 * `npm run laws [-- COUNT [GAME …]]`: so many random games (10,000 if nothing is said) of every game, or of those named, under
 * every law; another set each time. `LAWS_SEED=n` plays that one again.
 */
import { games as all } from '../../engine/games/index.ts'
import { LAWS } from './laws.ts'
import { walk } from './walk.ts'

const [said = '10000', ...named] = process.argv.slice(2)
const count = Number(said)
const unknown = named.find((id) => all.every((game) => game.id !== id))
if (!Number.isInteger(count) || count < 1 || unknown !== undefined) {
  const ids = all.map(({ id }) => id).join(', ')
  console.error(`${unknown ?? said}: say how many games, a whole number from 1, then of which of ${ids}; as in "npm run laws -- 10000"`)
  process.exit(2)
}
const games = named.length > 0 ? all.filter(({ id }) => named.includes(id)) : all
const replay = process.env.LAWS_SEED
const seeds = replay === undefined ? { first: Math.floor(Math.random() * 2 ** 31), count } : { first: Number(replay), count: 1 }
let failed = 0

for (const game of games) {
  for (const law of LAWS) {
    const title = `${game.id}, law ${law.number}: ${law.title}`
    const start = performance.now()
    const broken = firstBroken(
      (done) => tell(`${title}  ${done} / ${seeds.count}`),
      (seed) => walk(game, law, seed),
    )
    tell('')
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(broken === null ? `kept    ${title}  (${seeds.count} games, ${seconds} s)` : `BROKEN  ${title}\n${broken.stack}`)
    if (broken !== null) failed++
  }
}
process.exitCode = failed === 0 ? 0 : 1

function firstBroken(progress: (done: number) => void, play: (seed: number) => void): Error | null {
  for (let done = 0; done < seeds.count; done++) {
    if (done % 50 === 0) progress(done)
    try {
      play(seeds.first + done)
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }
  return null
}

function tell(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`)
}
