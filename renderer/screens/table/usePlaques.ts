import { useSyncExternalStore } from 'react'
import type { Seat } from '../../../engine/core/game.ts'
import type { Rect } from '../../table/contract.ts'
import { onStageChange, stageChanges, theStage } from './stage.ts'

/** Where the plaque of each seat lies in the window now; null = nowhere, or nothing is drawn. */
export function usePlaques(): (seat: Seat) => Rect | null {
  useSyncExternalStore(onStageChange, stageChanges)
  const rects = theStage()?.targets() ?? {}
  return (seat) => rects[`seat:${seat}`] ?? null
}
