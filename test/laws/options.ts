import { pick } from '../../engine/core/chance.ts'
import type { AnyGame, Chance } from '../../engine/core/game.ts'
import { type OptionField, readOptions } from '../../engine/core/options.ts'

/** Half of the games with the printed rules, half with whatever the options allow. */
export function anyOptions(game: AnyGame, seats: number, chance: Chance): unknown {
  const printed = chance.below(2) === 0
  const values = game.options.filter(() => !printed && chance.below(2) === 0).map((field) => [field.key, anyValue(field, seats, chance)])
  const read = readOptions(game.options, Object.fromEntries(values), seats)
  if (!read.ok) throw new Error(`${read.field}: ${read.text}`)
  return read.value
}

function anyValue(field: OptionField, seats: number, chance: Chance): unknown {
  const within = (min: number, max: number) => min + chance.below(max - min + 1)
  switch (field.kind) {
    case 'flag':
      return chance.below(2) === 0
    case 'choice':
      return pick(field.choices, chance)
    case 'number':
      return within(field.min, field.max)
    case 'numbers':
      return field.labels.map(() => within(field.min, field.max))
    case 'amounts':
      return Object.fromEntries(Object.keys(field.default).map((name) => [name, within(field.min, field.max)]))
    case 'seat':
      return chance.below(seats)
    case 'document':
      return field.sample?.(chance) ?? null
  }
}
