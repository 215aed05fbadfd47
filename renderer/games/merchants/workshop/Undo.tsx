import { useEffect, useRef } from 'react'
import type { SayGame } from '../../../words/language.ts'

/** What has just gone, and the way back; the focus goes there, because what had it is no more. */
export function Undo({ gone, words, onUndo }: { gone: string; words: SayGame; onUndo(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="events-undo walnut" role="status">
      <span>{gone}</span>
      <button ref={button} type="button" className="small" data-testid="events-undo" onClick={onUndo}>
        {words('workshop.undo')}
      </button>
    </div>
  )
}
