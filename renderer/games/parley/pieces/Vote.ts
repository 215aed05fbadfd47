import type { Texture } from 'pixi.js'
import { isVoteCard, VOTE_CARDS } from '../../../../engine/games/parley/cards.ts'
import type { Rest } from '../../../table/contract.ts'
import { hand, INK } from '../../../table/ink.ts'
import type { Kit } from '../../../table/kit.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { Card } from '../../../table/pieces/Card.ts'
import { fitted, paintWords } from '../../../table/writing.ts'
import { ATTACK, DEFENCE } from '../ink.ts'

/** From this width on a card shows its picture and its name; below, one large sign. */
const FULL_PX = 54
/** From this width on there is room for the line below the name. */
const LINE_PX = 80

/** A vote card: the full face with its words, or the mini, by its size on the screen. */
export const vote: PieceMaker = (kit) => new Card(kit, { front, back })

function front(kit: Kit, rest: Rest): Texture {
  if (!isVoteCard(rest.face)) return back(kit, rest)
  if (rest.width < FULL_PX) return kit.texture(`vote-mini-${rest.face}`)
  const size = { width: Math.round(rest.width), height: Math.round(rest.height) }
  // all kinds at once: what is painted says nothing of the hand, and no card makes the table wait later
  const faces = VOTE_CARDS.map(([face]) => {
    const paint = (context: CanvasRenderingContext2D) => paintFace(context, kit, { face, ...size })
    return [face, kit.faces.picture(`vote ${face} ${size.width} ${size.height}`, size, paint)] as const
  })
  return faces.find(([face]) => face === rest.face)?.[1] ?? back(kit, rest)
}

function back(kit: Kit, rest: Rest): Texture {
  return kit.texture(rest.width < FULL_PX ? 'vote-back-mini' : 'vote-back')
}

function paintFace(context: CanvasRenderingContext2D, kit: Kit, card: { face: string; width: number; height: number }): void {
  const { face, width, height } = card
  const unit = width / 176
  kit.draw(context, `vote-${face}`, { x: 0, y: 0, width, height })
  const plain = /-\d$/.test(face)
  const hasLine = !plain && width >= LINE_PX
  const colour = face.startsWith('sword') ? ATTACK : face.startsWith('shield') ? DEFENCE : INK
  words(context, kit.say(`cards.${face}.title`), {
    kit,
    hand: hand('title', (plain ? 29 : 28) * unit, colour),
    y: (hasLine ? 202 : 211) * unit,
    width,
    unit,
  })
  if (hasLine) words(context, kit.say(`cards.${face}.line`), { kit, hand: hand('italic', 21 * unit, INK), y: 227 * unit, width, unit })
}

type Line = { kit: Kit; hand: ReturnType<typeof hand>; y: number; width: number; unit: number }

/** One line, centred on `y`, as wide as the inner rule allows. */
function words(context: CanvasRenderingContext2D, text: string, { kit, hand, y, width, unit }: Line): void {
  const fit = { width: width - 30 * unit, most: 1.12 }
  const large = kit.enlarged(text, hand, fit)
  const set = fitted(text, large, fit)
  context.save()
  context.translate(0, y - set.size * 0.6)
  paintWords(context, set, large, fit, { width, pad: 0 })
  context.restore()
}
