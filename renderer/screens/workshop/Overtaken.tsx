import { useEffect, useRef } from 'react'
import type { RulesCard } from '../../../electron/host/protocol.ts'
import type { AnyGame } from '../../../engine/core/game.ts'
import { draftDropped, drafted, freeName, type RulesSet, rulesLaidAside, rulesOpened, type Shelved } from '../../app/rules.ts'
import { useDo } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { valueInWords } from '../../words/options.ts'
import { useOptionVoice } from '../../words/useOptionVoice.ts'
import { Button } from '../ui/Button.tsx'
import { trySaving } from './useSaving.ts'

type OvertakenProps = { engine: AnyGame; set: Shelved; taken: readonly string[] }

/** Another window has saved this set while it was being changed here: what differs, and what is to become of both. */
export function Overtaken({ engine, set, taken }: OvertakenProps) {
  const say = useWords()
  const dispatch = useDo()
  const voice = useOptionVoice(engine.id)
  const { rules, from, game, name, options, saved } = set
  const mine: RulesSet = { rules, from, game, name, options }
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (saved === null) return null
  // Once mine lies apart, the set is called as theirs is.
  const others = [...taken.toSpliced(taken.indexOf(name), 1), saved.name]
  const copy = (): RulesSet => ({ ...mine, rules: crypto.randomUUID(), from: null, name: freeName(name, others) })
  // What is not sound yet stays a draft, and says so when it is saved.
  const keep = (chosen: RulesSet): void => {
    dispatch(drafted(chosen))
    trySaving(engine, chosen, voice, dispatch)
  }
  const keepBoth = (): void => {
    const other = copy()
    keep(other)
    dispatch(draftDropped(rules))
    dispatch(rulesOpened(other.rules))
  }
  const takeTheirs = (): void => {
    dispatch(rulesLaidAside(copy()))
    dispatch(draftDropped(rules))
  }
  return (
    <section ref={place} className="overtaken" role="alert" aria-labelledby="overtaken" data-testid="overtaken">
      <h3 id="overtaken">{say('workshop.overtaken.title')}</h3>
      <p>{say('workshop.overtaken.text', { name: saved.name })}</p>
      <Differing engine={engine} mine={set} theirs={saved} />
      <div className="set-ways">
        <Button
          icon="save"
          title={say('workshop.overtaken.mine')}
          line={say('workshop.overtaken.mineLine')}
          testId="overtaken-mine"
          onClick={() => keep({ ...mine, from: saved.revision })}
        />
        <Button
          icon="papers"
          title={say('workshop.overtaken.both')}
          line={say('workshop.overtaken.bothLine')}
          testId="overtaken-both"
          onClick={keepBoth}
        />
        <Button
          icon="return-arrow"
          title={say('workshop.overtaken.theirs')}
          line={say('workshop.overtaken.theirsLine')}
          testId="overtaken-theirs"
          onClick={takeTheirs}
        />
      </div>
    </section>
  )
}

/** What the two say, wherever it is not the same. */
function Differing({ engine, mine, theirs }: { engine: AnyGame; mine: Shelved; theirs: RulesCard }) {
  const say = useWords()
  const voice = useOptionVoice(engine.id)
  const name = { title: say('workshop.overtaken.name'), here: mine.name, there: theirs.name }
  const options = engine.options.flatMap((field) => {
    const [own, other] = [mine.options[field.key] ?? field.default, theirs.options[field.key] ?? field.default]
    if (JSON.stringify(own) === JSON.stringify(other)) return []
    const title = voice.words(`options.${field.key}.title`)
    return [{ title, here: valueInWords(field, own, voice), there: valueInWords(field, other, voice) }]
  })
  return (
    <dl className="differences">
      {(mine.name === theirs.name ? options : [name, ...options]).map(({ title, here, there }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="differs-here">{say('workshop.overtaken.here', { value: here })}</dd>
          <dd>{say('workshop.overtaken.there', { value: there })}</dd>
        </div>
      ))}
    </dl>
  )
}
