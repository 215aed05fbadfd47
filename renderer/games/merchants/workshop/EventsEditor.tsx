import { useState } from 'react'
import type { EditorProps } from '../../../app/workshop.ts'
import { useGameWords } from '../../../words/language.ts'
import { card } from '../card.ts'
import { CardForm } from './CardForm.tsx'
import { CardList } from './CardList.tsx'
import { blankEvent, type Draft, documentOf, duplicateOf, fillUp, kept, openDraft, withEvent, withoutEvent } from './draft.ts'
import { Preview } from './Preview.tsx'
import { isWrong, problemsOf } from './problems.ts'
import { wordingOf } from './reword.ts'
import { SetForm } from './SetForm.tsx'
import { TryOut } from './TryOut.tsx'
import { trySet } from './tryOut.ts'
import { Undo } from './Undo.tsx'
import './workshop.css'

/** What was taken away last, and the document as it was before. */
type Gone = { words: string; value: unknown }

/** 8.1, 8.2 The events of the exploration cards: written, looked at, tried out. */
export function EventsEditor({ value, onChange }: EditorProps) {
  const words = useGameWords(card.id)
  const [chosen, setChosen] = useState('')
  const [gone, setGone] = useState<Gone | null>(null)
  const opened = openDraft(value)
  const draft: Draft = opened ?? { title: '', events: [] }
  const problems = problemsOf(draft)
  const place = Math.max(
    0,
    draft.events.findIndex(({ id }) => id === chosen),
  )
  const event = draft.events[place]

  const change = (next: Draft) => {
    setGone(null)
    onChange(kept(next))
  }
  const take = (what: string, next: unknown) => {
    setGone({ words: what, value })
    onChange(next)
  }
  const add = (next: Draft) => {
    change(next)
    setChosen(next.events.at(-1)?.id ?? '')
  }
  const titleOf = (of: NonNullable<typeof event>) => wordingOf(of, words).title || words('workshop.untitled')

  return (
    <div className="events-editor">
      <SetForm
        draft={draft}
        isPrinted={value === null}
        isUnreadable={opened === null}
        problems={problems}
        words={words}
        onChange={change}
        onReplace={(set) => take(words('workshop.gone.set'), set)}
      />
      {gone && (
        <Undo
          key={gone.words}
          gone={gone.words}
          words={words}
          onUndo={() => {
            onChange(gone.value)
            setGone(null)
          }}
        />
      )}
      <div className="events-columns">
        <CardList
          draft={draft}
          chosen={place}
          problems={problems}
          words={words}
          onChoose={setChosen}
          onAdd={() => add({ ...draft, events: [...draft.events, blankEvent(draft)] })}
          onFill={() => change(fillUp(draft))}
        />
        {event && (
          <>
            <CardForm
              key={event.id}
              event={event}
              place={place}
              problems={problems}
              words={words}
              onChange={(next) => change(withEvent(draft, next))}
              onStepGone={(next, number) => take(words('workshop.gone.step', { number }), kept(withEvent(draft, next)))}
              onDuplicate={() => {
                const title = words('workshop.duplicated', { title: wordingOf(event, words).title })
                add({ ...draft, events: [...draft.events, duplicateOf(event, title, draft)] })
              }}
              onRemove={() => take(words('workshop.gone.event', { title: titleOf(event) }), documentOf(withoutEvent(draft, event.id)))}
            />
            <div className="events-side">
              <Preview event={event} words={words} />
              <TryOut
                key={`${event.id} ${JSON.stringify(event.steps)}`}
                event={event.id}
                set={isWrong(problems, place) ? null : trySet(draft, event)}
                words={words}
              />
            </div>
          </>
        )}
      </div>
    </div>
  )
}
