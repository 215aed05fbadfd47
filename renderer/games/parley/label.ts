import { unreachable } from '../../../engine/core/decision.ts'
import type { Seat, Viewer } from '../../../engine/core/game.ts'
import type { Action } from '../../../engine/games/parley/actions.ts'
import { stepNow } from '../../../engine/games/parley/options.ts'
import { letterCost } from '../../../engine/games/parley/rules/privateer.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import { waiting } from '../../../engine/games/parley/waiting.ts'
import type { SayGame } from '../../words/language.ts'

type NameOf = (seat: Seat) => string
type Label = { group: string; label: string }

/** 8.2 What an answer costs the seat that is asked: paid at once, and laid aside (8.6: as far as the purse goes). */
function answerCost(view: State, seat: Seat): { silver: number; aside: number; sum: number } {
  const purse = view.silver[seat] ?? 0
  const sum = stepNow(view.options.blackmailPay, view.sieges)
  const silver = Math.min(purse, 2)
  return { silver, aside: Math.min(purse - silver, sum), sum: Math.min(purse, sum) }
}

/** One legal action as a button of the plain list. */
export function label(action: Action, view: State, nameOf: NameOf, words: SayGame): Label {
  const port = (id: string): string => words(`ports.${id}`)
  const country = (id: string): string => words(`countries.${id}.name`)
  const card = (id: string): string => words(`cards.${id}.name`)
  switch (action.type) {
    case 'siege':
      return {
        group: words('acts.siege.title'),
        label: words(action.vote === 'open' ? 'decisions.siege.buttonOpen' : 'decisions.siege.buttonClosed', { port: port(action.port) }),
      }
    case 'move-admiral':
      return {
        group: words('acts.move-admiral.title'),
        label: words('decisions.move-admiral.button', {
          from: port(view.admirals[action.admiral]?.port ?? ''),
          to: port(action.port),
          port: port(action.port),
        }),
      }
    case 'privateer':
      return {
        group: words('acts.privateer.title'),
        label: words('decisions.privateer.button', { country: country(action.country), silver: letterCost(view) }),
      }
    case 'blackmail':
      return {
        group: words('acts.blackmail.title'),
        label: words('decisions.blackmail.button', { to: nameOf(action.seat), country: country(action.country) }),
      }
    case 'answer':
      return {
        group: answerPrompt(view, nameOf, words),
        label: `${words(`decisions.answer.${action.answer}`)}: ${costOfAnswer(view, action.answer, words)}`,
      }
    case 'vote':
      return view.phase === 'last'
        ? { group: words('decisions.extra.prompt'), label: words('decisions.extra.button', { card: card(action.card) }) }
        : { group: words('decisions.vote.prompt'), label: words('decisions.vote.button', { card: card(action.card) }) }
    case 'anchor':
      return {
        group: words('decisions.anchor.prompt'),
        label: words(action.port === view.anchor ? 'decisions.anchor.stay' : 'decisions.anchor.button', { port: port(action.port) }),
      }
    case 'tie':
      return {
        group: words('decisions.tie.prompt', { swords: view.vote?.sums?.swords ?? 0, shields: view.vote?.sums?.shields ?? 0 }),
        label: words(`decisions.tie.${action.side}`),
      }
    case 'discard':
      return {
        group: words('decisions.discard.prompt'),
        label: action.card === null ? words('decisions.discard.decline') : words('decisions.discard.button', { card: card(action.card) }),
      }
    default:
      return unreachable(action)
  }
}

/** What the blackmailer claims of me. */
export function answerPrompt({ blackmails }: State, nameOf: NameOf, words: SayGame): string {
  const latest = blackmails.at(-1)
  return latest ? words('decisions.answer.prompt', { from: nameOf(latest.from), country: words(`countries.${latest.country}.name`) }) : ''
}

export function costOfAnswer(view: State, answer: 'yes' | 'no' | 'maybe', words: SayGame): string {
  const { silver, aside, sum } = answerCost(view, view.asked ?? 0)
  if (answer === 'no') return words('decisions.answer.noCost')
  return answer === 'yes' ? words('decisions.answer.yesCost', { silver: sum }) : words('decisions.answer.maybeCost', { silver, aside })
}

/** Whose decision it is. */
export function phase(view: State, viewer: Viewer, nameOf: NameOf, words: SayGame): string {
  const key = view.phase === 'vote' ? `vote-${view.vote?.way ?? 'open'}` : view.phase
  const asked = waiting(view)
  const from = nameOf(view.blackmails.at(-1)?.from ?? 0)
  if (view.phase === 'over' || (typeof viewer === 'number' && asked.includes(viewer))) return words(`phases.${key}.mine`, { from })
  if (asked.length > 1 || (view.phase === 'vote' && view.vote?.way === 'closed') || view.phase === 'discard')
    return words(`phases.${key}.several`, { count: asked.length })
  return words(`phases.${key}.other`, { seat: nameOf(asked[0] ?? view.captain), from })
}
