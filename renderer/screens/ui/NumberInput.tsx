import { useState } from 'react'

type NumberProps = { id: string; textId: string; min: number; max: number; value: number; onChange(value: number): void }

const isWithin = (text: string, min: number, max: number): boolean =>
  /^-?\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max

/** A whole number. While it is typed it may be anything; what it cannot be is never taken up, and gone when the field is left. */
export function NumberInput({ id, textId, min, max, value, onChange }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? String(value)
  return (
    <input
      id={id}
      type="number"
      min={min}
      max={max}
      aria-describedby={textId}
      aria-invalid={!isWithin(shown, min, max) || undefined}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value)
        if (isWithin(event.target.value, min, max)) onChange(Number(event.target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
