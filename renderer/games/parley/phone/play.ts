import type { Action } from '../../../../engine/games/parley/actions.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { PhonePlay } from '../../../phone/phonePlay.ts'
import { label, phase } from '../label.ts'
import { ownWords } from '../ownWords.ts'
import { entriesOf } from '../panels/entries.ts'
import { reason, tell } from '../tell.ts'
import { account } from './account.ts'
import { ask } from './ask.ts'
import { Board } from './Board.tsx'
import { button } from './button.ts'
import { Mine } from './Mine.tsx'
import { Picture } from './Picture.tsx'
import { Purse, Scene } from './Scene.tsx'
import './parley.css'

/** All of Parley that its phones need. */
export const play: PhonePlay = {
  engine: game,
  label,
  phase,
  tell,
  ownWords,
  reason,
  ask,
  // the page forgets which game's engine has listed it
  button: (action, at) => button(action as Action, at),
  role: ({ phase: now, captain, vote, sieges }: State, seat, words) => {
    if (now === 'vote' && vote) return words(`panel.${vote.way}Vote`)
    return captain === seat ? words('panel.captain') : words('phone.sieges', { count: sieges, total: 16 })
  },
  Picture,
  Purse,
  Scene,
  Mine,
  Board,
  mood: 'mood-parley',
  account,
  entriesOf,
}
