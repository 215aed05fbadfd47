import { path, pen, rect } from '../svg.ts'
import { cutSail, flag, hull, type Livery, mast, pennon, planks, shroud, spar, squareSail, stays, WOOD_INK, window } from './rigging.ts'

/** A flute: round-bellied merchantman. Waterline at y 0, bow to the right. */
export function flute(livery: Livery): string {
  return rigging() + (livery.furled ? '' : mizzen(livery)) + sails(livery) + flags(livery) + body(livery)
}

const rigging = () =>
  [
    spar('M66 -42L112 -66', 2.4),
    stays('M110 -65L40 -134M-8 -158L40 -60M40 -134L-8 -76M-54 -112L-8 -60'),
    mast(-54, -50, -124) + mast(-8, -36, -172) + mast(40, -40, -148),
    shroud(-8, -146, -38, 40) + shroud(40, -124, -42, 32),
  ].join('')

const mizzen = (livery: Livery) => cutSail('M-40 -124Q-34 -94 -40 -64L-88 -66Q-66 -94 -40 -124Z', livery) + spar('M-91 -66L-38 -127', 1.9)

const sails = (livery: Livery) =>
  [
    squareSail({ x: 41, y: -96, top: 54, foot: 60, height: 46 }, livery),
    squareSail({ x: 41, y: -130, top: 36, foot: 50, height: 34 }, livery),
    squareSail({ x: -10, y: -146, top: 44, foot: 64, height: 40 }, livery),
    squareSail({ x: -10, y: -104, top: 68, foot: 78, height: 60 }, livery, livery.sign ? { name: livery.sign, size: 0.76 } : undefined),
  ].join('')

const flags = (livery: Livery) =>
  [
    pennon(-8, -174, 34, livery) + pennon(40, -150, 28, livery),
    pen('M-86 -60V-88', 1.3, WOOD_INK) + flag({ x: -86, y: -90, width: -26, height: 16 }, livery, true),
  ].join('')

function body({ colour, timber }: Livery): string {
  const hatch = { fill: '#2b1a0c', stroke: '#caa45a', 'stroke-width': 0.8 }
  const painted = [
    path('M-96 -56Q-60 -40 -10 -34Q40 -32 90 -42L90 -33Q40 -23 -10 -25Q-60 -30 -96 -45Z', { fill: colour }),
    planks(6, -46, 0, 14),
    pen('M-100 -22Q-10 0 96 -20', 2.4, '#1c0f06'),
    window(-78, -49, 4.6, 6) + window(-71, -49, 4.6, 6),
    rect({ x: -30, y: -21, width: 16, height: 10 }, hatch) + rect({ x: 10, y: -20, width: 16, height: 10 }, hatch),
  ].join('')
  return hull(
    'M-88 -62Q-72 -60 -60 -49Q-20 -37 40 -40L62 -46Q74 -46 79 -38Q88 -20 74 3L-74 3Q-94 -14 -90 -36Q-85 -48 -88 -62Z',
    painted,
    timber,
  )
}
