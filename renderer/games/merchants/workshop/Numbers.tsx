import { useId } from 'react'
import { DISCARD_WAYS, type Step } from '../../../../engine/games/merchants/explorations.ts'
import { DEEDS } from '../../../../engine/games/merchants/readEvents.ts'
import type { SayGame } from '../../../words/language.ts'
import { Choice } from './Choice.tsx'
import { mostKept, withCount, withKeep } from './deeds.ts'

/** 8.1 How many cards the step moves, how many are kept, and who chooses them: whatever of it the step has. */
export function Numbers({ step, words, onChange }: { step: Step; words: SayGame; onChange(step: Step): void }) {
  return (
    <>
      {'count' in step && (
        <Count
          control="count"
          label={words('workshop.countLabel')}
          value={step.count}
          most={DEEDS[step.what].count}
          onChange={(cards) => onChange(withCount(step, cards))}
        />
      )}
      {step.what === 'search' && (
        <Count
          control="keep"
          label={words('workshop.keepLabel')}
          value={step.keep}
          most={mostKept(step)}
          onChange={(cards) => onChange(withKeep(step, cards))}
        />
      )}
      {step.what === 'discard' && (
        <Choice
          control="how"
          label={words('workshop.howLabel')}
          value={step.how}
          choices={DISCARD_WAYS}
          wordsOf={(how) => words(`workshop.how.${how}`)}
          onChange={(how) => onChange({ ...step, how })}
        />
      )}
    </>
  )
}

type CountProps = { control: string; label: string; value: number; most: number; onChange(value: number): void }

function Count({ control, label, value, most, onChange }: CountProps) {
  const id = useId()
  return (
    <label className="events-part events-part-number" htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        value={value}
        data-control={control}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  )
}
