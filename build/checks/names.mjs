/** A game is known by its folder alone: outside its own places no source names it (style.md, Layout). */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../prepare.mjs'
import { sources, textOf } from './sources.mjs'

/**
 * The folders that are a game's own, those that speak of games by example (tests and art), and the prose of other games, where the name
 * may be a word like any other.
 */
const OWN = (game) => new RegExp(`^(engine|renderer|assets|test)/games/${game}/|^build/(art|sound)/|^test/|^renderer/games/[^/]+/words/`)

export function names() {
  const games = readdirSync(path.join(ROOT, 'engine/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  const wrong = []
  for (const game of games) {
    const word = new RegExp(`\\b${game}\\b`, 'i')
    for (const name of sources().filter((file) => !OWN(game).test(file) && file !== 'engine/games/index.ts'))
      textOf(name)
        .split('\n')
        .forEach((line, index) => {
          if (word.test(line)) wrong.push(`${name}:${index + 1} names the game ${game}`)
        })
  }
  return wrong
}
