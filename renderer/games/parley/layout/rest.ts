import type { Viewer } from '../../../../engine/core/game.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { Layout, Rect, Rest } from '../../../table/contract.ts'
import type { Chart } from '../chart.ts'
import type { Regions } from '../regions.ts'

/** What every part of the layout reads, and the layout that it adds to. */
export type Placing = { view: State; viewer: Viewer; regions: Regions; chart: Chart; layout: Layout }

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

type Fine = Partial<Pick<Rest, 'turn' | 'up' | 'target' | 'values'>>

/** A piece around a point. */
export function rest(
  drawing: [kind: string, face: string],
  box: { x: number; y: number; width: number; height: number },
  depth: number,
  fine: Fine = {},
): Rest {
  const [kind, face] = drawing
  return { kind, face, ...box, turn: 0, up: true, target: null, depth, ...fine }
}

export function middle(rect: Rect): { x: number; y: number; width: number; height: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: rect.width, height: rect.height }
}
