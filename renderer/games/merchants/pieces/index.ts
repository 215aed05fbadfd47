import type { PieceMaker } from '../../../table/piece.ts'
import { boards } from '../../../table/pieces/boards.ts'
import { discard } from '../../../table/pieces/discard.ts'
import { panel } from '../../../table/pieces/Panel.ts'
import { nothing, picture } from '../../../table/pieces/Picture.ts'
import { pile } from '../../../table/pieces/pile.ts'
import { plaque } from '../../../table/pieces/plaque.ts'
import { card, faceOf } from './card.ts'
import { eventLarge } from './event.ts'
import { fan } from './fan.ts'
import { home, lamp, vessel } from './sea.ts'
import { crew, marks, notice, standing } from './seats.ts'

/** Kind of piece → how it is drawn. */
export const pieces: Readonly<Record<string, PieceMaker>> = {
  nothing,
  table: boards,
  lamp,
  home,
  vessel,
  panel,
  crew,
  plaque,
  standing,
  marks,
  fan,
  notice,
  pile,
  discard: discard({ width: 164, height: 236, empty: 'slot', face: faceOf }),
  card,
  slot: picture(),
  'event-large': eventLarge,
  effect: picture(),
}
