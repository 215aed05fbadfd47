import type { Line, Seat } from '../../../engine/core/game.ts'
import { isCard, isInstrument, isTreasure, type PileCard } from '../../../engine/games/merchants/cards.ts'
import { DEFAULT_EVENTS, type Exploration } from '../../../engine/games/merchants/explorations.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { Why } from '../../app/play.ts'
import type { SayGame } from '../../words/language.ts'

type Values = Line['values']
type NameOf = (seat: Seat) => string

/** 1.1 The family of a vessel card. */
export function familyOf(card: string): 'treasure' | 'attack' | 'navigation' {
  if (isTreasure(card)) return 'treasure'
  return isInstrument(card) ? 'navigation' : 'attack'
}

/** The printed event of that title, of whatever id: a set may hold it twice. It has words in every language. */
export const printed = ({ title }: Pick<Exploration, 'title'>): Exploration | undefined =>
  DEFAULT_EVENTS.events.find((event) => event.title === title)

/** 7.2, 8.1 The title of an event: a printed one in our language, a house's as the house has written it. */
export function eventTitle(event: Pick<Exploration, 'title'>, words: SayGame): string {
  const known = printed(event)
  return known ? words(`events.${known.id}.title`) : event.title
}

export function eventText(event: Exploration, words: SayGame): string {
  const known = printed(event)
  return known?.text === event.text ? words(`events.${known.id}.text`) : event.text
}

/** The event by its id, as this table plays it. */
export function eventAt({ options }: Pick<State, 'options'>, id: string): Exploration | undefined {
  return options.events.events.find((event) => event.id === id)
}

/** The name of any card: of a variety, or of an event. */
export function cardName(card: PileCard, view: Pick<State, 'options'>, words: SayGame): string {
  if (isCard(card)) return words(`cards.${card}.name`)
  const event = eventAt(view, card)
  return event ? eventTitle(event, words) : card
}

/** Several cards: alike ones together, with their number. */
export function cardList(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ')
}

/** Raw values of the engine in words, by the name of the value (describe.ts lists them). */
function translate(values: Values, nameOf: NameOf, words: SayGame): Values {
  const seat = (value: string | number): string => nameOf(Number(value))
  const card = (value: string | number): string => (isCard(String(value)) ? words(`cards.${value}.name`) : String(value))
  const cards = (value: string | number): string => cardList(String(value).split(' ').filter(Boolean).map(card))
  const say: Record<string, (value: string | number) => string> = {
    ...Object.fromEntries(['seat', 'from', 'to', 'by', 'of', 'chosen', 'turn'].map((name) => [name, seat])),
    card,
    cards,
    event: () => eventTitle({ title: String(values.title) }, words),
    set: (value) => words(`panel.set.${value}`),
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say[name]?.(value) ?? value]))
}

/** A line of the log, or of the account, in words. */
export function tell({ key, values }: Line, nameOf: NameOf, words: SayGame): string {
  // Elsewhere `pirate` is what the Pirate's treasure is worth.
  const pirate = key === 'log.dealt' ? { pirate: nameOf(Number(values.pirate)) } : {}
  return words(key, { ...translate(values, nameOf, words), ...pirate })
}

/** The sentence of a refusal. */
export function reason({ reason: code, values }: Why, nameOf: NameOf, words: SayGame): string {
  return words(`reasons.${code}`, translate(values, nameOf, words))
}
