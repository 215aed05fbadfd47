import { unreachable } from '../../../engine/core/decision.ts'
import type { Step } from '../../../engine/games/merchants/explorations.ts'
import type { SayGame } from '../../words/language.ts'

/** 8.1 What a step of an event does, in a sentence. */
export function stepWords(step: Step, words: SayGame): string {
  const who = words(`steps.${step.what === 'return-to-sea' ? 'whoInPort' : 'who'}.${step.who}`)
  switch (step.what) {
    case 'draw':
      return words('steps.draw', { who, count: step.count })
    case 'discard':
      return words(step.how === 'random' ? 'steps.lose' : 'steps.discard', { who, count: step.count })
    case 'discard-half':
      return words('steps.half', { who })
    case 'give':
      // The drawer has nobody else to give to.
      return words(step.who === 'drawer' ? 'steps.discard' : 'steps.give', { who, count: step.count })
    case 'take-treasure':
      return words('steps.treasure', { who })
    case 'see-hand':
      return words(`steps.see.${step.who === 'pirate' || step.who === 'merchants' ? step.who : 'any'}`, { who })
    case 'search':
      return words('steps.search', { who, count: step.count, keep: words('steps.keep', { count: step.keep }) })
    case 'miss-turn':
      return words('steps.miss', { who })
    case 'extra-turn':
      return words('steps.extra', { who })
    case 'return-to-sea':
      return words('steps.leave', { who })
    case 'reach-port':
      return words(`steps.reach.${step.who === 'merchants' ? 'merchants' : 'any'}`, { who })
    default:
      return unreachable(step)
  }
}
