import { Container, type Texture } from 'pixi.js'
import {
  type Expedition,
  factsOf,
  isCard,
  type Card as Kind,
  type Person,
  type Ship,
  type Tax,
} from '../../../../engine/games/port-royal/cards.ts'
import type { Rest } from '../../../table/contract.ts'
import { hand, INK } from '../../../table/ink.ts'
import type { Kit } from '../../../table/kit.ts'
import type { Piece, PieceMaker } from '../../../table/piece.ts'
import { Card } from '../../../table/pieces/Card.ts'
import { put } from '../../../table/put.ts'
import { artOf } from '../ids.ts'
import { signed } from '../worth.ts'

/** The drawings' own size. */
const FACE = { width: 200, height: 290 }
/** Faces are painted at few widths, CSS pixels, and shown a little smaller: else every row of cards would need its own. */
const WIDTHS = [104, 150, 210, 300, 440]
/** Below this width only signs and numbers are drawn. */
const FULL_PX = 92
const MINI = { width: 100, height: 144 }
/** Coins that I would get, pay, and lack. */
const GAIN = '#bfe3a2'
const PRICE = '#f7dc8a'
const DEAR = '#f0876f'
const SWORD_RED = '#8d2a1d'
const ON_DISC = '#fbf0d4'
const ON_YELLOW = '#3d2a06'
const ON_COIN = '#4a3305'

/** Words on the band of a ship. */
const BAND: Record<Ship['colour'], string> = { yellow: ON_YELLOW, blue: '#f2e6c8', green: '#f2e6c8', red: '#f6e4c4', black: '#f2e6c8' }

/** A card of the harbour or a display: full face or mini, by its size on the screen. */
export const card: PieceMaker = (kit) => {
  const body = new Card(kit, { front, back: (_, rest) => kit.texture(rest.width < FULL_PX ? 'back-mini' : 'back') })
  const tag = worthTag(kit)
  const show = body.show.bind(body)
  body.show = (rest) => {
    show(rest)
    body.root.addChild(tag.root)
    tag.show(rest)
  }
  return body
}

/** On the upper edge of a card that lies open: what it would bring me, or cost me. */
function worthTag(kit: Kit): Pick<Piece, 'root' | 'show'> {
  const root = new Container()
  const plate = root.addChild(kit.nine('badge'))
  const coin = root.addChild(kit.sprite('coin-face'))
  const text = root.addChild(kit.line())
  return {
    root,
    show({ width, height, up, values }) {
      root.visible = up && values?.worth !== undefined
      if (!root.visible) return
      const full = width >= FULL_PX
      const size = height * (full ? 0.088 : 0.115)
      const ink = values?.dear === 1 ? DEAR : Number(values?.worth) > 0 ? GAIN : PRICE
      kit.write(text, signed(Number(values?.worth)), hand('title', size, ink), { width: width * 0.4, align: 'left' })
      const across = text.width + size * 1.3
      plate.scale.set((size * 1.5) / 40)
      plate.setSize((across + size * 1.1) / plate.scale.x, 40)
      coin.scale.set(size / coin.texture.height)
      coin.position.set(-across / 2 + size * 0.5, 0)
      text.position.set(-across / 2 + size * 1.3, 0)
      root.position.set(0, -height * (full ? 0.52 : 0.54))
    },
  }
}

function front(kit: Kit, rest: Rest): Texture {
  if (!isCard(rest.face)) return kit.texture('back')
  return faceOf(kit, rest.face, rest.width)
}

/** The painted face of a card that is to be so wide. */
export function faceOf(kit: Kit, kind: Kind, shown: number): Texture {
  const full = shown >= FULL_PX
  const width = WIDTHS.find((each) => each >= shown) ?? shown
  const aspect = full ? FACE : MINI
  const size = { width: Math.round(width), height: Math.round((width * aspect.height) / aspect.width) }
  return kit.faces.picture(`${kind} ${size.width} ${full}`, size, (context) => {
    const unit = size.width / aspect.width
    kit.draw(context, frameOf(kind, full), { x: 0, y: 0, ...size })
    context.translate(size.width / 2, size.height / 2)
    context.scale(unit, unit)
    paint(context, kit, kind, full)
  })
}

