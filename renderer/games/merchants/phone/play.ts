import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { game } from '../../../../engine/games/merchants/index.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { PhonePlay } from '../../../phone/phonePlay.ts'
import { label, phase } from '../label.ts'
import { entriesOf } from '../panels/entries.ts'
import { reason, tell } from '../tell.ts'
import { account } from './account.ts'
import { aside, ask } from './ask.ts'
import { button } from './button.ts'
import { Board, Mine } from './Mine.tsx'
import { Picture } from './Picture.tsx'
import { Purse, Scene } from './Scene.tsx'
import './merchants.css'

/** All of Merchants that its phones need. */
export const play: PhonePlay = {
  engine: game,
  label,
  phase,
  tell,
  reason,
  ask,
  aside,
  // the page forgets which game's engine has listed it
  button: (action, at) => button(action as Action, at),
  role: ({ pirate, places }: State, seat, words) =>
    `${words(seat === pirate ? 'roles.pirate.name' : 'roles.merchant.name')}, ${words(`places.${places[seat] ?? 'sea'}`)}`,
  Picture,
  Purse,
  Scene,
  Mine,
  Board,
  mood: 'mood-storm',
  account,
  entriesOf,
}
