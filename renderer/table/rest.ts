import type { Rect, Rest } from './contract.ts'

/** A rectangle by its middle. */
export type Box = { x: number; y: number; width: number; height: number }

type Fine = Partial<Pick<Rest, 'turn' | 'up' | 'target' | 'values'>>

/** A piece around a point. */
export function rest([kind, face]: [kind: string, face: string], box: Box, depth: number, fine: Fine = {}): Rest {
  return { kind, face, ...box, turn: 0, up: true, target: null, depth, ...fine }
}

export function middle(rect: Rect): Box {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: rect.width, height: rect.height }
}
