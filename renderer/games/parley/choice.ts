import type { Action, Answer, Side, VoteWay } from '../../../engine/games/parley/actions.ts'
import { COUNTRIES, type Country, type VoteCard } from '../../../engine/games/parley/cards.ts'
import { game } from '../../../engine/games/parley/index.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import type { Choosing, ChoosingAt, Picked, Why } from '../../app/play.ts'
import { whyRefused } from '../../app/refusal.ts'
import type { Mark, Target } from '../../table/contract.ts'
import type { Act } from './acts.ts'

/** What has been chosen of an action so far; null = not yet. */
export type Choice = {
  act: Act | null
  way: VoteWay
  port: string | null
  admiral: number | null
  country: Country | null
  seat: number | null
  /** Place in my hand. */
  card: number | null
  side: Side | null
  answer: Answer | null
}

const NONE: Choice = {
  act: null,
  way: 'closed',
  port: null,
  admiral: null,
  country: null,
  seat: null,
  card: null,
  side: null,
  answer: null,
}

type At = ChoosingAt<State, Action>
type Outcome = Picked<Choice, Action>

const same = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other)
const isCaptains = ({ phase }: State): boolean => phase === 'captain' || phase === 'mutiny'
const cardAt = ({ shown, seat }: At, place: number): VoteCard | null => shown.hands[seat]?.[place] ?? null

/** The action that the choice amounts to; null while something is still to be chosen. */
function finished(at: At, choice: Choice): Action | null {
  if (isCaptains(at.view)) return finishedAct(choice)
  const { card, port, side, answer } = choice
  const kind = card === null ? null : cardAt(at, card)
  if (at.view.phase === 'discard') return kind && { type: 'discard', card: kind }
  if (kind) return { type: 'vote', card: kind }
  if (port) return { type: 'anchor', port }
  if (side) return { type: 'tie', side }
  return answer && { type: 'answer', answer }
}

function finishedAct({ act, port, way, admiral, country, seat }: Choice): Action | null {
  if (act === 'siege') return port === null ? null : { type: 'siege', port, vote: way }
  if (act === 'move-admiral') return admiral !== null && port ? { type: 'move-admiral', admiral, port } : null
  if (act === 'privateer') return country && { type: 'privateer', country }
  if (act === 'blackmail') return seat !== null && country ? { type: 'blackmail', seat, country } : null
  return null
}

/** What the target adds to the choice: the choice as it would then be. Null = it means nothing in this phase. */
function adding(at: At, choice: Choice, target: Target): Choice | null {
  const [kind = '', id = ''] = split(target)
  if (isCaptains(at.view)) return addingToAct(choice, kind, id)
  const number = Number(id)
  // The kinds of targets and their ids are the table's own; the engine still checks what comes of them.
  if (kind === 'card') return { ...NONE, card: number }
  if (kind === 'port') return { ...NONE, port: id }
  if (kind === 'side') return { ...NONE, side: id as Side }
  if (kind === 'answer') return { ...NONE, answer: id as Answer }
  return null
}

function addingToAct(choice: Choice, kind: string, id: string): Choice | null {
  const anew = (act: Act): Choice => (choice.act === act ? choice : { ...NONE, way: choice.way, act })
  // Likewise.
  const country = id as Country
  if (kind === 'act') return anew(id as Act)
  if (kind === 'way') return { ...anew('siege'), way: id as VoteWay }
  if (kind === 'port') return choice.act === 'move-admiral' ? { ...choice, port: id } : { ...anew('siege'), port: id }
  if (kind === 'admiral') return { ...anew('move-admiral'), admiral: Number(id) }
  if (kind === 'letter') return { ...anew('privateer'), country }
  if (kind === 'blackmail') return { ...anew('blackmail'), country }
  if (kind === 'seat') return { ...anew('blackmail'), seat: Number(id) }
  return null
}

const split = (target: Target): string[] => target.split(':')

