import { type ReactNode, useState } from 'react'

type SureProps = { title: ReactNode; label?: string; sure: string; testId?: string; onClick(): void }

/** A button that asks once more; going elsewhere takes it back. */
export function Sure({ title, label, sure, testId, onClick }: SureProps) {
  const [asking, setAsking] = useState(false)
  return (
    <button
      type="button"
      className={asking ? 'small danger' : 'small'}
      aria-label={asking ? sure : label}
      aria-live="polite"
      data-testid={testId}
      data-asking={asking || undefined}
      onBlur={() => setAsking(false)}
      onClick={() => {
        setAsking(!asking)
        if (asking) onClick()
      }}
    >
      {asking ? sure : title}
    </button>
  )
}
