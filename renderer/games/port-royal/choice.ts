import type { Action, ActionOf } from '../../../engine/games/port-royal/actions.ts'
import type { Card } from '../../../engine/games/port-royal/cards.ts'
import { game } from '../../../engine/games/port-royal/index.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import type { Choosing, ChoosingAt, Picked, Why } from '../../app/play.ts'
import { whyRefused } from '../../app/refusal.ts'
import type { Mark, Target } from '../../table/contract.ts'
import { displayIds, expeditionId, harbourIds } from './ids.ts'

/** What has been chosen so far, by places of the view: a card of the harbour, or an expedition and the persons who go. */
export type Choice = { card: number | null; expedition: number | null; persons: readonly number[] }

const NONE: Choice = { card: null, expedition: null, persons: [] }

/** Acts of one click. */
export const ACTS = ['reveal', 'stop', 'repel', 'keep', 'pass'] as const
export type Act = (typeof ACTS)[number]

type At = ChoosingAt<State, Action>
type Outcome = Picked<Choice, Action>

const isAct = (id: string): id is Act => ACTS.some((act) => act === id)

/** Kinds of targets that are cards, and the ids of these in a view. */
const CARDS: Record<string, (view: State, seat: number) => string[]> = {
  harbour: ({ harbour }) => harbourIds(harbour),
  expedition: ({ expeditions }) => expeditions.map(expeditionId),
  person: ({ displays }, seat) => displayIds(displays[seat] ?? []),
}

/** Where the card lies that is shown at that place: others may have gone since. -1 = nowhere any more. */
function placeOf({ view, shown, seat }: At, kind: string, id: string): number {
  const ids = CARDS[kind]
  if (!ids) return Number(id)
  return ids(view, seat).indexOf(ids(shown, seat)[Number(id)] ?? '')
}

/** The card at that place as it is shown. */
function targetOf({ view, shown, seat }: At, kind: string, place: number): Target {
  const ids = CARDS[kind]
  return `${kind}:${ids ? ids(shown, seat).indexOf(ids(view, seat)[place] ?? '') : place}`
}

/** Persons by their kinds, whatever their places. */
const kinds = ({ view, seat }: At, places: readonly number[]): string =>
  places
    .map((place): Card | '' => view.displays[seat]?.[place] ?? '')
    .toSorted()
    .join(' ')

const expeditionsAt = (at: At, place: number): ActionOf<'expedition'>[] =>
  at.legal.filter((action): action is ActionOf<'expedition'> => action.type === 'expedition' && action.at === place)

/** 5.1 Whether just these persons may go. */
function fits(at: At, choice: Choice): boolean {
  const { expedition, persons } = choice
  if (expedition === null) return false
  return expeditionsAt(at, expedition).some((action) => kinds(at, action.with) === kinds(at, persons))
}

/** The action that the choice amounts to; null while something is still to be chosen. */
function finished(at: At, choice: Choice): Action | null {
  const { card, expedition, persons } = choice
  if (card !== null) return { type: 'take', at: card }
  if (expedition !== null && fits(at, choice)) return { type: 'expedition', at: expedition, with: [...persons].sort((a, b) => a - b) }
  return null
}

function pick(at: At, choice: Choice, target: Target): Outcome {
  const [kind = '', id = ''] = target.split(':')
  const place = placeOf(at, kind, id)
  if (target === 'confirm') return confirm(at, choice)
  if (kind === 'act' && isAct(id)) return finish(at, { type: id })
  if (kind === 'pile') return finish(at, { type: 'reveal' })
  if (kind === 'harbour') return pickCard(at, choice, place)
  if (kind === 'expedition') return pickExpedition(at, choice, place)
  if (kind === 'person') return pickPerson(at, choice, place)
  return { type: 'refused', why: NOT_NOW }
}

/** 4.1 The first click chooses, the second takes. */
function pickCard(at: At, choice: Choice, card: number): Outcome {
  if (!at.legal.some((action) => action.type === 'take' && action.at === card)) return refused(at, { type: 'take', at: card })
  return choice.card === card ? { type: 'finished', action: { type: 'take', at: card } } : { type: 'chosen', choice: { ...NONE, card } }
}

