import type { Cell, Port } from '../../../../engine/games/parley/map.ts'
import type { SayGame } from '../../../words/language.ts'
import { portName } from './cellWords.ts'
import { type Draft, portAt } from './draft.ts'
import type { Problem } from './problems.ts'

type ChecksProps = { words: SayGame; draft: Draft; problems: readonly Problem[]; onCell(cell: Cell): void }

/** All that the map wants yet; a click goes to the place. */
export function Checks({ words, draft, problems, onCell }: ChecksProps) {
  const isRight = problems.every(({ note }) => note)
  return (
    <section className="map-checks" role="status" data-testid="map-checks">
      <h3>{words('workshop.checks')}</h3>
      {isRight && <p className="map-right">{words('workshop.right')}</p>}
      <ul>
        {problems.map(({ code, values, cell, note }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is made anew
          <li key={`${code} ${place}`} className={note ? 'note' : 'wrong'} data-problem={code}>
            <button type="button" disabled={cell === null} onClick={() => cell && onCell(cell)}>
              {words(`workshop.problems.${code}`, named(values, cell && portAt(draft, cell), words))}
              {note && <i> ({words('workshop.note')})</i>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The port is called as everywhere on the page. */
function named(values: Problem['values'], port: Port | null | undefined, words: SayGame): Problem['values'] {
  return port && values.port === port.name ? { ...values, port: portName(port, words) } : values
}
