import type { MapWrongness } from '../../../engine/games/parley/readMap.ts'
import type { GameWorkshop } from '../../app/workshop.ts'
import { fileError } from './workshop/fileError.ts'
import { MapEditor } from './workshop/MapEditor.tsx'

/** What Parley brings to the workshop: the editor of maps (section 10). */
export const workshop: GameWorkshop = {
  editors: { map: MapEditor },
  marks: { map: ['ports', 'admirals'] },
  // readMap gives no other codes.
  reasons: { map: ({ field, code }, words) => fileError({ ok: false, field, code: code as MapWrongness }, words) },
}