/** Whether some legal action holds all that has been chosen. */
function possible(at: At, choice: Choice): boolean {
  const action = finished(at, choice)
  if (action) return at.legal.some((each) => same(each, action))
  if (!isCaptains(at.view)) return false
  return at.legal.some((each) => {
    if (each.type !== choice.act) return false
    if (each.type === 'move-admiral') return choice.admiral === null || each.admiral === choice.admiral
    if (each.type === 'blackmail')
      return (choice.seat === null || each.seat === choice.seat) && (choice.country === null || each.country === choice.country)
    return true
  })
}

/** A click: the first on a thing chooses it, the second, or the last thing wanted, makes the action whole. */
function pick(at: At, choice: Choice, target: Target): Outcome {
  if (target === 'confirm') return confirm(at, choice)
  if (target === 'keep') return finish(at, { type: 'discard', card: null })
  if (target === 'stay') return finish(at, { type: 'anchor', port: at.view.anchor ?? '' })
  const next = adding(at, choice, target)
  if (!next || !possible(at, next)) return { type: 'refused', why: why(at, choice, target) ?? NOT_NOW }
  if (isSame(next, choice)) return again(at, choice, target)
  // The act was chosen first, so this click is the second step; a thing chosen first still wants its act.
  const action =
    choice.act !== null && choice.act === next.act && !target.startsWith('way:') && !wasWhole(at, choice) ? finished(at, next) : null
  return action ? { type: 'finished', action } : { type: 'chosen', choice: next }
}

const isSame = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other)
const wasWhole = (at: At, choice: Choice): boolean => finished(at, choice) !== null

/** The same thing once more: sends what is whole, takes back what is not. */
function again(at: At, choice: Choice, target: Target): Outcome {
  const action = finished(at, choice)
  if (action && !target.startsWith('way:')) return { type: 'finished', action }
  return { type: 'chosen', choice: target.startsWith('way:') ? choice : { ...NONE, way: choice.way } }
}

function confirm(at: At, choice: Choice): Outcome {
  const action = finished(at, choice)
  return action ? finish(at, action) : { type: 'refused', why: NOT_NOW }
}

function finish(at: At, action: Action): Outcome {
  return at.legal.some((each) => same(each, action))
    ? { type: 'finished', action }
    : { type: 'refused', why: refusal(at, action) ?? NOT_NOW }
}

const NOT_NOW: Why = { reason: 'not-now', values: {}, clause: game.reasons['not-now'] ?? null }

/** Every target that an action is made of. */
function targetsOf(at: At, action: Action): Target[] {
  switch (action.type) {
    case 'siege':
      return ['act:siege', `port:${action.port}`]
    case 'move-admiral':
      return ['act:move-admiral', `admiral:${action.admiral}`, `port:${action.port}`]
    case 'privateer':
      return ['act:privateer', `letter:${action.country}`]
    case 'blackmail':
      return ['act:blackmail', `blackmail:${action.country}`, `seat:${action.seat}`]
    case 'answer':
      return [`answer:${action.answer}`]
    case 'anchor':
      return [`port:${action.port}`]
    case 'tie':
      return [`side:${action.side}`]
    case 'vote':
      return placesOf(at, action.card)
    case 'discard':
      return action.card === null ? ['keep'] : placesOf(at, action.card)
  }
}

const placesOf = ({ shown, seat }: At, card: VoteCard): Target[] =>
  (shown.hands[seat] ?? []).flatMap((each, place) => (each === card ? [`card:${place}`] : []))

/** What is chosen burns, what may be chosen next shines; while there are several acts to choose from, their objects only hint. */
function marks(at: At, choice: Choice): Record<Target, Mark> {
  const every = new Set(at.legal.flatMap((action) => targetsOf(at, action)))
  const isAct = (target: Target): boolean => target.startsWith('act:')
  const isEarly = choice.act === null && isCaptains(at.view) && new Set(at.legal.map(({ type }) => type)).size > 1
  const result: Record<Target, Mark> = {}
  for (const target of every) {
    const next = adding(at, choice, target)
    const elsewhere = choice.act !== null && next?.act !== choice.act && !isAct(target)
    if (target === 'keep' || (next && !elsewhere && possible(at, next))) result[target] = isEarly && !isAct(target) ? 'hint' : 'may'
  }
  for (const target of chosenTargets(choice)) result[target] = 'chosen'
  return result
}

