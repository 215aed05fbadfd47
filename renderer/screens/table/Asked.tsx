import { useEffect } from 'react'
import { type Desk, whyNot } from '../../app/desk.ts'
import type { Why } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { useSize } from '../../app/size.ts'
import { useDo, useStore } from '../../app/store.ts'
import { askedWhy } from '../../app/table.ts'
import type { Rect, Target } from '../../table/contract.ts'
import { hasWords, useWords } from '../../words/language.ts'
import { useAsked } from './asked.ts'
import { theStage } from './stage.ts'

const SPOKEN_FOR_MS = 7000

/** The sentence of a refusal: the game's own words, or ours for what the host says. */
function useSentence(desk: Desk<unknown, unknown>): (why: Why) => string {
  const say = useWords()
  return (why) => {
    if (hasWords(desk.card.game, `reasons.${why.reason}`)) return desk.play.reason(why, desk.nameOf, desk.words)
    // Whatever the game has no sentence for is a code of the host's protocol.
    return say(`refusals.${why.reason as 'broken'}`)
  }
}

/** What a thing is, and why it may not be chosen now: said on pointing at it, a long press or the focus. */
export function Asked({ desk }: { desk: Desk<unknown, unknown> }) {
  const target = useAsked()
  const size = useSize()
  const wide = useStore((state) => state.preferences.textSize * 3)
  const sentence = useSentence(desk)
  const about = target === null ? null : desk.play.about(target, desk)
  const rect = target === null ? undefined : theStage()?.targets()[target]
  const why = target === null || desk.seat === null ? null : whyNot(target)
  // The sentence of a refusal would only be said twice; what is chosen has been read, and what confirms it lies close by.
  if (!about || !rect || desk.why || isChosen(desk, target)) return null
  return (
    <div className="asked walnut" role="tooltip" style={beside(rect, size, wide)} data-testid="asked">
      <b>{about.title}</b>
      {about.text && <p>{about.text}</p>}
      {why && <p className="asked-why">{sentence(why)}</p>}
    </div>
  )
}

function isChosen({ play, view, shown, seat, legal, choice }: Desk<unknown, unknown>, target: Target | null): boolean {
  return target !== null && seat !== null && play.choosing.marks({ view, shown, seat, legal }, choice)[target] === 'chosen'
}

function beside(rect: Rect, size: { width: number; height: number }, wide: number): React.CSSProperties {
  const width = Math.min(wide, size.width - 16)
  const left = Math.min(Math.max(8, rect.x + rect.width / 2 - width / 2), size.width - width - 8)
  if (rect.y > size.height * 0.42) return { left, width, bottom: size.height - rect.y + 8 }
  return { left, width, top: rect.y + rect.height + 8 }
}

/** Why the last click did nothing, with the way to the clause; goes by itself. */
export function Refused({ desk }: { desk: Desk<unknown, unknown> }) {
  const say = useWords()
  const dispatch = useDo()
  const sentence = useSentence(desk)
  const { why } = desk
  useEffect(() => {
    if (!why) return
    const timer = setTimeout(() => dispatch(askedWhy(null)), SPOKEN_FOR_MS)
    return () => clearTimeout(timer)
  }, [why, dispatch])
  return (
    <div className="refused" role="status">
      {why && (
        <div className="refused-words walnut" data-testid="refused">
          <p>{sentence(why)}</p>
          {why.clause && (
            <button
              type="button"
              className="small"
              data-testid="refused-clause"
              onClick={() => go({ page: 'table', table: desk.card.table, side: { panel: 'rules', clause: why.clause } })}
            >
              {say('rules.clause', { clause: why.clause })}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
