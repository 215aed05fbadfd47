import { circle, num, type Point, path, pen, place } from '../../svg.ts'
import type { Vote } from './votes.ts'

/** Where sea and sky of a card's picture meet. */
export const HORIZON = 46

const LINE = { stroke: '#2b1c10', 'stroke-width': 0.8, opacity: 0.85 }
const TIMBER = '#6b4a2f'
const STONE = '#d9c799'

/** A two-masted ship, its waterline at the origin. */
const ship = (x: number, scale: number, turn = 0, sails = '#f6ecd0') =>
  place(
    { x, y: HORIZON, scale, turn },
    [
      path('M-10 -5L-12 -1Q-11 2 -8 2H7Q10 1 12 -6L6 -4H-6Z', { fill: TIMBER, ...LINE }),
      path('M-5 -6V-21Q3 -17 2 -7ZM3 -6V-24Q12 -18 10 -7Z', { fill: sails, ...LINE }),
      pen('M-5 -5V-23M3 -5V-26', 0.8, '#2b1c10'),
    ].join(''),
  )

const puffs = (list: readonly (readonly [x: number, y: number, r: number])[], fill: string) =>
  list.map(([x, y, r]) => circle(x, y, r, { fill, ...LINE, 'stroke-width': 0.6 })).join('')

/** The attackers' line, firing. */
const fleet = () =>
  ship(-52, 1) +
  ship(50, 1.1) +
  ship(-20, 0.62) +
  puffs(
    [
      [-36, 42, 4.5],
      [-30, 39, 6],
      [33, 42, 4.5],
      [27, 38.5, 6.5],
      [21, 35, 4],
    ],
    '#f6ecd0',
  )

/** A walled town. */
function walls(): string {
  const wall = 'M-70 46V34h6v-4h5v4h5v-4h5v4h5v-12h4v-4h5v4h5v-4h5v4h5v12h10v-4h5v4h5v-4h5v4h5v-4h5v4h8v-16h4v-4h5v4h5v-4h5v4h6v16h13v12Z'
  const joints = Array.from({ length: 26 }, (_, i): Point => [-68 + ((i * 37) % 136), 37 + ((i * 13) % 8)])
  return (
    path(wall, { fill: STONE, ...LINE }) +
    pen(joints.map(([x, y]) => `M${x} ${y}h4`).join(''), 0.6, '#2b1c10', { opacity: 0.5 }) +
    path('M-34 46v-7a4 4 0 0 1 8 0v7zM42 46v-9a5 5 0 0 1 10 0v9z', { fill: '#3a2714' })
  )
}

/** Going down by the bow. */
const wreck = () =>
  place(
    { x: 49, y: HORIZON + 3 },
    place(
      { turn: 32 },
      path('M-13 -8L-14 -2Q-12 3 -8 4H10Q12 0 13 -6H-6Z', { fill: TIMBER, ...LINE }) +
        pen('M-4 -6L-8 -26M4 -6L4 -20M-12 -18L0 -22', 1, '#2b1c10'),
    ),
  ) + pen('M34 50q5 -3 9 0t9 0t9 0', 1.2, '#f3ecd0')

/** A light on its rock, its beam over the water. */
const lighthouse = () =>
  [
    path('M49 10L-70 -30V18Z', { fill: '#fff3c4', opacity: 0.6 }),
    path('M36 46Q42 38 52 38Q62 39 68 46Z', { fill: '#8a7a58', ...LINE }),
    path('M47 39L49 15H56L58 39Z', { fill: '#f3e8cc', ...LINE }) + path('M48 31L48.600 24H56.400L57 31Z', { fill: '#b0442f' }),
    path('M48 15V7H57V15ZM46.500 7Q52.500 0 58.500 7Z', { fill: '#ffe39a', ...LINE }),
  ].join('')

/** A calm night. */
const moon = () =>
  circle(44, -50, 13, { fill: '#fbf3d6', ...LINE }) + circle(38, -54, 12, { fill: '#d8cba6', opacity: 0.9 }) + ship(-48, 0.8)

/** Two islands, far apart. */
const islands = () =>
  path('M-70 46Q-62 34 -52 38Q-46 30 -38 40L-32 46Z', { fill: '#b5b27a', ...LINE }) +
  path('M34 46Q42 36 50 39Q58 28 70 40V46Z', { fill: '#b5b27a', ...LINE }) +
  pen('M-52 38V26M-52 26q-5 -1 -7 3M-52 26q5 -1 7 3M-52 26q-2 -5 -6 -4M-52 26q2 -5 6 -4', 1, '#3a2714')

/** A ship on fire. */
const blaze = () =>
  puffs(
    [
      [50, 18, 6],
      [55, 10, 7],
      [48, 3, 6],
      [58, -2, 5],
    ],
    '#b9a78c',
  ) +
  ship(48, 1) +
  path('M40 40Q36 30 44 24Q43 30 47 27Q48 18 55 14Q53 24 58 26Q63 32 56 40Z', { fill: '#e2762a', ...LINE })

/** Two ships within hail. */
const hail = () => ship(-50, 0.9) + ship(50, 0.8)

/** A black flag where another flew. */
const blackFlag = () =>
  ship(-50, 0.9, 0, '#4a4038') + pen('M-47 24V12', 1, '#2b1c10') + path('M-47 12h12l-3 3.500l3 3.500h-12z', { fill: '#1c1410' })

const SHORES: Record<string, () => string> = {
  sword: fleet,
  shield: walls,
  blunder: wreck,
  reveal: lighthouse,
  abstain: moon,
  change: islands,
  cancel: blaze,
  last: hail,
  mutiny: blackFlag,
}

/** What stands on the horizon of a vote card. */
export const shoreOf = (kind: Vote): string => SHORES[kind.replace(/-\d$/, '')]?.() ?? ''

/** Home waters: for the missions. */
export const homeShore = (): string => {
  const hills = `M-70 ${HORIZON}V36Q-58 26 -46 34Q-36 22 -24 36Q-10 28 0 40Q14 30 26 38Q40 24 52 34Q62 28 70 36V${num(HORIZON)}Z`
  return path(hills, { fill: '#c9b98a', ...LINE })
}
