import type { AnyGame } from '../../../engine/core/game.ts'
import type { HouseRules } from '../../../engine/core/houseRules.ts'
import { handOut } from '../../app/files.ts'
import { rulesFileName, writeRulesFile } from '../../app/rulesFile.ts'
import { onlyOwn } from '../../words/options.ts'

/** Hands the set, as it stands, to the browser as a file. */
export function exportRules(engine: AnyGame, { game, name, options }: HouseRules): void {
  const text = writeRulesFile({ game, name, options: onlyOwn(engine.options, options) })
  handOut({ name: rulesFileName(name), text })
}
