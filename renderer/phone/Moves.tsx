import { useMemo } from 'react'
import type { Typed } from '../../engine/core/game.ts'
import { act } from '../app/intents.ts'
import { useDo } from '../app/store.ts'
import { useWords } from '../words/language.ts'
import type { AnyHand } from './useHand.ts'

type Entry = { action: Typed; label: string }

/** Every legal action as a plain button, under the heading of its kind. */
export function Moves({ hand, onDone }: { hand: AnyHand; onDone(): void }) {
  const say = useWords()
  const dispatch = useDo()
  const { legal, play, view, nameOf, words } = hand
  // biome-ignore lint/correctness/useExhaustiveDependencies: names stay for as long as the table does
  const groups = useMemo(() => {
    const byHeading = new Map<string, Entry[]>()
    for (const action of legal) {
      const { group, label } = play.label(action, view, nameOf, words)
      byHeading.set(group, [...(byHeading.get(group) ?? []), { action, label }])
    }
    return byHeading
  }, [legal, play, view, words])
  if (groups.size === 0) return <p>{say('table.wait')}</p>
  return (
    <div className="moves">
      {[...groups].map(([group, entries]) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {entries.map(({ action, label }) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              data-move={JSON.stringify(action)}
              onClick={() => {
                onDone()
                dispatch(act(action))
              }}
            >
              {label}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
