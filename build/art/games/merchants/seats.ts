import type { Sprite } from '../../atlas.ts'
import { cameo } from '../../cameo.ts'
import { faceProfile } from './faces.ts'
import { FACE_LOOK, FACES, type Face } from './kinds.ts'

/** A portrait in an oval of brass, `ry` high from its middle. */
export const portrait = (who: Face, ry: number): string =>
  cameo({ accent: FACE_LOOK[who].colour, seed: FACES.indexOf(who) * 9 + 6, head: faceProfile(who) }, ry)

export const seatSprites: Sprite[] = FACES.flatMap((who): Sprite[] => [
  { name: `cameo-${who}`, width: 96, height: 112, draw: () => portrait(who, 50) },
  { name: `cameo-large-${who}`, width: 160, height: 190, draw: () => portrait(who, 86) },
])
