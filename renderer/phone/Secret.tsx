import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'

/** Shorter than this it was a tap, which opens until the next one. */
const TAP_MS = 280

type SecretProps = {
  title: string
  /** What lies there face down. */
  closed: ReactNode
  open: ReactNode
  /** What it is, for whoever hears the page. */
  spoken: string
  testId: string
  /** Takes the whole width, its picture above its words. */
  wide?: boolean
}

/** A secret of mine: seen while I hold it, or from tap to tap; face down as soon as the page is not looked at. */
export function Secret({ title, closed, open, spoken, testId, wide }: SecretProps) {
  const say = useWords()
  const [up, setUp] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (!up) return
    const down = (): void => setUp(false)
    document.addEventListener('visibilitychange', down)
    window.addEventListener('blur', down)
    return () => {
      document.removeEventListener('visibilitychange', down)
      window.removeEventListener('blur', down)
    }
  }, [up])
  const press = (event: React.PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    since.current = up ? Number.NEGATIVE_INFINITY : event.timeStamp
    setUp(true)
  }
  const release = (event: React.PointerEvent): void => {
    if (event.timeStamp - since.current > TAP_MS) setUp(false)
  }
  return (
    <button
      type="button"
      className={wide ? 'secret secret-wide' : 'secret'}
      aria-expanded={up}
      data-testid={testId}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={() => setUp(false)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && setUp(!up)}
    >
      <span className="secret-picture">{up ? open : closed}</span>
      <span className="secret-words">
        <b>{title}</b>
        <i aria-live="polite">{up ? spoken : say('phone.hold')}</i>
      </span>
      <Icon name={up ? 'semi-closed-eye' : 'sight-disabled'} />
    </button>
  )
}
