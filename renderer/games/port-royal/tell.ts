import type { Line, Seat } from '../../../engine/core/game.ts'
import { type Card, factsOf, isCard, type Person } from '../../../engine/games/port-royal/cards.ts'
import type { Why } from '../../app/play.ts'
import type { SayGame } from '../../words/language.ts'

type Values = Line['values']
type NameOf = (seat: Seat) => string

const list = (parts: readonly string[]): string => parts.join(', ')
const signsOf = (needs: readonly string[], words: SayGame): string => list(needs.map((sign) => words(`signs.${sign}`)))

/** The card by its name: a trader with his colour, an expedition with its signs. */
export function cardName(card: Card, words: SayGame): string {
  const facts = factsOf(card)
  switch (facts.sort) {
    case 'ship':
      return words(`colours.${facts.colour}.ship`)
    case 'person': {
      const name = words(`persons.${facts.trade}.name`)
      return facts.colour === null ? name : `${name} (${words(`colours.${facts.colour}.name`)})`
    }
    case 'expedition':
      return `${words('expeditions.name')} (${signsOf(facts.needs, words)})`
    case 'tax':
      return words(`taxes.${facts.by}.name`)
  }
}

/** 1.2 What the person can do: `line` as printed on the card, `text` as a sentence. */
export function ability({ trade, colour }: Person, form: 'line' | 'text', words: SayGame): string {
  return words(`persons.${trade}.${form}`, colour === null ? {} : { colour: words(`colours.${colour}.name`) })
}

/** All that the card says, for whoever hears of it before seeing it. */
export function cardSpoken(card: Card, words: SayGame): string {
  const facts = factsOf(card)
  if (facts.sort === 'tax') return words('cards.tax', { tax: cardName(card, words), line: words(`taxes.${facts.by}.line`) })
  if (facts.sort === 'ship') {
    const { colour, coins, swords } = facts
    const values = { ship: cardName(card, words), colour: words(`colours.${colour}.name`), coins: words('panel.coins', { count: coins }) }
    return swords === null
      ? words('cards.shipSkull', values)
      : words('cards.ship', { ...values, swords: words('panel.swords', { count: swords }) })
  }
  const points = words('panel.points', { count: facts.points })
  if (facts.sort === 'expedition')
    return words('cards.expedition', { signs: signsOf(facts.needs, words), points, coins: words('panel.coins', { count: facts.coins }) })
  const person = cardName(card, words)
  return words('cards.person', { person, points, coins: words('panel.coins', { count: facts.cost }), line: ability(facts, 'line', words) })
}

/** Raw values of the engine in words, by the name of the value (describe.ts lists them). */
function translate(values: Values, nameOf: NameOf, cardWords: (card: Card) => string): Values {
  const seat = (value: string | number): string => nameOf(Number(value))
  const card = (value: string | number): string => (isCard(value) ? cardWords(value) : String(value))
  const each = (one: (id: string) => string) => (ids: string | number) => list(String(ids).split(' ').filter(Boolean).map(one))
  const say: Record<string, (value: string | number) => string> = {
    seat,
    from: seat,
    to: seat,
    winner: seat,
    winners: each(seat),
    card,
    cards: each(card),
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say[name]?.(value) ?? value]))
}

/** A line of the log in words: a card is told in full when it is revealed, by its name later. */
export function tell({ key, values }: Line, nameOf: NameOf, words: SayGame): string {
  const named = key.startsWith('log.card-revealed.') ? cardSpoken : cardName
  return words(
    key,
    translate(values, nameOf, (card) => named(card, words)),
  )
}

/** The sentence of a refusal. */
export function reason({ reason: code, values }: Why, nameOf: NameOf, words: SayGame): string {
  return words(
    `reasons.${code}`,
    translate(values, nameOf, (card) => cardName(card, words)),
  )
}
