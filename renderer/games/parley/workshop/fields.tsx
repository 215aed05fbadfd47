import { useEffect, useState } from 'react'
import { type Cell, type Port, WIDEST } from '../../../../engine/games/parley/map.ts'
import type { SayGame } from '../../../words/language.ts'
import { portName } from './cellWords.ts'
import { admiralAt, type Draft } from './draft.ts'
import { stationAdmiral } from './edit.ts'

const MOST = { lon: 180, lat: 90 } as const
const WORD = { lon: 'workshop.longitude', lat: 'workshop.latitude' } as const

type DegreesProps = { words: SayGame; part: 'lon' | 'lat'; port: Port; onDegrees(degrees: number | null): void; bare?: boolean }

/** Degrees as they are written; taken over when the field is left. A comma is as good as a point. */
export function DegreesInput({ words, part, port, onDegrees, bare = false }: DegreesProps) {
  const value = port[part]
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null
    const degrees = Number(text.trim().replace(',', '.').replace('−', '-'))
    return Number.isFinite(degrees) && Math.abs(degrees) <= MOST[part] ? degrees : undefined
  }
  return (
    <Typed
      label={bare ? `${words(WORD[part])}: ${portName(port, words)}` : words(WORD[part])}
      bare={bare}
      value={value === null ? '' : String(value)}
      read={read}
      onRead={onDegrees}
      testId={`port-${part}`}
    />
  )
}

type PlaceProps = { words: SayGame; axis: 0 | 1; port: Port; onCell(cell: Cell): void }

/** Column or row as a number. */
export function PlaceInput({ words, axis, port, onCell }: PlaceProps) {
  const read = (text: string): number | undefined => {
    const place = text.trim() === '' ? Number.NaN : Number(text)
    return Number.isInteger(place) && place >= 0 && place < WIDEST ? place : undefined
  }
  return (
    <Typed
      label={`${words(axis === 0 ? 'workshop.column' : 'workshop.row')}: ${portName(port, words)}`}
      bare
      value={String(port.cell[axis])}
      read={read}
      onRead={(place) => onCell(axis === 0 ? [place, port.cell[1]] : [port.cell[0], place])}
      testId={axis === 0 ? 'port-column' : 'port-row'}
    />
  )
}

type TypedProps<T> = {
  label: string
  bare: boolean
  value: string
  /** Undefined = not (yet) what is wanted. */
  read(text: string): T | undefined
  onRead(value: T): void
  testId: string
}

function Typed<T>({ label, bare, value, read, onRead, testId }: TypedProps<T>) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const take = (): void => {
    const found = read(text)
    if (found === undefined) setText(value)
    else if (text !== value) onRead(found)
  }
  const input = (
    <input
      type="text"
      inputMode="decimal"
      size={6}
      value={text}
      aria-label={bare ? label : undefined}
      aria-invalid={read(text) === undefined || undefined}
      data-testid={testId}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
  if (bare) return input
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is in it
    <label>
      <span>{label}</span>
      {input}
    </label>
  )
}

type AdmiralProps = { words: SayGame; draft: Draft; change(next: Draft): void; port: Port; bare?: boolean }

/** Which admiral starts from the port. */
export function AdmiralSelect({ words, draft, change, port, bare = false }: AdmiralProps) {
  return (
    <select
      value={admiralAt(draft, port.id)}
      aria-label={bare ? `${words('workshop.admiral')}: ${portName(port, words)}` : undefined}
      data-testid="port-admiral"
      onChange={(event) => change(stationAdmiral(draft, port.id, Number(event.target.value)))}
    >
      <option value={-1}>{words('workshop.noAdmiral')}</option>
      {draft.admirals.map((_, admiral) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an admiral is his number
        <option key={admiral} value={admiral}>
          {admiral + 1}
        </option>
      ))}
    </select>
  )
}
