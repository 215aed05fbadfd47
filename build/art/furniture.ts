import type { Sprite } from './atlas.ts'
import { icon } from './icon.ts'
import { BRASS, DARK, GOLD, INK } from './palette.ts'
import { centred, grow, place, radial, rect } from './svg.ts'

function panel(bright: boolean): () => string {
  const box = centred(88, 88)
  return () =>
    [
      rect(box, { rx: 14, fill: 'url(#walnut)', stroke: bright ? GOLD : '#6b4d2a', 'stroke-width': bright ? 3 : 1.6 }),
      rect(grow(box, -4.5), { rx: 10, fill: 'none', stroke: BRASS, 'stroke-opacity': bright ? 0.75 : 0.32, 'stroke-width': 1 }),
    ].join('')
}

const badge = () =>
  rect(centred(56, 36), { rx: 18, fill: 'url(#walnut)', stroke: GOLD, 'stroke-width': 1.8 }) +
  rect(centred(49, 29), { rx: 14.5, fill: 'none', stroke: BRASS, 'stroke-opacity': 0.4, 'stroke-width': 0.8 })

/** Soft shadow of anything rectangular; stretched as a nine-slice. */
const softShadow = (colour: string) => place({ filter: 'blur-8' }, rect(centred(80, 80), { rx: 8, fill: colour, 'fill-opacity': 0.9 }))

/** Light round a rectangle; stretched as a nine-slice and added. */
const softGlow = () =>
  place({ filter: 'blur-8' }, rect(centred(100, 100), { rx: 16, fill: 'none', stroke: '#ffc94a', 'stroke-width': 14 })) +
  place({ filter: 'blur-4' }, rect(centred(100, 100), { rx: 16, fill: 'none', stroke: '#ffe39a', 'stroke-width': 5 }))

/** A sign that reads on walnut and on paper: pale, with a dark outline. */
export const sign = (name: string, size: number, colour: string): string =>
  icon(name, 0, 0, size, DARK, { stroke: DARK, strokeWidth: 52 }) + icon(name, 0, 0, size, colour)

/** A slip of paper, ruled as the cards are. */
const strip = () =>
  rect(centred(62, 62), { rx: 8, fill: 'url(#paper)', stroke: '#5a3d1c', 'stroke-width': 1 }) +
  rect(centred(54, 54), { rx: 5, fill: 'none', stroke: INK, 'stroke-width': 1.3 }) +
  rect(centred(49, 49), { rx: 4, fill: 'none', stroke: INK, 'stroke-width': 0.6, opacity: 0.8 })

function soft(colour: string, inner: number): () => string {
  return () => {
    const { definition, paint } = radial(0, 0, 60, [
      [0, colour, 1],
      [inner, colour, 0.45],
      [1, colour, 0],
    ])
    return `${definition}<circle r="60" fill="${paint}"/>`
  }
}

/** Dust round a stamp: small lobes that fade outwards. */
function dust(): string {
  const lobes = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * 2 * Math.PI + (i % 3) * 0.21
    const reach = 30 + (i % 4) * 5
    return `<circle cx="${Math.round(Math.cos(angle) * reach)}" cy="${Math.round(Math.sin(angle) * reach)}" r="${9 + (i % 3) * 4}"/>`
  })
  return place({ filter: 'blur-4', opacity: 0.85 }, `<g fill="#ead9b0">${lobes.join('')}</g>`)
}

function spark(): string {
  const { definition, paint } = radial(0, 0, 15, [
    [0, '#fff', 1],
    [0.25, '#ffe39a', 0.9],
    [1, '#ffb637', 0],
  ])
  return `${definition}<circle r="15" fill="${paint}"/><path d="M0 -15Q1.200 -1.200 15 0Q1.200 1.200 0 15Q-1.200 1.200 -15 0Q-1.200 -1.200 0 -15Z" fill="#fff6d2"/>`
}

export const all = (border: number) => ({ left: border, top: border, right: border, bottom: border })

/** Panels, shadows, lights and sparks that the pieces of every table are set in; a shadow is as warm as the light. */
export const sharedFurniture = (shade: string): Sprite[] => [
  { name: 'panel', width: 92, height: 92, borders: all(24), draw: panel(false) },
  { name: 'panel-on', width: 92, height: 92, borders: all(24), draw: panel(true) },
  { name: 'shadow', width: 128, height: 128, borders: all(48), draw: () => softShadow(shade) },
  { name: 'glow', width: 168, height: 168, borders: all(64), draw: softGlow },
  { name: 'badge', width: 60, height: 40, borders: { left: 20, top: 0, right: 20, bottom: 0 }, draw: badge },
  { name: 'strip', width: 64, height: 64, borders: all(16), draw: strip },
  { name: 'hourglass', width: 64, height: 64, draw: () => sign('hourglass', 50, '#ffe39a') },
  { name: 'puff', width: 128, height: 128, draw: dust },
  { name: 'spark', width: 32, height: 32, draw: spark },
  { name: 'shadow-round', width: 128, height: 128, draw: soft(shade, 0.55) },
  { name: 'glow-round', width: 128, height: 128, draw: soft('#ffc062', 0.4) },
]
