import type { Action } from '../../../../engine/games/merchants/actions.ts'
import type { PhonePlay } from '../../../phone/phonePlay.ts'
import { actionWords } from '../label.ts'
import type { At } from './ask.ts'

const ICONS: Partial<Record<Action['type'], string>> = {
  steal: 'cloak-dagger',
  attack: 'crossed-sabres',
  defend: 'round-shield',
  trade: 'shaking-hands',
  'trade-answer': 'shaking-hands',
  return: 'anchor',
  trim: 'swap-bag',
  choose: 'spyglass',
}
/** What is to be known before it is done. */
const LINES: Partial<Record<Action['type'], string>> = { attack: 'phone.attackLine', defend: 'phone.defendLine', trade: 'phone.tradeLine' }

/** The confirming button: what will be done. */
export function button(action: Action, { view, seat, nameOf, words }: At): ReturnType<PhonePlay['button']> {
  const line = LINES[action.type]
  return {
    title: actionWords(action, seat, { view, nameOf, words }),
    ...(line && { line: words(line) }),
    icon: ICONS[action.type] ?? 'check-mark',
  }
}
