import { useEffect, useRef, useState } from 'react'
import type { Step } from '../../../../engine/games/merchants/explorations.ts'
import { MOST_STEPS } from '../../../../engine/games/merchants/readEvents.ts'
import type { SayGame } from '../../../words/language.ts'
import { moved } from './draft.ts'
import { StepForm } from './StepForm.tsx'

type StepsFormProps = {
  steps: readonly Step[]
  words: SayGame
  onChange(steps: Step[]): void
  /** One was removed: it had this number. */
  onGone(steps: Step[], number: number): void
}

/** The control that keeps the focus when its step has gone elsewhere. */
type Focus = { step: number; control: string }

/** What the event does, step by step. */
export function StepsForm({ steps, words, onChange, onGone }: StepsFormProps) {
  const list = useRef<HTMLOListElement>(null)
  const [focus, setFocus] = useState<Focus | null>(null)
  useEffect(() => {
    if (focus === null) return
    list.current?.children[focus.step]?.querySelector<HTMLElement>(`[data-control="${focus.control}"]`)?.focus()
  }, [focus])

  const move = (from: number, to: number, control: string) => {
    if (to < 0 || to >= steps.length) return
    onChange(moved(steps, from, to))
    setFocus({ step: to, control })
  }
  const add = () => {
    if (steps.length >= MOST_STEPS) return
    onChange([...steps, { who: 'drawer', what: 'draw', count: 1 }])
    setFocus({ step: steps.length, control: 'who' })
  }
  const isFull = steps.length >= MOST_STEPS

  return (
    <section className="events-steps" aria-label={words('workshop.steps')}>
      <h3>{words('workshop.steps')}</h3>
      <p className="events-hint">{words('workshop.stepsHint')}</p>
      <ol ref={list}>
        {steps.map((step, place) => (
          <StepForm
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place and what stands there
            key={place}
            step={step}
            place={place}
            count={steps.length}
            words={words}
            onChange={(next) => onChange(steps.with(place, next))}
            onMove={(to, control) => move(place, to, control)}
            onRemove={() => onGone(steps.toSpliced(place, 1), place + 1)}
          />
        ))}
      </ol>
      <button type="button" className="small" aria-disabled={isFull} data-testid="events-add-step" onClick={add}>
        {words('workshop.addStep')}
      </button>
      {isFull && <span className="events-hint">{words('workshop.stepsFull', { most: MOST_STEPS })}</span>}
      <span className="spoken" role="status">
        {focus && words('workshop.movedTo', { number: focus.step + 1 })}
      </span>
    </section>
  )
}
