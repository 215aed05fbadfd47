import { useEffect } from 'react'
import { useDo } from '../app/store.ts'
import { askedWhy } from '../app/table.ts'
import { hasWords, useWords } from '../words/language.ts'
import { Clause } from './Clause.tsx'
import type { AnyHand } from './useHand.ts'

const SPOKEN_FOR_MS = 6000

/** Why the last touch did nothing, with the way to the clause; goes by itself. */
export function Refused({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const dispatch = useDo()
  const { why, play, card, nameOf, words } = hand
  useEffect(() => {
    if (!why) return
    const timer = setTimeout(() => dispatch(askedWhy(null)), SPOKEN_FOR_MS)
    return () => clearTimeout(timer)
  }, [why, dispatch])
  // Whatever the game has no sentence for is a code of the host's protocol.
  const sentence = (): string =>
    why === null
      ? ''
      : hasWords(card.game, `reasons.${why.reason}`)
        ? play.reason(why, nameOf, words)
        : say(`refusals.${why.reason as 'broken'}`)
  return (
    <div className="refused" role="status" data-testid="refused">
      {why && (
        <div className="refused-words">
          <p>{sentence()}</p>
          {why.clause && <Clause hand={hand} clause={why.clause} />}
        </div>
      )}
    </div>
  )
}