/** An expedition lies upright before whoever fulfilled it, in one drawing for every size. */
function frameOf(kind: Kind, full: boolean): string {
  const art = artOf(kind)
  const [sort = '', ...rest] = art.split('-')
  if (sort === 'expedition') return `expedition-card-${rest.join('-')}`
  return full ? art : `${sort}-mini-${rest.join('-')}`
}

type Context = CanvasRenderingContext2D

function paint(context: Context, kit: Kit, kind: Kind, full: boolean): void {
  const facts = factsOf(kind)
  if (facts.sort === 'expedition') expedition(context, kit, facts, full)
  else if (facts.sort === 'tax') {
    if (full) tax(context, kit, facts)
  } else if (facts.sort === 'ship') (full ? fullShip : miniShip)(context, kit, facts)
  else (full ? fullPerson : miniPerson)(context, kit, facts)
}

function picture(context: Context, kit: Kit, name: string, x: number, y: number, size: number): void {
  kit.draw(context, name, { x: x - size / 2, y: y - size / 2, width: size, height: size })
}

function fullShip(context: Context, kit: Kit, { colour, coins, swords }: Ship): void {
  put(context, kit.say(`colours.${colour}.ship`), hand('title', 26, BAND[colour]), { x: -42, y: -115, width: 128, align: 'left' })
  for (let coin = 0; coin < coins; coin++) picture(context, kit, 'coin-face', -68 + 22 * coin, 117, 24)
  if (swords === null) picture(context, kit, 'ink-skull', 54, 117, 36)
  else {
    picture(context, kit, 'ink-sword', 40, 117, 30)
    put(context, String(swords), hand('title', 30, SWORD_RED), { x: 68, y: 117, width: 30 })
  }
}

function miniShip(context: Context, kit: Kit, { coins, swords }: Ship): void {
  for (let coin = 0; coin < coins; coin++) picture(context, kit, 'coin-face', -36 + 11 * coin, 53, 17)
  if (swords === null) picture(context, kit, 'ink-skull', 30, 53, 24)
  else {
    picture(context, kit, 'ink-sword', 17, 53, 19)
    put(context, String(swords), hand('title', 22, SWORD_RED), { x: 34, y: 53, width: 24 })
  }
}

function fullPerson(context: Context, kit: Kit, { trade, colour, points, cost }: Person): void {
  if (points > 0) put(context, String(points), hand('title', 28, colour === 'yellow' ? ON_YELLOW : ON_DISC), { x: -71, y: -116, width: 34 })
  put(context, String(cost), hand('title', 28, ON_COIN), { x: 70, y: -115, width: 36 })
  put(context, kit.say(`persons.${trade}.name`), hand('title', 26, INK), { x: 0, y: 95, width: 168 })
  const line = kit.say(`persons.${trade}.line`, { colour: colour === null ? '' : kit.say(`colours.${colour}.name`) })
  put(context, line, hand('italic', 16.5, INK), { x: 0, y: 121, width: 168, lines: 2 })
}

function miniPerson(context: Context, kit: Kit, { colour, points, cost }: Person): void {
  if (points > 0) put(context, String(points), hand('title', 24, colour === 'yellow' ? ON_YELLOW : ON_DISC), { x: -30, y: -52, width: 30 })
  picture(context, kit, 'coin-place', 31, -52, 32)
  put(context, String(cost), hand('title', 23, ON_COIN), { x: 31, y: -52, width: 30 })
}

function expedition(context: Context, kit: Kit, { coins, points }: Expedition, full: boolean): void {
  if (!full) context.scale(0.5, 0.497)
  put(context, String(points), hand('title', full ? 28 : 44, ON_DISC), { x: 70, y: -115, width: 44 })
  if (full) put(context, kit.say('expeditions.name'), hand('title', 24, INK), { x: 0, y: 84, width: 168 })
  for (let coin = 0; coin < coins; coin++)
    picture(context, kit, 'coin-face', (coin - (coins - 1) / 2) * 30, full ? 116 : 100, full ? 26 : 40)
}

function tax(context: Context, kit: Kit, { by }: Tax): void {
  put(context, kit.say(`taxes.${by}.name`), hand('title', 25, INK), { x: 0, y: 98, width: 168 })
  put(context, kit.say(`taxes.${by}.line`), hand('italic', 16.5, INK), { x: 0, y: 121, width: 168, lines: 2 })
}