/** The targets that stand for what has been chosen. */
function chosenTargets({ act, port, admiral, country, seat, card, side, answer }: Choice): Target[] {
  const named: [string, string | number | null][] = [
    ['act', act],
    ['port', port],
    ['admiral', admiral],
    [act === 'privateer' ? 'letter' : 'blackmail', country],
    ['seat', seat],
    ['card', card],
    ['side', side],
    ['answer', answer],
  ]
  return named.flatMap(([kind, id]) => (id === null ? [] : [`${kind}:${id}`]))
}

const refusal = (at: At, action: Action): Why | null => whyRefused(game, at, action)

/** Why the target can not be chosen: what the engine says to the action that it would make. */
function why(at: At, choice: Choice, target: Target): Why | null {
  const next = adding(at, choice, target)
  if (next && possible(at, next)) return null
  return refusal(at, wouldBe(at, choice, target))
}

/** The action that a target stands for, whether it is possible or not. */
function wouldBe(at: At, choice: Choice, target: Target): Action {
  const [kind = '', id = ''] = split(target)
  const other = (at.seat + 1) % at.view.seats
  const card = kind === 'card' ? cardAt(at, Number(id)) : null
  if (card) return at.view.phase === 'discard' ? { type: 'discard', card } : { type: 'vote', card }
  if (kind === 'keep') return { type: 'discard', card: null }
  if (kind === 'stay') return { type: 'anchor', port: at.view.anchor ?? '' }
  if (kind === 'port' && at.view.phase === 'anchor') return { type: 'anchor', port: id }
  if (kind === 'port' && choice.act === 'move-admiral') return { type: 'move-admiral', admiral: choice.admiral ?? 0, port: id }
  if (kind === 'admiral') return { type: 'move-admiral', admiral: Number(id), port: freePort(at.view) }
  // As in `adding`: ids of targets are the table's own.
  if (kind === 'letter') return { type: 'privateer', country: id as Country }
  if (kind === 'blackmail') return { type: 'blackmail', seat: choice.seat ?? other, country: id as Country }
  if (kind === 'seat')
    return { type: 'blackmail', seat: Number(id), country: choice.country ?? at.view.blackmailCards[at.seat]?.[0] ?? COUNTRIES[0] }
  if (kind === 'answer') return { type: 'answer', answer: id as Answer }
  if (kind === 'side') return { type: 'tie', side: id as Side }
  if (kind === 'act') return actWouldBe(at, id as Act)
  return { type: 'siege', port: kind === 'port' ? id : freePort(at.view), vote: choice.way }
}

function actWouldBe({ view, seat }: At, act: Act): Action {
  if (act === 'move-admiral') return { type: act, admiral: 0, port: freePort(view) }
  if (act === 'privateer')
    return { type: act, country: COUNTRIES.find((each) => !view.letters.some((letter) => letter.country === each)) ?? COUNTRIES[0] }
  if (act === 'blackmail') return { type: act, seat: (seat + 1) % view.seats, country: view.blackmailCards[seat]?.[0] ?? COUNTRIES[0] }
  return { type: 'siege', port: freePort(view), vote: 'closed' }
}

/** A port open to siege, if there is one. */
function freePort({ options, markers, admirals }: State): string {
  const free = options.map.ports.find(({ id }) => !markers[id] && !admirals.some((admiral) => admiral.port === id))
  return free?.id ?? options.map.ports[0]?.id ?? ''
}

export const choosing: Choosing<State, Action, Choice> = { none: NONE, pick, marks, why }
