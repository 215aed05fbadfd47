import type { Sprite } from '../../atlas.ts'
import { all, sharedFurniture } from '../../furniture.ts'
import { BRASS, GOLD } from '../../palette.ts'
import { centred, circle, grow, path, pen, place, radial, rect } from '../../svg.ts'
import { CARD } from './vesselCards.ts'

/** A plaque of one side: the Pirate's red, the crew's sea green; bright for whose turn it is. */
function plaque(side: 'pirate' | 'crew', bright: boolean): () => string {
  const [from, edge, inner] = side === 'pirate' ? ['#3d130d', '#a8503c', '#f0a58c'] : ['#16333a', '#4d7d80', '#9fd0c8']
  const box = centred(88, 88)
  return () =>
    [
      rect(box, { rx: 14, fill: 'url(#walnut)', stroke: bright ? GOLD : edge, 'stroke-width': bright ? 3 : 1.8 }),
      rect(box, { rx: 14, fill: from, opacity: 0.72 }),
      rect(box, { rx: 14, fill: 'none', stroke: bright ? GOLD : edge, 'stroke-width': bright ? 3 : 1.8 }),
      rect(grow(box, -4.5), {
        rx: 10,
        fill: 'none',
        stroke: bright ? BRASS : inner,
        'stroke-opacity': bright ? 0.8 : 0.35,
        'stroke-width': 1,
      }),
    ].join('')
}

/** The overladen alarm. */
const alarm = () =>
  rect(centred(88, 60), { rx: 14, fill: '#4a130c', stroke: '#f0a58c', 'stroke-width': 2 }) +
  rect(grow(centred(88, 60), -4.5), { rx: 10, fill: 'none', stroke: '#f0a58c', 'stroke-opacity': 0.4, 'stroke-width': 1 })

const alarmGlow = () =>
  place({ filter: 'blur-8' }, rect(centred(100, 100), { rx: 16, fill: 'none', stroke: '#ff4a20', 'stroke-width': 14 })) +
  place({ filter: 'blur-4' }, rect(centred(100, 100), { rx: 16, fill: 'none', stroke: '#ffb08a', 'stroke-width': 5 }))

const slot = () =>
  rect(centred(158, 230), {
    rx: 11,
    fill: '#000',
    'fill-opacity': 0.3,
    stroke: '#ffe39a',
    'stroke-width': 3,
    'stroke-dasharray': '11 8',
    'stroke-linecap': 'round',
  })

function lamplight(): string {
  const { definition, paint } = radial(0, 0, 128, [
    [0, '#ffd489', 0.8],
    [0.25, '#ffb94e', 0.4],
    [0.6, '#ff9c32', 0.12],
    [1, '#ff9c32', 0],
  ])
  return definition + circle(0, 0, 128, { fill: paint })
}

/** A marker behind the words that matter on an event's card. */
const highlight = () => path('M-60 -14Q0 -19 60 -15L58 15Q0 19 -61 14Z', { fill: '#e9b83f', opacity: 0.55 })

/** Powder smoke where a gun has spoken. */
const smoke = () =>
  place(
    { filter: 'blur-2', opacity: 0.92 },
    `<g fill="#d9d3c2">${[
      [-26, 8, 22],
      [0, -4, 28],
      [26, 6, 20],
      [10, 16, 22],
      [-10, 18, 18],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g><g fill="#f3eddc"><circle cx="-8" cy="-10" r="18"/><circle cx="16" cy="-4" r="14"/></g>`,
  )

const ring = () =>
  pen('M-62 0A62 22 0 1 1 62 0A62 22 0 1 1 -62 0', 3.4, '#12282d', { opacity: 0.6 }) +
  pen('M-62 -2A62 22 0 1 1 62 -2A62 22 0 1 1 -62 -2', 1.8, '#dfe9de', { opacity: 0.95 }) +
  pen('M-42 0A42 14 0 1 1 42 0A42 14 0 1 1 -42 0', 1.5, '#dfe9de', { opacity: 0.6 })

export const furnitureSprites: Sprite[] = [
  ...sharedFurniture('#05090b'),
  { name: 'panel-pirate', width: 92, height: 92, borders: all(24), draw: plaque('pirate', false) },
  { name: 'panel-pirate-on', width: 92, height: 92, borders: all(24), draw: plaque('pirate', true) },
  { name: 'panel-crew', width: 92, height: 92, borders: all(24), draw: plaque('crew', false) },
  { name: 'panel-crew-on', width: 92, height: 92, borders: all(24), draw: plaque('crew', true) },
  { name: 'alarm', width: 92, height: 64, borders: all(22), draw: alarm },
  { name: 'alarm-glow', width: 168, height: 168, borders: all(64), draw: alarmGlow },
  { name: 'slot', ...CARD, draw: slot },
  { name: 'lamp-glow', width: 256, height: 256, draw: lamplight },
  { name: 'highlight', width: 128, height: 40, borders: { left: 16, top: 0, right: 16, bottom: 0 }, draw: highlight },
  { name: 'smoke', width: 128, height: 88, draw: smoke },
  { name: 'ring', width: 140, height: 56, draw: ring },
]
