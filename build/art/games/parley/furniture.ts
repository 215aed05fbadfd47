import type { Sprite } from '../../atlas.ts'
import { sharedFurniture, sign } from '../../furniture.ts'
import { BRASS, DARK, GOLD } from '../../palette.ts'
import { centred, circle, el, path, pen, place, radial, rect } from '../../svg.ts'

const dot = (radius: number, fill: string, stroke: string, width: number) => () =>
  circle(0, 0, radius, { fill, stroke, 'stroke-width': width })

/** Where a vote card will lie. */
const slot = () =>
  rect(centred(172, 250), {
    rx: 11,
    fill: '#000',
    'fill-opacity': 0.3,
    stroke: '#ffe39a',
    'stroke-width': 3,
    'stroke-dasharray': '11 8',
    'stroke-linecap': 'round',
  })

function lamp(): string {
  const brass = { fill: 'url(#brass)', stroke: '#3d2408', 'stroke-width': 1.8 }
  const parts = [
    pen('M0 -84V-42', 5, DARK) + pen('M0 -84V-42', 2, BRASS, { 'stroke-dasharray': '5 3' }),
    circle(0, -40, 9, { fill: 'none', stroke: DARK, 'stroke-width': 6 }) +
      circle(0, -40, 9, { fill: 'none', stroke: '#d9a94a', 'stroke-width': 3 }),
    path('M-34 -8Q-26 -28 0 -32Q26 -28 34 -8Z', brass) + pen('M-22 -14Q-14 -25 0 -28', 1.4, '#fff3bd', { opacity: 0.8 }),
    path('M-38 -8H38L32 0H-32Z', { ...brass, fill: '#8a6a2e' }),
    path('M-30 0H30L24 46H-24Z', { fill: '#ffe9a8', stroke: '#3d2408', 'stroke-width': 1.8 }) +
      path('M-30 0H30L24 46H-24Z', { fill: '#ffb637', opacity: 0.42 }),
    path('M0 40Q-14 28 0 6Q14 28 0 40Z', { fill: '#fffbe6' }),
    pen('M-14 0L-12 46M14 0L12 46M-28 24H28', 2.6, '#5c431a'),
    path('M-32 46H32L20 58Q0 66 -20 58Z', brass) + pen('M-22 51H10', 1.2, '#fff3bd', { opacity: 0.7 }),
  ]
  return place({ y: 10 }, parts.join(''))
}

function lampGlow(): string {
  const { definition, paint } = radial(0, 0, 255, [
    [0, '#ffd489', 0.85],
    [0.18, '#ffb94e', 0.5],
    [0.5, '#ff9c32', 0.14],
    [1, '#ff9c32', 0],
  ])
  return definition + circle(0, 0, 255, { fill: paint })
}

const leg = (side: 1 | -1) =>
  el(
    'g',
    { transform: `scale(${side},1)` },
    path('M-5 0L-34 196L-40 236L-32 198L9 4Z', { fill: 'url(#brass)', stroke: '#4a2f0c', 'stroke-width': 1.4 }) +
      path('M-33 190L-40 236L-31 199Z', { fill: '#6b737a', stroke: '#23282c', 'stroke-width': 1 }) +
      pen('M-3 14L-31 186', 1, '#fff3bd', { opacity: 0.7 }),
  )

const dividers = () =>
  place(
    { y: -98 },
    [
      leg(1) + leg(-1),
      pen('M-24 120A62 62 0 0 0 24 120', 4.4, '#4a2f0c') + pen('M-24 120A62 62 0 0 0 24 120', 2.2, GOLD),
      circle(0, 0, 17, { fill: 'url(#gold)', stroke: '#4a2f0c', 'stroke-width': 1.6 }) +
        circle(0, 0, 10, { fill: 'none', stroke: '#7d5a12', 'stroke-width': 1.2 }),
      pen('M-5 0H5M0 -5V5', 2, '#4a2f0c'),
      path('M-5 -15L-6 -30Q0 -38 6 -30L5 -15Z', { fill: 'url(#brass)', stroke: '#4a2f0c', 'stroke-width': 1.4 }),
    ].join(''),
  )

export const furnitureSprites: Sprite[] = [
  ...sharedFurniture('#0a0502'),
  { name: 'cards-slot', width: 176, height: 254, draw: slot },
  { name: 'siege-dot', width: 22, height: 22, draw: dot(6.5, DARK, '#8a6a3a', 1.4) },
  { name: 'siege-dot-done', width: 22, height: 22, draw: dot(6.5, 'url(#gold)', '#4a2f0c', 1.4) },
  { name: 'siege-dot-now', width: 22, height: 22, draw: dot(8.5, '#8d2a1d', '#ffe39a', 2) },
  { name: 'lamp', width: 88, height: 152, anchor: { x: 0.5, y: 0 }, draw: lamp },
  { name: 'lamp-glow', width: 512, height: 512, draw: lampGlow },
  { name: 'sign-attack', width: 64, height: 64, draw: () => sign('crossed-sabres', 52, '#f0a890') },
  { name: 'sign-defence', width: 64, height: 64, draw: () => sign('round-shield', 50, '#9cc3cf') },
  { name: 'dividers', width: 96, height: 280, draw: dividers },
]
