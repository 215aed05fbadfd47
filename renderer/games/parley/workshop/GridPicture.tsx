import type { Cell } from '../../../../engine/games/parley/map.ts'
import { asset } from '../../../app/play.ts'
import type { SayGame } from '../../../words/language.ts'
import { portName } from './cellWords.ts'
import { admiralAt, type Draft, isSame } from './draft.ts'
import { cellsIn, centreIn, corners, type Window, ways } from './hex.ts'
import type { Problem } from './problems.ts'

type PictureProps = {
  draft: Draft
  view: Window
  cell: Cell
  words: SayGame
  problems: readonly Problem[]
  /** What is being moved, and over which cell. */
  from: Cell | null
  to: Cell | null
}

const LETTERS = 0.3
/** Longer names are squeezed into the hexagon. */
const ROOM = 1.62

/** The grid, what lies on it, the ways between neighbours, and where something is wrong. */
export function GridPicture({ draft, view, cell, words, problems, from, to }: PictureProps) {
  const wrong = problems.filter((problem) => problem.cell !== null && !problem.note)
  const isWrong = (at: Cell) => wrong.some((problem) => problem.cell && isSame(problem.cell, at))
  const at = (place: Cell) => centreIn(view, place)
  return (
    <>
      {cellsIn(view).map((each) => (
        <polygon key={each.join()} className="sea-cell" points={corners(at(each), 0.97)} />
      ))}
      {draft.monsters.map(({ cell: place, kind }) => (
        <g key={`m${place.join()}`} className={isWrong(place) ? 'monster-cell wrong' : 'monster-cell'}>
          <polygon points={corners(at(place), 0.94)} />
          <Beast kind={kind} {...at(place)} />
        </g>
      ))}
      {draft.ports.map((port) => (
        <polygon
          key={`p${port.id}`}
          className={isWrong(port.cell) ? 'port-cell wrong' : 'port-cell'}
          points={corners(at(port.cell), 0.94)}
        />
      ))}
      {ways(draft).map(([one, other]) => (
        <line key={`${one.join()} ${other.join()}`} className="way" {...between(at(one), at(other))} />
      ))}
      {draft.ports.map((port) => (
        <g key={`n${port.id}`}>
          <circle className="harbour" cx={at(port.cell).x} cy={at(port.cell).y} r={0.13} />
          <Name x={at(port.cell).x} y={at(port.cell).y + 0.5} text={portName(port, words)} />
          <Admiral number={admiralAt(draft, port.id) + 1} {...at(port.cell)} />
        </g>
      ))}
      {from && <polygon className="taken-cell" points={corners(at(from), 0.94)} />}
      {to && <polygon className="aim-cell" points={corners(at(to), 0.94)} />}
      <polygon className="chosen-cell" points={corners(at(cell), 0.9)} />
    </>
  )
}

type At = { x: number; y: number }

const between = (one: At, other: At) => ({ x1: one.x, y1: one.y, x2: other.x, y2: other.y })

function Name({ x, y, text }: At & { text: string }) {
  const isLong = text.length * LETTERS * 0.52 > ROOM
  const fit = isLong ? { textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <text className="port-name" x={x} y={y} fontSize={LETTERS} {...fit}>
      {text}
    </text>
  )
}

function Admiral({ number, x, y }: At & { number: number }) {
  if (number < 1) return null
  return (
    <g className="admiral-mark">
      <circle cx={x} cy={y - 0.42} r={0.27} />
      <text x={x} y={y - 0.31} fontSize={0.34}>
        {number}
      </text>
    </g>
  )
}

/** The same signs as on the table. */
const SIGN: Record<string, string> = { kraken: 'kraken-tentacle', 'sea-serpent': 'sea-serpent', whale: 'sperm-whale', octopus: 'octopus' }

function Beast({ kind, x, y }: At & { kind: string }) {
  return <use className="beast" href={`${asset('shared/icons.svg')}#${SIGN[kind] ?? kind}`} x={x - 0.5} y={y - 0.5} width={1} height={1} />
}
