import { Sprite } from '../../../screens/ui/Sprite.tsx'
import type { SayGame } from '../../../words/language.ts'
import { stepWords } from '../steps.ts'
import { pictureOf } from './CardList.tsx'
import type { DraftEvent } from './draft.ts'
import { wordingOf } from './reword.ts'

/** The card as it will lie on the table, and what it does in plain words. */
export function Preview({ event, words }: { event: DraftEvent; words: SayGame }) {
  const { title, text } = wordingOf(event, words)
  return (
    <section className="events-preview" aria-label={words('workshop.preview')}>
      <div className="paper events-picture">
        <p className="events-kind">{words('events.kind')}</p>
        <Sprite atlas="games/merchants/events@2x" name={`scene-${pictureOf(event)}`} className="events-scene" />
        <h3>{title || words('workshop.untitled')}</h3>
        <p className="events-reading">{text}</p>
      </div>
      <div className="sheet events-panel events-says">
        <h3>{words('workshop.says')}</h3>
        <ol data-testid="events-says">
          {event.steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place and what stands there
            <li key={place}>{stepWords(step, words)}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
