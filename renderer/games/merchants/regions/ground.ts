import type { Rect, Size } from '../../../table/contract.ts'

/** A painted ground: its size, where sea begins and ends in it, and its lanterns, in its own pixels. */
type Ground = { name: string; width: number; height: number; horizon: number; rail: number; lamps: readonly { x: number; y: number }[] }

const DECK: Ground = {
  name: 'deck',
  width: 1920,
  height: 1080,
  horizon: 424,
  rail: 662,
  lamps: [
    { x: 688, y: 632 },
    { x: 1232, y: 632 },
  ],
}
const DECK_TALL: Ground = {
  name: 'deck-tall',
  width: 600,
  height: 1300,
  horizon: 236,
  rail: 430,
  lamps: [
    { x: 130, y: 404 },
    { x: 470, y: 404 },
  ],
}

export const groundFor = ({ width, height }: Size): Ground => (width / height < 1.05 ? DECK_TALL : DECK)

/** Half a lantern, with some air. */
const LAMP = 46

/**
 * The sea in the window: from the horizon to the rail, with the top left of the picture, and the pixels that a pixel of it takes.
 * `beside` = from there on the lantern to the right hides nothing.
 */
export type Sea = Rect & { scale: number; left: number; top: number; beside: number }

/** The ground covers the window from its middle, as `boards` draws it. */
export function seaFor(size: Size): Sea {
  const ground = groundFor(size)
  const scale = Math.max(size.width / ground.width, size.height / ground.height)
  const top = (size.height - ground.height * scale) / 2
  const left = (size.width - ground.width * scale) / 2
  return {
    x: 0,
    width: size.width,
    y: top + ground.horizon * scale,
    height: (ground.rail - ground.horizon) * scale,
    top,
    left,
    beside: left + (Math.max(...ground.lamps.map(({ x }) => x)) + LAMP) * scale,
    scale,
  }
}
