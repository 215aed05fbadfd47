import type { Sitter } from '../../../electron/host/protocol.ts'
import type { OptionField } from '../../../engine/core/options.ts'
import { go } from '../../app/route.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { Field } from '../ui/Field.tsx'

type Options = Record<string, unknown>
type FormProps = { game: string; fields: readonly OptionField[]; seats: Sitter[]; options: Options; onChange(options: Options): void }

const isPrinted = (field: OptionField, value: unknown): boolean =>
  value === undefined || JSON.stringify(value) === JSON.stringify(field.default)

/** How many options differ from the printed rules. */
export const changedOptions = (fields: readonly OptionField[], options: Options): number =>
  fields.filter((field) => !isPrinted(field, options[field.key])).length

/** The rule options of a game, each with what it means; made from their schema. */
export function OptionForm({ game, fields, seats, options, onChange }: FormProps) {
  const say = useWords()
  const words = useGameWords(game)
  // A document has no form: it is made elsewhere, and until then the printed one lies on the table.
  const shown = fields.filter((field) => field.kind !== 'document')
  return (
    <section className="paper sheet">
      <h2>{say('opening.rules')}</h2>
      {shown.map((field) => (
        <Field key={field.key} title={words(`options.${field.key}.title`)} text={words(`options.${field.key}.text`)} wide>
          {(ids) => (
            <>
              <Control
                field={field}
                ids={ids}
                game={game}
                seats={seats}
                value={options[field.key] ?? field.default}
                onChange={(value) => onChange({ ...options, [field.key]: value })}
              />
              <button type="button" className="small plain" onClick={() => go({ page: 'rules', game, clause: field.clause })}>
                {say('rules.clause', { clause: field.clause })}
              </button>
            </>
          )}
        </Field>
      ))}
      <button
        type="button"
        className="small"
        data-testid="as-printed"
        disabled={changedOptions(fields, options) === 0}
        onClick={() => onChange({})}
      >
        {say('opening.reset')}
      </button>
    </section>
  )
}

type ControlProps = {
  field: OptionField
  ids: { id: string; textId: string; titleId: string }
  game: string
  seats: Sitter[]
  value: unknown
  onChange(value: unknown): void
}

function Control(props: ControlProps) {
  const { field, ids, game, seats, value, onChange } = props
  const words = useGameWords(game)
  if (field.kind === 'flag')
    return (
      <input
        id={ids.id}
        type="checkbox"
        aria-describedby={ids.textId}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    )
  if (field.kind === 'choice')
    return (
      <select id={ids.id} aria-describedby={ids.textId} value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {words(`options.${field.key}.${choice}`)}
          </option>
        ))}
      </select>
    )
  if (field.kind === 'seat')
    return (
      <select
        id={ids.id}
        aria-describedby={ids.textId}
        value={value === null ? '' : String(value)}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{words(`options.${field.key}.random`)}</option>
        {seats.map((seat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <option key={place} value={place}>
            {seat.name}
          </option>
        ))}
      </select>
    )
  if (field.kind === 'number') return <NumberControl {...props} field={field} value={Number(value)} />
  if (field.kind === 'numbers') return <NumbersControl {...props} field={field} />
  if (field.kind === 'amounts') return <AmountsControl {...props} field={field} />
  return null
}

const within = (value: number, { min, max }: { min: number; max: number }): number => Math.min(max, Math.max(min, Math.round(value) || min))

function NumberControl({ field, ids, value, onChange }: ControlProps & { field: Extract<OptionField, { kind: 'number' }>; value: number }) {
  return (
    <input
      id={ids.id}
      type="number"
      min={field.min}
      max={field.max}
      aria-describedby={ids.textId}
      value={value}
      onChange={(event) => onChange(within(event.target.valueAsNumber, field))}
    />
  )
}

function NumbersControl({ field, ids, value, onChange }: ControlProps & { field: Extract<OptionField, { kind: 'numbers' }> }) {
  const say = useWords()
  const numbers: readonly number[] = Array.isArray(value) ? value : field.default
  return (
    <div className="numbers" title={say('opening.range', { min: field.min, max: field.max })}>
      {numbers.map((number, place) => (
        <label key={field.labels[place]}>
          <span>{field.labels[place]}</span>
          <input
            id={place === 0 ? ids.id : undefined}
            type="number"
            min={field.min}
            max={field.max}
            aria-describedby={ids.textId}
            value={number}
            onChange={(event) => onChange(numbers.map((each, at) => (at === place ? within(event.target.valueAsNumber, field) : each)))}
          />
        </label>
      ))}
    </div>
  )
}

function AmountsControl({ field, ids, game, value, onChange }: ControlProps & { field: Extract<OptionField, { kind: 'amounts' }> }) {
  const say = useWords()
  const words = useGameWords(game)
  // The form itself made what is there.
  const amounts = { ...field.default, ...(value as Readonly<Record<string, number>>) }
  return (
    <div className="numbers" title={say('opening.range', { min: field.min, max: field.max })}>
      {Object.entries(amounts).map(([name, amount], place) => (
        <label key={name}>
          <span>{words(`options.${field.key}.${name}`)}</span>
          <input
            id={place === 0 ? ids.id : undefined}
            type="number"
            min={field.min}
            max={field.max}
            aria-describedby={ids.textId}
            value={amount}
            onChange={(event) => onChange({ ...amounts, [name]: within(event.target.valueAsNumber, field) })}
          />
        </label>
      ))}
    </div>
  )
}
