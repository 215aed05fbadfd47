import type { Action, CatchWay } from '../../../engine/games/merchants/actions.ts'
import { game } from '../../../engine/games/merchants/index.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { Choosing, Why } from '../../app/play.ts'
import { whyRefused } from '../../app/refusal.ts'
import type { Mark, Target } from '../../table/contract.ts'
import { answerWithCard, answerWithSeat, wanted, wholeAnswer } from './choice/answers.ts'
import { ACTS, type At, type Choice, isAct, isLaidOut, isMine, NONE, type Outcome } from './choice/at.ts'
import { NOT_NOW, refusal, whyNoAct, whyNotCard, whyNotSeat } from './choice/refusal.ts'
import { pickAct, pickCard, pickSeat, wholeAct } from './choice/turn.ts'
import { handIds, pickIds } from './ids.ts'

export { ACTS, type Act, type Choice } from './choice/at.ts'

/** The buttons that call an overladen Merchant, by what comes of it: `catch-take:2`. */
const CATCHES: Record<string, CatchWay> = { 'catch-discard': 'discard', 'catch-take': 'take' }
/** Answers of one click. */
const ANSWERS: Record<string, Action> = { keep: { type: 'trim', cards: [] }, refuse: { type: 'trade-answer', card: null } }

const split = (target: Target): [kind: string, id: string] => {
  const [kind = '', id = ''] = target.split(':')
  return [kind, id]
}

/** Cards that are shown, by their ids: where they lie in what the seat knows already, others may have come and gone. */
function placeOf({ view, shown, seat }: At, kind: string, id: string): number {
  if (kind === 'pick') return pickIds(view.pick?.cards ?? []).indexOf(pickIds(shown.pick?.cards ?? [])[Number(id)] ?? '')
  return handIds(view.hands[seat] ?? []).indexOf(handIds(shown.hands[seat] ?? [])[Number(id)] ?? '')
}

const kindOfCards = ({ view, seat }: At): string => (isLaidOut(view, seat) ? 'pick' : 'card')

/** What a click comes to; null = nothing, and `whyNot` says why. */
function attempt(at: At, choice: Choice, target: Target): Outcome | null {
  const [kind, id] = split(target)
  const how = CATCHES[kind]
  if (how) return finish(at, { type: 'catch', seat: Number(id), how })
  if (!isMine(at)) return null
  if (target === 'confirm') return confirm(at, choice)
  if (kind === 'act') return attemptAct(at, choice, id)
  if (kind === 'pile') return attemptAct(at, choice, 'draw')
  if (kind === 'home') return attemptAct(at, choice, 'return')
  const isTurn = at.view.phase === 'turn'
  if (kind === 'seat') return (isTurn ? pickSeat : answerWithSeat)(at, choice, Number(id))
  if (kind !== kindOfCards(at)) return null
  return (isTurn ? pickCard : answerWithCard)(at, choice, placeOf(at, kind, id))
}

function attemptAct(at: At, choice: Choice, id: string): Outcome | null {
  const answer = ANSWERS[id]
  if (answer) return finish(at, answer)
  return at.view.phase === 'turn' && isAct(id) ? pickAct(at, choice, id) : null
}

function finish({ legal }: At, action: Action): Outcome | null {
  const same = JSON.stringify(action)
  return legal.some((each) => JSON.stringify(each) === same) ? { type: 'finished', action } : null
}

/** The action that the choice amounts to; null while something is still to be chosen. */
export function whole(at: At, choice: Choice): Action | null {
  return at.view.phase === 'turn' ? wholeAct(at, choice) : wholeAnswer(at, choice)
}

function confirm(at: At, choice: Choice): Outcome | null {
  const action = whole(at, choice)
  return action && { type: 'finished', action }
}

function whyNot(at: At, choice: Choice, target: Target): Why {
  const [kind, id] = split(target)
  const how = CATCHES[kind]
  if (how) return refusal(at, { type: 'catch', seat: Number(id), how })
  if (kind === 'act' || kind === 'pile' || kind === 'home') return whyNoAct(at, { act: id, pile: 'draw', home: 'return' }[kind])
  if (kind === 'seat') return whyNotSeat(at, choice, Number(id))
  if (kind === 'card' || kind === 'pick') return whyNotCard(at, choice, placeOf(at, kind, id))
  return NOT_NOW
}

function pick(at: At, choice: Choice, target: Target): Outcome {
  return attempt(at, choice, target) ?? { type: 'refused', why: whyNot(at, choice, target) }
}

/** Everything that could shine. */
function targetsOf({ view, shown, seat }: At): Target[] {
  return [
    ...ACTS.map((act) => `act:${act}`),
    ...Object.keys(ANSWERS).map((answer) => `act:${answer}`),
    'pile:',
    'home:',
    ...view.places.map((_, other) => `seat:${other}`),
    ...(shown.hands[seat] ?? []).map((_, place) => `card:${place}`),
    ...(shown.pick?.cards ?? []).map((_, place) => `pick:${place}`),
  ]
}

/** What is chosen burns; what goes with it shines, and so do the buttons; what could come first is only hinted at. */
function marks(at: At, choice: Choice): Record<Target, Mark> {
  const result: Record<Target, Mark> = {}
  if (!isMine(at)) return result
  const isFirst = at.view.phase === 'turn' && choice.act === null && choice.seat === null && choice.cards.length === 0
  for (const target of targetsOf(at)) {
    const [kind] = split(target)
    if (isChosen(at, choice, target)) result[target] = 'chosen'
    else if (attempt(at, choice, target)) result[target] = isFirst && (kind === 'seat' || kind === 'card') ? 'hint' : 'may'
  }
  return result
}

function isChosen(at: At, { act, seat, cards }: Choice, target: Target): boolean {
  const [kind, id] = split(target)
  if (kind === 'act') return act === id
  if (kind === 'home') return act === 'return'
  if (kind === 'seat') return seat === Number(id)
  return kind === kindOfCards(at) && cards.includes(placeOf(at, kind, id))
}

/** Why the target can not be chosen now; nobody is told at every seat that it is not the own turn. */
function why(at: At, choice: Choice, target: Target): Why | null {
  const [kind] = split(target)
  if (!['act', 'pile', 'home', 'seat', 'card', 'pick'].includes(kind)) return null
  // The answer may only be on its way: then the engine has nothing against it.
  if (!isMine(at)) return kind === 'act' ? whyRefused(game, at, { type: 'draw' }) : null
  if (kind === 'seat' && (at.view.phase !== 'turn' ? wanted(at) > 0 : Number(target.slice(5)) === at.seat)) return null
  return attempt(at, choice, target) ? null : whyNot(at, choice, target)
}

export const choosing: Choosing<State, Action, Choice> = { none: NONE, pick, marks, why }
