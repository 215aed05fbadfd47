import { cut, dark, eye, GILT, gilt, inked, LIGHT, linen, MAN, SHADE, smallEye, WOMAN } from '../../profile.ts'
import { circle, path, pen } from '../../svg.ts'
import { FACE_LOOK, type Face } from './kinds.ts'

const cloth = (who: Face) => (d: string) => path(d, { fill: FACE_LOOK[who].colour })

/** An oilskin hat with a long brim behind, a grey beard without a moustache, a pipe. */
function pilot(): string {
  const yellow = cloth('pilot')
  return [
    dark(MAN),
    yellow('M78 33Q74 6 48 4Q24 4 22 34Q12 44 -8 70Q10 74 24 62Q34 52 42 44Q60 32 78 33Z') + yellow('M70 29Q86 29 94 37Q84 41 68 37Z'),
    inked('M24 34Q46 22 76 29M18 46Q8 58 0 68M30 40Q20 52 14 64M38 10Q34 20 34 28M54 8Q54 16 55 24M66 14Q68 20 70 26', 0.9) +
      cut('M78 33Q60 32 42 44Q34 52 24 62', 1.4),
    linen('M40 64Q42 84 54 86Q64 90 74 80Q82 92 74 108Q62 116 52 106Q38 96 36 78Z', 1.3),
    inked('M48 88Q50 98 58 106M56 90Q60 100 66 106M66 88Q70 96 72 102M42 80Q44 90 50 96', 1),
    pen('M73 74L90 79L91 69', 2.8, SHADE, { 'stroke-linejoin': 'round' }) + dark('M86.500 66h9v5h-9z'),
    eye,
    yellow('M6 118Q12 106 34 101L46 118Z') + cut('M34 101L46 118', 1.4) + gilt(26, 112, 2.2),
  ].join('')
}

/** A hood edged with pearls, a collar that stands up. */
function mercer(): string {
  const violet = cloth('mercer')
  return [
    dark(WOMAN),
    violet('M71 31Q66 4 40 6Q14 10 12 44Q12 74 4 92Q2 108 10 118H36Q30 100 34 84Q24 64 34 46Q46 28 71 31Z'),
    cut('M71 31Q46 28 34 46Q24 64 34 84Q30 100 36 118', 1.2),
    ...[
      [68, 29],
      [59, 29.5],
      [50, 32],
      [42, 37],
      [35.5, 44],
      [31, 52.5],
      [29, 62],
    ].map(([x = 0, y = 0]) => circle(x, y, 2.5, { fill: '#fbf6e6', stroke: SHADE, 'stroke-width': 0.7 })),
    inked('M22 28Q28 16 44 11M18 50Q20 34 30 24M16 78Q18 62 22 56M14 104Q18 92 22 84', 0.9),
    smallEye,
    pen('M59 71Q66 67.500 72.500 71', 2, '#a76aa0', { 'stroke-linecap': 'round' }),
    linen('M34 112Q36 98 46 101L58 96Q64 86 72 92Q66 104 60 112L48 118H36Z', 1.4) + inked('M44 104L46 116M52 101L54 114M60 96L60 108', 0.9),
    violet('M56 118Q66 108 76 110L84 118Z'),
  ].join('')
}

/** A fez with a tassel, a moustache that curls. */
function spicer(): string {
  const rust = cloth('spicer')
  return [
    dark(MAN),
    rust('M27 36L33 -4Q50 -10 66 -3L72 33Q50 24 27 36Z') + inked('M33 -3Q50 4 66 -3M38 28L42 2M50 25L51 2M62 27L60 1', 0.8),
    pen('M50 -5Q30 -12 22 4L18 26', 2, SHADE) +
      path('M14 26h8l2 18q-6 4 -12 0z', { fill: GILT, stroke: SHADE, 'stroke-width': 1 }) +
      inked('M16 30v12M19 30v13', 0.7),
    dark('M27 40Q22 54 26 70L34 80Q32 58 36 42Z'),
    dark('M58 68Q70 66 76 70Q88 72 92 60Q96 70 88 77Q78 82 70 76Q62 76 56 73Z') + cut('M60 71Q70 69 76 73Q86 76 91 67', 0.9),
    dark('M60 82Q70 85 73.500 79Q76 90 66 98Q58 94 60 82Z'),
    circle(38, 66, 3.8, { fill: 'none', stroke: GILT, 'stroke-width': 2 }),
    eye,
    linen('M34 98Q46 108 58 97L60 103Q48 114 33 105Z', 1.1),
    rust('M6 118Q12 106 33 103L48 118ZM60 102Q76 106 84 118H54Z') + inked('M16 116Q22 110 30 107M66 108L62 118', 0.9),
    gilt(50, 112, 2.6) + gilt(51, 117, 2),
  ].join('')
}

