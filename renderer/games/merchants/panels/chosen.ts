import type { Action } from '../../../../engine/games/merchants/actions.ts'
import { whole } from '../choice.ts'
import { actionWords } from '../label.ts'
import type { MerchantsDesk } from './props.ts'

/** What confirming would do, in words; null while something is still to be chosen. */
export function chosenWords(desk: MerchantsDesk): string | null {
  const { view, shown, seat, choice } = desk
  if (seat === null) return null
  // The desk forgets which game's engine has listed them.
  const legal = desk.legal as readonly Action[]
  const action = whole({ view, shown, seat, legal }, choice)
  return action && actionWords(action, seat, desk)
}
