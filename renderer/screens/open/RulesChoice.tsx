import { useState } from 'react'
import type { RulesCard } from '../../../electron/host/protocol.ts'
import { fittingSeats } from '../../../engine/core/houseRules.ts'
import { readName } from '../../../engine/core/names.ts'
import type { OptionField } from '../../../engine/core/options.ts'
import { saveRules } from '../../app/intents.ts'
import type { GameCard } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { freeName, shelfOf } from '../../app/rules.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { differences } from '../../words/options.ts'
import { useOptionVoice } from '../../words/useOptionVoice.ts'
import { Field } from '../ui/Field.tsx'
import { Differences } from './Differences.tsx'
import { ClauseDrawer, OptionForm, type Options } from './OptionForm.tsx'

type ChoiceProps = {
  card: GameCard
  fields: readonly OptionField[]
  /** Whose names are on the seats. */
  seats: readonly string[]
  /** The set that was chosen; null = the printed rules. */
  set: RulesCard | null
  options: Options
  isByHand: boolean
  onPick(rules: string | null): void
  onByHand(options: Options): void
}

/** The rules of the table: a set, what differs in it, and changes for this table only. */
export function RulesChoice({ card, fields, seats, set, options, isByHand, onPick, onByHand }: ChoiceProps) {
  const say = useWords()
  const [clause, setClause] = useState<string | null>(null)
  const voice = useOptionVoice(card.id, (seat) => seats[seat] ?? say('opening.seat', { number: seat + 1 }))
  // A seat that is not there is said below, not among what holds at this table.
  const differing = differences(fields, fittingSeats(fields, options, seats.length), voice)
  return (
    <section className="paper sheet">
      <h2>{say('opening.rules')}</h2>
      <SetField game={card.id} set={set} onPick={onPick} />
      {isByHand && <ByHand key={set?.rules ?? ''} game={card.id} options={options} onSaved={onPick} />}
      {differing.length > 0 && <Differences differing={differing} onClause={setClause} />}
      <LostSeats game={card.id} fields={fields} options={options} seats={seats.length} />
      <details className="options">
        <summary data-testid="by-hand-form">{say('house.change')}</summary>
        <OptionForm game={card.id} fields={fields} seats={seats} options={options} onChange={onByHand} />
      </details>
      {clause !== null && <ClauseDrawer game={card.id} clause={clause} onClause={setClause} />}
    </section>
  )
}

function SetField({ game, set, onPick }: { game: string; set: RulesCard | null; onPick(rules: string | null): void }) {
  const say = useWords()
  const sets = useStore((state) => state.rules.sets)
  const kept = shelfOf({ sets, drafts: {} }, game)
  return (
    <Field title={say('house.choose')} text={say('house.chooseText')} wide>
      {({ id, textId }) => (
        <span className="set-field">
          <select
            id={id}
            aria-describedby={textId}
            data-testid="set"
            value={set?.rules ?? ''}
            onChange={(event) => onPick(event.target.value || null)}
          >
            <option value="">{say('workshop.printed')}</option>
            {kept.map(({ rules, name }) => (
              <option key={rules} value={rules}>
                {name}
              </option>
            ))}
          </select>
          <button type="button" className="small" data-testid="to-workshop" onClick={() => go({ page: 'workshop', game })}>
            {say('house.toWorkshop')}
          </button>
        </span>
      )}
    </Field>
  )
}

/** What was changed by hand may become a set. */
function ByHand({ game, options, onSaved }: { game: string; options: Options; onSaved(rules: string): void }) {
  const say = useWords()
  const dispatch = useDo()
  const sets = useStore((state) => state.rules.sets)
  const taken = Object.values(sets ?? {}).map(({ name }) => name)
  const [name, setName] = useState(() => freeName(say('workshop.newName'), taken))
  const save = (): void => {
    const sound = readName(name)
    if (sound === null) return
    const rules = crypto.randomUUID()
    dispatch(saveRules({ rules, from: null, game, name: sound, options }))
    onSaved(rules)
  }
  return (
    <div className="by-hand" data-testid="by-hand">
      <p>{say('house.changed')}</p>
      <input type="text" maxLength={40} aria-label={say('workshop.name')} value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" className="small" data-testid="save-as" disabled={readName(name) === null} onClick={save}>
        {say('house.saveAs')}
      </button>
    </div>
  )
}

/** A set may name a seat that this table does not have. */
function LostSeats({ game, fields, options, seats }: { game: string; fields: readonly OptionField[]; options: Options; seats: number }) {
  const say = useWords()
  const words = useGameWords(game)
  return fields.map(({ kind, key }) => {
    const seat = options[key]
    if (kind !== 'seat' || typeof seat !== 'number' || seat < seats) return null
    return (
      <p key={key} role="status">
        {say('house.noSuchSeat', { seat: seat + 1, title: words(`options.${key}.title`) })}
      </p>
    )
  })
}
