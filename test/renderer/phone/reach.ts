import type { Typed } from '../../../engine/core/game.ts'
import { type Ask, isConfirmed, type Offer, offersOf, stepAt } from '../../../renderer/phone/ask.ts'

/** The most combinations of several cards that are tried one by one. */
const MOST = 4000

const textOf = (action: Typed): string => JSON.stringify(action)

function* choices<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) return yield []
  for (let at = from; at <= items.length - count; at++)
    for (const rest of choices(items, count - 1, at + 1)) yield [items[at] as T, ...rest]
}

/** Every action that a person can come to from here, as text: tap by tap, as the page has it. */
export function reached(ask: Ask, first: Ask = ask, path: readonly string[] = []): Set<string> {
  const found = new Set<string>()
  const take = (action: Typed | null): void => void (action && found.add(textOf(action)))
  if (ask.several) {
    let tried = 0
    for (const keys of choices(
      ask.offers.filter(({ leads }) => leads).map(({ key }) => key),
      ask.several.count,
    )) {
      if (tried++ > MOST) break
      take(ask.several.comesTo(keys))
    }
  }
  for (const offer of ask.several ? (ask.others ?? []) : offersOf(ask)) for (const action of ledTo(offer, first, path)) found.add(action)
  return found
}

function ledTo({ key, leads }: Offer, first: Ask, path: readonly string[]): Set<string> {
  if (!leads) return new Set()
  if ('act' in leads) return new Set([textOf(leads.act)])
  const deeper = [...path, key]
  // a question under a confirmed choice is answered in the foot, not in a step of its own
  const step = leads.ask.look === 'acts' && isConfirmed(stepAt(first, path)) ? leads.ask : stepAt(first, deeper)
  return reached(step, first, deeper)
}

/** Every offer of the whole tree of questions. */
export function everyOffer(ask: Ask): Offer[] {
  return offersOf(ask).flatMap((offer) => [offer, ...(offer.leads && 'ask' in offer.leads ? everyOffer(offer.leads.ask) : [])])
}

/** Every question of it. */
export function everyAsk(ask: Ask): Ask[] {
  return [ask, ...offersOf(ask).flatMap(({ leads }) => (leads && 'ask' in leads ? everyAsk(leads.ask) : []))]
}
