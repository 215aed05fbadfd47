import { useState } from 'react'
import type { EditorProps } from '../../../app/workshop.ts'
import { type SayGame, useGameWords } from '../../../words/language.ts'
import { card } from '../card.ts'
import { CardForm } from './CardForm.tsx'
import { CardList } from './CardList.tsx'
import { blankEvent, type Draft, type DraftEvent, duplicateOf, fillUp, kept, openDraft, withEvent, withoutEvent } from './draft.ts'
import { Preview } from './Preview.tsx'
import { isWrong, type Problem, problemsOf } from './problems.ts'
import { wordingOf } from './reword.ts'
import { SetForm } from './SetForm.tsx'
import { TryOut } from './TryOut.tsx'
import { trySet } from './tryOut.ts'
import { Undo } from './Undo.tsx'
import './workshop.css'

/** What was taken away last, and the document as it was before; `number` tells one loss from the next. */
type Gone = { words: string; value: unknown; number: number }

/** 8.1, 8.2 The events of the exploration cards: written, looked at, tried out. */
export function EventsEditor({ value, onChange }: EditorProps) {
  const words = useGameWords(card.id)
  const [chosen, setChosen] = useState('')
  const [gone, setGone] = useState<Gone | null>(null)
  const opened = openDraft(value)
  const draft: Draft = opened ?? { title: '', events: [] }
  const problems = problemsOf(draft)
  const found = draft.events.findIndex(({ id }) => id === chosen)
  const place = Math.max(0, found)
  const event = draft.events[place]

  const change = (next: Draft) => {
    setGone(null)
    onChange(kept(next))
  }
  const add = (next: DraftEvent) => {
    change({ ...draft, events: [...draft.events, next] })
    setChosen(next.id)
  }
  const take = (what: string, next: unknown) => {
    setGone({ words: what, value, number: (gone?.number ?? 0) + 1 })
    onChange(next)
  }
  const undo = () => {
    onChange(gone?.value ?? null)
    setGone(null)
  }
  const replace = (set: unknown) => take(words('workshop.gone.set'), set)
  const state = { draft, problems, words }

  return (
    <div className="events-editor">
      <SetForm {...state} isPrinted={value === null} isUnreadable={opened === null} onChange={change} onReplace={replace} />
      {gone && <Undo key={gone.number} gone={gone.words} words={words} onUndo={undo} />}
      <div className="events-columns">
        <CardList
          {...state}
          chosen={place}
          onChoose={setChosen}
          onAdd={() => add(blankEvent(draft))}
          onFill={() => change(fillUp(draft))}
        />
        {event && <Writing {...state} event={event} place={place} onChange={change} onAdd={add} onTake={take} />}
      </div>
    </div>
  )
}

type WritingProps = {
  draft: Draft
  event: DraftEvent
  place: number
  problems: readonly Problem[]
  words: SayGame
  onChange(draft: Draft): void
  onAdd(event: DraftEvent): void
  /** Something is taken away: what, and the set without it. */
  onTake(what: string, set: unknown): void
}

/** The chosen event: its form, its card, its try-out. */
function Writing({ draft, event, place, problems, words, onChange, onAdd, onTake }: WritingProps) {
  const { title } = wordingOf(event, words)
  const remove = () =>
    onTake(words('workshop.gone.event', { title: title || words('workshop.untitled') }), kept(withoutEvent(draft, event.id)))
  return (
    <>
      <CardForm
        key={event.id}
        event={event}
        place={place}
        problems={problems}
        words={words}
        onChange={(next) => onChange(withEvent(draft, next))}
        onStepGone={(next, number) => onTake(words('workshop.gone.step', { number }), kept(withEvent(draft, next)))}
        onDuplicate={() => onAdd(duplicateOf(event, words('workshop.duplicated', { title }), draft))}
        onRemove={remove}
      />
      <Preview event={event} words={words} />
      <TryOut key={JSON.stringify(event)} event={event.id} set={isWrong(problems, place) ? null : trySet(draft, event)} words={words} />
    </>
  )
}
