import { Container, Sprite, type Texture } from 'pixi.js'
import { isCard } from '../../../../engine/games/merchants/cards.ts'
import type { Rest } from '../../../table/contract.ts'
import { hand } from '../../../table/ink.ts'
import type { Kit } from '../../../table/kit.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { CARD_ASPECT, CARD_HEIGHT, LOOSE } from '../fanShape.ts'
import { faceOf } from './card.ts'

/** Of the outermost card. */
const MOST_TURN = 0.2
/** What may have gone since it was seen. */
const PALE = 0.62

const words = (text: string | number | undefined): string[] =>
  String(text ?? '')
    .split(' ')
    .filter((word) => word !== '')

/** Another's hand: a fan of backs, among them what I know of it; a number only where the house rules want one (4.6). */
export const fan: PieceMaker = (kit) => {
  const root = new Container()
  const cards: Sprite[] = []
  const badge = kit.nine('badge')
  const number = kit.line()
  return {
    root,
    show(rest) {
      const count = Number(rest.values?.count ?? 0)
      const faces = facesOf(kit, rest, count)
      while (cards.length < count) cards.push(root.addChild(new Sprite({ anchor: { x: 0.5, y: 0.5 } })))
      root.addChild(badge, number)
      for (const [index, card] of cards.entries()) {
        const face = faces[index]
        card.visible = face !== undefined
        if (face) lay(card, face, { index, count, rest })
      }
      const shows = rest.values?.numbers === 1
      badge.visible = number.visible = shows
      if (!shows) return
      const size = Math.max(12, rest.height * 0.3)
      badge.scale.set(size / 25)
      badge.setSize(56, 38)
      badge.position.set(0, rest.height * 0.34)
      kit.write(number, String(count), hand('title', size, '#f7dc8a'), { width: rest.width })
      number.position.set(0, rest.height * 0.34)
    },
  }
}

type Face = { texture: Texture; alpha: number }

/** Known cards lie uppermost, to the right; the rest are backs. */
function facesOf(kit: Kit, { values, height }: Rest, count: number): Face[] {
  const width = height * CARD_HEIGHT * CARD_ASPECT
  const seen = (names: string[], alpha: number) =>
    names.flatMap((name): Face[] => {
      const texture = isCard(name) ? faceOf(kit, name, Math.min(width, 60)) : null
      return texture ? [{ texture, alpha }] : []
    })
  const known = [...seen(words(values?.maybe), PALE), ...seen(words(values?.sure), 1)].slice(-count || undefined)
  const back = kit.texture(width < 36 ? 'back-tiny' : 'back-mini')
  const backs = Array.from({ length: Math.max(0, count - known.length) }, (): Face => ({ texture: back, alpha: 1 }))
  return [...backs, ...(count > 0 ? known : [])]
}

function lay(card: Sprite, { texture, alpha }: Face, { index, count, rest }: { index: number; count: number; rest: Rest }): void {
  const height = rest.height * CARD_HEIGHT
  const width = height * CARD_ASPECT
  const step = count > 1 ? Math.min(width * LOOSE, (rest.width - width * 1.1) / (count - 1)) : 0
  const away = index - (count - 1) / 2
  const share = count > 1 ? away / ((count - 1) / 2) : 0
  const bend = Math.min(1, count / 7)
  card.texture = texture
  card.setSize(width, height)
  card.tint = alpha < 1 ? 0xb9ae96 : 0xffffff
  card.position.set(away * step, rest.height * (-0.03 + 0.06 * share * share * bend))
  card.rotation = share * MOST_TURN * bend
}
