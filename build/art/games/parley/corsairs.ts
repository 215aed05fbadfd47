import { cut, dark, eye, GILT, gilt, inked, LIGHT, linen, MAN, SHADE, smallEye, WOMAN } from '../../profile.ts'
import { circle, path, pen } from '../../svg.ts'

export const CORSAIRS = ['isaura', 'kemal', 'yusuf', 'barbagia', 'donna', 'quill'] as const
export type Corsair = (typeof CORSAIRS)[number]

export const ACCENT: Record<Corsair, string> = {
  kemal: '#8a2f22',
  isaura: '#5b4480',
  yusuf: '#42703a',
  barbagia: '#2f5f97',
  donna: '#2b6a70',
  quill: '#9a6a1c',
}

const cloth = (who: Corsair) => (d: string) => path(d, { fill: ACCENT[who] })
/** Turban with a plume, a parted beard. */
function kemal(): string {
  const red = cloth('kemal')
  return [
    dark(MAN),
    red('M6 118Q14 100 36 96L48 118Z') + cut('M37 97Q48 106 52 118') + inked('M14 116Q20 106 30 102M24 118Q28 110 36 106', 1.1),
    dark('M36 62Q36 88 46 96Q54 116 66 112Q78 104 76 88Q75 80 70 79Q64 80 58 76Q46 72 42 56Z'),
    cut('M41 64Q46 78 58 78.500Q64 80 70 79.500', 1.2) +
      cut('M52 88Q56 100 64 106M60 86Q64 96 69 102M46 80Q47 90 53 98', 0.9) +
      cut('M60 73Q67 70.500 73 74.500', 2.2),
    red('M42 6Q50 -12 62 2Q62 8 58 10Q48 6 42 8Z'),
    linen('M20 44Q6 30 18 16Q32 2 52 4Q76 4 82 20Q84 32 75 37Q52 27 34 38Q26 42 20 44Z'),
    inked('M20 38Q34 14 80 18M16 28Q32 6 66 7M28 40Q50 20 80 29') + inked('M24 34Q40 18 70 20M30 36Q50 24 76 26', 0.6),
    path('M72 13Q74 -8 62 -16Q84 -12 80 14Z', { fill: ACCENT.kemal, stroke: SHADE, 'stroke-width': 1 }) + cut('M76 10Q78 -4 70 -12', 0.7),
    gilt(76, 17, 3.6),
    eye,
  ].join('')
}

/** Hood and cloak of the desert, a short beard. */
function yusuf(): string {
  const green = cloth('yusuf')
  return [
    dark(MAN),
    green('M72 29Q66 4 42 0Q34 -12 20 -14Q24 -2 20 8Q2 34 8 66Q6 94 -2 118H48Q34 104 36 86Q23 64 30 44Q46 27 72 29Z'),
    inked('M20 8Q34 4 42 0M14 40Q18 22 30 12M12 70Q12 56 16 46M8 104Q14 92 16 80', 1.2) +
      inked('M22 60Q18 48 24 36M20 92Q24 84 24 74M16 112Q22 104 24 96', 0.8),
    cut('M72 29Q46 27 30 44Q23 64 36 86Q34 104 48 118', 1.5),
    linen('M31 42Q46 27 72 32L72.500 36.500Q50 32 31 47Z', 1.2),
    dark('M56 82Q68 88 73 79Q78 92 68 101Q56 102 53 90Z') +
      cut('M62 73.500Q68 72 72.500 74.500', 1.8) +
      cut('M60 88Q62 94 66 97M66 87Q67 92 70 94', 0.8),
    gilt(50, 108, 4.2),
    eye,
  ].join('')
}

/** Sailor's cap, a white beard, a pipe. */
function barbagia(): string {
  const blue = cloth('barbagia')
  return [
    dark(MAN),
    blue('M22 48Q16 18 40 8Q20 6 12 22Q4 42 8 62Q10 70 17 66Q20 60 17 52Q16 38 24 30Z') + blue('M22 48Q18 20 42 8Q66 2 74 33Q48 28 22 48Z'),
    inked('M12 60L18 58M26 30Q22 14 40 8', 1.1) + inked('M30 36Q34 20 46 12M40 32Q46 18 56 14M54 29Q58 20 64 18', 0.7),
    linen('M22 50Q48 29 76 34L75.500 28.500Q46 22 20.500 44Z', 1.2),
    linen('M34 58Q34 80 40 86Q42 108 58 117Q80 112 79 92Q79 82 73 78Q66 82 60 76Q46 72 42 54Z'),
    inked('M46 82Q50 98 60 108M54 82Q58 96 66 106M62 84Q66 94 72 100M40 70Q44 80 50 82', 1.1) +
      inked('M43 88Q47 100 54 108M68 84Q71 90 75 94', 0.7),
    linen('M58 73Q67 68 75.500 74.500Q68 80 58 77Z', 1.1),
    pen('M74 76L92 80L92 71', 3, SHADE) + dark('M88 72h8v-4h-8z'),
    cut('M60 39.500Q66 36.500 71 40', 2),
    eye,
  ].join('')
}

