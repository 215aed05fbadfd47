import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Cell } from '../../../../engine/games/parley/map.ts'
import type { SayGame } from '../../../words/language.ts'
import { clicked, keyed } from './act.ts'
import { cellWords } from './cellWords.ts'
import { type Draft, isSame, monsterAt, portAt } from './draft.ts'
import { moveTo } from './edit.ts'
import { GridPicture } from './GridPicture.tsx'
import { cellAtPoint, centreIn, extentOf, stepped, type Window, windowOf } from './hex.ts'
import type { Problem } from './problems.ts'
import type { Tool } from './Tools.tsx'

/** A hexagon's radius at a zoom of 1, in em. */
const RADIUS = 2.1

type GridProps = {
  words: SayGame
  draft: Draft
  change(next: Draft, merge?: string | null): void
  cell: Cell
  onCell(cell: Cell): void
  tool: Tool
  zoom: number
  problems: readonly Problem[]
}

/** The sea as a grid: clicked, dragged and walked over with the arrow keys. */
export function HexGrid(props: GridProps) {
  const { words, draft, cell, tool, zoom, problems } = props
  const frame = useRef<HTMLDivElement>(null)
  const view = windowOf(draft, cell)
  const size = extentOf(view)
  const { dragged, ...pointer } = usePointer(props, view, frame)
  const { carried, onKeyDown } = useKeys(props)
  useFollow(frame, centreIn(view, cell), size)
  const said = `${cellWords(draft, cell, words)}${carried ? `, ${words('workshop.carried')}` : ''}`
  return (
    <>
      <div
        className={`map-grid map-grid-${tool}`}
        ref={frame}
        role="application"
        aria-label={words('workshop.grid', { columns: view.right - view.left + 1, rows: view.bottom - view.top + 1 })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the grid is walked with the arrow keys
        tabIndex={0}
        data-testid="map-grid"
        onKeyDown={onKeyDown}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${size.width} ${size.height}`}
          style={{ width: `${size.width * RADIUS * zoom}em`, height: `${size.height * RADIUS * zoom}em` }}
          {...pointer}
        >
          <GridPicture {...{ draft, view, cell, words, problems }} from={dragged?.from ?? carried} to={dragged?.to ?? (carried && cell)} />
        </svg>
      </div>
      <p className="map-said" role="status" data-testid="map-said">
        {said}
      </p>
    </>
  )
}

/** Clicks do what the tool does; what is taken up with the hand lies where it is let go. */
function usePointer({ draft, change, onCell, tool, words }: GridProps, view: Window, frame: RefObject<HTMLDivElement | null>) {
  const [dragged, setDragged] = useState<{ from: Cell; to: Cell } | null>(null)
  const under = (event: PointerEvent<SVGSVGElement>): Cell | null => {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = extentOf(view).width / box.width
    return cellAtPoint(view, (event.clientX - box.left) * scale, (event.clientY - box.top) * scale)
  }
  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    const at = under(event)
    if (!at || event.button !== 0) return
    onCell(at)
    frame.current?.focus({ preventScroll: true })
    change(clicked(draft, at, tool, words('workshop.newPort')))
    if (tool !== 'hand' || (!portAt(draft, at) && !monsterAt(draft, at))) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged({ from: at, to: at })
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const at = dragged && under(event)
    if (at && !isSame(at, dragged.to)) setDragged({ ...dragged, to: at })
  }
  const onPointerUp = (): void => {
    if (dragged && !isSame(dragged.from, dragged.to)) {
      change(moveTo(draft, dragged.from, dragged.to))
      onCell(dragged.to)
    }
    setDragged(null)
  }
  return { dragged, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDragged(null) }
}

/** Arrow keys walk; Enter takes up and sets down; letters do what the tools do. */
function useKeys({ draft, change, cell, onCell, words }: GridProps) {
  const [carried, setCarried] = useState<Cell | null>(null)
  const enter = (): void => {
    if (carried) {
      change(moveTo(draft, carried, cell))
      setCarried(null)
    } else if (portAt(draft, cell) || monsterAt(draft, cell)) setCarried(cell)
    else change(clicked(draft, cell, 'port', words('workshop.newPort')))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = stepped(cell, event.key)
    const made = next ? null : keyed(draft, cell, event.code, words('workshop.newPort'))
    if (next) onCell(next)
    else if (event.key === 'Enter' || event.key === ' ') enter()
    else if (event.key === 'Escape' && carried) setCarried(null)
    else if (made) change(made)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { carried, onKeyDown }
}

/** The chosen cell stays in sight, also on a sea larger than its frame. */
function useFollow(
  frame: { current: HTMLDivElement | null },
  centre: { x: number; y: number },
  size: { width: number; height: number },
): void {
  useEffect(() => {
    const place = frame.current
    const picture = place?.firstElementChild
    if (!place || !picture) return
    const scale = picture.clientWidth / size.width
    const [x, y] = [centre.x * scale, centre.y * scale]
    const margin = scale * 1.4
    if (x - margin < place.scrollLeft) place.scrollLeft = x - margin
    if (x + margin > place.scrollLeft + place.clientWidth) place.scrollLeft = x + margin - place.clientWidth
    if (y - margin < place.scrollTop) place.scrollTop = y - margin
    if (y + margin > place.scrollTop + place.clientHeight) place.scrollTop = y + margin - place.clientHeight
  }, [frame, centre.x, centre.y, size.width])
}
