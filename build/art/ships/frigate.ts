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
  WOOD_INK,
  window,
} from './rigging.ts'

/** A frigate: long and low, many guns. Waterline at y 0, bow to the right. */
export function frigate(livery: Livery): string {
  return rigging() + (livery.furled ? '' : staysails(livery)) + sails(livery) + flags(livery) + body(livery)
}

const rigging = () =>
  [
    spar('M76 -36L138 -62', 2.4),
    stays('M136 -61L50 -160M112 -51L50 -120M-6 -172L50 -64M50 -160L-6 -84M-58 -128L-6 -66'),
    mast(-58, -40, -148) + mast(-6, -34, -186) + mast(50, -34, -172),
    shroud(-6, -156, -36, 34) + shroud(50, -144, -38, 30) + shroud(-58, -122, -42, 26),
  ].join('')

const staysails = (livery: Livery) =>
  [
    cutSail('M133 -60Q98 -74 56 -132Q78 -76 94 -46Z', livery) + cutSail('M114 -51Q84 -66 56 -104Q72 -66 80 -42Z', livery),
    cutSail('M-60 -98L-94 -108L-104 -54L-60 -50Z', livery) + spar('M-58 -97L-97 -109M-58 -48L-108 -53', 1.6),
  ].join('')

const sails = (livery: Livery) =>
  [
    squareSail({ x: -60, y: -106, top: 36, foot: 46, height: 30 }, livery),
    squareSail({ x: -60, y: -134, top: 28, foot: 36, height: 28 }, livery),
    squareSail({ x: 48, y: -84, top: 50, foot: 56, height: 40 }, livery),
    squareSail({ x: 48, y: -122, top: 42, foot: 50, height: 38 }, livery),
    squareSail({ x: 48, y: -150, top: 30, foot: 40, height: 28 }, livery),
    squareSail({ x: -8, y: -162, top: 34, foot: 46, height: 32 }, livery),
    squareSail({ x: -8, y: -88, top: 58, foot: 60, height: 46 }, livery),
    squareSail({ x: -8, y: -130, top: 50, foot: 60, height: 46 }, livery, livery.sign ? { name: livery.sign, size: 0.8 } : undefined),
  ].join('')

const flags = (livery: Livery) =>
  [
    pennon(-6, -188, 40, livery) + pennon(50, -174, 30, livery),
    pen('M-104 -44V-74', 1.3, WOOD_INK) + flag({ x: -104, y: -76, width: -28, height: 17 }, livery, true),
  ].join('')

function body({ colour, timber }: Livery): string {
  const guns = [-84, -70, -56, -42, -28, -14, 0, 14, 28, 42, 56, 70].map((x) => gunport(x, -14.6 - ((x + 5) / 90) ** 2 * 6, 5.6)).join('')
  const painted = [
    path('M-110 -31Q0 -16 100 -28L100 -17Q0 -5 -110 -20Z', { fill: colour }),
    planks(5, -40, 0, 13),
    pen('M-110 -32Q0 -17 104 -29M-110 -19Q0 -4 104 -16', 1, '#e0c27a'),
    guns + window(-98, -39, 5.4, 6) + window(-90, -39, 5.4, 6),
  ].join('')
  return hull(
    'M-106 -46L-62 -39L-62 -35Q0 -27 74 -35L86 -37Q98 -35 110 -42Q100 -23 86 -17Q79 -6 74 3L-90 3Q-97 -8 -99 -22Z',
    painted,
    timber,
  )
}
