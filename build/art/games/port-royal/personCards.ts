import type { Sprite } from '../../atlas.ts'
import { portraitGround } from '../../cameo.ts'
import { corners, paperCard } from '../../card.ts'
import { INK } from '../../palette.ts'
import { centred, clip, ellipse, grow, path, pen, place, rect } from '../../svg.ts'
import { CARD, MINI, TINY } from './cardSizes.ts'
import { accentOf, PERSONS, type Person } from './kinds.ts'
import { bust } from './persons.ts'
import { ability, coinPlace, disc } from './signs.ts'

const OVAL = { rx: 72, ry: 86, y: -30 }

function portrait(person: Person): string {
  const { rx, ry, y } = OVAL
  const accent = accentOf(person)
  const shape = ellipse(0, 0, rx, ry, {})
  const k = ry / 62
  const ground = portraitGround({ accent, seed: PERSONS.indexOf(person) * 9 + 5 }, rx, ry)
  const head = place({ x: -46 * k, y: -42 * k, scale: k * 0.91 }, bust(person))
  return place(
    { y },
    [
      ellipse(0, 0, rx + 5.5, ry + 5.5, { fill: '#f7edcf', stroke: INK, 'stroke-width': 1 }),
      clip(shape, ground + head),
      ellipse(0, 0, rx, ry, { fill: 'none', stroke: INK, 'stroke-width': 2.2 }),
      ellipse(0, 0, rx - 3, ry - 3, { fill: 'none', stroke: '#f6ead0', 'stroke-width': 0.9, opacity: 0.55 }),
      ellipse(0, 0, rx + 3, ry + 3, { fill: 'none', stroke: accent, 'stroke-width': 1.6 }),
    ].join(''),
  )
}

/** A governor is worth nothing: no disc for points. */
const hasPoints = (person: Person) => person !== 'governor'
/** A pirate fights for two. */
const abilities = (person: Person, y: number, half: number, r: number) =>
  place({ x: -half, y }, ability(person, r)) + (person === 'pirate' ? place({ x: half, y }, ability(person, r)) : '')

/** Face of a person, 200 by 290; name, line, points and cost are written live. */
export function personCard(person: Person): string {
  const accent = accentOf(person)
  return paperCard(
    CARD,
    [
      corners(170, 262, accent),
      portrait(person),
      pen('M-76 76H76', 1.2, accent) + path('M0 72.500L5 76L0 79.500L-5 76Z', { fill: accent }),
      hasPoints(person) ? place({ x: -71, y: -116 }, disc(22, accent)) : '',
      place({ x: 70, y: -115 }, coinPlace(24)),
      abilities(person, 50, 70, 21),
    ].join(''),
  )
}

/** At a glance: the profile, what it does, room for points. */
function mini(person: Person): string {
  const accent = accentOf(person)
  const box = grow(centred(MINI.width, MINI.height), -5)
  return [
    rect(centred(MINI.width, MINI.height), { rx: 8, fill: 'url(#paper)' }),
    clip(
      rect(box, { rx: 5 }),
      rect(box, { fill: '#eadfbd' }) +
        rect(box, { fill: accent, opacity: 0.3 }) +
        place({ x: -40, y: -48, scale: 0.93 }, bust(person)) +
        rect({ x: -50, y: 52, width: 100, height: 20 }, { fill: '#2b1c10' }),
    ),
    rect(centred(99, 143), { rx: 8, fill: 'none', stroke: '#5a3d1c', 'stroke-width': 1, opacity: 0.8 }),
    rect(box, { rx: 5, fill: 'none', stroke: INK, 'stroke-width': 1.4 }),
    hasPoints(person) ? place({ x: -30, y: -52 }, disc(17, accent)) : '',
    abilities(person, 48, 27, 20),
  ].join('')
}

/** Smaller still: the profile in its colour. */
function tiny(person: Person): string {
  const accent = accentOf(person)
  const box = grow(centred(TINY.width, TINY.height), -3)
  return [
    rect(centred(TINY.width, TINY.height), { rx: 5, fill: 'url(#paper)', stroke: '#5a3d1c', 'stroke-width': 1 }),
    clip(
      rect(box, { rx: 3 }),
      rect(box, { fill: '#efe4c2' }) + rect(box, { fill: accent, opacity: 0.34 }) + place({ x: -22.5, y: -17, scale: 0.46 }, bust(person)),
    ),
    rect(box, { rx: 3, fill: 'none', stroke: accent, 'stroke-width': 1.6 }),
  ].join('')
}

export const personSprites: Sprite[] = PERSONS.flatMap((person): Sprite[] => [
  { name: `person-${person}`, ...CARD, draw: () => personCard(person) },
  { name: `person-mini-${person}`, ...MINI, draw: () => mini(person) },
  { name: `person-tiny-${person}`, ...TINY, draw: () => tiny(person) },
])
