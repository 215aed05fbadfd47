import { useState } from 'react'
import type { OptionField } from '../../../engine/core/options.ts'
import type { Bringing } from '../../app/workshop.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { isPrinted, onlyOwn, rangeInWords, valueInWords } from '../../words/options.ts'
import { useOptionVoice } from '../../words/useOptionVoice.ts'
import { Rules } from '../rules/Rules.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { Field } from '../ui/Field.tsx'
import { Seal } from '../ui/Seal.tsx'
import { OptionControl } from './OptionControl.tsx'

export type Options = Record<string, unknown>

type FormProps = {
  game: string
  fields: readonly OptionField[]
  /** Who or what sits on each seat. */
  seats: readonly string[]
  /** Only what differs from the printed rules; so it is handed back too. */
  options: Options
  /** What the game brings to edit documents with; absent = documents are not edited here. */
  workshop?: Bringing | undefined
  onChange(options: Options): void
}

/** The rule options of a game, each with what it means and may be; made from their schema. */
export function OptionForm({ game, fields, seats, options, workshop, onChange }: FormProps) {
  const say = useWords()
  const [clause, setClause] = useState<string | null>(null)
  const put = (key: string, value: unknown): void => onChange(onlyOwn(fields, { ...options, [key]: value }))
  return (
    <>
      {fields.map((field) => (
        <OptionRow
          key={field.key}
          game={game}
          field={field}
          seats={seats}
          value={options[field.key]}
          workshop={workshop}
          onChange={(value) => put(field.key, value)}
          onClause={() => setClause(field.clause)}
        />
      ))}
      <button
        type="button"
        className="small"
        data-testid="as-printed"
        disabled={Object.keys(options).length === 0}
        onClick={() => onChange({})}
      >
        {say('opening.reset')}
      </button>
      {clause !== null && <ClauseDrawer game={game} clause={clause} onClause={setClause} />}
    </>
  )
}

/** The rules lie over the page, so that nothing on it is lost. */
export function ClauseDrawer({ game, clause, onClause }: { game: string; clause: string; onClause(clause: string | null): void }) {
  const say = useWords()
  return (
    <Drawer title={say('rules.title')} onClose={() => onClause(null)}>
      <section className="paper sheet">
        <Rules game={game} clause={clause} onClause={onClause} />
      </section>
    </Drawer>
  )
}

type RowProps = Pick<FormProps, 'game' | 'seats' | 'workshop'> & {
  field: OptionField
  value: unknown
  onChange(value: unknown): void
  onClause(): void
}

function OptionRow({ game, field, seats, value, workshop, onChange, onClause }: RowProps) {
  const say = useWords()
  const words = useGameWords(game)
  const voice = useOptionVoice(game, (seat) => seats[seat] ?? say('opening.seat', { number: seat + 1 }))
  const title = words(`options.${field.key}.title`)
  const own = !isPrinted(field, value)
  const text = [words(`options.${field.key}.text`), rangeInWords(field, voice)].filter(Boolean).join(' ')
  return (
    <div className={own ? 'option option-own' : 'option'} data-testid={`option-${field.key}`}>
      <Field title={title} text={text} wide>
        {(ids) => (
          <OptionControl
            field={field}
            ids={ids}
            voice={voice}
            seats={seats}
            value={value === undefined ? field.default : value}
            workshop={workshop}
            onChange={onChange}
          />
        )}
      </Field>
      <p className="option-foot">
        {own && (
          <>
            <span className="option-mark">
              <Seal /> {say('workshop.differs')}
            </span>
            <span>{say('workshop.printedValue', { value: valueInWords(field, field.default, voice) })}</span>
            <button
              type="button"
              className="small plain"
              aria-label={say('workshop.asPrintedOf', { title })}
              data-testid={`printed-${field.key}`}
              onClick={() => onChange(field.default)}
            >
              {say('workshop.asPrinted')}
            </button>
          </>
        )}
        <button type="button" className="small plain" onClick={onClause}>
          {say('rules.clause', { clause: field.clause })}
        </button>
      </p>
    </div>
  )
}
