import { cut, dark, eye, GILT, gilt, inked, linen, MAN, SHADE, smallEye, WOMAN } from '../../profile.ts'
import { circle, path, pen, place } from '../../svg.ts'
import { accentOf, type Person, type Trade } from './kinds.ts'

type Cloth = (d: string) => string

/** A fur-trimmed cap with a feather, a short beard: the cap has the colour of the ships that pay him. */
const trader = (cloth: Cloth, accent: string): string =>
  [
    dark(MAN),
    dark('M25 42Q20 54 24 66Q30 70 32 60Q30 50 33 42Z'),
    cloth('M22 40Q10 22 32 12Q58 2 80 18Q86 28 75 33Q50 26 22 40Z'),
    inked('M30 32Q34 18 52 9M44 28Q48 18 62 11M60 27Q62 20 72 16', 0.8),
    linen('M20 44Q48 25 78 32L77 26Q47 19 18.500 37Z', 1.4),
    inked('M27 38l2 -4M37 34l2 -5M47 30.500l1 -5M57 29l1 -5M67 29.500l1 -4', 0.9),
    path('M34 14Q26 -12 44 -16Q38 -4 42 11Z', { fill: accent, stroke: SHADE, 'stroke-width': 1.2 }) + cut('M37 12Q34 -4 41 -12', 0.9),
    gilt(38, 16, 3.4),
    dark('M57 84Q66 87 73 79Q78 92 66 102Q55 98 55 86Z') +
      cut('M61 89Q64 94 66 98M67 86Q69 90 69 94', 0.8) +
      cut('M60 73.500Q67 71 73 75', 1.7),
    eye,
    cloth('M8 118Q14 104 34 100L47 118Z') + cut('M35 100Q46 110 52 118M57 100Q62 108 66 118', 1.4),
    inked('M14 116Q20 108 30 104M24 118Q28 112 36 108', 0.9),
    gilt(50, 109, 3),
  ].join('')

/** A wide straw hat, a straw in the mouth, an open shirt. */
const settler = (cloth: Cloth): string =>
  [
    dark(MAN),
    dark('M27 46Q22 60 27 74L34 78Q31 62 34 46Z'),
    linen('M-4 41Q22 30 50 30Q78 30 104 42Q78 38.500 50 38.500Q22 38.500 -4 41Z', 1.5),
    linen('M24 34Q28 4 50 4Q70 4 75 33Q50 28 24 34Z', 1.5),
    inked('M30 30Q34 12 42 6M40 28Q42 12 48 5M52 28Q53 14 55 5M62 29Q62 16 60 7M69 30Q68 20 64 10M4 39Q26 33 50 33Q74 33 96 39.500', 0.8),
    cloth('M24.500 34Q25.500 27 27 24Q50 18 73 24L75 33Q50 27 24.500 34Z'),
    pen('M73.500 72Q84 72 94 66M94 66l4 -3M94 66l5 0', 1.5, SHADE, { 'stroke-linecap': 'round' }),
    dark('M54 86Q62 90 70 86Q72 90 66 93Q58 94 54 90Z'),
    eye,
    linen('M32 101Q46 116 60 101L68 118H22Z', 1.2) + inked('M40 106L46 118M54 108L50 118', 0.9),
    cloth('M8 118Q12 108 32 101L30 118ZM62 102Q76 106 84 118H70Z'),
  ].join('')

/** A cocked hat laced with gold, hair in a queue. */
const captain = (cloth: Cloth): string =>
  [
    dark(MAN),
    dark('M26 42Q20 60 26 74L16 96Q10 88 16 76Q12 58 22 40Z') + cloth('M15 76l10 3l-1 6l-11 -3z'),
    dark('M4 40Q14 8 46 4Q76 2 102 31Q78 28 58 33Q30 39 4 40Z'),
    pen('M7 38Q18 12 46 7.500Q74 6 97 29', 2.4, GILT, { 'stroke-linecap': 'round' }),
    cut('M22 36Q32 20 50 17Q68 17 84 28', 0.7),
    circle(38, 19, 7.5, { fill: accentOf('captain'), stroke: GILT, 'stroke-width': 1.4 }) + gilt(38, 19, 2.6),
    eye,
    cut('M60 74Q66 72 72 75', 1.4),
    linen('M36 98Q48 104 59 96L63 106Q58 118 50 118Q42 110 34 104Z', 1.2) + inked('M44 104q4 5 5 12M54 102q0 7 -3 14', 0.9),
    cloth('M6 118Q12 106 33 101L46 118ZM63 104Q76 108 84 118H56Z') + cut('M33 101L47 118M62 103L57 118', 1.5),
    gilt(30, 112, 2) + gilt(70, 112, 2),
  ].join('')

