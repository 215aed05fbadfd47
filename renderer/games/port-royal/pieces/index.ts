import { isCard } from '../../../../engine/games/port-royal/cards.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { boards } from '../../../table/pieces/boards.ts'
import { discard } from '../../../table/pieces/discard.ts'
import { nothing, picture } from '../../../table/pieces/Picture.ts'
import { pile } from '../../../table/pieces/pile.ts'
import { plaque } from '../../../table/pieces/plaque.ts'
import { card, faceOf } from './card.ts'
import { danger, ember, expedition, flag, pennon, takes } from './harbour.ts'
import { news, odds } from './news.ts'
import { coin, coins, heap, points, purse, stat } from './seats.ts'

/** Kind of piece → how it is drawn. */
export const pieces: Readonly<Record<string, PieceMaker>> = {
  nothing,
  table: boards,
  plaque,
  pile,
  discard: discard({
    width: 200,
    height: 290,
    empty: 'berth',
    face: (kit, kind, width) => (isCard(kind) ? faceOf(kit, kind, width) : null),
  }),
  flag,
  pennon,
  takes,
  berth: picture(),
  danger,
  ember,
  expedition,
  card,
  news,
  odds,
  points,
  purse,
  coins,
  coin,
  heap,
  stat,
  mark: picture({ shadow: true }),
  effect: picture(),
}
