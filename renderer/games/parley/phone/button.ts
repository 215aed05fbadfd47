import { unreachable } from '../../../../engine/core/decision.ts'
import type { Action } from '../../../../engine/games/parley/actions.ts'
import type { PhonePlay } from '../../../phone/phonePlay.ts'
import { costOfAnswer, label } from '../label.ts'
import type { At } from './ask.ts'

/** The confirming button: what will be done, and what is to be known of it. */
export function button(action: Action, at: At): ReturnType<PhonePlay['button']> {
  const { view, nameOf, words } = at
  const title = label(action, view, nameOf, words).label
  switch (action.type) {
    case 'vote':
      return { title, line: words(view.vote?.way === 'open' || view.phase === 'last' ? 'phone.faceUp' : 'phone.faceDown'), icon: 'vote' }
    case 'discard':
      return { title, line: words('decisions.discard.text'), icon: 'swap-bag' }
    case 'siege':
    case 'anchor':
      return { title, icon: 'anchor' }
    case 'privateer':
      return { title: words('phone.buyLetter'), line: title, icon: 'scroll-quill' }
    case 'blackmail':
      return { title, line: words('decisions.blackmail.text'), icon: 'cloak-dagger' }
    case 'move-admiral':
      return { title, icon: 'galleon' }
    case 'tie':
      return { title, icon: action.side === 'attack' ? 'crossed-sabres' : 'round-shield' }
    case 'answer':
      return {
        title: words('phone.answer', { answer: words(`decisions.answer.${action.answer}`) }),
        line: costOfAnswer(view, action.answer, words),
        icon: 'quill-ink',
      }
    default:
      return unreachable(action)
  }
}
