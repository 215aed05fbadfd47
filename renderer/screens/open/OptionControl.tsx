import type { OptionField } from '../../../engine/core/options.ts'
import type { Bringing } from '../../app/workshop.ts'
import type { OptionVoice } from '../../words/options.ts'
import { NumberInput } from '../ui/NumberInput.tsx'
import { DocumentControl } from './DocumentControl.tsx'

type FieldOf<K extends OptionField['kind']> = Extract<OptionField, { kind: K }>

export type ControlProps<K extends OptionField['kind'] = OptionField['kind']> = {
  field: FieldOf<K>
  ids: { id: string; textId: string; titleId: string }
  voice: OptionVoice
  seats: readonly string[]
  value: unknown
  workshop: Bringing | undefined
  onChange(value: unknown): void
}

/** The control of an option, by its kind. */
export function OptionControl({ field, ...props }: ControlProps) {
  const { ids, value, onChange } = props
  switch (field.kind) {
    case 'flag':
      return (
        <input
          id={ids.id}
          type="checkbox"
          aria-describedby={ids.textId}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    case 'choice':
      return <ChoiceControl {...props} field={field} />
    case 'seat':
      return <SeatControl {...props} field={field} />
    case 'number':
      return <NumberInput {...ids} min={field.min} max={field.max} value={Number(value)} onChange={onChange} />
    case 'numbers':
      return <NumbersControl {...props} field={field} />
    case 'amounts':
      return <AmountsControl {...props} field={field} />
    case 'document':
      return <DocumentControl {...props} field={field} />
  }
}

function ChoiceControl({ field, ids, voice, value, onChange }: ControlProps<'choice'>) {
  return (
    <select id={ids.id} aria-describedby={ids.textId} value={String(value)} onChange={(event) => onChange(event.target.value)}>
      {field.choices.map((choice) => (
        <option key={choice} value={choice}>
          {voice.words(`options.${field.key}.${choice}`)}
        </option>
      ))}
    </select>
  )
}

function SeatControl({ field, ids, voice, seats, value, onChange }: ControlProps<'seat'>) {
  return (
    <select
      id={ids.id}
      aria-describedby={ids.textId}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{voice.words(`options.${field.key}.random`)}</option>
      {seats.map((seat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <option key={place} value={place}>
          {seat}
        </option>
      ))}
    </select>
  )
}

function NumbersControl({ field, ids, value, onChange }: ControlProps<'numbers'>) {
  const numbers: readonly number[] = Array.isArray(value) ? value : field.default
  const entries = numbers.map((number, place) => ({ name: field.labels[place] ?? '', value: number }))
  const put = (place: number, own: number): void => onChange(numbers.map((each, at) => (at === place ? own : each)))
  return <Numbers field={field} ids={ids} entries={entries} onChange={put} />
}

function AmountsControl({ field, ids, voice, value, onChange }: ControlProps<'amounts'>) {
  // The form itself made what is there, or the game's reader has looked at it.
  const amounts = { ...field.default, ...(value as Readonly<Record<string, number>>) }
  const keys = Object.keys(amounts)
  const entries = keys.map((key) => ({ name: voice.words(`options.${field.key}.${key}`), value: amounts[key] ?? 0 }))
  const put = (place: number, own: number): void => onChange({ ...amounts, [keys[place] ?? '']: own })
  return <Numbers field={field} ids={ids} entries={entries} onChange={put} />
}

type NumbersProps = {
  field: { min: number; max: number }
  ids: ControlProps['ids']
  entries: readonly { name: string; value: number }[]
  onChange(place: number, value: number): void
}

/** Several numbers, each under what it is for. */
function Numbers({ field: { min, max }, ids, entries, onChange }: NumbersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame within the field
    <div className="numbers" role="group" aria-labelledby={ids.titleId}>
      {entries.map(({ name, value }, place) => {
        const id = place === 0 ? ids.id : `${ids.id}-${place}`
        return (
          <span key={name}>
            <label htmlFor={id}>{name}</label>
            <NumberInput id={id} textId={ids.textId} min={min} max={max} value={value} onChange={(own) => onChange(place, own)} />
          </span>
        )
      })}
    </div>
  )
}