/** 5.1 The usual persons go unless others are chosen. */
function pickExpedition(at: At, choice: Choice, expedition: number): Outcome {
  const [usual] = expeditionsAt(at, expedition)
  if (!usual) return refused(at, { type: 'expedition', at: expedition, with: [] })
  if (choice.expedition === expedition) return fits(at, choice) ? confirm(at, choice) : { type: 'chosen', choice: NONE }
  return { type: 'chosen', choice: { card: null, expedition, persons: usual.with } }
}

function pickPerson(at: At, choice: Choice, place: number): Outcome {
  const { expedition, persons } = choice
  if (expedition === null || !mayGo(at, expedition, place)) return { type: 'refused', why: whyNoPerson(at, choice, place) ?? NOT_NOW }
  const next = persons.includes(place) ? persons.filter((one) => one !== place) : [...persons, place]
  return { type: 'chosen', choice: { ...choice, persons: next } }
}

/** 5.1 Whether a person of that kind is in any choice. */
function mayGo(at: At, expedition: number, place: number): boolean {
  const card = at.view.displays[at.seat]?.[place]
  return expeditionsAt(at, expedition).some((action) => action.with.some((one) => at.view.displays[at.seat]?.[one] === card))
}

function confirm(at: At, choice: Choice): Outcome {
  const action = finished(at, choice)
  return action ? { type: 'finished', action } : { type: 'refused', why: refusalOf(at, choice) }
}

const refusalOf = (at: At, { expedition, persons }: Choice): Why =>
  expedition === null ? NOT_NOW : (refusal(at, { type: 'expedition', at: expedition, with: [...persons] }) ?? NOT_NOW)

function finish(at: At, action: Action): Outcome {
  const open = at.legal.find((each) => each.type === action.type)
  return open ? { type: 'finished', action: open } : refused(at, action)
}

const refused = (at: At, action: Action): Outcome => ({ type: 'refused', why: refusal(at, action) ?? NOT_NOW })

const NOT_NOW: Why = { reason: 'not-now', values: {}, clause: game.reasons['not-now'] ?? null }
const refusal = (at: At, action: Action): Why | null => whyRefused(game, at, action)

/** What is chosen burns, what may be chosen shines. */
function marks(at: At, choice: Choice): Record<Target, Mark> {
  const result: Record<Target, Mark> = {}
  for (const action of at.legal) {
    if (action.type === 'take') result[targetOf(at, 'harbour', action.at)] = 'may'
    else if (action.type === 'expedition') result[targetOf(at, 'expedition', action.at)] = 'may'
    else result[`act:${action.type}`] = 'may'
    if (action.type === 'reveal') result['pile:'] = 'may'
  }
  const { card, expedition, persons } = choice
  if (card !== null) result[targetOf(at, 'harbour', card)] = 'chosen'
  if (expedition === null) return result
  for (const [place] of (at.view.displays[at.seat] ?? []).entries())
    if (mayGo(at, expedition, place)) result[targetOf(at, 'person', place)] = 'may'
  for (const place of persons) result[targetOf(at, 'person', place)] = 'chosen'
  result[targetOf(at, 'expedition', expedition)] = 'chosen'
  return result
}

/** Why the target can not be chosen now: what the engine says to the action that it would make. */
function why(at: At, choice: Choice, target: Target): Why | null {
  const [kind = '', id = ''] = target.split(':')
  if (marks(at, choice)[target]) return null
  const place = placeOf(at, kind, id)
  if (kind === 'harbour') return refusal(at, { type: 'take', at: place })
  if (kind === 'expedition') return refusal(at, { type: 'expedition', at: place, with: [] })
  if (kind === 'person') return whyNoPerson(at, choice, place)
  if (kind === 'pile') return refusal(at, { type: 'reveal' })
  if (kind === 'act' && isAct(id)) return refusal(at, { type: id })
  return null
}

const whyNoPerson = (at: At, { expedition }: Choice, place: number): Why | null =>
  refusal(at, { type: 'expedition', at: expedition ?? 0, with: [place] })

export const choosing: Choosing<State, Action, Choice> = { none: NONE, pick, marks, why }
