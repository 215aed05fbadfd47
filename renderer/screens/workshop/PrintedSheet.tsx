import { useState } from 'react'
import type { AnyGame } from '../../../engine/core/game.ts'
import { shelfOf } from '../../app/rules.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { valueInWords } from '../../words/options.ts'
import { useOptionVoice } from '../../words/useOptionVoice.ts'
import { ClauseDrawer } from '../open/OptionForm.tsx'
import { useNewSet } from './SetList.tsx'

/** The printed rules, to be read: every option with its value. */
export function PrintedSheet({ engine }: { engine: AnyGame }) {
  const say = useWords()
  const voice = useOptionVoice(engine.id)
  const rules = useStore((state) => state.rules)
  const add = useNewSet(engine.id, shelfOf(rules, engine.id))
  const [clause, setClause] = useState<string | null>(null)
  return (
    <section className="paper sheet set-sheet" data-testid="printed-sheet">
      <h2>{say('workshop.printed')}</h2>
      <p>{say('workshop.printedText')}</p>
      <dl className="differences">
        {engine.options.map((field) => (
          <div key={field.key}>
            <dt>{voice.words(`options.${field.key}.title`)}</dt>
            <dd className="differs-here">{valueInWords(field, field.default, voice)}</dd>
            <dd>
              <i>{voice.words(`options.${field.key}.text`)}</i>
            </dd>
            <dd className="differs-clause">
              <button type="button" className="small plain" onClick={() => setClause(field.clause)}>
                {say('rules.clause', { clause: field.clause })}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="small" data-testid="new-from-printed" onClick={add}>
        {say('workshop.new')}
      </button>
      {clause !== null && <ClauseDrawer game={engine.id} clause={clause} onClause={setClause} />}
    </section>
  )
}
