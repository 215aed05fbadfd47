import { INK } from '../../palette.ts'
import { el, path, pen, place } from '../../svg.ts'
import type { Colour } from './kinds.ts'

const LINE = { stroke: '#2b1c10', 'stroke-width': 0.8, 'stroke-linejoin': 'round' }
const H = 46

const palm = (x: number, height: number, lean: number) =>
  place(
    { x, y: H },
    pen(`M0 0Q${lean * 0.2} ${-height * 0.6} ${lean} ${-height}`, 1.6, '#3a2714') +
      pen(
        `M${lean} ${-height}q-7 -4 -12 3M${lean} ${-height}q7 -4 12 3M${lean} ${-height}q-3 -8 -10 -7M${lean} ${-height}q3 -8 10 -7M${lean} ${-height}q-1 -6 1 -9`,
        1.5,
        '#3f5a36',
      ),
  )

const hill = (d: string, fill = '#b4b887') => path(d, { fill, ...LINE })

/** What each ship has behind her: another road each, so that no two cards look alike. */
const ROADS: Record<Colour, () => string> = {
  yellow: () => hill(`M-85 ${H}Q-74 30 -58 34Q-46 24 -34 38L-26 ${H}Z`) + palm(-66, 30, 6) + palm(-50, 24, -5) + palm(-74, 20, -4),
  blue: () =>
    [
      path(`M40 ${H}v-14h8v-5h7v5h8v-10h9v10h13V${H}Z`, { fill: '#e6d3a2', ...LINE }),
      path('M39 32l5 -5l5 5zM54 27l4 -5l4 5zM71 22l5.500 -6l5.500 6z', { fill: '#b25c3d', ...LINE }),
      pen('M44 38v4M58 36v4M67 32v4M76 30v4M80 38v4', 1.6, '#3a2c20'),
    ].join(''),
  green: () => hill(`M34 ${H}Q46 26 60 32Q72 14 85 20V${H}Z`, '#93a878') + hill(`M-85 ${H}V34Q-74 30 -66 38L-58 ${H}Z`),
  red: () =>
    [
      hill(`M-85 ${H}V30Q-70 26 -60 36L-48 ${H}Z`, '#9a9272'),
      path(`M-82 32V18h4v-3h4v3h4v-3h4v3h4v-3h4v3h4V36Z`, { fill: '#d2c095', ...LINE }),
      pen('M-70 15V4', 1, INK) + path('M-70 4q5 -2 8 0t6 0v5q-4 2 -7 0t-7 0z', { fill: '#a62c22', ...LINE }),
    ].join(''),
  black: () =>
    hill(`M44 ${H}L60 12L66 20L72 8L85 30V${H}Z`, '#8d8a80') +
    pen('M60 12L64 26L60 34M72 8L70 24L76 34', 0.8, INK, { opacity: 0.6 }) +
    hill(`M-85 ${H}V38L-74 30L-62 ${H}Z`, '#8d8a80'),
}

export const roads = (colour: Colour): string => el('g', { transform: `translate(0,${-H * 0.55}) scale(1,1.55)` }, ROADS[colour]())
