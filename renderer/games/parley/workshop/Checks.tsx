import type { Cell } from '../../../../engine/games/parley/map.ts'
import type { SayGame } from '../../../words/language.ts'
import type { Problem } from './problems.ts'

type ChecksProps = { words: SayGame; problems: readonly Problem[]; onCell(cell: Cell): void }

/** All that the map wants yet; a click goes to the place. */
export function Checks({ words, problems, onCell }: ChecksProps) {
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
              {words(`workshop.problems.${code}`, values)}
              {note && <i> ({words('workshop.note')})</i>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
