import type { Action } from '../../../../engine/games/port-royal/actions.ts'
import { pointsIn } from '../../../../engine/games/port-royal/display.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import { result } from '../../../../engine/games/port-royal/score.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import type { PhonePlay } from '../../../phone/phonePlay.ts'
import { label, phase } from '../label.ts'
import { entriesOf } from '../panels/entries.ts'
import { reason, tell } from '../tell.ts'
import { ask } from './ask.ts'
import { button } from './button.ts'
import { Board, Mine } from './Mine.tsx'
import { Picture } from './Picture.tsx'
import { Purse, Scene } from './Scene.tsx'
import './port-royal.css'

/** 6.2 The final account; coins only break a tie. */
function account(view: State, words: Parameters<PhonePlay['account']>[1]): ReturnType<PhonePlay['account']> {
  const ended = result(view)
  if (ended === null) return null
  const rows = (ended.lines[0] ?? []).map(({ key }, row) => ({
    key,
    title: words(key),
    amounts: ended.lines.map((own) => own[row]?.amount ?? 0),
  }))
  return { result: ended, rows: [...rows, { key: 'coins', title: words('score.coins'), amounts: view.ending?.coins ?? [] }] }
}

/** All of Port Royal that its phones need. */
export const play: PhonePlay = {
  engine: game,
  label,
  phase,
  tell,
  reason,
  ask,
  // the page forgets which game's engine has listed it
  button: (action, at) => button(action as Action, at),
  role: ({ displays, options }: State, seat, words) => words('phone.goal', { points: pointsIn(displays[seat] ?? []), goal: options.goal }),
  Picture,
  Purse,
  Scene,
  Mine,
  Board,
  mood: 'mood-quay',
  account,
  entriesOf,
}
