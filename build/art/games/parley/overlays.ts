import type { Sprite } from '../../atlas.ts'
import { closed, hexagon, path, pen, place } from '../../svg.ts'

/** Radius of a cell of the chart at 1x. */
export const HEX = 62.5
const outline = (inset: number) => closed(hexagon(0, 0, HEX - inset))

export const drawHex = () =>
  [
    path(outline(3), { fill: '#f6e9c8', 'fill-opacity': 0.22 }),
    pen(outline(3), 2.2, '#3d2a17', { 'stroke-linejoin': 'round' }),
    pen(outline(7.5), 0.8, '#3d2a17', { 'stroke-linejoin': 'round' }),
  ].join('')

const maybeChosen = () =>
  [
    path(outline(3), { fill: '#fff4c8', 'fill-opacity': 0.44 }),
    pen(outline(4), 5, '#4a2f0c', { 'stroke-linejoin': 'round', opacity: 0.8 }),
    pen(outline(4), 3.3, '#e6b040', { 'stroke-linejoin': 'round' }),
    pen(outline(3.2), 1.1, '#fff0b8', { 'stroke-linejoin': 'round' }),
    pen(outline(8.5), 0.9, '#7d5a12', { 'stroke-linejoin': 'round', opacity: 0.6 }),
  ].join('')

const shut = () =>
  [
    path(outline(3), { fill: '#5a4f38', 'fill-opacity': 0.3 }),
    path(outline(3), { fill: 'url(#closed)', opacity: 0.3 }),
    pen(outline(3), 1.6, '#3d2a17', { 'stroke-dasharray': '4 4', 'stroke-linejoin': 'round' }),
  ].join('')

const chosen = () =>
  [
    path(outline(3), { fill: '#ffe58a', 'fill-opacity': 0.62 }),
    pen(outline(4), 13, '#4a2f0c', { 'stroke-linejoin': 'round' }),
    pen(outline(4), 9.5, '#f0b93c', { 'stroke-linejoin': 'round' }),
    pen(outline(2.5), 2.4, '#fff0b8', { 'stroke-linejoin': 'round' }),
    pen(outline(6.5), 1.2, '#a06c18', { 'stroke-linejoin': 'round' }),
  ].join('')

const glow = () =>
  [
    place({ filter: 'blur-8' }, pen(outline(3), 12, '#ffc94a', { 'stroke-linejoin': 'round' })),
    place({ filter: 'blur-4' }, pen(outline(3), 5, '#ffe39a', { 'stroke-linejoin': 'round', opacity: 0.9 })),
  ].join('')

/** Two rings on the water, drawn flat as the sea is seen. */
const waterRing = () =>
  [
    pen('M-62 0A62 36 0 1 1 62 0A62 36 0 1 1 -62 0', 4, '#2f6f74', { opacity: 0.55 }),
    pen('M-62 -2A62 36 0 1 1 62 -2A62 36 0 1 1 -62 -2', 1.8, '#eaf3df', { opacity: 0.9 }),
    pen('M-48 0A48 28 0 1 1 48 0A48 28 0 1 1 -48 0', 1.6, '#eaf3df', { opacity: 0.55 }),
  ].join('')

const HEX_SIZE = { width: 120, height: 136 }

export const overlaySprites: Sprite[] = [
  { name: 'hex', ...HEX_SIZE, draw: drawHex },
  { name: 'hex-may', ...HEX_SIZE, draw: maybeChosen },
  { name: 'hex-closed', ...HEX_SIZE, draw: shut },
  { name: 'hex-chosen', ...HEX_SIZE, draw: chosen },
  { name: 'hex-glow', width: 176, height: 192, draw: glow },
  { name: 'ring', width: 140, height: 84, draw: waterRing },
]