/** A skull cap, a long beard, a glass screwed into the eye. */
function goldsmith(): string {
  const green = cloth('goldsmith')
  return [
    dark(MAN),
    green('M23 38Q22 12 48 11Q70 12 72 31Q48 24 23 38Z') +
      inked('M30 32Q34 18 46 12M46 26Q50 18 54 13M60 27Q62 20 62 15', 0.8) +
      cut('M23.500 37Q48 24 72 30.500', 1.2),
    linen('M25 40Q18 54 22 70Q28 78 34 74Q32 56 34 44Z', 1.2) + inked('M26 48Q23 58 26 68M30 50Q28 60 30 70', 0.8),
    path('M64 38L84 33L86 48L66 50Z', { fill: SHADE, stroke: GILT, 'stroke-width': 1.8 }) +
      path('M82 32L89 30.500L91 49L84 49.500Z', { fill: 'url(#brass)', stroke: SHADE, 'stroke-width': 1.2 }),
    pen('M64 42L40 46L36 34', 1.2, GILT),
    linen('M36 62Q38 80 48 84Q46 108 60 128Q82 118 80 96Q80 82 74 78Q66 82 60 77Q46 73 42 56Z', 1.5),
    inked('M50 86Q52 104 60 118M57 86Q60 104 66 116M64 86Q70 100 72 110M44 74Q48 82 54 84M71 86Q76 94 77 102', 1),
    dark('M58 72Q67 69 74.500 74Q68 78 58 75.500Z'),
    green('M6 118Q12 106 34 102L46 118Z') + inked('M16 116Q22 110 30 106', 0.9),
    pen('M34 104Q40 116 46 120', 2.4, GILT),
  ].join('')
}

/** A three-cornered hat over a tied wig, papers under the arm. */
function supercargo(): string {
  const blue = cloth('supercargo')
  return [
    dark(MAN),
    linen('M66 32Q56 26 40 30Q24 32 20 46Q14 54 18 62Q14 70 22 76Q34 78 38 66Q44 58 42 48Q52 40 66 36Z', 1.6),
    inked('M24 46q8 -6 16 -2M21 58q8 -5 15 -1M22 69q7 -4 13 -1M44 36Q52 32 62 33', 1.1),
    blue('M20 74Q8 70 4 78Q8 82 4 90Q14 88 20 80Z') + blue('M21 76Q18 88 24 98Q30 90 27 78Z'),
    dark('M6 34Q2 20 14 8Q28 20 46 12Q66 2 86 10Q98 20 100 32Q80 24 56 28Q30 32 6 34Z'),
    pen('M8 32Q6 20 15 11Q28 23 47 15Q66 6 84 13Q94 20 97 29', 2.2, GILT, { 'stroke-linejoin': 'round' }) +
      blue('M66 8Q70 -4 84 -6Q80 2 84 10Z'),
    eye,
    cut('M60 74Q66 72 72 75.500', 1.4),
    linen('M48 100L60 96L66 114L54 118Z', 1.1) + inked('M51 104q6 3 11 -1M53 110q6 3 11 -1', 0.9),
    blue('M6 118Q12 106 33 102L50 118ZM64 104Q76 108 84 118H64Z') + cut('M33 102L50 118', 1.4),
    path('M70 118L78 96L96 102L92 118Z', { fill: LIGHT, stroke: SHADE, 'stroke-width': 1.3 }) +
      inked('M79 102L91 106M77 107L90 111M76 112L89 115', 0.9),
  ].join('')
}

/** Braids round the head, a kerchief, a hoop. */
function chandler(): string {
  const teal = cloth('chandler')
  return [
    dark(WOMAN),
    dark('M26 50Q18 30 30 18Q46 6 64 14Q74 22 71 34Q52 24 38 40Q34 54 36 66Q28 66 26 50Z'),
    pen('M26 54Q16 30 34 16Q52 4 70 22', 8.5, SHADE, { 'stroke-linecap': 'round' }),
    cut('M22 46l7 -3M22 37l8 0M26 28l7 3M33 20l5 6M43 14.500l2 7M53 13.500l-1 7M62 16l-3 6M69 22l-5 4', 1.2),
    teal('M70 26Q52 12 36 26Q28 36 28 50Q22 62 10 64Q20 70 30 64Q38 54 40 44Q52 30 71 34Z') +
      cut('M71 34Q52 30 40 44Q38 54 30 64', 1.2) +
      inked('M62 22Q48 20 40 30M34 44Q32 54 24 62', 0.8),
    teal('M12 62Q0 64 -4 76Q6 72 12 78Q20 72 18 64Z'),
    circle(41, 68, 4.8, { fill: 'none', stroke: GILT, 'stroke-width': 2.2 }),
    smallEye,
    cut('M59 71.500Q66 68 73 72', 1.7),
    linen('M22 108Q38 96 56 98L66 106L56 118H16Z', 1.3) + inked('M36 102L44 118M52 100L50 118', 0.9),
    teal('M6 118Q10 110 22 107L26 118ZM66 106Q78 110 84 118H58Z'),
    pen('M40 96Q48 100 56 95', 2.2, GILT, { 'stroke-dasharray': '2 1.6' }),
  ].join('')
}

const DRAWN: Record<Face, () => string> = { pilot, mercer, spicer, goldsmith, supercargo, chandler }

/** A cut-paper profile, 100 wide and 118 high, looking right. */
export const faceProfile = (who: Face): string => DRAWN[who]()
