import type { Texture } from 'pixi.js'
import { isCard, type Card as Kind } from '../../../../engine/games/merchants/cards.ts'
import type { Rest, Values } from '../../../table/contract.ts'
import { hand, INK } from '../../../table/ink.ts'
import type { Kit } from '../../../table/kit.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { Card } from '../../../table/pieces/Card.ts'
import { put } from '../../../table/put.ts'
import { familyOf } from '../tell.ts'

/** The drawings' own sizes; each serves from so many CSS pixels of width. */
const FULL = { name: '', width: 164, height: 236, from: 68 }
const MINI = { name: 'mini-', width: 96, height: 138, from: 40 }
const TINY = { name: 'tiny-', width: 44, height: 64, from: 0 }
/** Faces are painted at few widths, CSS pixels, and shown a little smaller: else every hand would need its own. */
const WIDTHS = [92, 124, 170, 250, 360]

const FAMILY_INK = { treasure: '#74500e', attack: '#94291d', navigation: '#23536f' } as const

const sizeFor = (width: number) => [FULL, MINI, TINY].find(({ from }) => width >= from) ?? TINY

/** A vessel or exploration card, full, mini or a mere mark, by its size on the screen. */
export const card: PieceMaker = (kit) =>
  new Card(kit, {
    front: (_, rest) => frontOf(kit, rest),
    back: (_, rest) => kit.texture(rest.width < MINI.from ? 'back-tiny' : rest.width < FULL.from ? 'back-mini' : 'back'),
  })

const frontOf = (kit: Kit, { face, width, values }: Rest): Texture => faceOf(kit, face, width, values) ?? kit.texture('back')

/** The face of a card that is to be so wide; null for what is no card. */
export function faceOf(kit: Kit, face: string, shown: number, values: Values = {}): Texture | null {
  const size = sizeFor(shown)
  const art = isCard(face) ? `card-${size.name}${face}` : eventArt(String(values.art ?? ''), size)
  if (art === null) return null
  if (size !== FULL) return kit.texture(art)
  const width = WIDTHS.find((each) => each >= shown) ?? Math.ceil(shown)
  const height = Math.round((width * FULL.height) / FULL.width)
  return kit.faces.picture(`${art} ${width} ${values.title ?? ''}`, { width, height }, (context) => {
    kit.draw(context, art, { x: 0, y: 0, width, height })
    context.translate(width / 2, height / 2)
    context.scale(width / FULL.width, width / FULL.width)
    if (isCard(face)) paintCard(context, kit, face)
    else paintEvent(context, kit, values)
  })
}

/** Of an exploration card there is no tiny drawing. */
function eventArt(art: string, { name }: typeof FULL): string | null {
  if (art === '') return null
  return name === '' ? `event-${art}` : `event-mini-${art}`
}

function paintCard(context: CanvasRenderingContext2D, kit: Kit, face: Kind): void {
  const family = familyOf(face)
  put(context, kit.say(`cards.${face}.name`), hand('title', 24, INK), { x: 0, y: 82, width: 136 })
  put(context, kit.say(`families.${family}.name`), hand('label', 15, FAMILY_INK[family]), { x: 0, y: 102, width: 136 })
}

function paintEvent(context: CanvasRenderingContext2D, kit: Kit, { art, title }: Values): void {
  put(context, String(title ?? kit.say(`events.${art}.title`)), hand('title', 22, INK), { x: 0, y: 84, width: 136 })
  put(context, kit.say('events.kind'), hand('label', 14, '#6b5433'), { x: 0, y: 103, width: 136 })
}
