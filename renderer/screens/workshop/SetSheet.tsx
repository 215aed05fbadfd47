import { useEffect, useRef } from 'react'
import type { AnyGame } from '../../../engine/core/game.ts'
import { NAME_LETTERS, readName } from '../../../engine/core/names.ts'
import { removeRules } from '../../app/intents.ts'
import { withRules } from '../../app/preferences.ts'
import { preferred } from '../../app/preferencesSlice.ts'
import { go } from '../../app/route.ts'
import { draftDropped, drafted, freeName, type RulesSet, rulesOpened, type Shelved } from '../../app/rules.ts'
import { useDo, useStore } from '../../app/store.ts'
import type { Bringing } from '../../app/workshop.ts'
import { useWords } from '../../words/language.ts'
import { isSameRules } from '../../words/options.ts'
import { useOptionVoice } from '../../words/useOptionVoice.ts'
import { OptionForm } from '../open/OptionForm.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { exportRules } from './exportRules.ts'
import { Overtaken } from './Overtaken.tsx'
import { useSaving } from './useSaving.ts'

type SheetProps = { engine: AnyGame; workshop: Bringing; set: Shelved; taken: readonly string[] }

/** One set of house rules: its name, its options, and what can be done with it. Every change is a draft until it is saved. */
export function SetSheet({ engine, workshop, set, taken }: SheetProps) {
  const say = useWords()
  const dispatch = useDo()
  const voice = useOptionVoice(engine.id)
  const put = (changed: Partial<Pick<RulesSet, 'name' | 'options'>>): void => {
    const next = { rules: set.rules, from: set.from, game: set.game, name: set.name, options: set.options, ...changed }
    const { saved } = set
    const isSaved = saved !== null && next.name === saved.name && isSameRules(engine.options, next.options, saved.options)
    dispatch(isSaved ? draftDropped(set.rules) : drafted(next))
  }
  const sheet = useRef<HTMLElement>(null)
  // Where the list lies above it, the set that was opened comes to be seen.
  useEffect(() => {
    const list = sheet.current?.previousElementSibling?.getBoundingClientRect()
    if (list && list.bottom <= (sheet.current?.getBoundingClientRect().top ?? 0)) sheet.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={sheet} className="paper sheet set-sheet" data-testid="set-sheet">
      <Field title={say('workshop.name')} text={say('workshop.nameText')} wide>
        {({ id, textId }) => (
          <input
            id={id}
            type="text"
            className="set-name"
            maxLength={NAME_LETTERS}
            aria-describedby={textId}
            aria-invalid={readName(set.name) === null || undefined}
            data-testid="set-name"
            value={set.name}
            onChange={(event) => put({ name: event.target.value })}
          />
        )}
      </Field>
      <Ways engine={engine} set={set} taken={taken} />
      <OptionForm
        game={engine.id}
        fields={engine.options}
        seats={Array.from({ length: engine.seats.max }, (_, seat) => voice.seatName(seat))}
        options={set.options}
        workshop={workshop}
        onChange={(options) => put({ options })}
      />
      {set.isOvertaken && <Overtaken engine={engine} set={set} taken={taken} />}
      <Foot engine={engine} workshop={workshop} set={set} />
    </section>
  )
}

function Ways({ engine, set, taken }: Pick<SheetProps, 'engine' | 'set' | 'taken'>) {
  const say = useWords()
  const dispatch = useDo()
  const { rules, game, name, options } = set
  const duplicate = (): void => {
    const copy = crypto.randomUUID()
    dispatch(drafted({ rules: copy, from: null, game, name: freeName(name, taken), options }))
    dispatch(rulesOpened(copy))
  }
  const remove = (): void => {
    dispatch(removeRules({ rules, from: null, game, name, options }))
    dispatch(rulesOpened(null))
  }
  return (
    <div className="set-ways">
      <button type="button" className="small" data-testid="duplicate" onClick={duplicate}>
        <Icon name="papers" size="1.1em" /> {say('workshop.duplicate')}
      </button>
      <button type="button" className="small" data-testid="export" onClick={() => exportRules(engine, set)}>
        <Icon name="tied-scroll" size="1.1em" /> {say('workshop.export')}
      </button>
      <button type="button" className="small danger" data-testid="remove-set" onClick={remove}>
        <Icon name="trash-can" size="1.1em" /> {say('workshop.remove')}
      </button>
    </div>
  )
}

function Foot({ engine, workshop, set }: Pick<SheetProps, 'engine' | 'workshop' | 'set'>) {
  const say = useWords()
  const dispatch = useDo()
  const rules = useStore((state) => state.preferences.rules)
  const { canSave, wrong, save } = useSaving(engine, set, workshop === 'loading' ? null : workshop)
  const play = (): void => {
    dispatch(preferred({ rules: withRules(rules, set.game, set.rules) }))
    go({ page: 'open', game: set.game })
  }
  return (
    <footer className="set-foot">
      <p className="set-wrong" role="alert">
        {wrong}
      </p>
      <Button
        look={canSave && set.isDraft && !set.isOvertaken ? 'main' : 'off'}
        icon="save"
        title={say('workshop.save')}
        line={saveLine()}
        testId="save-set"
        onClick={() => void save()}
      />
      <Button
        look={set.isDraft ? 'off' : 'may'}
        icon="anchor"
        title={say('workshop.play')}
        line={say(set.isDraft ? 'workshop.saveFirst' : 'workshop.playLine')}
        testId="play-set"
        onClick={() => !set.isDraft && play()}
      />
    </footer>
  )

  function saveLine(): string {
    if (!set.isDraft) return say('workshop.saved')
    if (set.isOvertaken) return say('workshop.overtaken.first')
    if (readName(set.name) === null) return say('workshop.noName', { letters: NAME_LETTERS })
    return say(canSave ? 'workshop.saveLine' : 'workshop.offline')
  }
}
