import type { GameWorkshop } from '../../app/workshop.ts'
import { EventsEditor } from './workshop/EventsEditor.tsx'
import { placeWords, problemWords } from './workshop/problems.ts'

/** 8.2 The events of the exploration cards are written in the workshop. */
export const workshop: GameWorkshop = {
  editors: { events: EventsEditor },
  marks: { events: ['title', 'events'] },
  reasons: { events: (wrong, words) => `${placeWords(wrong.field, words)}: ${problemWords(wrong, words)}` },
}
