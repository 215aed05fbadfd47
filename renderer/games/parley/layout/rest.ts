import type { Viewer } from '../../../../engine/core/game.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { Layout } from '../../../table/contract.ts'
import type { Chart } from '../chart.ts'
import type { Regions } from '../regions.ts'
import type { Plan } from '../sheet/plan.ts'

/** What every part of the layout reads, and the layout that it adds to; no plan = the printed sheet. */
export type Placing = { view: State; viewer: Viewer; regions: Regions; chart: Chart; plan: Plan | null; layout: Layout }

/** Higher lies above. */
export const DEPTH = {
  table: 0,
  chart: 10,
  cell: 20,
  monster: 22,
  seal: 30,
  admiral: 34,
  anchor: 36,
  portName: 40,
  cord: 44,
  pennant: 46,
  lamp: 48,
  panel: 50,
  onPanel: 54,
  stake: 60,
  onStake: 64,
  vote: 80,
  hand: 100,
  mission: 90,
  place: 1,
} as const
