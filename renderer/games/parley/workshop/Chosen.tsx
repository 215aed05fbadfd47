import { type Cell, MONSTERS, type Port } from '../../../../engine/games/parley/map.ts'
import { Switch } from '../../../screens/ui/Switch.tsx'
import type { SayGame } from '../../../words/language.ts'
import { clicked } from './act.ts'
import { cellWords, portName } from './cellWords.ts'
import { type Draft, monsterAt, portAt } from './draft.ts'
import { placeMonster, removeAt, setDegrees } from './edit.ts'
import { AdmiralSelect, DegreesInput } from './fields.tsx'
import { reworded } from './reword.ts'

export type EditProps = { words: SayGame; draft: Draft; change(next: Draft, merge?: string | null): void; onCell(cell: Cell): void }

/** The cell that is chosen: what lies on it, and what it can be made. */
export function Chosen({ words, draft, change, cell }: EditProps & { cell: Cell }) {
  const port = portAt(draft, cell)
  const monster = monsterAt(draft, cell)
  return (
    <section className="map-chosen" data-testid="map-chosen">
      <h3>{words('workshop.cell', { column: cell[0], row: cell[1] })}</h3>
      {port && <PortFields words={words} draft={draft} change={change} port={port} />}
      {monster && (
        <Switch
          choices={MONSTERS}
          value={monster.kind}
          words={(kind) => words(`monsters.${kind}`)}
          label={words('workshop.monsterKind')}
          onChange={(kind) => change(placeMonster(draft, cell, kind))}
        />
      )}
      <p className="map-ways">
        {port || monster ? (
          <button
            type="button"
            className="small danger"
            aria-label={`${words('workshop.remove')}: ${cellWords(draft, cell, words)}`}
            data-testid="map-remove"
            onClick={() => change(removeAt(draft, cell))}
          >
            {words('workshop.remove')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="small"
              data-testid="map-set-port"
              onClick={() => change(clicked(draft, cell, 'port', words('workshop.newPort')))}
            >
              {words('workshop.setPort')}
            </button>
            <button type="button" className="small" onClick={() => change(clicked(draft, cell, 'monster', words('workshop.newPort')))}>
              {words('workshop.closeCell')}
            </button>
          </>
        )}
      </p>
    </section>
  )
}

function PortFields({ words, draft, change, port }: Omit<EditProps, 'onCell'> & { port: Port }) {
  return (
    <div className="map-fields">
      <label>
        <span>{words('workshop.name')}</span>
        <input
          type="text"
          value={portName(port, words)}
          maxLength={60}
          data-testid="port-name"
          onChange={(event) => change(reworded(draft, port.id, event.target.value, words), `name ${port.cell.join()}`)}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the list is in it */}
      <label>
        <span>{words('workshop.admiral')}</span>
        <AdmiralSelect {...{ words, draft, change, port }} />
      </label>
      <DegreesInput words={words} part="lon" port={port} onDegrees={(lon) => change(setDegrees(draft, port.id, { lon }))} />
      <DegreesInput words={words} part="lat" port={port} onDegrees={(lat) => change(setDegrees(draft, port.id, { lat }))} />
      <p className="map-hint">{words('workshop.degrees')}</p>
    </div>
  )
}
