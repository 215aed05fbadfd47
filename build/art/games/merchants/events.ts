import type { Sprite } from '../../atlas.ts'
import { corners, paperCard } from '../../card.ts'
import { icon } from '../../icon.ts'
import { ATTACK, INK } from '../../palette.ts'
import { centred, circle, clip, grow, path, pen, place, rect } from '../../svg.ts'
import { EVENTS, type EventFace } from './kinds.ts'
import { eventScene, SCENE } from './scenes.ts'
import { wreckSign } from './signs.ts'
import { CARD, MINI } from './vesselCards.ts'

/** The card as it is read aloud: the picture lies in its window, title and words are written live below it. */
const LARGE = { width: 430, height: 604 }

const COLOURS: Record<EventFace, string> = {
  'fair-winds': '#2c6a8a',
  storm: '#33454d',
  doldrums: '#96650f',
  wreck: '#4a3f6b',
  spyglass: '#7d4a1c',
  'hidden-cove': '#3f6e3c',
  'press-gang': '#8d2a1d',
  house: '#5c4a33',
}

const wind = (fill: string) =>
  pen('M-20 -8H6a7.500 7.500 0 1 0 -7.500 -7.500M-24 1H14a8.500 8.500 0 1 1 -8.500 8.500M-18 10H-2a6 6 0 1 1 -6 6', 4, fill, {
    'stroke-linecap': 'round',
  })

/** The sun over water that does not move. */
const calm = (fill: string) =>
  path('M-15 3A15 15 0 0 1 15 3Z', { fill }) +
  pen('M-24 9H24M-16 16H16M-8 22H8M0 -17V-24M-14 -11L-19 -16M14 -11L19 -16', 3.4, fill, { 'stroke-linecap': 'round' })

function emblemSign(event: EventFace, fill: string): string {
  if (event === 'fair-winds') return wind(fill)
  if (event === 'doldrums') return calm(fill)
  if (event === 'wreck') return wreckSign(48, fill)
  const icons = {
    storm: 'lightning-storm',
    spyglass: 'spyglass',
    'hidden-cove': 'cave-entrance',
    'press-gang': 'manacles',
    house: 'scroll-quill',
  }
  return icon(icons[event], 0, 0, 46, fill)
}

/** An event's roundel, `r` high from its middle. */
const emblem = (event: EventFace, r: number): string =>
  place(
    { scale: r / 34 },
    circle(0, 0, 34, { fill: COLOURS[event], stroke: '#2b1a0c', 'stroke-width': 2 }) +
      circle(0, 0, 29.5, { fill: 'none', stroke: '#fbf0d4', 'stroke-width': 1.3, opacity: 0.7 }) +
      emblemSign(event, '#fbf0d4'),
  )

const FRAME = { x: -SCENE.width / 2, y: -244, ...SCENE }

const large = () =>
  paperCard(
    LARGE,
    [
      corners(382, 550, ATTACK),
      rect(grow(FRAME, 5), { rx: 5, fill: '#f7edcf', stroke: INK, 'stroke-width': 1 }),
      rect(FRAME, { rx: 3, fill: '#2b3a3e' }),
      path('M-150 74Q-60 68 0 76T150 73', { fill: 'none', stroke: ATTACK, 'stroke-width': 1.6 }) +
        path('M0 68L8 75L0 82L-8 75Z', { fill: ATTACK }),
    ].join(''),
  )

/** The picture with its frame, laid into the large card's window. */
const scene = (event: EventFace) => () => {
  const box = centred(SCENE.width, SCENE.height)
  return (
    clip(rect(box, { rx: 3 }), eventScene(event)) +
    rect(grow(box, -1), { rx: 3, fill: 'none', stroke: INK, 'stroke-width': 2 }) +
    rect(grow(box, -5), { rx: 2, fill: 'none', stroke: '#f7edcf', 'stroke-width': 0.9, opacity: 0.5 })
  )
}

/** The size of the other cards: as it is drawn, and lies in the discard. */
function eventCard(event: EventFace): string {
  const view = { x: -70, y: -100, width: 140, height: 128 }
  return paperCard(
    CARD,
    [
      corners(134, 206, COLOURS[event]),
      clip(rect(view), place({ y: -36, scale: 0.535 }, eventScene(event))),
      rect(view, { fill: 'none', stroke: INK, 'stroke-width': 1.4 }),
      pen('M-58 62H58', 1.1, COLOURS[event]) + path('M0 58.500L5 62L0 65.500L-5 62Z', { fill: COLOURS[event] }),
      place({ y: 28 }, circle(0, 0, 27, { fill: '#f7edcf' }) + emblem(event, 24)),
    ].join(''),
  )
}

const mini = (event: EventFace): string =>
  paperCard(
    MINI,
    rect(grow(centred(MINI.width, MINI.height), -7), { rx: 4, fill: COLOURS[event], opacity: 0.16 }) + place({ y: -4 }, emblem(event, 31)),
  )

/** For reading aloud: fetched when the table is, but a sheet of its own. */
export const largeEventSprites: Sprite[] = [
  { name: 'event-large', ...LARGE, draw: large },
  ...EVENTS.map((event): Sprite => ({ name: `scene-${event}`, ...SCENE, draw: scene(event) })),
]

export const cardEventSprites: Sprite[] = EVENTS.flatMap((event): Sprite[] => [
  { name: `event-${event}`, ...CARD, draw: () => eventCard(event) },
  { name: `event-mini-${event}`, ...MINI, draw: () => mini(event) },
  { name: `emblem-${event}`, width: 72, height: 72, draw: () => emblem(event, 33) },
])
