import type { Sprite } from '../../atlas.ts'
import { cardBack, corners, medallion, paperCard } from '../../card.ts'
import { engrave } from '../../engrave.ts'
import { icon } from '../../icon.ts'
import { ATTACK, DEFENCE, INK } from '../../palette.ts'
import { noise, rng } from '../../random.ts'
import { circle, clip, num, path, pen, place, rect } from '../../svg.ts'
import { foot, VIEW, WINDOW, windowFrame } from '../../tablet.ts'
import { vignette } from '../../vignette.ts'
import { woodcut } from '../../woodcut.ts'
import { COUNTRIES, type Country, LOOK } from './countries.ts'
import { seal } from './seals.ts'
import { HORIZON, homeShore } from './shores.ts'

const CARD = { width: 176, height: 254 }
const BLACKMAIL = { width: 132, height: 190 }
const PORT = { width: 204, height: 284 }

/** My secret crown: the country's arms over home waters. */
function mission(country: Country): string {
  const tint = country === 'berberis' ? '#8a7a58' : country === 'spaniards' ? '#4a3f36' : LOOK[country].colour
  const picture = [
    clip(
      path(WINDOW, {}),
      vignette({ view: VIEW, horizon: HORIZON, colour: tint, seed: COUNTRIES.indexOf(country) * 5 + 70, shore: homeShore() }),
    ),
    windowFrame(),
    icon('laurels', 0, 13, 134, '#fbf0d4', { stroke: '#fbf0d4', strokeWidth: 20, opacity: 0.7 }) + icon('laurels', 0, 13, 134, '#6b5a2a'),
    place({ y: 2, scale: 0.92 }, arms(country)),
    icon('queen-crown', 1.2, -62.6, 50, '#2b1a0c', { opacity: 0.5 }) +
      icon('queen-crown', 0, -64, 50, 'url(#brass)', { stroke: '#4a2f0c', strokeWidth: 16 }),
  ]
  return paperCard(CARD, corners(150, 228, ATTACK) + place({ y: -29 }, picture.join('')) + foot(ATTACK))
}

/** A shield in the country's colour, shaded by the burin. */
function arms(country: Country): string {
  const { colour, sign, icon: name } = LOOK[country]
  const grain = noise(COUNTRIES.indexOf(country) + 60)
  const shield = 'M-46 -50H46V4Q46 42 0 64Q-46 42 -46 4Z'
  const tone = (x: number, y: number) => Math.max(0, 0.18 + (x + 46) / 150 + (grain(x / 24, y / 24) - 0.5) * 0.6)
  const shade = engrave({
    x: -48,
    y: -52,
    width: 96,
    height: 118,
    step: 2.6,
    max: 1.4,
    dx: 4,
    fill: country === 'berberis' ? '#8a7a58' : '#000',
    opacity: 0.42,
    dark: tone,
  })
  return [
    clip(path(shield, {}), path(shield, { fill: colour }) + shade),
    pen(shield, 6, '#fbf0d4', { opacity: 0.9 }),
    pen(shield, 2.4, INK),
    place({ scale: 0.9, y: 0.5 }, pen(shield, 1.2, sign, { opacity: 0.7 })),
    icon(name, 1.5, 3, 72, '#000', { opacity: 0.3 }),
    icon(name, 0, 0, 72, sign),
  ].join('')
}

/** A crown, and wax over the ribbon: nobody has looked. */
function missionBack(): string {
  const ribbons =
    path('M-18 66l-10 36l15 -8l9 15l9 -34z', { fill: '#7d1f17', stroke: '#3d0b07', 'stroke-width': 1 }) +
    path('M18 66l10 36l-15 -8l-9 15l-9 -34z', { fill: '#6b1d16', stroke: '#3d0b07', 'stroke-width': 1 })
  const wax = [
    circle(0, 70, 27, { fill: '#a62c22', stroke: '#5e130c', 'stroke-width': 1.6 }),
    circle(0, 70, 27, { fill: 'url(#wax)' }),
    circle(0, 70, 20, { fill: '#8d221a', stroke: '#f6d9b4', 'stroke-opacity': 0.5, 'stroke-width': 1.3 }),
    icon('anchor', 0, 70, 27, '#f6d9b4'),
  ].join('')
  return cardBack(CARD, place({ y: -22 }, medallion('crown', 50)) + place({ filter: 'shadow-small', y: -4 }, ribbons + wax))
}

