import { accept, type Decision, refuse, unreachable } from '../../../core/decision.ts'
import type { Seat } from '../../../core/game.ts'
import type { ActionOf, Answer } from '../actions.ts'
import type { Event } from '../events.ts'
import { stepNow } from '../options.ts'
import { purseOf } from '../purse.ts'
import type { Blackmail, State } from '../state.ts'
import { passCaptaincy } from './passCaptaincy.ts'

/** 8.2 What a MAYBE pays to the blackmailer at once. */
const MAYBE_PAY = 2

/** 8.2 NO only to a wrong guess, YES only to a right one, MAYBE always. */
export function answerBlackmail(state: State, seat: Seat, { answer }: ActionOf<'answer'>): Decision<Event> {
  const { from, country } = latestBlackmail(state)
  const right = isGuessRight(state)
  if (answer === 'yes' && !right) return refuse('guess-is-wrong', { country: country ?? '' })
  if (answer === 'no' && right) return refuse('guess-is-right', { country: country ?? '' })

  return accept<Event>(
    { type: 'blackmail-answered', from, to: seat, answer },
    ...payAnswer(state, { from, to: seat }, answer),
    passCaptaincy(state),
  )
}

/** 8.2, 8.6 YES pays the table's sum; MAYBE pays 2 and lays the table's sum aside. Whoever is short gives what he has, the 2 first. */
function payAnswer(state: State, { from, to }: { from: Seat; to: Seat }, answer: Answer): Event[] {
  const purse = purseOf(state, to)
  const sum = stepNow(state.options.blackmailPay, state.sieges)
  switch (answer) {
    case 'no':
      return []
    case 'yes':
      return pay({ from: to, to: from, silver: Math.min(purse, sum), why: 'blackmail-yes' })
    case 'maybe': {
      const first = Math.min(purse, MAYBE_PAY)
      const aside = Math.min(purse - first, sum)
      return [
        ...pay({ from: to, to: from, silver: first, why: 'blackmail-maybe' }),
        { type: 'laid-aside', from: to, to: from, silver: aside },
      ]
    }
    default:
      return unreachable(answer)
  }
}

/** The blackmail that waits for its answer. */
function latestBlackmail(state: State): Blackmail {
  const latest = state.blackmails.at(-1)
  if (latest === undefined) throw new Error('nobody has been blackmailed')
  return latest
}

/** 8.2 Does the latest blackmail name the country of whoever was blackmailed? The two of it know. */
export function isGuessRight(state: State): boolean {
  const { to, country } = latestBlackmail(state)
  return country === state.missions[to]
}

/** Coins that change hands; no event for none. */
function pay(payment: { from: Seat; to: Seat; silver: number; why: 'blackmail-yes' | 'blackmail-maybe' }): Event[] {
  return payment.silver > 0 ? [{ type: 'paid', ...payment }] : []
}
