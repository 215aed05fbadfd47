import { cut, dark, eye, GILT, gilt, inked, LIGHT, linen, MAN, SHADE, smallEye, WOMAN } from '../../profile.ts'
import { circle, ellipse, path, pen } from '../../svg.ts'

/** Who sits at the table: six of the harbour's people, none of them on a card. */
export const FACES = ['innkeeper', 'smuggler', 'surgeon', 'harbourmaster', 'shipowner', 'smith'] as const
export type Face = (typeof FACES)[number]

export const FACE_ACCENT: Record<Face, string> = {
  innkeeper: '#b0562a',
  smuggler: '#39566b',
  surgeon: '#3f6e5a',
  harbourmaster: '#27407a',
  shipowner: '#6b3560',
  smith: '#8a2f22',
}

const cloth = (who: Face) => (d: string) => path(d, { fill: FACE_ACCENT[who] })

/** A mob cap with a frill, a kerchief. */
function innkeeper(): string {
  const rust = cloth('innkeeper')
  return [
    dark(WOMAN),
    linen('M70 37Q72 4 44 2Q10 2 14 38Q8 50 16 58Q14 66 22 68Q30 72 33 64Q40 64 39 56Q46 54 45 47Q53 47 55 42Q64 44 70 37Z', 1.6),
    inked('M26 20Q36 10 52 12M22 34Q30 20 44 16M40 40Q44 26 56 18M54 38Q58 28 62 24M20 46Q26 40 34 40M24 58Q28 50 34 48', 0.9),
    rust('M17 34Q34 20 68 24L70.500 31Q40 28 19 42Z') + cut('M19 38Q38 24 69 28', 0.9),
    dark('M58 32Q68 28 71 36Q66 42 60 40Z'),
    cut('M59 71Q66 66 73 71', 1.8),
    smallEye,
    circle(40, 70, 3.2, { fill: GILT, stroke: SHADE, 'stroke-width': 0.8 }),
    linen('M26 104Q40 92 56 96L70 106L62 118H18Z', 1.4) + inked('M36 100L48 118M54 98L50 118M30 106L36 118', 0.9),
    rust('M8 118Q12 108 26 104L20 118ZM70 106Q78 110 84 118H62Z'),
  ].join('')
}

/** A slouched hat, a scarf over mouth and chin. */
function smuggler(): string {
  const slate = cloth('smuggler')
  return [
    dark(MAN),
    dark('M24 44Q14 58 20 78Q18 90 10 96Q24 98 32 84Q38 64 34 46Z') + cut('M22 60Q26 72 22 86', 0.9),
    slate('M26 70Q46 84 78 62L80 74Q78 90 66 96Q62 104 68 114L40 112Q26 96 26 70Z') +
      slate('M28 74Q14 84 4 80Q8 90 2 98Q18 102 32 88Z') +
      cut('M27 71Q48 84 78.500 63', 1.5) +
      inked('M36 82Q52 90 74 76M38 94Q50 98 66 92M46 104Q54 106 62 104M20 86Q14 90 8 90', 0.9),
    dark('M-6 28Q10 36 26 34Q52 22 78 34Q96 36 106 22Q104 44 76 42Q48 32 22 46Q2 44 -6 28Z') +
      dark('M24 36Q22 4 44 2Q54 8 62 3Q74 8 76 36Z'),
    slate('M24 34Q48 20 76 33L75.500 25Q48 14 24.500 26Z') +
      cut('M2 36Q18 42 32 38M84 39Q96 38 102 30', 0.9) +
      cut('M44 4Q46 10 54 11', 0.8),
    path('M30 26Q14 12 18 -10Q32 -2 36 22Z', { fill: LIGHT, stroke: SHADE, 'stroke-width': 1.2 }) + inked('M32 24Q24 10 21 -4', 0.7),
    eye,
  ].join('')
}

/** A short wig with a bow, spectacles, a high black stock. */
function surgeon(): string {
  const green = cloth('surgeon')
  return [
    dark(MAN),
    linen('M70 30Q64 10 42 12Q18 14 17 40Q12 46 16 54Q10 60 15 68Q20 78 32 74Q42 68 40 56Q42 44 52 38Q62 38 70 30Z', 1.8),
    inked('M26 28Q38 16 56 20M22 42q10 -6 18 -2M20 54q9 -6 17 -1M19 66q8 -4 16 -2M40 30Q50 22 62 26', 1.2),
    green('M22 74Q12 70 6 76Q10 80 8 86Q16 84 22 79Z') + green('M22 76Q18 84 22 94Q27 88 27 80Z'),
    pen('M57 47a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0M57 46L40 50', 1.7, GILT),
    cut('M61 47q3.500 -1.600 6 -.2', 1.2),
    cut('M60 74.500Q66 73 72 75', 1.4),
    path('M32 98Q46 104 60 95L62 106Q48 116 31 108Z', { fill: SHADE, stroke: LIGHT, 'stroke-width': 1.2 }),
    linen('M50 106L60 104L64 118H50Z', 1),
    green('M8 118Q14 110 31 107L48 118ZM63 106Q76 110 84 118H66Z') + cut('M31 107L48 118M63 106L66 118', 1.3),
    pen('M76 118L86 92M83 90l7 3', 2.4, SHADE, { 'stroke-linecap': 'round' }) + gilt(35, 114, 2.2),
  ].join('')
}

