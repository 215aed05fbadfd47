import { useMemo, useState } from 'react'
import type { Typed } from '../../engine/core/game.ts'
import { act } from '../app/intents.ts'
import { useDo } from '../app/store.ts'
import { askedWhy } from '../app/table.ts'
import { type Ask, isConfirmed, lastQuestion, type Offer, offersOf, stepAt } from './ask.ts'
import { type AnyHand, askAt } from './useHand.ts'

type Made = { of: string; path: readonly string[]; chosen: readonly string[] }

/** A decision half made: where it stands, and how it goes on. */
export type Decision = {
  step: Ask
  chosen: readonly string[]
  /** Further than the first step. */
  deep: boolean
  /** What the confirming button would do; null while something is still to be chosen. */
  whole: Typed | null
  /** The last question that stands in place of the confirming button. */
  last: Ask | null
  choose(offer: Offer): void
  back(): void
  send(action: Typed): void
}

const beginOf = (step: Ask): readonly string[] => step.begin ?? []

function wholeOf(step: Ask, chosen: readonly string[]): Typed | null {
  if (step.several) return step.several.comesTo(chosen)
  const leads = offersOf(step).find(({ key }) => key === chosen[0])?.leads
  return leads && 'act' in leads ? leads.act : null
}

/** One of several: once more takes it back, and of one too many the first makes room. */
function withOne({ several }: Ask, chosen: readonly string[], key: string): readonly string[] {
  if (!several) return chosen[0] === key ? [] : [key]
  if (chosen.includes(key)) return chosen.filter((each) => each !== key)
  return [...chosen.slice(Math.max(0, chosen.length + 1 - several.count)), key]
}

/** What is asked of this hand, and what has been chosen of it so far; null = nothing is asked. */
export function useDecision(hand: AnyHand): Decision | null {
  const dispatch = useDo()
  const { legal, view, words, play } = hand
  // Others may act meanwhile: what I have chosen stays as long as I may do the same.
  const of = useMemo(() => JSON.stringify(legal), [legal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: names stay for as long as the table does
  const first = useMemo(() => {
    const at = askAt(hand)
    return at && legal.length > 0 ? play.ask(at) : null
  }, [legal, view, words, play])
  const [kept, setMade] = useState<Made>({ of, path: [], chosen: [] })
  if (!first) return null
  const made = kept.of === of ? kept : { of, path: [], chosen: beginOf(first) }
  const step = stepAt(first, made.path)
  const chosenOffer = step.several ? undefined : offersOf(step).find(({ key }) => key === made.chosen[0])
  const send = (action: Typed): void => void dispatch(act(action))
  const goTo = (path: readonly string[]): void => setMade({ of, path, chosen: beginOf(stepAt(first, path)) })
  const choose = (offer: Offer): void => {
    const { leads } = offer
    const isLast = lastQuestion(offer) !== null && isConfirmed(step)
    if (!leads) dispatch(askedWhy(offer.why?.() ?? null))
    else if ('ask' in leads && !isLast) goTo([...made.path, offer.key])
    else if ('act' in leads && !isConfirmed(step)) send(leads.act)
    else setMade({ ...made, chosen: withOne(step, made.chosen, offer.key) })
  }
  return {
    step,
    chosen: made.chosen,
    deep: made.path.length > 0 && step !== first,
    whole: wholeOf(step, made.chosen),
    last: isConfirmed(step) ? lastQuestion(chosenOffer) : null,
    choose,
    back: () => goTo(made.path.slice(0, -1)),
    send,
  }
}
