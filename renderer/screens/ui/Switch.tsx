type SwitchProps<T extends string> = {
  choices: readonly T[]
  value: T
  words(choice: T): string
  titles?(choice: T): string
  labelledBy?: string
  label?: string
  testId?: string
  onChange(choice: T): void
}

/** One of a few; arrow keys go from one to the next, as radio buttons do. */
export function Switch<T extends string>({ choices, value, words, titles, labelledBy, label, testId, onChange }: SwitchProps<T>) {
  const step = (by: number): void => {
    const next = choices[(choices.indexOf(value) + by + choices.length) % choices.length]
    if (next) onChange(next)
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLDivElement>): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    step(by)
    const buttons = event.currentTarget.querySelectorAll('button')
    buttons[(choices.indexOf(value) + by + choices.length) % choices.length]?.focus()
  }
  return (
    <div className="switch" role="radiogroup" aria-labelledby={labelledBy} aria-label={label} data-testid={testId} onKeyDown={onKeyDown}>
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useSemanticElements: drawn as one brass switch, which native radio buttons cannot be
        <button
          key={choice}
          type="button"
          role="radio"
          aria-checked={choice === value}
          tabIndex={choice === value ? 0 : -1}
          title={titles?.(choice)}
          data-testid={testId && `${testId}-${choice}`}
          onClick={() => onChange(choice)}
        >
          {words(choice)}
        </button>
      ))}
    </div>
  )
}
