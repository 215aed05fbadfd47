import type { Sprite } from '../../atlas.ts'
import { cardBack, corners, medallion, paperCard } from '../../card.ts'
import { icon } from '../../icon.ts'
import { ATTACK, DEFENCE } from '../../palette.ts'
import { circle, clip, numeral, path, pen, place } from '../../svg.ts'
import { foot, VIEW, WINDOW, windowFrame } from '../../tablet.ts'
import { vignette } from '../../vignette.ts'
import { woodcut } from '../../woodcut.ts'
import { HORIZON, shoreOf } from './shores.ts'

const VOTES = [
  'sword-1',
  'sword-2',
  'sword-3',
  'shield-1',
  'shield-2',
  'shield-3',
  'blunder',
  'reveal',
  'abstain',
  'last',
  'change',
  'cancel',
  'mutiny',
] as const
export type Vote = (typeof VOTES)[number]

type Look = { colour: string; icon: string; value: number }

const LOOKS: Record<Vote, Look> = {
  'sword-1': { colour: ATTACK, icon: 'crossed-sabres', value: 1 },
  'sword-2': { colour: ATTACK, icon: 'crossed-sabres', value: 2 },
  'sword-3': { colour: ATTACK, icon: 'crossed-sabres', value: 3 },
  'shield-1': { colour: DEFENCE, icon: 'round-shield', value: 1 },
  'shield-2': { colour: DEFENCE, icon: 'round-shield', value: 2 },
  'shield-3': { colour: DEFENCE, icon: 'round-shield', value: 3 },
  blunder: { colour: '#7a3f6b', icon: 'jester-hat', value: 0 },
  reveal: { colour: '#96650f', icon: 'old-lantern', value: 0 },
  abstain: { colour: '#5c4a33', icon: 'sleepy', value: 0 },
  last: { colour: '#2f6258', icon: 'acoustic-megaphone', value: 0 },
  change: { colour: '#23536f', icon: 'anchor', value: 0 },
  cancel: { colour: '#9a4a17', icon: 'burning-book', value: 0 },
  mutiny: { colour: '#3a2320', icon: 'pirate-flag', value: 0 },
}

/** Where the signs of a plain card stand, by its value. */
const STANDS: Record<number, readonly (readonly [x: number, y: number, size: number])[]> = {
  1: [[0, 0, 112]],
  2: [
    [-20, -26, 76],
    [28, 32, 76],
  ],
  3: [
    [0, -42, 70],
    [-35, 30, 70],
    [35, 30, 70],
  ],
}

/** 5.5 The anchor goes elsewhere: an arrow bends round it. */
const turningArrow = (colour: string) => {
  const bend = 'M-46 26A52 52 0 0 1 40 -34'
  return (
    pen(bend, 13, '#fbf0d4', { opacity: 0.8 }) +
    pen(bend, 7, colour) +
    path('M26 -48L54 -44L44 -18Z', { fill: colour, stroke: '#fbf0d4', 'stroke-width': 2, 'stroke-linejoin': 'round' })
  )
}

function signs(kind: Vote, { colour, icon: name, value }: Look): string {
  const stands = STANDS[value]
  if (stands) return stands.map(([x, y, size]) => woodcut(name, { x, y, size, colour })).join('')
  if (kind === 'change') return turningArrow(colour) + woodcut(name, { x: 2, y: 8, size: 88, colour: '#3a2714' })
  return woodcut(name, { x: 0, y: 0, size: 108, colour: '#3a2714' })
}

/** What must survive overlap in a fan: the number, or the sign of a special card. */
function roundel({ colour, icon: name, value }: Look, r: number): string {
  return [
    circle(0, 0, r, { fill: colour, stroke: '#2b1a0c', 'stroke-width': 1.4 }),
    circle(0, 0, r * 0.86, { fill: 'none', stroke: '#fbf0d4', 'stroke-width': 1.1, opacity: 0.85 }),
    value ? numeral(0, r * 0.44, r * 1.34, value, '#fbf0d4') : icon(name, 0, 0, r * 1.18, '#fbf0d4'),
  ].join('')
}

/** Face of a vote card, 176 by 254; title and line are written live below y 62. */
function face(kind: Vote): string {
  const look = LOOKS[kind]
  const picture = [
    clip(
      path(WINDOW, {}),
      vignette({ view: VIEW, horizon: HORIZON, colour: look.colour, seed: VOTES.indexOf(kind) * 7 + 3, shore: shoreOf(kind) }),
    ),
    windowFrame(),
    signs(kind, look),
  ]
  return paperCard(
    { width: 176, height: 254 },
    [
      corners(150, 228, look.colour),
      place({ y: -29 }, picture.join('')),
      foot(look.colour),
      place({ x: -60, y: -99 }, roundel(look, 23)),
    ].join(''),
  )
}

/** The same at a glance, 100 by 144: no picture, one large sign. */
function mini(kind: Vote): string {
  const look = LOOKS[kind]
  const sign = look.value ? icon(look.icon, 0, 20, 66, look.colour) : icon(look.icon, 0, 20, 64, '#3a2714')
  const head = look.value ? place({ y: -36 }, roundel(look, 25)) : place({ y: -36 }, roundel(look, 22))
  return paperCard(
    { width: 100, height: 144 },
    head + (look.value ? sign : icon(look.icon, 1.5, 22, 66, look.colour, { opacity: 0.4 }) + sign),
  )
}

export const voteSprites: Sprite[] = [
  ...VOTES.map((kind): Sprite => ({ name: `vote-${kind}`, width: 176, height: 254, draw: () => face(kind) })),
  ...VOTES.map((kind): Sprite => ({ name: `vote-mini-${kind}`, width: 100, height: 144, draw: () => mini(kind) })),
  { name: 'vote-back', width: 176, height: 254, draw: () => cardBack({ width: 176, height: 254 }, medallion('anchor', 46)) },
  { name: 'vote-back-mini', width: 100, height: 144, draw: () => cardBack({ width: 100, height: 144 }, '') },
]
