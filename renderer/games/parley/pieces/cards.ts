import { isCountry } from '../../../../engine/games/parley/cards.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { Card } from '../../../table/pieces/Card.ts'

/** 8.1 One of my blackmail cards. */
export const blackmail: PieceMaker = (kit) =>
  new Card(kit, { front: (_, { face }) => kit.texture(`blackmail-${face}`), back: () => kit.texture('blackmail-back') })

/** 2.2 My secret crown: face down but while I look. */
export const mission: PieceMaker = (kit) =>
  new Card(kit, {
    front: (_, { face }) => kit.texture(isCountry(face) ? `mission-${face}` : 'mission-back'),
    back: () => kit.texture('mission-back'),
  })

/** 7.1 A letter of marque, for sale or on a plaque. */
export const letter: PieceMaker = (kit) =>
  new Card(kit, { front: (_, { face }) => kit.texture(`letter-${face}`), back: () => kit.texture('letter-sold') })