/** A guess that somebody serves this country: a cloak, a dagger, and the country in the corner. */
function blackmail(country: Country): string {
  const grain = noise(COUNTRIES.indexOf(country) + 90)
  const oval = '<ellipse cx="0" cy="14" rx="44" ry="62"/>'
  const tone = (x: number, y: number) => Math.max(0, Math.hypot(x / 46, (y - 14) / 64) ** 2 * (0.5 + grain(x / 20, y / 10)) - 0.16)
  const picture = [
    clip(
      oval,
      rect({ x: -50, y: -60, width: 100, height: 150 }, { fill: '#e4d4a6' }) +
        engrave({ x: -50, y: -52, width: 100, height: 134, step: 2.7, max: 1.8, dx: 5, opacity: 0.55, dark: tone }),
    ),
    '<ellipse cx="0" cy="14" rx="44" ry="62" fill="none" stroke="#3a2714" stroke-width="1.6"/><ellipse cx="0" cy="14" rx="47.500" ry="65.500" fill="none" stroke="#3a2714" stroke-width=".7"/>',
    woodcut('cloak-dagger', { x: 0, y: 16, size: 98, colour: '#2b1c10' }),
  ].join('')
  return paperCard(BLACKMAIL, picture + place({ x: -38, y: -67 }, seal(country, 24)))
}

const dotted = (y: number, half: number) => pen(`M${-half} ${y}H${half}`, 1.3, INK, { 'stroke-dasharray': '2 4' })

/** The sides of a siege: signs of attack and defence; seals, words and gains are set on it live. */
function portCard(): string {
  const washed = (y: number, colour: string) => rect({ x: -91, y, width: 182, height: 130 }, { fill: colour, opacity: 0.07 })
  return paperCard(
    PORT,
    [
      washed(-131, ATTACK) + washed(1, DEFENCE),
      icon('crossed-sabres', -63, -108.5, 34, '#000', { opacity: 0.18 }) + icon('crossed-sabres', -64, -110, 34, ATTACK),
      dotted(0, 84) + path('M0 -4L6 0L0 4L-6 0Z', { fill: INK }),
      icon('round-shield', -63, 23.5, 36, '#000', { opacity: 0.18 }) + icon('round-shield', -64, 22, 36, DEFENCE),
    ].join(''),
  )
}

const LETTER = { width: 120, height: 104 }

/** A letter of marque: a sheet that has been rolled, three lines of a clerk's hand, the country's wax. */
function letter(country: Country | null): string {
  const index = country ? COUNTRIES.indexOf(country) : 7
  const sheet = 'M-56 -46Q-20 -52 0 -48.500T56 -49V45Q24 51 0 47.500T-56 49Z'
  const paper = [
    path(sheet, { fill: country ? 'url(#paper)' : 'url(#paper-sold)', stroke: INK, 'stroke-width': 1.1 }),
    path(sheet, { fill: '#000', filter: 'url(#grain)', opacity: 0.5 }),
    path('M-56 -46Q-20 -52 0 -48.500T56 -49V-43Q20 -43 0 -42.500T-56 -40Z', { fill: '#fff', opacity: 0.3 }),
    path('M-56 49Q-20 44 0 47.500T56 45V40Q20 46 0 42T-56 43Z', { fill: '#7a5320', opacity: 0.25 }),
  ]
  return paper.join('') + handwriting(index * 13 + 3) + (country ? place({ y: 18 }, seal(country, 26)) : '')
}

function handwriting(seed: number): string {
  const random = rng(seed)
  let d = ''
  for (let row = 0; row < 4; row++) {
    d += `M-44 ${-30 + row * 10}`
    for (let word = 0; word < (row === 3 ? 5 : 11); word++)
      d += `q${num(2 + random() * 2)} ${num(-5.5 * random())} 4 0t4 ${num((random() - 0.5) * 2)}`
  }
  return pen(d, 1.15, INK, { opacity: 0.62, 'stroke-linecap': 'round' })
}

export const cardSprites: Sprite[] = [
  ...COUNTRIES.flatMap((country): Sprite[] => [
    { name: `mission-${country}`, ...CARD, draw: () => mission(country) },
    { name: `blackmail-${country}`, ...BLACKMAIL, draw: () => blackmail(country) },
    { name: `letter-${country}`, ...LETTER, draw: () => letter(country) },
  ]),
  { name: 'mission-back', ...CARD, draw: missionBack },
  { name: 'blackmail-back', ...BLACKMAIL, draw: () => cardBack(BLACKMAIL, medallion('cloak-dagger', 38)) },
  { name: 'port-card', ...PORT, draw: portCard },
  { name: 'port-back', ...PORT, draw: () => cardBack(PORT, medallion('castle', 54)) },
  { name: 'letter-sold', ...LETTER, draw: () => letter(null) },
]
