import type { AnyGame } from '../../../engine/core/game.ts'
import type { HouseRules } from '../../../engine/core/houseRules.ts'
import { rulesFileName, writeRulesFile } from '../../app/rulesFile.ts'
import { onlyOwn } from '../../words/options.ts'

/** Hands the set, as it stands, to the browser as a file. */
export function exportRules(engine: AnyGame, { game, name, options }: HouseRules): void {
  const text = writeRulesFile({ game, name, options: onlyOwn(engine.options, options) })
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = rulesFileName(name)
  link.click()
  URL.revokeObjectURL(address)
}
