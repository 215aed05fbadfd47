import type { OpenStage } from './contract.ts'
import { loadFonts } from './pictures.ts'
import { hasGraphicsCard } from './renderer.ts'
import { Stage } from './stage.ts'

/** Opens the table in `host`: pictures and fonts are there when it is handed over. */
export const openStage: OpenStage = async (setup) => {
  const automatic = hasGraphicsCard() ? 'webgl' : 'canvas'
  const preference = setup.renderer === 'automatic' ? automatic : setup.renderer
  await loadFonts()
  const stage = new Stage(setup, preference)
  await stage.build()
  return stage
}