/** Headscarf, long hair, a hoop of gold. */
function isaura(): string {
  const violet = cloth('isaura')
  return [
    dark('M30 40Q10 52 18 70Q4 82 14 96Q8 110 22 117Q36 118 40 104Q46 92 38 80Q44 62 38 44Z') + dark(WOMAN),
    cut('M24 60Q34 66 26 76M20 84Q32 88 24 100M32 68Q38 78 32 88M28 104Q34 106 32 113', 1.1),
    violet('M24 50Q18 22 46 15Q68 13 71 33Q48 29 24 50Z') + violet('M26 46Q14 44 2 54Q10 54 14 58Q8 62 6 70Q20 66 28 52Z'),
    cut('M26 46Q44 30 71 32M28 34Q44 20 66 22', 1.1) +
      inked('M27 42Q42 27 68 28M32 27Q46 17 60 18M22 49Q14 50 9 54M22 53Q16 58 12 64', 0.8),
    circle(41, 67, 5, { fill: 'none', stroke: GILT, 'stroke-width': 2.2 }),
    smallEye,
    cut('M40 101Q50 110 58 118M56 101Q62 108 66 118', 1.4),
    violet('M12 118Q18 106 38 102L46 118Z') + inked('M20 117Q26 110 36 107', 1),
  ].join('')
}

/** A wide hat with a plume, a net over the hair, a ruff. */
function donna(): string {
  const teal = cloth('donna')
  return [
    dark('M34 42Q16 46 16 64Q20 82 36 80Q44 62 38 46Z') + dark(WOMAN),
    cut('M20 56Q28 62 38 60M18 64Q28 70 37 68M22 73Q30 76 36 75M24 50Q22 64 28 78M31 47Q30 62 34 78', 0.9),
    dark('M0 34Q24 18 52 23Q82 24 100 6Q96 30 72 35Q44 36 24 46Q8 46 0 34Z') + dark('M28 28Q26 2 48 0Q68 0 70 25Z'),
    teal('M28 28Q48 18 70 25L70 19Q48 12 27.500 22Z'),
    teal('M34 18Q24 -6 2 -8Q-14 -4 -12 14Q-10 30 -2 40Q-2 28 6 24Q4 32 10 36Q10 22 24 20Z'),
    cut('M-6 30Q-6 6 32 14', 1.2) +
      cut('M-8 16Q-4 12 2 13M-4 4Q2 4 8 9M10 -4Q14 2 18 10M-6 24Q-2 20 2 20', 0.7) +
      cut('M6 34Q30 24 54 27Q80 28 94 16', 0.8),
    smallEye,
    circle(41, 69, 3.2, { fill: LIGHT }),
    linen('M22 103Q26 92 36 95Q44 90 52 94Q62 92 68 98Q74 106 66 110Q58 106 50 111Q42 107 34 112Q22 112 22 103Z'),
    inked('M30 96L33 111M38 95L41 109M46 93L49 110M54 94L57 108M62 95L64 109', 1.1),
  ].join('')
}

/** A tall buckled hat, spectacles, a goose quill behind the ear, a pointed beard: the fleet's clerk. */
function quill(): string {
  const ochre = cloth('quill')
  return [
    dark(MAN),
    dark('M26 42Q19 56 24 72Q22 82 14 90Q28 92 35 82Q31 60 34 44Z') + cut('M24 56Q28 66 25 78M29 54Q32 68 28 84', 0.9),
    dark('M29 32L33 -10Q50 -16 65 -10L71 31Z') + dark('M0 39Q46 25 100 36Q52 47 0 39Z'),
    ochre('M28.500 32L30 20Q50 14 69 20L71 30Q48 24 28.500 32Z') + inked('M30 26Q50 19 70 25', 0.8),
    pen('M45 17.500h12v10h-12z', 2.2, GILT) + cut('M37 12Q37 0 38 -9M61 11Q61 0 60 -10', 0.7),
    linen('M40 50Q20 44 6 22Q0 8 4 -8Q12 2 14 8Q14 0 18 -4Q22 12 24 22Q30 36 42 47Z', 1.2) +
      inked('M40 49Q20 38 8 4M12 16L9 22M17 25L13 31M23 33L19 38', 0.7),
    pen('M58 46.500a6 6 0 1 0 12 0a6 6 0 1 0 -12 0', 1.5, GILT) + pen('M58 46L40 50', 1.3, GILT),
    cut('M62 46.500q3 -1.600 5.400 -.2', 1.2),
    cut('M60 73.500Q68 71 75 76', 2),
    dark('M58 82Q68 86 73.500 77Q76 88 66 111Q58 100 58 82Z') + cut('M63 88Q65 96 66 104M67 86Q68 92 67 98', 0.8),
    linen('M16 105Q18 93 32 96Q42 90 52 95Q64 93 72 100Q78 108 68 112Q58 108 48 113Q38 108 28 114Q16 114 16 105Z'),
    inked('M26 97L28 113M35 95L38 110M44 93L47 112M53 95L56 109M62 96L65 110', 1.1),
  ].join('')
}

const FACES: Record<Corsair, () => string> = { isaura, kemal, yusuf, barbagia, donna, quill }

/** A cut-paper profile, 100 wide and 118 high, looking right. */
export const profile = (who: Corsair): string => FACES[who]()
