import { useWords } from '../../words/language.ts'
import type { Difference } from '../../words/options.ts'

/** What differs from the printed rules, each with both values; `onClause` leads to where the rules speak of it. */
export function Differences({ differing, onClause }: { differing: readonly Difference[]; onClause(clause: string): void }) {
  const say = useWords()
  return (
    <dl className="differences">
      {differing.map(({ key, clause, title, value, printed }) => (
        <div key={key} data-testid={`differs-${key}`}>
          <dt>{title}</dt>
          <dd className="differs-here">{value}</dd>
          <dd>
            <i>{say('house.printed', { value: printed })}</i>
          </dd>
          <dd className="differs-clause">
            <button type="button" className="small plain" onClick={() => onClause(clause)}>
              {say('rules.clause', { clause })}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
