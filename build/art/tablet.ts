import { INK } from './palette.ts'
import { path, pen, place } from './svg.ts'

export const VIEW = { x: -70, y: -82, width: 140, height: 164 }
/** The picture's frame: a tablet with hollowed corners. */
export const WINDOW = 'M-58 -81H58Q59 -71 69 -70V70Q59 71 58 81H-58Q-59 71 -69 70V-70Q-59 -71 -58 -81Z'

export const windowFrame = (): string =>
  pen(WINDOW, 4.4, '#fbf0d4', { opacity: 0.6 }) + pen(WINDOW, 1.6, INK) + place({ scale: 0.955 }, pen(WINDOW, 0.7, INK, { opacity: 0.6 }))

/** A rule with a lozenge, above the words. */
export const foot = (colour: string): string => pen('M-62 61H62', 1.2, colour) + path('M0 57.500L5 61L0 64.500L-5 61Z', { fill: colour })
