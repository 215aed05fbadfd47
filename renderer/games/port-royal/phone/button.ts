import type { Action } from '../../../../engine/games/port-royal/actions.ts'
import type { PhonePlay } from '../../../phone/phonePlay.ts'
import { label } from '../label.ts'
import type { At } from './ask.ts'

/** The confirming button: what will be done. */
export function button(action: Action, { view, nameOf, words }: At): ReturnType<PhonePlay['button']> {
  const title = label(action, view, nameOf, words).label
  if (action.type === 'expedition') return { title: words('phone.send'), line: title, icon: 'scroll-unfurled' }
  return { title, icon: action.type === 'take' ? 'hand' : 'check-mark' }
}
