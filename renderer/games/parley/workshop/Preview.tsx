import { useEffect, useRef } from 'react'
import type { Cell, PortMap } from '../../../../engine/games/parley/map.ts'
import { asset } from '../../../app/play.ts'
import { Sprite } from '../../../screens/ui/Sprite.tsx'
import type { Rect } from '../../../table/contract.ts'
import { hands, widthOf } from '../../../table/writing.ts'
import type { SayGame } from '../../../words/language.ts'
import { type Chart, cellCentre, chartIn, SHEET } from '../chart.ts'
import { printedNames } from '../layout/chartPieces.ts'
import { beginSheet, finishSheet } from '../sheet/draw.ts'
import { nearMonsters, placed } from '../sheet/field.ts'
import { cutShort, nameRooms } from '../sheet/names.ts'
import { type Plan, planFor } from '../sheet/plan.ts'
import { portName } from './cellWords.ts'
import { corners } from './hex.ts'
import { titleWords } from './reword.ts'

/** Room for words on the cartouche, pixels of the sheet. */
const TITLE_WIDTH = 172
const LATER_MS = 350
const ATLAS = 'games/parley/parley@1x'
/** A monster's picture in a hexagon of the printed size, pixels of the sheet. */
const BEAST = 84
const WHOLE = { x: 0, y: 0, width: SHEET.width, height: SHEET.height }

/** The chart, drawn as on the table. */
export function Preview({ map, words }: { map: PortMap | null; words: SayGame }) {
  return (
    <section className="map-preview" data-testid="map-preview">
      <h3>{words('workshop.preview')}</h3>
      {map ? <ChartPicture map={map} words={words} /> : <p>{words('workshop.previewLater')}</p>}
    </section>
  )
}

function ChartPicture({ map, words }: { map: PortMap; words: SayGame }) {
  const plan = planFor(map, true)
  return (
    <div className="map-chart">
      {plan ? <Drawn plan={plan} /> : <img src={asset('games/parley/chart@1x.webp')} alt="" />}
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        <Over map={map} plan={plan} words={words} />
      </svg>
    </div>
  )
}

/** Painted after a moment without changes, so that dragging stays quick. */
function Drawn({ plan }: { plan: Plan }) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = JSON.stringify(plan)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is what it says
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const canvas = beginSheet(plan, 1)
      await finishSheet(canvas, plan, 1)
      if (!isGone) place.current?.replaceChildren(canvas)
    }, LATER_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [drawing])
  return <div ref={place} className="map-canvas" data-testid="map-drawn" />
}

function beastBox(chart: Chart, cell: Cell): Rect {
  const { x, y } = cellCentre(chart, cell)
  const size = BEAST * chart.cell
  return { x: x - size / 2, y: y - size / 2, width: size, height: size }
}

/** What is too long for its room is written closer, as the table does. */
function squeezed(text: string, size: number, width: number): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return widthOf(text, { font: hands.bold, size, fill: '' }) > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {}
}

/** Hexagons, names and the title over the sheet. */
function Over({ map, plan, words }: { map: PortMap; plan: Plan | null; words: SayGame }) {
  const chart = chartIn(WHOLE, true, plan?.field)
  const { field } = chart
  const names = plan ? nameRooms(map, plan, chart) : printedNames(map, chart)
  const hexagon = (cell: PortMap['ports'][number]['cell']): string => corners(placed(field, cell), field.radius * 0.97, field.turned)
  const title = plan ? plan.title : null
  return (
    <>
      {map.ports.map(({ id, cell }) => (
        <polygon key={id} className="chart-port" points={hexagon(cell)} />
      ))}
      {nearMonsters(map).map(({ cell, kind }) => (
        <g key={cell.join()}>
          <polygon className="chart-closed" points={hexagon(cell)} />
          <Sprite atlas={ATLAS} name={`monster-${kind}`} className="chart-monster" at={beastBox(chart, cell)} />
        </g>
      ))}
      {map.ports.map((port) => {
        const { x = 0, y = 0, width = 0, height = 20, turn = 0 } = names.get(port.id) ?? {}
        const size = height * 0.74
        const name = cutShort(portName(port, words), size, width)
        return (
          <text
            key={port.id}
            className="chart-name"
            x={x}
            y={y + size * 0.33}
            fontSize={size}
            transform={`rotate(${turn} ${x} ${y})`}
            {...squeezed(name, size, width)}
          >
            {name}
          </text>
        )
      })}
      {title && (
        <text
          className="chart-title"
          x={title.x}
          y={title.y + 7 * title.scale}
          fontSize={24 * title.scale}
          {...squeezed(titleWords(map.title, words), 24 * title.scale, TITLE_WIDTH * title.scale)}
        >
          {titleWords(map.title, words)}
        </text>
      )}
    </>
  )
}