/** A flat broad hat, a collar with bands, a cross on a ribbon. */
const priest = (): string =>
  [
    dark(MAN),
    dark('M-2 37Q20 29 48 31Q80 30 104 38Q80 43 48 41Q20 43 -2 37Z') + dark('M25 34Q26 12 50 11Q71 11 73 34Z'),
    cut('M3 37.500Q28 33 50 34Q78 33 98 38', 0.9) + cut('M26 29Q50 24 72.500 29', 1.5),
    pen('M72 36Q66 60 60 98', 0.9, SHADE),
    dark('M27 44Q24 58 28 72L35 78Q31 62 34 44Z') + cut('M28 52Q27 62 30 70', 0.8),
    eye,
    cut('M61 74.500Q67 73.500 72 75', 1.3),
    linen('M34 99Q46 92 59 96L60 103Q47 101 33 106Z', 1.3),
    linen('M46 102L58 101L64 118H50Z', 1.1) + inked('M55 102L57 118', 0.8),
    path('M30 107h5v6h6v5h-6v0h-5v0h-6v-5h6z', { fill: GILT, stroke: SHADE, 'stroke-width': 1.1 }),
    cut('M14 114Q18 108 24 106', 0.8),
  ].join('')

/** Of all trades: a cap with a peak, a hammer over the shoulder, a nail between the teeth. */
const jack = (cloth: Cloth): string =>
  [
    pen('M14 116L2 30', 6.4, SHADE, { 'stroke-linecap': 'round' }) +
      pen('M13.500 112L2.500 34', 2, '#b98f58', { 'stroke-linecap': 'round' }),
    path('M-16 22L-12 12L14 8Q24 10 26 20L14 21L15 29L-10 33Z', {
      fill: '#6d747a',
      stroke: SHADE,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
    dark(MAN),
    cloth('M21 42Q18 12 48 9Q74 9 76 33Q48 29 21 42Z') + inked('M30 34Q32 18 46 10M46 29Q50 18 56 11M62 29Q66 20 66 14', 0.8),
    dark('M70 29Q88 29 94 36Q82 39 69 37Z') + linen('M20 44Q46 29 77 35L77 30.500Q46 23.500 20 38Z', 1.2),
    dark('M27 46Q23 60 28 74L36 80Q31 62 34 46Z'),
    dark('M40 76Q48 88 60 89Q70 89 74 80Q74 90 64 95Q46 96 40 76Z') + cut('M48 86Q56 92 64 92', 0.8),
    pen('M74 73.500L88 75.500M87 72.500L88 78.500', 2.2, SHADE, { 'stroke-linecap': 'round' }),
    eye,
    linen('M35 99Q47 108 59 98L62 106Q48 116 34 106Z', 1.2),
    cloth('M8 118Q14 106 33 102L48 118Z') + cloth('M62 104Q76 108 84 118H56Z'),
    pen('M22 118L34 102M70 118L60 104', 3.4, SHADE),
  ].join('')

/** A tarred hat with a ribbon, a pigtail, an earring, a striped shirt. */
const sailor = (cloth: Cloth): string =>
  [
    dark(MAN),
    dark('M24 42Q18 56 24 70Q20 88 8 100Q8 86 16 74Q12 54 20 40Z') +
      cloth('M14 75l9 -3l1.500 5l-9 3.500z') +
      cut('M19 50Q18 60 21 66', 0.8),
    dark('M24 34Q26 8 49 7Q70 7 73 28Q48 22 24 34Z') + dark('M10 40Q44 21 84 29L85 34Q48 32 12 46Z'),
    cloth('M24.500 30Q47 17 72 23L73 28.500Q48 22 24 35Z') + cut('M28 28Q32 14 44 10', 0.8) + cut('M14 41.500Q46 26 82 31', 0.8),
    cloth('M26 34Q14 38 6 52Q14 48 18 52Q20 42 30 37Z'),
    circle(38, 65, 4, { fill: 'none', stroke: GILT, 'stroke-width': 2 }),
    eye,
    cut('M60 74.500Q67 72 73 75.500', 1.5),
    linen('M33 101Q46 110 58 100L84 118H8Q14 106 33 101Z', 1.3),
    pen('M20 108Q42 116 68 108M13 114Q42 122 78 114', 3, accentOf('sailor')),
    dark('M30 100Q46 112 60 99L58 112L52 108L47 117Z'),
  ].join('')

/** A knotted scarf, a patch, a forked beard, a hoop: nobody's face. */
const pirate = (cloth: Cloth): string =>
  [
    dark('M24 44Q10 60 16 82Q12 96 20 104Q32 98 36 82Q44 62 36 44Z') + cut('M20 62Q26 74 22 88M28 60Q32 74 27 92', 0.9),
    dark(MAN),
    cloth('M21 48Q15 18 46 11Q72 8 75 34Q48 29 21 48Z') + inked('M28 38Q32 20 48 12M42 31Q48 18 58 14M58 28Q62 20 66 18', 0.8),
    cloth('M24 44Q8 46 -2 62Q8 60 12 66Q18 56 28 50Z') +
      cloth('M24 44Q12 56 12 74Q18 68 22 70Q22 58 30 49Z') +
      cut('M22 48Q48 30 75 34', 1.4),
    cut('M25 46L62 41M72 38L76 37', 1.5),
    circle(66, 45, 6.4, { fill: '#f0e3c0', stroke: SHADE, 'stroke-width': 1 }) + circle(66, 45, 4.8, { fill: SHADE }),
    circle(38, 67, 4.6, { fill: 'none', stroke: GILT, 'stroke-width': 2.3 }),
    dark('M50 78Q60 84 72 79Q80 90 74 108L66 100L60 112Q48 100 50 78Z') +
      cut('M57 86Q58 96 61 104M64 84Q66 92 66 96M70 84Q74 92 73 101', 0.9) +
      cut('M59 73Q66 70 73.500 74.500', 2),
    cut('M60 58l-4 10M57 60l5 2', 1.1),
    cloth('M8 118Q14 104 36 101L48 118Z') + cut('M36 101Q46 112 50 118', 1.4) + inked('M16 116Q22 108 30 105', 0.9),
  ].join('')

/** Hair piled high with a ribbon, a pearl, bare shoulders with lace. */
const mademoiselle = (cloth: Cloth): string =>
  [
    dark(WOMAN),
    dark('M25 50Q10 32 22 12Q34 -8 58 -4Q76 2 74 30Q60 24 50 34Q46 48 38 56Q36 72 30 84Q22 94 26 104Q14 98 18 84Q20 76 26 68Q18 62 25 50Z'),
    dark('M22 8Q32 -18 54 -12Q64 -4 46 8Q30 18 22 8Z'),
    cut('M26 40Q28 20 50 14M32 46Q38 26 58 20M30 24Q36 8 56 4M27 60Q24 74 30 80M24 88Q22 94 24 99M32 0Q40 -8 50 -8', 1),
    cloth('M21 20Q42 6 68 8L71 14Q44 13 22 27Z') +
      cloth('M22 20Q8 8 2 14Q8 18 4 24Q12 30 22 25Z') +
      cloth('M20 24Q10 30 10 42Q16 38 20 42Q24 32 25 25Z'),
    smallEye,
    path('M59 70.500Q66 67.500 73 71', { fill: 'none', stroke: accentOf('mademoiselle'), 'stroke-width': 2, 'stroke-linecap': 'round' }),
    circle(40.5, 70, 3.4, { fill: '#fbf6e6', stroke: SHADE, 'stroke-width': 0.8 }),
    pen('M39 94Q47 98 55.500 93', 2.6, accentOf('mademoiselle')) + gilt(48, 98, 2.6),
    linen('M10 118Q20 104 32 110Q44 104 56 111Q68 106 84 118Z', 1.2) +
      inked('M18 118q3 -6 7 -6M30 118q3 -6 7 -5M42 118q3 -6 7 -5M54 118q3 -6 7 -4M66 118q3 -5 6 -4', 0.9),
  ].join('')

/** A cap of three horns with bells, a toothed collar. */
const jester = (cloth: Cloth): string =>
  [
    dark(MAN),
    path('M44 20Q58 -12 92 0Q104 6 102 18Q88 6 74 28Q60 18 44 20Z', { fill: GILT, stroke: SHADE, 'stroke-width': 1.4 }),
    dark('M30 28Q22 -14 46 -18Q58 -18 64 -10Q50 -8 52 22Z') + cut('M36 22Q34 -4 48 -14', 0.9),
    cloth('M44 20Q30 -8 2 2Q-8 10 -4 20Q14 10 24 34Q34 24 44 20Z') + inked('M34 24Q22 4 4 8', 0.9),
    cloth('M22 50Q19 24 46 17Q70 14 75 35Q48 31 22 50Z') + cloth('M22 48Q15 66 22 82Q30 92 38 88Q32 66 36 44Z'),
    inked('M50 30Q54 22 58 17M30 42Q34 26 46 18', 0.9) + inked('M25 54Q22 68 28 82', 0.9),
    cut('M23 49Q48 30 75 35M36 45Q32 66 38 88', 1.5),
    gilt(101, 22, 5.4) + gilt(-3, 24, 5.4) + gilt(66, -8, 5),
    eye,
    cut('M58 71Q64 80 74 73.500', 1.8) + cut('M66 34l4 -3', 0.6),
    path('M10 118L20 102L32 114L42 99L54 114L64 101L74 114L86 106L88 118Z', {
      fill: accentOf('jester'),
      stroke: SHADE,
      'stroke-width': 1.2,
    }),
    path('M20 102L32 114L24 118H14ZM42 99L54 114L46 118H38ZM64 101L74 114L70 118H60Z', { fill: GILT }),
    gilt(20, 102, 3) + gilt(42, 99, 3) + gilt(64, 101, 3),
  ].join('')

/** A tall hat athwart with a plume, side whiskers, epaulettes. */
const admiral = (cloth: Cloth): string =>
  [
    dark(MAN),
    dark('M-4 46Q10 6 48 -10Q90 6 104 42Q78 29 50 29Q22 31 -4 46Z'),
    pen('M2 41Q16 8 48 -5Q82 8 97 35', 2.6, GILT, { 'stroke-linecap': 'round' }) + cut('M22 34Q34 14 49 7Q66 14 80 29', 0.7),
    linen('M48 -8Q34 -26 10 -20Q18 -14 12 -6Q22 -8 22 -1Q36 -8 50 0Z', 1.4) + inked('M44 -6Q32 -16 18 -16M40 -4Q30 -8 22 -7', 0.8),
    circle(49, 15, 7.6, { fill: accentOf('admiral'), stroke: GILT, 'stroke-width': 1.5 }) + gilt(49, 15, 2.8),
    linen('M25 42Q18 58 22 70Q14 76 18 86Q26 92 34 82Q44 78 44 66Q38 58 37 42Z', 1.2) +
      inked('M27 48Q24 58 28 66M22 74q6 4 12 0M20 82q6 4 10 0M33 48Q32 58 38 66', 0.9),
    eye,
    cut('M60 74Q66 72.500 72 75', 1.5),
    linen('M35 98Q47 104 59 96L61 104Q54 116 48 114Q40 106 34 104Z', 1.1),
    cloth('M8 118Q14 106 33 101L48 118ZM62 103Q76 108 84 118H54Z') + cut('M33 101L48 118M62 103L54 118', 1.4),
    path('M2 112Q10 100 28 102L32 109Q16 108 8 116Z', { fill: GILT, stroke: SHADE, 'stroke-width': 1.2 }) +
      pen('M5 113v7M9 112v8M13 111v8M17 109.500v7', 2, GILT),
    circle(66, 112, 4, { fill: GILT, stroke: SHADE, 'stroke-width': 1 }) +
      path('M66 107.500l1.400 3l3 .4l-2.300 2l.7 3l-2.800 -1.600l-2.800 1.600l.7 -3l-2.300 -2l3 -.4z', { fill: '#fff3bd' }),
  ].join('')

/** A full-bottomed wig, a lace jabot, a sash with an order. */
const governor = (cloth: Cloth): string =>
  [
    dark(MAN),
    linen(
      'M74 33Q70 6 42 8Q14 10 13 40Q5 48 11 57Q4 66 10 75Q3 84 9 93Q6 106 20 110Q36 112 42 101Q48 92 42 82Q50 70 45 56Q48 41 60 37Q68 37 74 33Z',
      2,
    ),
    inked(
      'M20 30Q32 16 52 18M18 44q10 -7 18 0M15 60q11 -7 21 0M14 76q11 -7 20 0M13 92q10 -7 20 0M18 104q8 -6 17 -1M30 24Q44 14 62 22M40 46Q44 34 58 30',
      1.3,
    ),
    inked('M24 38q8 -6 14 -1M22 52q9 -6 15 0M20 68q9 -6 16 0M20 84q8 -6 14 0', 0.7),
    eye,
    dark('M60 72Q68 70 74 74L77 71.500Q70 67 60 70Z') + cut('M61 75.500Q67 74.500 72 76', 1.1),
    linen('M48 98L60 96L66 116L52 118Z', 1.2) + inked('M50 104q6 3 11 -1M52 110q6 3 11 -1M53 115q6 2 11 -1', 1),
    cloth('M66 104Q78 108 84 118H66Z') + cloth('M8 118Q10 112 18 110Q36 114 44 106L50 118Z'),
    pen('M22 118Q34 108 44 104', 5, '#a62c22') + gilt(34, 113, 4.6),
  ].join('')

const FACES: Record<Trade, (cloth: Cloth) => string> = {
  settler,
  captain,
  priest,
  jack,
  sailor,
  pirate,
  mademoiselle,
  jester,
  admiral,
  governor,
}

/** A cut-paper profile, 100 wide and 118 high, looking right. */
export function bust(person: Person): string {
  const accent = accentOf(person)
  const cloth: Cloth = (d) => path(d, { fill: accent })
  if (person.startsWith('trader-')) return trader(cloth, accent)
  // Whoever is no trader has a trade.
  const head = FACES[person as Trade](cloth)
  // His horns need room.
  return person === 'jester' ? place({ x: 4, y: 14, scale: 0.88 }, head) : head
}
