import { useId } from 'react'

type ChoiceProps<T extends string> = {
  /** What it is called when a step that moves takes the focus along. */
  control: string
  label: string
  value: T
  choices: readonly T[]
  wordsOf(choice: T): string
  onChange(choice: T): void
}

/** One of several, with its label above. */
export function Choice<T extends string>({ control, label, value, choices, wordsOf, onChange }: ChoiceProps<T>) {
  const id = useId()
  const choose = (wanted: string) => {
    const choice = choices.find((each) => each === wanted)
    if (choice !== undefined) onChange(choice)
  }
  return (
    <label className={`events-part events-part-${control}`} htmlFor={id}>
      <span>{label}</span>
      <select id={id} value={value} data-control={control} onChange={(event) => choose(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {wordsOf(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}
