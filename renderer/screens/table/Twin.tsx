import { useMemo } from 'react'
import type { Typed } from '../../../engine/core/game.ts'
import type { Desk } from '../../app/desk.ts'
import { act } from '../../app/intents.ts'
import { preferred } from '../../app/preferencesSlice.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { skip } from './stage.ts'

type Entry = { action: Typed; label: string }

/** Every legal action as a plain button, under the heading of its kind; always there for screen readers. */
export function Twin({ desk }: { desk: Desk<unknown, unknown> }) {
  const say = useWords()
  const dispatch = useDo()
  const open = useStore((state) => state.preferences.twin)
  const { legal, play, view, nameOf, words } = desk
  // biome-ignore lint/correctness/useExhaustiveDependencies: names stay for as long as the table does
  const groups = useMemo(() => {
    const byHeading = new Map<string, Entry[]>()
    for (const action of legal) {
      const { group, label } = play.label(action, view, nameOf, words)
      byHeading.set(group, [...(byHeading.get(group) ?? []), { action, label }])
    }
    return byHeading
  }, [legal, play, view, words])
  const doIt = (action: Typed): void => {
    skip()
    dispatch(act(action))
  }
  return (
    <section
      className={open ? 'twin walnut' : 'twin twin-hidden'}
      data-decision={legal.length > 0}
      aria-label={say('table.twin')}
      data-testid="twin"
    >
      <header>
        <h2>{say('table.twin')}</h2>
        {open && (
          <button
            type="button"
            className="small plain"
            aria-label={say('table.close')}
            onClick={() => dispatch(preferred({ twin: false }))}
          >
            <Icon name="cancel" />
          </button>
        )}
      </header>
      <p>{legal.length > 0 ? play.phase(view, desk.viewer, nameOf, words) : say('table.wait')}</p>
      {[...groups].map(([group, entries]) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {entries.map(({ action, label }) => (
            <button key={JSON.stringify(action)} type="button" data-action={JSON.stringify(action)} onClick={() => doIt(action)}>
              {label}
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