/** A cocked hat and a glass at the eye. */
function harbourmaster(): string {
  const navy = cloth('harbourmaster')
  return [
    dark(MAN),
    dark('M25 44Q18 58 24 72L12 92Q8 82 15 72Q12 54 22 40Z') + navy('M13 72l10 4l-2 6l-10 -4z'),
    dark('M6 40Q8 2 40 0Q70 0 88 33Q72 28 56 32Q30 36 6 40Z'),
    pen('M9 38Q14 8 41 4Q66 5 84 30', 2, LIGHT) + cut('M22 34Q28 16 44 14Q58 14 68 26', 0.7),
    linen('M6 40Q2 20 14 6Q18 14 14 20Q20 26 14 36Z', 1.2),
    path('M64 42L110 30L113 41L67 50Z', { fill: 'url(#brass)', stroke: SHADE, 'stroke-width': 1.6 }) +
      path('M58 42.500L66 40.500L68 50.500L60 52Z', { fill: SHADE }) +
      path('M84 36.500L89 35.200L91.500 45.500L86.500 46.500Z', { fill: SHADE }) +
      pen('M70 43L106 33.500', 1.2, '#fff3bd', { opacity: 0.8 }),
    cut('M60 74Q66 71.500 72 75', 1.5),
    dark('M40 78Q50 90 62 89Q72 88 73 80Q78 92 62 98Q42 96 40 78Z') + cut('M50 88Q58 94 66 92', 0.8),
    linen('M33 100Q46 108 58 99L62 108Q48 116 32 108Z', 1.2),
    navy('M8 118Q14 108 32 103L48 118ZM62 104Q76 108 84 118H56Z') + cut('M32 103L48 118M62 104L56 118', 1.4),
    gilt(28, 112, 2.4) + gilt(72, 112, 2.4),
  ].join('')
}

/** A lace veil over a high comb, a fan. */
function shipowner(): string {
  const plum = cloth('shipowner')
  return [
    dark(WOMAN),
    dark('M30 22Q30 -14 52 -16Q68 -12 66 22Z') + cut('M36 16Q36 -6 50 -10M44 16Q44 -2 52 -8M52 16Q52 0 56 -6M60 16Q60 2 60 -4', 1),
    plum('M62 8Q40 -14 18 4Q2 22 8 60Q4 92 -4 118H36Q28 96 32 78Q22 56 34 38Q48 24 70 31Q70 18 62 8Z'),
    cut('M70 31Q48 24 34 38Q22 56 32 78Q28 96 36 118', 1.5),
    inked('M18 22Q28 8 46 6M14 44Q18 26 32 18M14 70Q16 56 22 48M10 96Q16 84 18 74M26 112Q22 100 24 88', 0.9),
    ...[
      [24, 34],
      [18, 58],
      [20, 84],
      [14, 106],
      [40, 16],
      [28, 60],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.9, { fill: LIGHT, opacity: 0.85 })),
    smallEye,
    pen('M59 71Q66 68 72.500 71', 2, '#c07a9a', { 'stroke-linecap': 'round' }),
    path('M41 66l3 5l-3 6l-3 -6z', { fill: GILT, stroke: SHADE, 'stroke-width': 0.8 }),
    pen('M40 95Q48 99 56 94', 2.2, LIGHT, { 'stroke-dasharray': '0.4 3', 'stroke-linecap': 'round' }),
    path('M64 118L70 88Q86 88 98 100Z', { fill: LIGHT, stroke: SHADE, 'stroke-width': 1.4 }) +
      inked('M66 116L76 90M66 116L83 92M66 116L90 96', 0.8),
  ].join('')
}

/** A leather cap, a full beard, a hammer. */
function smith(): string {
  const red = cloth('smith')
  return [
    dark(MAN),
    red('M22 46Q14 14 46 8Q74 6 76 34Q48 30 22 46Z') + linen('M20 48Q46 30 77 36L76.500 31Q46 24 19 42Z', 1.2),
    inked('M30 36Q32 20 46 10M46 30Q50 18 58 12M62 29Q66 20 66 16', 0.9),
    ellipse(37, 59, 4.6, 7, { fill: SHADE, stroke: LIGHT, 'stroke-width': 0.9 }),
    dark('M34 56Q32 82 40 90Q42 112 60 120Q82 112 80 90Q80 80 74 77Q66 81 60 75Q46 72 42 54Z'),
    cut('M46 84Q50 98 58 108M54 84Q58 98 64 106M62 86Q66 96 72 104M40 72Q44 82 50 86M70 84Q74 90 75 97', 1),
    cut('M58 72Q67 68 75 74', 2),
    cut('M60 39.500Q66 37 71 40.500', 1.8) + eye,
    circle(37, 72, 3, { fill: 'none', stroke: GILT, 'stroke-width': 1.8 }),
    red('M6 118Q12 106 34 102L44 118Z') + pen('M20 118L36 103', 4, LIGHT),
  ].join('')
}

const DRAWN: Record<Face, () => string> = { innkeeper, smuggler, surgeon, harbourmaster, shipowner, smith }
export const faceProfile = (who: Face): string => DRAWN[who]()
