import type { Deed, Step } from '../../../../engine/games/merchants/explorations.ts'
import { DEEDS } from '../../../../engine/games/merchants/readEvents.ts'

/** 8.1 Every kind of deed, in the order of the rules. The list has exactly these keys. */
export const KINDS = Object.keys(DEEDS) as readonly Deed['what'][]

/** The deed of that kind, with whatever numbers the step had that still fit. */
export function asKind(step: Step, what: Deed['what']): Step {
  const { who } = step
  const count = 'count' in step ? step.count : 1
  switch (what) {
    case 'draw':
    case 'give':
      return { who, what, count: within(count, DEEDS[what].count) }
    case 'discard':
      return { who, what, count: within(count, DEEDS[what].count), how: 'how' in step ? step.how : 'choice' }
    case 'search':
      return { who, what, count: within(Math.max(count, 2), DEEDS[what].count), keep: 1 }
    default:
      return { who, what }
  }
}

/** The step with another number of cards; nobody keeps more than are looked at. */
export function withCount(step: Step, count: number): Step {
  if (!('count' in step)) return step
  const next = { ...step, count: within(count, DEEDS[step.what].count) }
  return next.what === 'search' ? { ...next, keep: Math.min(next.keep, next.count) } : next
}

export function withKeep(step: Step, keep: number): Step {
  return step.what === 'search' ? { ...step, keep: within(keep, mostKept(step)) } : step
}

export const mostKept = ({ count }: { count: number }): number => Math.min(count, DEEDS.search.keep)

/** A whole number from 1 to `most`; what is none counts as 1. */
function within(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.round(value) || 1))
}
