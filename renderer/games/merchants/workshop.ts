import type { GameWorkshop } from '../../app/workshop.ts'
import { EventsEditor } from './workshop/EventsEditor.tsx'

/** 8.2 The events of the exploration cards are written in the workshop. */
export const workshop: GameWorkshop = { editors: { events: EventsEditor } }
