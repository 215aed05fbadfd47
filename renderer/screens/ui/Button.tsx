import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Look = 'main' | 'may' | 'off' | 'quiet'

type ButtonProps = {
  look?: Look
  icon?: string
  title: ReactNode
  /** A second line: what it does, or why it can not be done now. */
  line?: ReactNode
  /** What stands at the right end: a price, a switch. */
  end?: ReactNode
  testId?: string
  pressed?: boolean
  label?: string
  /** A digit key presses it, by its place among such buttons. */
  hot?: boolean
  onClick(): void
}

/** A walnut button with a brass rim; `main` is all brass. One that is off still takes the focus, and says why. */
export function Button({ look = 'may', icon, title, line, end, testId, pressed, label, hot, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={`button button-${look}`}
      aria-disabled={look === 'off' || undefined}
      aria-pressed={pressed}
      aria-label={label}
      data-testid={testId}
      data-hot={hot || undefined}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      <span className="button-words">
        <span className="button-title">{title}</span>
        {line && <span className="button-line">{line}</span>}
      </span>
      {end}
    </button>
  )
}
