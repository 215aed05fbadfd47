import { useSyncExternalStore } from 'react'
import { type Desk, pick } from '../../app/desk.ts'
import type { Mark, Rect, Target } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { setAsked } from './asked.ts'
import { onStageChange, skip, stageChanges, theStage } from './stage.ts'

const kindOf = (target: Target): string => target.split(':')[0] ?? ''
const middle = ({ x, y, width, height }: Rect): [number, number] => [x + width / 2, y + height / 2]

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest of the same kind in the arrow's direction: what lies straight ahead is nearer than what lies aside. */
function neighbour(from: Target, key: string, rects: Record<Target, Rect>): Target | null {
  const way = WAYS[key]
  const start = rects[from]
  if (!way || !start) return null
  const [x, y] = middle(start)
  let best: { target: Target; far: number } | null = null
  for (const [target, rect] of Object.entries(rects)) {
    if (target === from || kindOf(target) !== kindOf(from)) continue
    const [dx, dy] = [middle(rect)[0] - x, middle(rect)[1] - y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const far = ahead + 2 * aside
    if (ahead > 4 && (best === null || far < best.far)) best = { target, far }
  }
  return best?.target ?? null
}

/** Invisible buttons over the pieces: the table for keyboard and screen reader. The mouse goes through them to the pieces. */
export function Mirror({ desk }: { desk: Desk<unknown, unknown> }) {
  const say = useWords()
  useSyncExternalStore(onStageChange, stageChanges)
  const rects = theStage()?.targets() ?? {}
  const { play, view, shown, seat, legal, choice } = desk
  const marks: Record<Target, Mark> = seat === null ? {} : play.choosing.marks({ view, shown, seat, legal }, choice)
  const entries = Object.keys(rects).flatMap((target) => {
    const about = play.about(target, desk)
    return about ? [{ target, about }] : []
  })
  const stops = firstOfEachKind(
    entries.map(({ target }) => target),
    marks,
  )
  const onKeyDown = (event: React.KeyboardEvent, target: Target): void => {
    const next = neighbour(target, event.key, rects)
    if (!WAYS[event.key]) return
    event.preventDefault()
    if (next) document.querySelector<HTMLElement>(`[data-target="${next}"]`)?.focus()
  }
  return (
    <section className="mirror" aria-label={say('table.board')}>
      {entries.map(({ target, about }) => {
        const { x, y, width, height } = rects[target] ?? { x: 0, y: 0, width: 0, height: 0 }
        const mark = marks[target]
        return (
          <button
            key={target}
            type="button"
            data-target={target}
            data-mark={mark}
            tabIndex={stops.has(target) ? 0 : -1}
            aria-disabled={mark === undefined || undefined}
            aria-pressed={mark === 'chosen' || undefined}
            aria-label={[about.title, about.text].filter(Boolean).join('. ')}
            style={{ left: x, top: y, width, height }}
            onFocus={() => focused(target)}
            onBlur={() => focused(null)}
            onKeyDown={(event) => onKeyDown(event, target)}
            onClick={() => {
              skip()
              pick(target)
            }}
          />
        )
      })}
    </section>
  )
}

function focused(target: Target | null): void {
  theStage()?.hover(target)
  setAsked(target)
}

/** Where Tab stops: one of each kind, one that may be chosen if there is any. */
function firstOfEachKind(targets: readonly Target[], marks: Record<Target, Mark>): Set<Target> {
  const stops = new Map<string, Target>()
  for (const target of targets) {
    const before = stops.get(kindOf(target))
    if (before === undefined || (marks[target] && !marks[before])) stops.set(kindOf(target), target)
  }
  return new Set(stops.values())
}
