import type { Line, Seat } from '../../../engine/core/game.ts'
import type { Why } from '../../app/play.ts'
import type { SayGame } from '../../words/language.ts'

type Values = Line['values']
type NameOf = (seat: Seat) => string

const list = (language: readonly string[]): string => language.join(', ')

/** Raw values of the engine in words, by the name of the value (describe.ts lists them). */
function translate(values: Values, nameOf: NameOf, words: SayGame): Values {
  const each = (ids: string | number, one: (id: string) => string): string => list(String(ids).split(' ').filter(Boolean).map(one))
  const country = (id: string): string => words(`countries.${id}.name`)
  const card = (id: string): string => words(`cards.${id}.name`)
  const of = (thing: (id: string) => string) => (pair: string) => {
    const [seat, id] = pair.split(':')
    return `${nameOf(Number(seat))}: ${thing(id ?? '')}`
  }
  const say: Record<string, (value: string | number) => string> = {
    ...Object.fromEntries(
      ['seat', 'from', 'to', 'captain', 'winner'].map((name) => [name, (seat: string | number) => nameOf(Number(seat))]),
    ),
    winners: (seats) => each(seats, (seat) => nameOf(Number(seat))),
    port: (id) => words(`ports.${id}`),
    portFrom: (id) => words(`ports.${id}`),
    country: (id) => words(`countries.${id}.name`),
    countries: (ids) => each(ids, country),
    card: (id) => card(String(id)),
    cards: (ids) => each(ids, card),
    votes: (pairs) => each(pairs, of(card)),
    crowns: (pairs) => each(pairs, of(country)),
    side: (id) => words(`panel.${id}`),
    answer: (id) => words(`panel.${id}`),
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say[name]?.(value) ?? value]))
}

/** A line of the log in words. */
export function tell({ key, values }: Line, nameOf: NameOf, words: SayGame): string {
  return words(key, translate(values, nameOf, words))
}

/** The sentence of a refusal. */
export function reason({ reason: code, values }: Why, nameOf: NameOf, words: SayGame): string {
  return words(`reasons.${code}`, translate(values, nameOf, words))
}
