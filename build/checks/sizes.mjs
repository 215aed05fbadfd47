/** No file past 400 lines, no function past 60 (card tables and word lists apart; style.md, Size). */
import ts from 'typescript'
import { sources, textOf } from './sources.mjs'

const FILE_LINES = 400
const FUNCTION_LINES = 60
/** Lists of words and cards, and tests' describe blocks, are as long as they are. */
const LISTS = /\/words\/|\/cards\.ts$|\/map\.ts$/

export function sizes() {
  const wrong = []
  for (const name of sources().filter((file) => !LISTS.test(file))) {
    const text = textOf(name)
    const lines = text.split('\n').length - 1
    if (lines > FILE_LINES) wrong.push(`${name} has ${lines} lines; ${FILE_LINES} is the limit`)
    if (/\.(ts|tsx|mjs)$/.test(name) && !name.startsWith('test/')) wrong.push(...longFunctions(name, text))
  }
  return wrong
}

function longFunctions(name, text) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position) => file.getLineAndCharacterOfPosition(position).line
  const wrong = []
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1
      const title = node.name?.getText() ?? 'function'
      if (lines > FUNCTION_LINES)
        wrong.push(`${name}:${lineOf(node.getStart()) + 1} ${title} has ${lines} lines; ${FUNCTION_LINES} is the limit`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return wrong
}
