import { path, pen } from '../svg.ts'
import {
  cutSail,
  flag,
  gunport,
  hull,
  type Livery,
  mast,
  pennon,
  planks,
  shroud,
  spar,
  squareSail,
  stays,
  sternLamp,
  WOOD_INK,
  window,
} from './rigging.ts'

/** A galleon: high castle, three masts. Waterline at y 0, bow to the right, about 220 by 190. */
export function galleon(livery: Livery): string {
  return rigging() + mizzen(livery) + sails(livery) + flags(livery) + body(livery)
}

const rigging = () =>
  [
    spar('M66 -40L132 -74', 2.6),
    stays('M128 -72L46 -132M112 -64L46 -108M-2 -166L46 -60M46 -136L-2 -70M-52 -112L-2 -60'),
    mast(-52, -50, -124) + mast(-2, -30, -178) + mast(46, -40, -148),
    shroud(-2, -150, -34, 40) + shroud(46, -124, -42, 34) + shroud(-52, -112, -52, 26),
  ].join('')

const mizzen = (livery: Livery) =>
  livery.furled
    ? spar('M-86 -66L-34 -126', 2.4) + pen('M-84 -66q8 -2 12 -10q7 -3 10 -12q8 -4 10 -12q7 -4 16 -22', 4, '#e5d6b0')
    : cutSail('M-36 -128Q-30 -92 -34 -66L-88 -62Q-66 -92 -36 -128Z', livery, 'M-42 -119Q-44 -92 -50 -65M-52 -107Q-58 -86 -66 -64') +
      spar('M-90 -62L-34 -131', 2)

const sails = (livery: Livery) =>
  [
    squareSail({ x: 46, y: -92, top: 56, foot: 62, height: 44 }, livery),
    squareSail({ x: 46, y: -132, top: 38, foot: 52, height: 36 }, livery),
    squareSail({ x: -4, y: -152, top: 46, foot: 64, height: 46 }, livery),
    squareSail({ x: -4, y: -100, top: 68, foot: 78, height: 56 }, livery, livery.sign ? { name: livery.sign, size: 0.78 } : undefined),
    livery.furled
      ? ''
      : pen('M96 -58L126 -71', 1, WOOD_INK) + squareSail({ x: 110, y: -60, top: 30, foot: 32, height: 24 }, { ...livery, belly: 4 }),
  ].join('')

const flags = (livery: Livery) =>
  [
    flag({ x: -2, y: -178, width: 26, height: 13 }, livery),
    pennon(46, -150, 34, livery) + pennon(-52, -126, 24, livery),
    pen('M-98 -68V-98', 1.4, WOOD_INK) + flag({ x: -98, y: -98, width: -26, height: 17 }, livery, true),
  ].join('')

function body({ colour, timber }: Livery): string {
  const guns = [-72, -56, -40, -24, -8, 8, 24, 40, 56].map((x) => gunport(x, -17 - ((x + 8) / 80) ** 2 * 4, 5.4)).join('')
  const cabin = [-90, -82, -74].map((x) => window(x, -51 + (x + 90) * 0.15, 5, 7.5)).join('')
  const painted = [
    path('M-104 -62L-60 -52L-28 -41Q0 -34 30 -38L70 -44L70 -37L30 -31Q0 -26 -28 -33L-60 -43L-104 -52Z', { fill: colour }),
    planks(6, -44, 0, 12),
    pen('M-110 -24Q-10 -8 90 -26', 1.4, '#caa45a') + pen('M-110 -10Q-10 4 90 -12', 2.4, '#1c0f06'),
    guns + cabin,
  ].join('')
  const outline =
    'M-100 -70L-60 -61L-60 -49L-28 -45L-28 -34Q0 -29 30 -32L30 -45L66 -49L69 -38Q86 -34 108 -43Q98 -26 79 -20Q73 -8 66 3L-84 3Q-90 -10 -90 -26Q-98 -46 -100 -70Z'
  return hull(outline, painted, timber) + sternLamp(-103, -76)
}
