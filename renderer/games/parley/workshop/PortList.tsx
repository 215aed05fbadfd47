import type { Port } from '../../../../engine/games/parley/map.ts'
import type { EditProps } from './Chosen.tsx'
import { portName } from './cellWords.ts'
import { moveTo, removeAt, setDegrees } from './edit.ts'
import { AdmiralSelect, DegreesInput, PlaceInput } from './fields.tsx'
import { reworded } from './reword.ts'

/** The same map without the grid: every port with its place, in fields. */
export function PortList({ words, draft, change, onCell }: EditProps) {
  return (
    <details className="map-list">
      <summary>{words('workshop.list')}</summary>
      <div className="map-table">
        <table>
          <thead>
            <tr>
              {['name', 'column', 'row', 'longitude', 'latitude', 'admiral'].map((head) => (
                <th key={head} scope="col">
                  {words(`workshop.${head}`)}
                </th>
              ))}
              <th aria-label={words('workshop.remove')} />
            </tr>
          </thead>
          <tbody>
            {draft.ports.map((port, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ids follow the names while they are typed
              <Row key={place} {...{ words, draft, change, onCell, port, place }} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Row({ words, draft, change, onCell, port, place }: EditProps & { port: Port; place: number }) {
  return (
    <tr onFocus={() => onCell(port.cell)}>
      <td>
        <input
          type="text"
          value={portName(port, words)}
          maxLength={60}
          aria-label={`${words('workshop.name')}: ${place + 1}`}
          onChange={(event) => change(reworded(draft, port.id, event.target.value, words), `name ${port.cell.join()}`)}
        />
      </td>
      {([0, 1] as const).map((axis) => (
        <td key={axis}>
          <PlaceInput words={words} axis={axis} port={port} onCell={(cell) => change(moveTo(draft, port.cell, cell))} />
        </td>
      ))}
      {(['lon', 'lat'] as const).map((part) => (
        <td key={part}>
          <DegreesInput
            words={words}
            part={part}
            port={port}
            bare
            onDegrees={(degrees) => change(setDegrees(draft, port.id, { [part]: degrees }))}
          />
        </td>
      ))}
      <td>
        <AdmiralSelect {...{ words, draft, change, port }} bare />
      </td>
      <td>
        <button
          type="button"
          className="small danger"
          aria-label={`${words('workshop.remove')}: ${portName(port, words)}`}
          onClick={() => change(removeAt(draft, port.cell))}
        >
          ×
        </button>
      </td>
    </tr>
  )
}
