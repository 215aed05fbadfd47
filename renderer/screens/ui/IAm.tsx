import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/language.ts'

const HOLD_MS = 450

/** Held for a moment, so that nobody sees another's secrets by a slip; with the keyboard it is pressed. */
export function IAm({ name, focus, onHeld }: { name: string; focus: boolean; onHeld(): void }) {
  const say = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (focus) button.current?.focus()
  }, [focus])
  useEffect(() => () => clearTimeout(timer.current), [])
  const hold = (): void => {
    setHeld(true)
    timer.current = setTimeout(onHeld, HOLD_MS)
  }
  const letGo = (): void => {
    setHeld(false)
    clearTimeout(timer.current)
  }
  return (
    <button
      ref={button}
      type="button"
      className="button button-main curtain-hold"
      data-held={held}
      data-testid="i-am"
      onPointerDown={(event) => {
        // The curtain may fall under the finger that holds.
        event.currentTarget.setPointerCapture(event.pointerId)
        hold()
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && onHeld()}
    >
      <span className="button-words">
        <span className="button-title">{say('curtain.iAm', { name })}</span>
        <span className="button-line">{say('curtain.hold')}</span>
      </span>
    </button>
  )
}
