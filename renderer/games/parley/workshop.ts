import type { GameWorkshop } from '../../app/workshop.ts'
import { MapEditor } from './workshop/MapEditor.tsx'

/** What Parley brings to the workshop: the editor of maps (section 10). */
export const workshop: GameWorkshop = { editors: { map: MapEditor } }
