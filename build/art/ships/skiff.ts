import { icon } from '../icon.ts'
import { path, pen } from '../svg.ts'
import { cutSail, hull, type Livery, mast, pennon, planks, shroud, spar, stays } from './rigging.ts'

const MAIN = 'M5 -104L-50 -136Q-50 -80 -70 -28Q-30 -36 5 -28Z'

/** A skiff: one mast, a gaff sail and a jib. Waterline at y 0, bow to the right. */
export function skiff(livery: Livery): string {
  return rigging() + (livery.furled ? stowed() : sails(livery)) + pennon(8, -148, 36, livery) + body(livery)
}

const rigging = () => spar('M50 -24L92 -36', 2) + stays('M8 -142L90 -35M8 -142L-56 -24') + mast(8, -16, -146) + shroud(8, -110, -18, 24)

const stowed = () => spar('M10 -34L-60 -40', 2) + pen('M6 -38q-12 6 -20 0t-20 0t-22 -3', 6, '#e5d6b0')

const sails = (livery: Livery) =>
  [
    cutSail(MAIN, livery, 'M-12 -114Q-14 -70 -20 -32M-30 -125Q-32 -76 -44 -33M-2 -108Q-4 -66 -6 -30', true),
    livery.sign ? icon(livery.sign, -26, -72, 44, livery.signColour ?? '#5a2a18', { opacity: 0.95 }) : '',
    spar('M7 -103L-54 -139M8 -27L-76 -27', 1.9),
    cutSail('M88 -34Q52 -44 12 -128Q20 -70 26 -24Q52 -34 88 -34Z', livery, 'M66 -38Q40 -56 20 -104M46 -32Q34 -52 24 -84'),
  ].join('')

function body({ colour, timber }: Livery): string {
  const painted = path('M-70 -24Q-6 -8 64 -25L64 -17Q-6 0 -70 -15Z', { fill: colour }) + planks(4, -22, 0, 9)
  return hull('M-64 -26Q-10 -14 58 -28Q50 -8 38 3L-46 3Q-60 -6 -64 -26Z', painted, timber)
}
