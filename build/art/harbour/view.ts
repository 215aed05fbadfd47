import type { Point } from '../svg.ts'

/** The start screen's picture, px at 1x. */
export const WIDTH = 1920
export const HEIGHT = 1080
export const HORIZON = 404
/** Where the quay begins. */
export const QUAY = 566
export const SUN: Point = [1015, 372]
