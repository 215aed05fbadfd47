import type { Sprite } from '../../atlas.ts'
import { cameo } from '../../cameo.ts'
import { FACE_ACCENT, FACES, type Face, faceProfile } from './faces.ts'

/** A portrait in an oval of brass, `ry` high from its middle. */
export const portrait = (who: Face, ry: number): string =>
  cameo({ accent: FACE_ACCENT[who], seed: FACES.indexOf(who) * 9 + 4, head: faceProfile(who) }, ry)

export const seatSprites: Sprite[] = FACES.flatMap((who): Sprite[] => [
  { name: `cameo-${who}`, width: 96, height: 112, draw: () => portrait(who, 50) },
  { name: `cameo-large-${who}`, width: 160, height: 190, draw: () => portrait(who, 86) },
])
