import type { Rect, Size } from '../../../renderer/table/contract.ts'

/** Windows that every table must fit into: desks, a laptop, 4:3, ultrawide, a television, a phone held either way. */
export const SIZES: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 2560, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** What is held in a hand, and touched. */
export const isPhone = ({ width, height }: Size): boolean => Math.min(width, height) < 480

/** Share of the smaller rectangle that lies under the other. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? (width * height) / Math.min(a.width * a.height, b.width * b.height) : 0
}
