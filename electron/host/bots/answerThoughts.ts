import { parentPort } from 'node:worker_threads'
import { seededChance } from '../../../engine/core/chance.ts'
import type { AnyGame, Typed } from '../../../engine/core/game.ts'
import { type Question, READY } from './think.ts'

/** One thought of a bot: from its seat's view and its own chance, nothing else. */
export function think(games: readonly AnyGame[], { game, level, view, seat, seed }: Question): Typed {
  const rules = games.find((each) => each.id === game)
  if (rules === undefined) throw new Error(`no game ${game} to think about`)
  return rules.bots[level](view, seat, seededChance(seed, 'bot'))
}

/** What a bot's worker does: answers question after question, in order. */
export function answerThoughts(games: readonly AnyGame[]): void {
  parentPort?.postMessage(READY)
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(think(games, question)))
}
