import type { PieceMaker } from '../../../table/piece.ts'
import { boards } from '../../../table/pieces/boards.ts'
import { panel } from '../../../table/pieces/Panel.ts'
import { nothing, picture } from '../../../table/pieces/Picture.ts'
import { pile } from '../../../table/pieces/pile.ts'
import { plaque } from '../../../table/pieces/plaque.ts'
import { slot, sums, voter } from './ballot.ts'
import { chart, lamp } from './board.ts'
import { blackmail, letter, mission } from './cards.ts'
import { cell, monster, portName } from './cell.ts'
import { caption, discard, dots, sieges } from './piles.ts'
import { blackmailPrice, lettersHead, note, soldLetter } from './prices.ts'
import { coin, fan, money, stack } from './purse.ts'
import { half, portBoard, portCard, portStrip } from './stake.ts'
import { cord, pennant, score } from './track.ts'
import { vote } from './Vote.ts'

/** Kind of piece → how it is drawn. */
export const pieces: Readonly<Record<string, PieceMaker>> = {
  nothing,
  table: boards,
  chart,
  lamp,
  cell,
  monster,
  'port-name': portName,
  seal: picture({ shadow: true }),
  admiral: picture({ shines: true, size: 1.1 }),
  anchor: picture({ shadow: true }),
  pin: picture(),
  mark: picture({ shadow: true }),
  effect: picture(),
  pennant,
  score,
  cord,
  plaque,
  panel,
  caption,
  fan,
  money,
  stack,
  coin,
  'port-card': portCard,
  'port-strip': portStrip,
  'port-board': portBoard,
  half,
  pile,
  discard,
  sieges,
  dots,
  'letters-head': lettersHead,
  letter,
  'letter-sold': soldLetter,
  'blackmail-price': blackmailPrice,
  note,
  slot,
  voter,
  sums,
  vote,
  blackmail,
  mission,
}
