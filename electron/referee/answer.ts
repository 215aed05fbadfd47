import type { Viewer } from '../../engine/core/game.ts'
import { isPlainObject } from '../../engine/core/shapes.ts'
import { type ActCode, act, fold, isSeat } from '../../engine/core/table.ts'
import type { Match } from './match.ts'

/** One object, one line. */
type Reply = Record<string, unknown>

/** Longest word that comes back in an error's text. */
const LONGEST_WORD = 60

/** The reply to one line of input; only an act that is legal changes the match. */
export function answer(match: Match, line: string | null): Reply {
  if (line === null) return error('bad-request', 'the line is too long')
  const json = parse(line)
  if (!isPlainObject(json)) return error('bad-request', 'a request is one JSON object on a line')
  switch (Object.keys(json).sort().join(' ')) {
    case 'act seat':
      return answerAct(match, json)
    case 'legal':
      return answerLegal(match, json.legal)
    case 'view':
      return answerView(match, json.view)
    case 'summary':
      return answerSummary(match, json.summary)
    case 'journal':
      return json.journal === true ? { events: match.journal } : error('bad-request', 'journal: is true')
    default:
      return error('bad-request', 'a request is seat and act, legal, view, summary, or journal')
  }
}

function answerAct(match: Match, { seat, act: action }: Record<string, unknown>): Reply {
  const { game, state } = match
  if (!isWhole(seat)) return error('bad-request', 'seat: is a whole number')
  const acted = act(match, seat + 0, action, match.chance)
  if (!acted.ok) return error(acted.code, explain(acted))
  fold(game, state, acted.events)
  match.journal.push(...acted.events)
  return { events: acted.events, waiting: game.waiting(state), over: game.result(state) !== null }
}

function answerLegal({ game, seats, state }: Match, seat: unknown): Reply {
  if (!isWhole(seat)) return error('bad-request', 'legal: is a seat')
  if (!isSeat(seat, seats)) return noSuchSeat(seat)
  return { legal: game.legal(state, seat + 0), ...(game.more?.(state, seat) ? { more: true } : {}) }
}

function answerView({ game, seats, state }: Match, viewer: unknown): Reply {
  if (viewer !== 'table' && !isWhole(viewer)) return error('bad-request', 'view: is a seat or table')
  if (viewer !== 'table' && !isSeat(viewer, seats)) return noSuchSeat(viewer)
  return { view: game.mask(state, viewer satisfies Viewer) }
}

function answerSummary({ game, state }: Match, part: unknown): Reply {
  if (part !== true && part !== 'all') return error('bad-request', 'summary: is true or all')
  return { summary: game.summary(state, part === 'all' ? 'all' : 'public') }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function isWhole(json: unknown): json is number {
  return typeof json === 'number' && Number.isInteger(json)
}

function noSuchSeat(seat: number): Reply {
  return error('no-such-seat', `there is no seat ${seat}`)
}

/** Says why, in the game's own words: clause, reason, and what it is about. */
function explain(refused: {
  code: ActCode
  reason: string | null
  clause: string | null
  values: Record<string, string | number>
}): string {
  const { code, reason, clause, values } = refused
  const about = Object.entries(values).map(([name, value]) => `${short(name)} ${short(String(value))}`)
  const why = (reason ?? code).replaceAll('-', ' ')
  return [clause === null ? why : `${why} (${clause})`, ...about].join('; ')
}

function short(word: string): string {
  return word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word
}

function error(code: ActCode, text: string): Reply {
  return { error: { code, text } }
}
