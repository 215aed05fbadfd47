import { useEffect, useRef, useState } from 'react'
import { type Desk, phaseOf } from '../../app/desk.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'

/** A screen reader needs a moment between two news; older lines would only delay the newer. */
const LINES = 6

/** Every event that has been shown is said to a screen reader, and whose decision it is. */
export function Teller({ desk }: { desk: Desk<unknown, unknown> }) {
  const say = useWords()
  const { epoch, since, shownCount } = useStore((state) => state.table)
  const [lines, setLines] = useState<{ id: string; text: string }[]>([])
  const told = useRef({ epoch: -1, count: 0 })
  const { play, nameOf, words } = desk
  useEffect(() => {
    if (told.current.epoch !== epoch) {
      told.current = { epoch, count: 0 }
      setLines([])
    }
    const fresh = since.slice(told.current.count, shownCount).flatMap((event, index) => {
      const line = play.engine.describe(event)
      return line ? [{ id: `${epoch}-${told.current.count + index}`, text: play.tell(line, nameOf, words) }] : []
    })
    told.current.count = shownCount
    if (fresh.length > 0) setLines((before) => [...before, ...fresh].slice(-LINES))
  }, [epoch, since, shownCount, play, nameOf, words])
  return (
    <>
      <div className="spoken" role="log" aria-live="polite" data-testid="teller">
        {lines.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div className="spoken" role="status" data-testid="phase">
        {phaseOf(desk, say)}
      </div>
    </>
  )
}
