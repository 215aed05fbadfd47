import { softBest } from '../../../bots/choose.ts'
import { unreachable } from '../../../core/decision.ts'
import type { Chance, Seat } from '../../../core/game.ts'
import type { Action, Answer } from '../actions.ts'
import { anchorOf } from '../ballot.ts'
import { legal } from '../legal.ts'
import { stepNow } from '../options.ts'
import { purseOf } from '../purse.ts'
import { isGuessRight } from '../rules/answer.ts'
import type { State } from '../state.ts'
import { worthOfAct } from './acts.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { attackOdds, betterSide, expected, forecast, stakeAt } from './sieges.ts'
import { KEPT, turnedRound, worthOfVote } from './voting.ts'

/** In silver: so much worse is e times rarer. */
const SLACK = 0.12
/** Answers are bluffs more often. */
const ANSWER_SLACK = 0.6
/** 4.8 What a card from the pile is worth on average, in the hand. */
const FROM_PILE = 0.13
/** 8.2 What it costs if one rival knows the own country from the first siege on; what a wrong guess tells him. */
const KNOWN = 0.9
const LESS_UNKNOWN = 0.25
/** 8.2 */
const MAYBE_PAY = 2

/** Plays by rules of thumb: counts ports, weighs who plays what, saves good cards, hides a little. */
export function sailor(view: State, seat: Seat, chance: Chance): Action {
  const actions = legal(view, seat)
  const [only] = actions
  if (only !== undefined && actions.length === 1) return only
  const outlook = outlookOf(view, seat)
  return softBest(actions, (action) => worthOf(outlook, action), view.phase === 'answer' ? ANSWER_SLACK : SLACK, chance)
}

function worthOf(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'siege':
    case 'move-admiral':
    case 'privateer':
    case 'blackmail':
      return worthOfAct(outlook, action)
    case 'vote':
      return worthOfVote(outlook, action.card)
    case 'anchor':
      return worthOfAnchor(outlook, action.port)
    case 'tie':
      return stakeAt(outlook, anchorOf(outlook.view))[turnedRound(outlook.view, action.side)]
    case 'discard':
      return action.card === null ? 0 : FROM_PILE - KEPT[action.card]
    case 'answer':
      return worthOfAnswer(outlook, action.answer)
    default:
      return unreachable(action)
  }
}

/** 5.5 The votes are known; only a tie leaves it open who wins. */
function worthOfAnchor(outlook: Outlook, port: string): number {
  const stake = stakeAt(outlook, port)
  return expected(stake, attackOdds(outlook, forecast(outlook), betterSide(stake)))
}

/** 8.2 A YES or a NO tells the blackmailer something, a MAYBE costs two more. */
function worthOfAnswer({ view, seat, remaining }: Outlook, answer: Answer): number {
  const sum = Math.min(purseOf(view, seat), stepNow(view.options.blackmailPay, view.sieges))
  const told = remaining / 16
  switch (answer) {
    case 'yes':
      return -sum - KNOWN * told
    case 'no':
      return -LESS_UNKNOWN * told
    case 'maybe':
      return -MAYBE_PAY - (isGuessRight(view) ? sum : 0)
    default:
      return unreachable(answer)
  }
}
