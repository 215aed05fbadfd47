import { path, pen } from '../svg.ts'
import { cutSail, flag, gunport, hull, type Livery, mast, pennon, planks, shroud, spar, squareSail, stays, WOOD_INK } from './rigging.ts'

/** A pinnace: two masts, quick and small. Waterline at y 0, bow to the right. */
export function pinnace(livery: Livery): string {
  return rigging() + (livery.furled ? '' : staysails(livery)) + sails(livery) + flags(livery) + body(livery)
}

const rigging = () =>
  [
    spar('M62 -32L112 -54', 2.2),
    stays('M110 -53L28 -128M-24 -140L28 -50M28 -128L-24 -60M-24 -140L-66 -36'),
    mast(-24, -26, -156) + mast(30, -26, -138),
    shroud(-24, -128, -28, 34) + shroud(30, -112, -28, 30),
  ].join('')

const staysails = (livery: Livery) =>
  [
    cutSail('M108 -52Q74 -62 36 -112Q54 -62 66 -34Z', livery, 'M92 -58Q68 -70 46 -98M80 -52Q66 -64 52 -86'),
    cutSail('M-27 -82L-66 -96L-82 -34L-27 -32Z', livery, 'M-40 -86L-46 -33M-53 -91L-64 -33'),
    spar('M-25 -81L-69 -98M-25 -31L-86 -34', 1.6),
  ].join('')

const sails = (livery: Livery) =>
  [
    squareSail({ x: 30, y: -84, top: 48, foot: 54, height: 50 }, livery),
    squareSail({ x: 30, y: -122, top: 34, foot: 46, height: 36 }, livery),
    squareSail({ x: -26, y: -136, top: 40, foot: 56, height: 42 }, livery),
    squareSail({ x: -26, y: -92, top: 56, foot: 66, height: 60 }, livery, livery.sign ? { name: livery.sign, size: 0.76 } : undefined),
  ].join('')

const flags = (livery: Livery) =>
  [
    pennon(-24, -158, 36, livery) + pennon(30, -140, 26, livery),
    pen('M-74 -36V-62', 1.2, WOOD_INK) + flag({ x: -74, y: -64, width: -24, height: 15 }, livery, true),
  ].join('')

function body({ colour, timber }: Livery): string {
  const guns = [-50, -34, -18, -2, 14, 30].map((x) => gunport(x, -15 - (x / 60) ** 2 * 3, 4.6)).join('')
  const painted = path('M-84 -32Q0 -16 90 -32L90 -24Q0 -8 -84 -22Z', { fill: colour }) + planks(5, -34, 0, 10) + guns
  return hull('M-78 -38L-44 -31Q0 -23 52 -29L64 -31Q74 -33 82 -38Q76 -16 60 3L-60 3Q-72 -8 -78 -38Z', painted, timber)
}
