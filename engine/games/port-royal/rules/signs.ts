import type { Seat } from '../../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { type Card, expeditionOf, type Sign, signOf } from '../cards.ts'
import { displayOf } from '../evolve.ts'
import type { State } from '../state.ts'

const SIGNS: readonly Sign[] = ['A', 'C', 'H']

/** How many of each sign are needed. */
function needsOf(needs: readonly Sign[]): Record<Sign, number> {
  const count = { A: 0, C: 0, H: 0 }
  for (const sign of needs) count[sign] += 1
  return count
}

/** 5.1 The places in the display of persons for each sign, and of jacks, ascending. */
function holders(display: readonly Card[]): Record<Sign | 'any', number[]> {
  const found: Record<Sign | 'any', number[]> = { A: [], C: [], H: [], any: [] }
  for (const [place, card] of display.entries()) {
    const sign = signOf(card)
    if (sign !== null) found[sign].push(place)
  }
  return found
}

/** 5.1 Whether the seat owns the signs of any expedition that lies open. */
export function canFulfil({ expeditions, displays }: State, seat: Seat): boolean {
  if (expeditions.length === 0) return false
  const found = holders(displays[seat] ?? [])
  return expeditions.some((card) => {
    const needs = needsOf(expeditionOf(card)?.needs ?? [])
    const lacking = SIGNS.reduce((sum, sign) => sum + Math.max(0, needs[sign] - found[sign].length), 0)
    return lacking <= found.any.length
  })
}

/** Every different choice of kinds of persons once, for every expedition that can be fulfilled; places ascending. */
export function expeditionsOpen(state: State, seat: Seat): ActionOf<'expedition'>[] {
  if (!canFulfil(state, seat)) return []
  const found = holders(displayOf(state, seat))
  return state.expeditions.flatMap((card, at) => {
    const needs = needsOf(expeditionOf(card)?.needs ?? [])
    return choices(needs, found).map((places): ActionOf<'expedition'> => ({ type: 'expedition', at, with: places }))
  })
}

function choices(needs: Record<Sign, number>, found: Record<Sign | 'any', number[]>): number[][] {
  let partial: { places: number[]; jacks: number }[] = [{ places: [], jacks: 0 }]
  for (const sign of SIGNS) {
    partial = partial.flatMap(({ places, jacks }) => {
      const most = Math.min(needs[sign], found[sign].length)
      return Array.from({ length: most + 1 }, (_, less) => most - less).map((own) => ({
        places: [...places, ...found[sign].slice(0, own)],
        jacks: jacks + needs[sign] - own,
      }))
    })
  }
  return partial
    .filter(({ jacks }) => jacks <= found.any.length)
    .map(({ places, jacks }) => [...places, ...found.any.slice(0, jacks)].sort((one, other) => one - other))
}

/** 5.1 Exactly as many persons as signs; each sign by a person of its own or by a jack. */
export function fits(persons: readonly Card[], needs: readonly Sign[]): boolean {
  if (persons.length !== needs.length) return false
  const left = needsOf(needs)
  let jacks = 0
  for (const person of persons) {
    const sign = signOf(person)
    if (sign === null) return false
    if (sign === 'any') jacks += 1
    else left[sign] -= 1
  }
  return SIGNS.every((sign) => left[sign] >= 0) && SIGNS.reduce((sum, sign) => sum + left[sign], 0) === jacks
}
