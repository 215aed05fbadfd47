import { result, scoreLines } from '../../../../engine/games/parley/score.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { PhoneAccount } from '../../../phone/phonePlay.ts'
import type { SayGame } from '../../../words/language.ts'

/** 9.2 The final account; lines that are nobody's are left out. */
export function account(view: State, words: SayGame): PhoneAccount | null {
  const ended = result(view)
  if (ended === null) return null
  const lines = view.silver.map((_, seat) => scoreLines(view, seat))
  const rows = (lines[0] ?? []).map(({ key }, row) => ({ key, title: words(key), amounts: lines.map((own) => own[row]?.amount ?? 0) }))
  return { result: ended, rows: rows.filter(({ key, amounts }) => key === 'score.purse' || amounts.some((amount) => amount !== 0)) }
}
