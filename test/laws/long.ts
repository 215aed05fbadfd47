/**
 * `npm run laws [-- GAMES]`: so many random games of every game under every law (10,000 if nothing is said), another set each time.
 * `LAWS_SEED=n` plays that one again.
 */
import { games } from '../../engine/games/index.ts'
import { LAWS } from './laws.ts'
import { walk } from './walk.ts'

const count = Number(process.argv[2] ?? 10_000)
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
